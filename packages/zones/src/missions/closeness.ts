import { NONE, type Person, type ZonesBoard } from '../board.ts'
import { opensDoors } from '../judgement/arms.ts'
import type { Kit } from '../kit.ts'
import { UNREACHED } from '../map/distances.ts'
import { waysAt } from '../map/ways.ts'

/** How far along a goal is counted to: all of it. */
export const WHOLE = 1_000

/** So much of so many, as a part of WHOLE. */
export function share(done: number, wanted: number): number {
  return Math.floor((WHOLE * Math.min(done, wanted)) / Math.max(1, wanted))
}

/** Steps for which somebody counts as far away; nobody is farther than that. */
const FAR = 20
/** What closed doors on the way are worth in steps: for somebody who opens doors, and for all others. */
const CLOSED = 2
const SHUT_OUT = 8

/** Steps to a zone, over closed doors if there is no other way. */
function stepsTo(kit: Kit, board: ZonesBoard, person: Person, to: number): number {
  const at = person.zone * kit.map.size + to
  const now = kit.ways(board).distance[at] as number
  if (now !== UNREACHED) return now
  const then = kit.openWays().distance[at] as number
  return then === UNREACHED ? FAR : then + (opensDoors(kit, person) ? CLOSED : SHUT_OUT)
}

/** Between 0 and `worth`: the nearer somebody stands to one of some zones, the more. */
export function nearness(
  kit: Kit,
  board: ZonesBoard,
  person: Person,
  zones: readonly number[],
  worth: number,
): number {
  if (person.zone === NONE) return 0
  let steps = FAR
  for (const zone of zones) steps = Math.min(steps, stepsTo(kit, board, person, zone))
  return Math.floor((worth * (FAR - steps)) / FAR)
}

function nearnessTo(kit: Kit, board: ZonesBoard, person: Person, zone: number, worth: number): number {
  if (person.zone === NONE) return 0
  const steps = Math.min(FAR, stepsTo(kit, board, person, zone))
  return Math.floor((worth * (FAR - steps)) / FAR)
}

/** The same for a car: it keeps to the streets, whatever doors are open. */
export function roadNearness({ map }: Kit, from: number, to: number, worth: number): number {
  const steps = Math.min(FAR, waysAt(map, 0).distance[from * map.size + to] as number)
  return Math.floor((worth * (FAR - steps)) / FAR)
}

/** The nearness of the survivors nearest to a zone, so many of them taken together. */
export function nearest(kit: Kit, board: ZonesBoard, zone: number, worth: number, hands = 1): number {
  const figures: number[] = []
  let most = 0
  for (const person of board.people) {
    if (person.seat === NONE) continue
    const near = nearnessTo(kit, board, person, zone, worth)
    most = Math.max(most, near)
    if (hands > 1) figures.push(near)
  }
  return hands > 1 ? Math.floor(sumOfGreatest(figures, hands) / hands) : most
}

/** How near those who still want one of some places each are to them: nobody counts on a place of somebody else. */
export function nearEach(
  kit: Kit,
  board: ZonesBoard,
  people: readonly Person[],
  zones: readonly number[],
  worth: number,
): number {
  const figures = zones.map((zone) =>
    people.reduce((most, person) => Math.max(most, nearnessTo(kit, board, person, zone, worth)), 0),
  )
  return sumOfGreatest(figures, people.length)
}

/** The greatest few of some figures, added up. */
export function sumOfGreatest(figures: number[], count: number): number {
  if (count < figures.length) figures.sort((one, other) => other - one)
  let sum = 0
  for (let index = 0; index < count && index < figures.length; index++) sum += figures[index] as number
  return sum
}
