import { FastChance, type Game, makeSink, playout, start } from '@graveshift/kernel'
import { type Contestant, rate } from './clock.ts'
import type { Setup } from './mix.ts'

/** One game of each setup, each answer sampled, every event kept. */
export function playoutsOf<G extends Game>(mix: readonly Setup<G>[]): Contestant {
  let seed = 0
  return (milliseconds) =>
    rate(milliseconds, () => {
      let decisions = 0
      for (const { rules, options } of mix) {
        const chance = new FastChance(seed++)
        const sink = makeSink<G>()
        const state = start(rules, options, chance, sink)
        decisions += playout(rules, state, chance, chance, sink)
        if (rules.outcome(state.board) === undefined) throw new Error(`game ${seed - 1} did not end`)
      }
      return { games: mix.length, decisions }
    })
}
