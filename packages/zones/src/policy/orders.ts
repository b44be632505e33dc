import { NONE, type Person, type ZonesBoard } from '../board.ts'
import { hasZombies, zombiesIn } from '../horde.ts'
import type { Kit } from '../kit.ts'
import { UNREACHED } from '../map/distances.ts'
import { FAR, nearestOf, type Roads, roadsOf } from './roads.ts'

/** What people are sent for. */
export const TASKS = [
  'take',
  'rally',
  'bring',
  'search',
  'arm',
  'hunt',
  'hold',
  'gather',
  'leave',
  'board',
  'drive',
  'run-over',
  'work',
  'rescue',
] as const
export type Task = (typeof TASKS)[number]

/** Something to be done at one place. */
export interface Errand {
  readonly zone: number
  readonly task: Task
  /** How many people it takes. */
  readonly hands: number
  /** Who is able, a bit each. */
  readonly able: number
  /** Steps that it may be farther away than others and still comes first. */
  readonly lead?: number
  /** Nobody who does it shrinks back: all hangs on it. */
  readonly urgent?: true
}

export const EVERYBODY = -1

/** Who is to go where, and what for. */
export interface Orders {
  /** By person; NONE where it makes no difference. */
  readonly target: number[]
  readonly task: Task[]
  /** Who does what lies at the target, a bit each; all others only come along. */
  able: number
  /** Who has no time to lose, a bit each: their steps count double. */
  urgent: number
  /** Cards are looked for that the mission asks for. */
  searching: boolean
  /** Everything is done but the last: all go where they shall be in the end. */
  leaving: boolean
  /** By person the machine they go by; NONE on foot. */
  readonly ride: number[]
  /** All that is to be done at places, and how much of it is enough: not for all of it somebody is sent yet. */
  errands: readonly Errand[]
  needed: number
  /** They go in groups, each for an errand of its own. */
  apart: boolean
}

export const noOrders = ({ people }: ZonesBoard): Orders => ({
  target: people.map(() => NONE),
  task: people.map((): Task => 'hold'),
  able: 0,
  urgent: 0,
  searching: false,
  leaving: false,
  ride: people.map(() => NONE),
  errands: [],
  needed: 0,
  apart: false,
})

/** Whether somebody can be sent anywhere. */
export const isSendable = ({ seat, zone }: Person): boolean => seat !== NONE && zone !== NONE

export const isFree = (board: ZonesBoard, orders: Orders, index: number): boolean =>
  orders.target[index] === NONE && isSendable(board.people[index] as Person)

export function send(orders: Orders, person: number, zone: number, task: Task): void {
  orders.target[person] = zone
  orders.task[person] = task
}

/** Everybody without an order goes to the nearest of some zones. */
export function sendAll(
  kit: Kit,
  board: ZonesBoard,
  orders: Orders,
  zones: readonly number[],
  task: Task,
): void {
  const roads = roadsOf(kit, board)
  for (let index = 0; index < board.people.length; index++)
    if (isFree(board, orders, index)) {
      const zone = nearestOf(roads, kit.map.size, (board.people[index] as Person).zone, zones)
      if (zone !== NONE) send(orders, index, zone, task)
    }
}

/** How far a errand is from those who are free: the nearest who is able counts most, zombies there count, too. */
function farness(kit: Kit, board: ZonesBoard, orders: Orders, roads: Roads, errand: Errand): number {
  let sum = 0
  let count = 0
  let least = FAR
  for (let index = 0; index < board.people.length; index++) {
    if (!isFree(board, orders, index)) continue
    const { zone } = board.people[index] as Person
    const steps = roads[zone * kit.map.size + errand.zone] as number
    sum += steps
    count++
    if (errand.able & (1 << index)) least = Math.min(least, steps)
  }
  if (count === 0 || least >= FAR) return UNREACHABLE
  return least * 20 + Math.floor((sum * 10) / count) + zombiesIn(kit, board, errand.zone) * 10
}

const UNREACHABLE = 100_000

/**
 * Everybody who is free goes for one errand after the other, all together: whoever is nearest does it, the rest come
 * along. Gives whether any errand was within reach.
 */
export function sendOnErrands(
  kit: Kit,
  board: ZonesBoard,
  orders: Orders,
  errands: readonly Errand[],
): boolean {
  const roads = roadsOf(kit, board)
  let best: Errand | undefined
  let least = UNREACHABLE
  for (const errand of errands) {
    const far = farness(kit, board, orders, roads, errand)
    if (far >= least) continue
    least = far
    best = errand
  }
  if (!best) return false
  for (let hand = 0; hand < best.hands; hand++) {
    const index = nearestAble(kit, board, orders, roads, best)
    if (index === NONE) break
    orders.able |= 1 << index
    send(orders, index, best.zone, best.task)
  }
  for (let index = 0; index < board.people.length; index++)
    if (isFree(board, orders, index)) send(orders, index, best.zone, best.task)
  return true
}

export function nearestAble(
  kit: Kit,
  board: ZonesBoard,
  orders: Orders,
  roads: Roads,
  errand: Errand,
): number {
  let best = NONE
  let least = FAR
  for (let index = 0; index < board.people.length; index++) {
    if (!isFree(board, orders, index) || (errand.able & (1 << index)) === 0) continue
    const { zone } = board.people[index] as Person
    const steps = roads[zone * kit.map.size + errand.zone] as number
    if (steps >= least) continue
    least = steps
    best = index
  }
  return best
}

/** What a room behind closed doors is farther away than the steps say. */
const SHUT = 2

/** The nearest room without zombies: to be searched, or to be safe in. */
export function nearestRoom(kit: Kit, board: ZonesBoard, from: number): number {
  const { size, zones } = kit.map
  const roads = roadsOf(kit, board)
  const { distance } = kit.ways(board)
  let best = NONE
  let least = FAR
  for (let zone = 0; zone < size; zone++) {
    if (zones[zone]?.kind !== 'room' || hasZombies(kit, board, zone)) continue
    const open = distance[from * size + zone] as number
    const steps = open === UNREACHED ? (roads[from * size + zone] as number) + SHUT : open
    if (steps >= least) continue
    least = steps
    best = zone
  }
  return best
}
