import { MODES, type Mode, NONE, UNSEEN } from '@graveshift/zones'
import type { Board } from '../board.ts'
import { GATLING_CARD } from '../content/figures.ts'
import type { Event } from '../game.ts'
import type { WesternKit } from '../western-kit.ts'

/** What one person did, as far as achievements ask for it. */
interface PersonTally {
  kills: number
  /** In the turn it is taking, or took last. */
  turnKills: number
  searches: number
  switches: number
  refills: number
  cards: number
  pushes: number
}

/** The last blow, and what fell to it. */
interface Blow {
  readonly by: Mode | 'blast'
  readonly isFanned: boolean
  readonly isSteamed: boolean
  readonly isGatling: boolean
  /** Zones between the striker and its target. */
  readonly range: number
  kills: number
}

/** What the board does not remember. */
export interface Tally {
  readonly people: Map<number, PersonTally>
  blow: Blow | undefined
  /** What somebody does now. */
  deed: string
  kills: number
  /** Kinds of zombies that fell, by their places in the list. */
  readonly kinds: Set<number>
  shots: number
  wounds: number
  depletions: number
  notes: number
  fallen: number
  blasts: number
}

export const freshTally = (): Tally => ({
  people: new Map(),
  blow: undefined,
  deed: '',
  kills: 0,
  kinds: new Set(),
  shots: 0,
  wounds: 0,
  depletions: 0,
  notes: 0,
  fallen: 0,
  blasts: 0,
})

/** What somebody did so far. */
export function tallyOf({ people }: Tally, person: number): PersonTally {
  const known = people.get(person)
  if (known) return known
  const fresh = { kills: 0, turnKills: 0, searches: 0, switches: 0, refills: 0, cards: 0, pushes: 0 }
  people.set(person, fresh)
  return fresh
}

type Counters = {
  readonly [T in Event['type']]?: (
    tally: Tally,
    event: Extract<Event, { type: T }>,
    board: Board,
    kit: WesternKit,
  ) => void
}

const COUNTERS: Counters = {
  turnBegan(tally, { person }) {
    tallyOf(tally, person).turnKills = 0
  },
  acted(tally, { person, action }) {
    tally.blow = undefined
    tally.deed = action
    if (action === 'search') tallyOf(tally, person).searches += 1
  },
  attacked(tally, { person, with: card, mode, zone, style }, board, kit) {
    const range = kit.sight(board, person, zone)
    const by = MODES[mode] ?? 'melee'
    tally.blow = {
      by,
      isFanned: tally.deed === 'fanning',
      isSteamed: style !== undefined,
      isGatling: card === GATLING_CARD,
      range: range === UNSEEN ? 0 : range,
      kills: 0,
    }
    if (by !== 'melee') tally.shots += 1
  },
  exploded(tally) {
    tally.blasts += 1
    // Several bottles in one zone go up as one.
    if (tally.blow?.by !== 'blast')
      tally.blow = { by: 'blast', isFanned: false, isSteamed: false, isGatling: false, range: 0, kills: 0 }
  },
  killed(tally, { person, kind, count }) {
    tally.kills += count
    tally.kinds.add(kind)
    if (tally.blow) tally.blow.kills += count
    if (person === NONE) return
    const mine = tallyOf(tally, person)
    mine.kills += count
    mine.turnKills += count
  },
  wounded(tally, { wounds }) {
    tally.wounds += wounds
  },
  knockedOut(tally) {
    tally.fallen += 1
  },
  eliminated(tally) {
    tally.fallen += 1
  },
  switchTurned(tally, { person }) {
    if (person !== NONE) tallyOf(tally, person).switches += 1
  },
  refilled(tally, { person }) {
    tallyOf(tally, person).refills += 1
  },
  depleted(tally) {
    tally.depletions += 1
  },
  cardRead(tally, { person }) {
    tallyOf(tally, person).cards += 1
  },
  noteRead(tally) {
    tally.notes += 1
  },
  wagonPushed(tally, { person }) {
    tallyOf(tally, person).pushes += 1
  },
}

/** Counts one event in; the board is the one after it. */
export function count(tally: Tally, event: Event, board: Board, kit: WesternKit): void {
  const counter = COUNTERS[event.type] as
    | ((tally: Tally, event: Event, board: Board, kit: WesternKit) => void)
    | undefined
  counter?.(tally, event, board, kit)
}
