import {
  cloneState,
  FastChance,
  type Game,
  makeSink,
  randomStep,
  type Sink,
  type State,
  start,
} from '@graveshift/kernel'
import { type Contestant, processorTime } from './clock.ts'
import { midGame, type Setup } from './mix.ts'

const EARLY = 10
const LATE = 1000
/** Decisions that are timed, around the 10th and around the 1,000th. */
const WINDOW = 20

/** What a table has kept: a batch for each decision, as every host of ours keeps them. */
type Log<G extends Game> = Sink<G>[]

/** One decision at random, its batch added to the log; false when nothing is open. */
function decide<G extends Game>(
  { rules }: Setup<G>,
  state: State<G>,
  chance: FastChance,
  log: Log<G>,
): boolean {
  const batch = makeSink<G>()
  if (!randomStep(rules, state, chance, chance, batch)) return false
  log.push(batch)
  return true
}

/** The log of a table that has made this many decisions, game after game. */
function logOf<G extends Game>(mix: readonly Setup<G>[], decisions: number): Log<G> {
  const chance = new FastChance(7)
  const log: Log<G> = []
  let game = 0
  const begin = () => {
    // Seven shares no factor with the number of setups, so that all take their turn.
    const setup = mix[(7 * game++) % mix.length] as Setup<G>
    return { setup, state: start(setup.rules, setup.options, chance) }
  }
  let now = begin()
  while (log.length < decisions) if (!decide(now.setup, now.state, chance, log)) now = begin()
  return log
}

/** A log with the same entries that has grown as logs grow: one entry at a time. */
function grown<G extends Game>(log: Log<G>): Log<G> {
  const copy: Log<G> = []
  for (const batch of log) copy.push(batch)
  return copy
}

/**
 * Few games have a thousand decisions, and late in a game other things are decided than early. So the very same
 * decisions are timed twice: as the 10th and as the 1,000th at a table that keeps one log of game after game.
 */
export function historyOf<G extends Game>(mix: readonly Setup<G>[]): Contestant {
  const games = mix.map((setup, index) => ({ setup, state: midGame(setup, index) }))
  const before = { early: logOf(mix, EARLY - WINDOW / 2), late: logOf(mix, LATE - WINDOW / 2) }
  const asked = { early: EARLY, late: LATE }
  let seed = 0

  interface Seated {
    readonly setup: Setup<G>
    readonly state: State<G>
    readonly log: Log<G>
    readonly chance: FastChance
  }

  /** Milliseconds and decisions of all tables, with the log before them that long. */
  const sit = (when: keyof typeof before): { time: number; decisions: number } => {
    const tables = games.map(({ setup, state }, index): Seated => {
      const copy = cloneState(setup.rules, state)
      copy.control.asked += asked[when]
      return { setup, state: copy, log: grown(before[when]), chance: new FastChance(seed + index) }
    })
    let decisions = 0
    const begin = processorTime()
    for (const { setup, state, log, chance } of tables)
      for (let made = 0; made < WINDOW && decide(setup, state, chance, log); made++) decisions++
    return { time: processorTime() - begin, decisions }
  }

  return (milliseconds) => {
    const time = { early: 0, late: 0 }
    let decisions = 0
    const begin = processorTime()
    for (let pass = 0; processorTime() - begin < milliseconds; pass++) {
      seed += games.length
      for (const when of pass % 2 === 0 ? (['early', 'late'] as const) : (['late', 'early'] as const)) {
        const sat = sit(when)
        time[when] += sat.time
        decisions += sat.decisions / 2
      }
    }
    return { early: (time.early * 1000) / decisions, late: (time.late * 1000) / decisions }
  }
}
