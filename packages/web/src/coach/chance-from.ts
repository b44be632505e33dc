import { type Played, playOn } from '@graveshift/bots'
import { GEAR_UP_MODULE } from '@graveshift/gear-up'
import type { ChanceQuestion } from '../bots/bot-message.ts'

/** Plays some games on from here; the numbers of the games say which. */
export function chanceFrom({ options, state, seat, from, games }: ChanceQuestion): Played {
  const rules = GEAR_UP_MODULE.rulesFor(options)
  return playOn(rules, state, seat, { seed: state.control.asked, from, games })
}
