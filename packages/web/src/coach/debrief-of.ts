import { debrief } from '@graveshift/bots'
import type { Game, GameModule } from '@graveshift/kernel'
import { stepsOf } from '@graveshift/table'
import type { DebriefAnswer, DebriefQuestion } from '../bots/bot-message.ts'

/** Looks back at a whole game, and tells from time to time how far it is. */
export function debriefOf(
  module: GameModule<Game>,
  { options, log }: DebriefQuestion,
  tell: (answer: DebriefAnswer) => void,
): void {
  const work = debrief(module.rulesFor(options), stepsOf(module, options, log))
  let step = work.next()
  for (; !step.done; step = work.next()) tell({ progress: step.value })
  tell({ debrief: step.value })
}
