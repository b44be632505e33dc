import {
  type GameModule,
  isRecord,
  type Json,
  randomTable,
  rawOptions,
  type Telling,
} from '@graveshift/kernel'
import { missionLabel } from '@graveshift/zones/missions'
import { plainClock } from '../after/clock.ts'
import type { LoadedGame } from '../games/game-face.ts'
import { seatsOf } from '../generic/seat-to-be.ts'
import { MISSION_SUMMARY_VERSION, type MissionSummary } from './end/mission-summary.ts'
import { healthSigns } from './end/signs.ts'
import { type SummedGame, summariser, type Tracker } from './end/summariser.ts'
import { talliesOf } from './end/tallies.ts'
import { withSeats } from './set-up/crew.ts'
import type { CrewFacts } from './set-up/set-up-box.ts'
import { allowed, optionsOf, wishOf } from './set-up/wish.ts'

/** Where nobody said how many, an online table has this many seats. */
const ONLINE_SEATS = 2

interface Mapped {
  readonly map: { readonly zones: readonly { readonly name: string }[] }
}

interface Parts<G extends SummedGame, K> {
  readonly module: GameModule<G>
  readonly crew: CrewFacts
  kitFor(options: G['options']): K
  achievementTracker(kit: K): Tracker<G>
  /** Rules behind what the table itself refuses. */
  readonly tableRules: Readonly<Record<string, string>>
}

/** A game whose missions are played at a table of zones, with its rules. */
export function loadedMissions<G extends SummedGame, K extends Mapped>({
  module,
  crew,
  kitFor,
  achievementTracker,
  tableRules,
}: Parts<G, K>): LoadedGame<G, MissionSummary> {
  const first = wishOf(crew, {})
  /** A zone that somebody points at: by its name on the board of the mission that is played. */
  const zoneTold = (board: Json, target: number): Telling => {
    const setup = isRecord(board) ? (board.setup as G['options'] | undefined) : undefined
    const name = setup && kitFor(setup).map.zones[target]?.name
    return { word: 'pick.plain', with: { text: name ?? '' } }
  }
  return {
    module,
    clock: plainClock(module),
    firstOptions: optionsOf(first),
    atOnce: optionsOf(first),
    onlineOptions: optionsOf({ ...first, teams: withSeats(first.teams, ONLINE_SEATS) }),
    labelOf: (options) => ({
      survivors: options.teams.flat(),
      against: missionLabel(options),
      title: missionLabel(options),
      about: [],
    }),
    summarise: summariser({ kitFor, achievementTracker }),
    summaryVersion: MISSION_SUMMARY_VERSION,
    talliesOf,
    seatsAre: 'players',
    signsOf: healthSigns,
    seatsOf(options) {
      const { teams } = wishOf(crew, options)
      return seatsOf(module, options).map((seat, index) => {
        const [id = seat.id, ...others] = teams[index] ?? []
        return { ...seat, id, others }
      })
    },
    randomOptions(options, roll) {
      // Who plays is drawn anew: nobody is kept from the table that was.
      const { teams: _teams, ...rest } = rawOptions(options)
      const drawn = randomTable(module.options, rest, { below: roll })
      return optionsOf(allowed(crew, wishOf(crew, drawn)))
    },
    leaderOf: (board) => (isRecord(board) && typeof board.first === 'number' ? board.first : 0),
    tellTarget: (board, target) => ({ what: zoneTold(board, target), seat: undefined }),
    ruleBehind: ({ rule, refused }) => (rule === 'KERNEL' ? tableRules[refused] : rule),
  }
}
