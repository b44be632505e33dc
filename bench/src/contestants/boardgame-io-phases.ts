import { type Contestant, rate } from '../clock.ts'
import { beginPhases, runPhase } from '../peer/phases.ts'

const BATCH = 10
const fresh = beginPhases()

/** One zombies' phase after the other, each from the same board. */
export const contestant: Contestant = (milliseconds) =>
  rate(milliseconds, () => {
    for (let phase = 0; phase < BATCH; phase++)
      if (runPhase(fresh) === fresh) throw new Error('boardgame.io refused a move')
    return { phases: BATCH }
  })
