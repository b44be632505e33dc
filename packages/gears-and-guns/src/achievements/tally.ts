import { type Mode, NONE } from '@graveshift/zones'
import {
  type Blow,
  blowOf,
  type CommonTally,
  type Counters,
  freshTally as freshCommon,
  NOTHING_DONE,
  type PersonTally,
} from '@graveshift/zones/achievements'
import { GATLING_CARD } from '../content/figures.ts'
import type { Event } from '../game.ts'
import type { Moment } from './achievement.ts'

/** What one person did. */
interface Done extends PersonTally {
  switches: number
  refills: number
  cards: number
  pushes: number
}

interface Struck extends Blow {
  readonly by: Mode | 'blast'
  readonly isFanned: boolean
  readonly isSteamed: boolean
  readonly isGatling: boolean
}

/** What the board does not remember. */
export interface Tally extends CommonTally<Done, Struck> {
  /** What somebody does now. */
  deed: string
  depletions: number
  notes: number
  fallen: number
  blasts: number
}

export const freshTally = (): Tally => ({
  ...freshCommon<Done, Struck>(() => ({ ...NOTHING_DONE, switches: 0, refills: 0, cards: 0, pushes: 0 })),
  deed: '',
  depletions: 0,
  notes: 0,
  fallen: 0,
  blasts: 0,
})

export const COUNTERS: Counters<Event, Moment> = {
  acted({ tally }, { action }) {
    tally.deed = action
  },
  attacked({ tally, kit, board }, event) {
    tally.blow = {
      ...blowOf(kit, board, event),
      isFanned: tally.deed === 'fanning',
      isSteamed: event.style !== undefined,
      isGatling: event.with === GATLING_CARD,
    }
  },
  exploded({ tally }) {
    tally.blasts += 1
    // Several bottles in one zone go up as one.
    if (tally.blow?.by !== 'blast')
      tally.blow = { by: 'blast', isFanned: false, isSteamed: false, isGatling: false, range: 0, kills: 0 }
  },
  knockedOut({ tally }) {
    tally.fallen += 1
  },
  eliminated({ tally }) {
    tally.fallen += 1
  },
  switchTurned({ tally }, { person }) {
    if (person !== NONE) tally.of(person).switches += 1
  },
  refilled({ tally }, { person }) {
    tally.of(person).refills += 1
  },
  depleted({ tally }) {
    tally.depletions += 1
  },
  cardRead({ tally }, { person }) {
    tally.of(person).cards += 1
  },
  noteRead({ tally }) {
    tally.notes += 1
  },
  wagonPushed({ tally }, { person }) {
    tally.of(person).pushes += 1
  },
}
