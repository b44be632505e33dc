import { NONE, UNREACHED, waysAt } from '@graveshift/zones'
import type { Board } from '../board.ts'
import type { SecondKit } from '../second-kit.ts'

/** How far along a goal is counted to: all of it. */
export const WHOLE = 1_000

/** So much of so many, as a part of WHOLE. */
export function share(done: number, wanted: number): number {
  return Math.floor((WHOLE * Math.min(done, wanted)) / Math.max(1, wanted))
}

/** Steps for which somebody counts as far away; nobody is farther than that. */
const FAR = 20
/** What a closed door on the way is worth in steps. */
const CLOSED = 3

/** Steps to a zone, over closed doors if there is no other way. */
function stepsTo(kit: SecondKit, board: Board, from: number, to: number): number {
  const at = from * kit.map.size + to
  const now = kit.ways(board).distance[at] as number
  if (now !== UNREACHED) return now
  const then = waysAt(kit.map, kit.map.everyDoor).distance[at] as number
  return then === UNREACHED ? FAR : then + CLOSED
}

/** Between 0 and `worth`: the nearer somebody stands to one of some zones, the more. */
export function nearness(
  kit: SecondKit,
  board: Board,
  from: number,
  zones: readonly number[],
  worth: number,
): number {
  if (from === NONE) return 0
  let steps = FAR
  for (const zone of zones) steps = Math.min(steps, stepsTo(kit, board, from, zone))
  return Math.floor((worth * (FAR - steps)) / FAR)
}

/** The nearness of whoever on the board is nearest to a zone; only some of them, if a test says which. */
export function nearest(
  kit: SecondKit,
  board: Board,
  zone: number,
  worth: number,
  counts: (person: Board['people'][number]) => boolean = () => true,
): number {
  let most = 0
  for (const person of board.people)
    if (person.seat !== NONE && counts(person))
      most = Math.max(most, nearness(kit, board, person.zone, [zone], worth))
  return most
}

/** The greatest few of some figures, added up. */
export function sumOfGreatest(figures: number[], count: number): number {
  figures.sort((one, other) => other - one)
  let sum = 0
  for (let index = 0; index < count && index < figures.length; index++) sum += figures[index] as number
  return sum
}
