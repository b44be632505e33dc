import type { Board, Event, Target } from '../board.ts'
import type { Content } from '../content/compile.ts'
import { findZombie, isBoss } from '../reach.ts'
import type { Stroke } from '../sources.ts'

/** One seat's fight, as far as achievements ask for it. */
interface SeatTally {
  kills: number
  /** The running activation, or the last one. */
  activation: { second: boolean; kills: number; targets: Target[] }
  /** This turn's ammo. */
  shots: number
  shotKills: number
}

/** The last draw or shot. */
interface LastHit {
  readonly seat: number
  readonly target: Target
  readonly by: Stroke
  /** Whose street or front it hit, and the slot there; no slot for the boss. */
  readonly owner: number | undefined
  readonly slot: number | undefined
  rings: number
}

/** What the board does not remember, in plain JSON. */
export interface Tally {
  readonly seats: SeatTally[]
  hit: LastHit | undefined
  /** Types of zombies killed so far. */
  readonly types: string[]
  /** Bodies of the boss in the order in which they died. */
  readonly bodies: number[]
  pushes: number
  lines: number
}

const restingSeat = (): SeatTally => ({
  kills: 0,
  activation: { second: false, kills: 0, targets: [] },
  shots: 0,
  shotKills: 0,
})

export function freshTally(seats: number): Tally {
  return {
    seats: Array.from({ length: seats }, restingSeat),
    hit: undefined,
    types: [],
    bodies: [],
    pushes: 0,
    lines: 0,
  }
}

function beginActivation(tally: Tally, seat: number, second: boolean): void {
  const mine = tally.seats[seat]
  if (mine) mine.activation = { second, kills: 0, targets: [] }
}

function countHit(tally: Tally, event: Extract<Event, { type: 'crossed' }>, board: Board): void {
  const { seat, target, by } = event
  const zombie = findZombie(board, target)
  const owner = isBoss(target) ? board.boss.seat : zombie?.seat
  tally.hit = { seat, target, by, owner, slot: zombie?.slot, rings: 0 }
  const mine = tally.seats[seat]
  if (!mine) return
  if (by === 'ammo') mine.shots += 1
  else if (!mine.activation.targets.includes(target)) mine.activation.targets.push(target)
}

function countKill(
  tally: Tally,
  event: Extract<Event, { type: 'killed' }>,
  _board: Board,
  content: Content,
): void {
  const type = content.zombies[event.card]?.type
  if (type && !tally.types.includes(type)) tally.types.push(type)
  const mine = tally.seats[event.by]
  if (!mine) return
  mine.kills += 1
  if (tally.hit?.by === 'ammo') mine.shotKills += 1
  else mine.activation.kills += 1
}

function beginTurn(tally: Tally): void {
  tally.pushes = 0
  for (const seat of tally.seats) {
    seat.shots = 0
    seat.shotKills = 0
  }
}

type Counters = {
  readonly [T in Event['type']]?: (
    tally: Tally,
    event: Extract<Event, { type: T }>,
    board: Board,
    content: Content,
  ) => void
}

const COUNTERS: Counters = {
  turnRevealed: beginTurn,
  weaponUsed: (tally, { seat, again }) => beginActivation(tally, seat, again !== undefined),
  companionUsed: (tally, { seat }) => beginActivation(tally, seat, false),
  crossed: countHit,
  ringCleared(tally) {
    if (tally.hit) tally.hit.rings += 1
  },
  killed: countKill,
  pushed(tally) {
    tally.pushes += 1
  },
  bodyKilled(tally, { body }) {
    tally.bodies.push(body)
  },
  suffered(tally, { from }) {
    if (from === 'mutation-line') tally.lines += 1
  },
}

/** Counts one event in; the board is the one after it. */
export function count(tally: Tally, event: Event, board: Board, content: Content): void {
  const counter = COUNTERS[event.type] as
    | ((tally: Tally, event: Event, board: Board, content: Content) => void)
    | undefined
  counter?.(tally, event, board, content)
}
