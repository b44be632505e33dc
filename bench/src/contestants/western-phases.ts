import { type Western, westernRules } from '@graveshift/gears-and-guns'
import { FastChance, makeSink, playout, start } from '@graveshift/kernel'
import { activation } from '@graveshift/zones'
import { type Contestant, rate } from '../clock.ts'
import { WESTERN_CROWD } from '../western-crowd.ts'

const { board, options, kit } = WESTERN_CROWD
const everybody = (1 << kit.kinds.length) - 1
const { rules } = westernRules(options, { board, frames: [activation(everybody, 0)] })
const BATCH = 100

let seed = 0

/** All zombies of a full board act: token and sight, attacks, armor, ways, splits sent at random, every event kept. */
export const contestant: Contestant = (milliseconds) =>
  rate(milliseconds, () => {
    for (let phase = 0; phase < BATCH; phase++) {
      const chance = new FastChance(seed++)
      const sink = makeSink<Western>()
      const state = start(rules, options, chance, sink)
      playout(rules, state, chance, chance, sink)
      if (sink.events.length === 0) throw new Error('nobody moved')
    }
    return { phases: BATCH }
  })
