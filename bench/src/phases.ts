import { FastChance, type Game, makeSink, playout, type Ruleset, start } from '@graveshift/kernel'
import { type Contestant, rate } from './clock.ts'

const BATCH = 100

/** All zombies of a full board act, splits sent at random, every event kept. */
export function phases<G extends Game>(rules: Ruleset<G>, options: G['options']): Contestant {
  let seed = 0
  return (milliseconds) =>
    rate(milliseconds, () => {
      for (let phase = 0; phase < BATCH; phase++) {
        const chance = new FastChance(seed++)
        const sink = makeSink<G>()
        const state = start(rules, options, chance, sink)
        playout(rules, state, chance, chance, sink)
        if (sink.events.length === 0) throw new Error('nobody moved')
      }
      return { phases: BATCH }
    })
}
