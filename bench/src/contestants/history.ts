import { GEAR_UP, type GearUp, type Options } from '@graveshift/gear-up'
import {
  cloneState,
  FastChance,
  makeSink,
  randomStep,
  type Sink,
  type State,
  start,
} from '@graveshift/kernel'
import { type Contestant, processorTime } from '../clock.ts'
import { MIX, midGame } from '../mix.ts'

const EARLY = 10
const LATE = 1000
/** Decisions that are timed, around the 10th and around the 1,000th. */
const WINDOW = 20

/** The log of a table that has made this many decisions, game after game. */
function logOf(decisions: number): Sink<GearUp> {
  const chance = new FastChance(7)
  const sink = makeSink<GearUp>()
  let game = 0
  let state = start(GEAR_UP, MIX[0] as Options, chance, sink)
  for (let made = 0; made < decisions; made++)
    while (!randomStep(GEAR_UP, state, chance, chance, sink)) {
      // Seven shares no factor with the number of setups, so that all take their turn.
      game = (game + 7) % MIX.length
      state = start(GEAR_UP, MIX[game] as Options, chance, sink)
    }
  return sink
}

/** A log with the same entries that has grown as logs grow: one entry at a time. */
function grown({ events, forced, drawn }: Sink<GearUp>): Sink<GearUp> {
  const sink = makeSink<GearUp>()
  for (const event of events) sink.events.push(event)
  for (const answer of forced) sink.forced.push(answer)
  for (const number of drawn) sink.drawn.push(number)
  return sink
}

const states = MIX.map(midGame)
const before = { early: logOf(EARLY - WINDOW / 2), late: logOf(LATE - WINDOW / 2) }
const asked = { early: EARLY, late: LATE }

interface Seated {
  readonly state: State<GearUp>
  readonly sink: Sink<GearUp>
  readonly chance: FastChance
}

/** Milliseconds and decisions of all tables, with the log before them that long. */
function sit(when: keyof typeof before, seed: number): { time: number; decisions: number } {
  const tables = states.map((state, index): Seated => {
    const copy = cloneState(GEAR_UP, state)
    copy.control.asked += asked[when]
    return { state: copy, sink: grown(before[when]), chance: new FastChance(seed + index) }
  })
  let decisions = 0
  const begin = processorTime()
  for (const { state, sink, chance } of tables)
    for (let made = 0; made < WINDOW && randomStep(GEAR_UP, state, chance, chance, sink); made++) decisions++
  return { time: processorTime() - begin, decisions }
}

let seed = 0

/**
 * No Gear Up game has a thousand decisions, and late in a game other things are decided than early. So the very same
 * decisions are timed twice: as the 10th and as the 1,000th at a table that keeps one log of game after game.
 */
export const contestant: Contestant = (milliseconds) => {
  const time = { early: 0, late: 0 }
  let decisions = 0
  const begin = processorTime()
  for (let pass = 0; processorTime() - begin < milliseconds; pass++) {
    seed += states.length
    for (const when of pass % 2 === 0 ? (['early', 'late'] as const) : (['late', 'early'] as const)) {
      const sat = sit(when, seed)
      time[when] += sat.time
      decisions += sat.decisions / 2
    }
  }
  return { early: (time.early * 1000) / decisions, late: (time.late * 1000) / decisions }
}
