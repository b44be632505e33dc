import { debrief } from '@graveshift/bots'
import { GEAR_UP_MODULE } from '@graveshift/gear-up'
import { stepsOf } from '@graveshift/table'
import type { DebriefAnswer, DebriefQuestion } from '../bots/bot-message.ts'

/** Looks back at a whole game, and tells from time to time how far it is. */
export function debriefOf({ options, log }: DebriefQuestion, tell: (answer: DebriefAnswer) => void): void {
  const work = debrief(GEAR_UP_MODULE.rulesFor(options), stepsOf(GEAR_UP_MODULE, options, log))
  let step = work.next()
  for (; !step.done; step = work.next()) tell({ progress: step.value })
  tell({ debrief: step.value })
}
