import { debrief, debriefBudget } from '@graveshift/bots'
import type { Game, GameModule } from '@graveshift/kernel'
import { stepsOf } from '@graveshift/table'
import type { DebriefAnswer, DebriefQuestion, WithEffort } from '../bots/bot-message.ts'

/** Looks back at a whole game, and tells from time to time how far it is. */
export function debriefOf(
  module: GameModule<Game>,
  { options, log, effort = 1 }: WithEffort<DebriefQuestion>,
  tell: (answer: DebriefAnswer) => void,
): void {
  const rules = module.rulesFor(options)
  const work = debrief(rules, stepsOf(module, options, log), debriefBudget(rules, effort))
  let step = work.next()
  for (; !step.done; step = work.next()) tell({ progress: step.value })
  tell({ debrief: step.value })
}
