import { MODES, type Mode, NONE, UNSEEN } from '@graveshift/zones'
import type { Board } from '../board.ts'
import type { Event } from '../game.ts'
import type { SecondKit } from '../second-kit.ts'

/** What one person did, as far as achievements ask for it. */
interface PersonTally {
  kills: number
  /** In the turn it is taking, or took last. */
  turnKills: number
  turnRunners: number
  doors: number
  searches: number
}

/** The last blow, by a weapon, a bomb or a car, and what fell to it. */
interface Blow {
  readonly person: number
  readonly by: Mode | 'bomb' | 'car'
  /** Zones between the striker and its target. */
  readonly range: number
  kills: number
}

/** What the board does not remember. */
export interface Tally {
  readonly people: Map<number, PersonTally>
  blow: Blow | undefined
  kills: number
  /** Kinds of zombies that fell, by their places in the list. */
  readonly kinds: Set<number>
  shots: number
  wounds: number
  meals: number
  scares: number
}

export const freshTally = (): Tally => ({
  people: new Map(),
  blow: undefined,
  kills: 0,
  kinds: new Set(),
  shots: 0,
  wounds: 0,
  meals: 0,
  scares: 0,
})

/** What somebody did so far. */
export function tallyOf({ people }: Tally, person: number): PersonTally {
  const known = people.get(person)
  if (known) return known
  const fresh = { kills: 0, turnKills: 0, turnRunners: 0, doors: 0, searches: 0 }
  people.set(person, fresh)
  return fresh
}

type Counters = {
  readonly [T in Event['type']]?: (
    tally: Tally,
    event: Extract<Event, { type: T }>,
    board: Board,
    kit: SecondKit,
  ) => void
}

const COUNTERS: Counters = {
  turnBegan(tally, { person }) {
    const mine = tallyOf(tally, person)
    mine.turnKills = 0
    mine.turnRunners = 0
  },
  acted(tally, { person, action }) {
    tally.blow = undefined
    if (action === 'search') tallyOf(tally, person).searches += 1
  },
  attacked(tally, { person, with: card, mode, zone }, board, kit) {
    const range = kit.sight(board, person, zone)
    const isBomb = kit.cards[card]?.kind === 'bomb'
    const by = isBomb ? 'bomb' : (MODES[mode] ?? 'melee')
    tally.blow = { person, by, range: range === UNSEEN ? 0 : range, kills: 0 }
    if (by !== 'melee') tally.shots += 1
  },
  drove(tally, { person }) {
    // A fast drive enters several zones: one blow, as long as it lasts.
    if (tally.blow?.by !== 'car') tally.blow = { person, by: 'car', range: 0, kills: 0 }
  },
  killed(tally, { person, kind, count }, _board, kit) {
    tally.kills += count
    tally.kinds.add(kind)
    if (tally.blow) tally.blow.kills += count
    if (person === NONE) return
    const mine = tallyOf(tally, person)
    mine.kills += count
    mine.turnKills += count
    if (kit.kinds[kind]?.id === 'runner') mine.turnRunners += count
  },
  wounded(tally, { wounds }) {
    tally.wounds += wounds
  },
  doorOpened(tally, { person }) {
    if (person !== NONE) tallyOf(tally, person).doors += 1
  },
  eaten(tally) {
    tally.meals += 1
  },
  drawn(tally, { card }, _board, kit) {
    if (kit.cards[card]?.kind === 'trap') tally.scares += 1
  },
}

/** Counts one event in; the board is the one after it. */
export function count(tally: Tally, event: Event, board: Board, kit: SecondKit): void {
  const counter = COUNTERS[event.type] as
    | ((tally: Tally, event: Event, board: Board, kit: SecondKit) => void)
    | undefined
  counter?.(tally, event, board, kit)
}
