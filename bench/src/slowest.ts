import { STRONG_BOT } from '@graveshift/bots'
import type { Game } from '@graveshift/kernel'
import { type Contestant, processorTime } from './clock.ts'
import { midGame, type Setup } from './mix.ts'

/** The slowest decision of the strong bot, with its own budget, among those in the middle of every setup's game. */
export function slowestOf<G extends Game>(setups: readonly Setup<G>[]): Contestant {
  const positions = setups.map((setup, seed) => ({ setup, state: midGame(setup, seed) }))
  return () => {
    let slowest = 0
    for (const [seed, { setup, state }] of positions.entries()) {
      const [choice] = state.control.open
      if (!choice) continue
      const seat = choice.seat === 'team' ? (setup.rules.leader?.(state.board) ?? 0) : choice.seat
      const begin = processorTime()
      STRONG_BOT.decide({ rules: setup.rules, state, seat, choice, seed })
      slowest = Math.max(slowest, processorTime() - begin)
    }
    return { slowest }
  }
}
