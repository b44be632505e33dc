import { type Played, playOn } from '@graveshift/bots'
import type { Game, GameModule } from '@graveshift/kernel'
import type { ChanceQuestion } from '../bots/bot-message.ts'

/** Plays some games on from here; the numbers of the games say which. */
export function chanceFrom(
  module: GameModule<Game>,
  { options, state, seat, from, games }: ChanceQuestion,
): Played {
  const rules = module.rulesFor(options)
  return playOn(rules, state, seat, { seed: state.control.asked, from, games })
}
