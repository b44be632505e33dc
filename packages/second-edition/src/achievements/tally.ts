import type { Mode } from '@graveshift/zones'
import { NONE } from '@graveshift/zones'
import {
  type Blow,
  blowOf,
  type CommonTally,
  type Counters,
  freshTally as freshCommon,
  NOTHING_DONE,
  type PersonTally,
} from '@graveshift/zones/achievements'
import type { Event } from '../game.ts'
import type { Moment } from './achievement.ts'

/** What one person did. */
interface Done extends PersonTally {
  turnRunners: number
  doors: number
}

/** By a weapon, a bomb or a car. */
interface Struck extends Blow {
  readonly by: Mode | 'bomb' | 'car'
}

/** What the board does not remember. */
export interface Tally extends CommonTally<Done, Struck> {
  meals: number
  scares: number
}

export const freshTally = (): Tally => ({
  ...freshCommon<Done, Struck>(() => ({ ...NOTHING_DONE, turnRunners: 0, doors: 0 })),
  meals: 0,
  scares: 0,
})

export const COUNTERS: Counters<Event, Moment> = {
  turnBegan({ tally }, { person }) {
    tally.of(person).turnRunners = 0
  },
  attacked({ tally, kit, board }, event) {
    const blow = blowOf(kit, board, event)
    tally.blow = kit.cards[event.with]?.kind === 'bomb' ? { ...blow, by: 'bomb' } : blow
  },
  drove({ tally }) {
    // A fast drive enters several zones: one blow, as long as it lasts.
    if (tally.blow?.by !== 'car') tally.blow = { by: 'car', range: 0, kills: 0 }
  },
  killed({ tally, kit }, { person, kind, count }) {
    if (person !== NONE && kit.kinds[kind]?.id === 'runner') tally.of(person).turnRunners += count
  },
  doorOpened({ tally }, { person }) {
    if (person !== NONE) tally.of(person).doors += 1
  },
  eaten({ tally }) {
    tally.meals += 1
  },
  drawn({ tally, kit }, { card }) {
    if (kit.cards[card]?.kind === 'trap') tally.scares += 1
  },
}
