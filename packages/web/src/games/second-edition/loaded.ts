import { isRecord, type Json, randomTable, rawOptions, type Telling } from '@graveshift/kernel'
import { kitFor, type Options, SECOND_EDITION_MODULE, type SecondEdition } from '@graveshift/second-edition'
import { missionLabel } from '@graveshift/zones/missions'
import { plainClock } from '../../after/clock.ts'
import { seatsOf } from '../../generic/seat-to-be.ts'
import type { MissionSummary } from '../../zone-table/end/mission-summary.ts'
import { MISSION_SUMMARY_VERSION } from '../../zone-table/end/mission-summary.ts'
import { healthSigns } from '../../zone-table/end/signs.ts'
import { talliesOf } from '../../zone-table/end/tallies.ts'
import { withSeats } from '../../zone-table/set-up/crew.ts'
import { optionsOf, wishOf } from '../../zone-table/set-up/wish.ts'
import type { LoadedGame } from '../game-face.ts'
import { summarise } from './after/summarise.ts'
import { CREW_FACTS } from './set-up/crew-facts.ts'

/** Where nobody said how many, an online table has this many seats. */
const ONLINE_SEATS = 2

const first = wishOf(CREW_FACTS, {})

/** A zone that somebody points at: by its name on the board of the mission that is played. */
function zoneTold(board: Json, target: number): Telling {
  const setup = isRecord(board) ? (board.setup as unknown as Options) : undefined
  const name = setup && kitFor(setup).map.zones[target]?.name
  return { word: 'pick.plain', with: { text: name ?? '' } }
}

/** The second edition with its rules. */
export const SECOND_EDITION: LoadedGame<SecondEdition, MissionSummary> = {
  module: SECOND_EDITION_MODULE,
  clock: plainClock(SECOND_EDITION_MODULE),
  firstOptions: optionsOf(first),
  onlineOptions: optionsOf({ ...first, teams: withSeats(first.teams, ONLINE_SEATS) }),
  labelOf: (options) => ({
    survivors: options.teams.flat(),
    against: missionLabel(options),
    title: missionLabel(options),
    about: [],
  }),
  summarise,
  summaryVersion: MISSION_SUMMARY_VERSION,
  talliesOf,
  seatsAre: 'players',
  signsOf: healthSigns,
  seatsOf(options) {
    const { teams } = wishOf(CREW_FACTS, options)
    return seatsOf(SECOND_EDITION_MODULE, options).map((seat, index) => ({
      ...seat,
      id: teams[index]?.[0] ?? seat.id,
    }))
  },
  randomOptions(options, roll) {
    // Who plays is drawn anew: nobody is kept from the table that was.
    const { teams: _teams, ...rest } = rawOptions(options)
    const drawn = randomTable(SECOND_EDITION_MODULE.options, rest, { below: roll })
    return optionsOf(wishOf(CREW_FACTS, drawn))
  },
  leaderOf: (board) => (isRecord(board) && typeof board.first === 'number' ? board.first : 0),
  tellTarget: (board, target) => ({ what: zoneTold(board, target), seat: undefined }),
  ruleBehind: ({ rule, refused }) => (rule === 'KERNEL' ? TABLE_RULES[refused] : rule),
}

/** Rules behind what the table itself refuses. */
const TABLE_RULES: Readonly<Record<string, string>> = {
  'beyond-horizon': 'Z2-TBL-01',
  'nothing-to-undo': 'Z2-TBL-01',
}
