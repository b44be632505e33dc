import { GEAR_UP, type GearUp } from '@graveshift/gear-up'
import { FastChance, makeSink, playout, start } from '@graveshift/kernel'
import { type Amounts, type Contestant, rate } from '../clock.ts'
import { MIX } from '../mix.ts'

let seed = 0

/** One game of each setup, each answer sampled, every event kept. */
function play(): Amounts {
  let decisions = 0
  for (const setup of MIX) {
    const chance = new FastChance(seed++)
    const sink = makeSink<GearUp>()
    const state = start(GEAR_UP, setup, chance, sink)
    decisions += playout(GEAR_UP, state, chance, chance, sink)
    if (GEAR_UP.outcome(state.board) === undefined) throw new Error(`game ${seed - 1} did not end`)
  }
  return { games: MIX.length, decisions }
}

export const contestant: Contestant = (milliseconds) => rate(milliseconds, play)
