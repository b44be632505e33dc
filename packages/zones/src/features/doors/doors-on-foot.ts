import type { Refusal } from '@graveshift/kernel'
import type { Zone } from '../../map/board.ts'
import { boardAfter, type OnFoot, type WaysOnFoot } from '../../preview/on-foot.ts'
import { type DoorPick, doorAction } from './door-action.ts'
import { type DoorBoard, type DoorKit, isClosed } from './doors.ts'

/** A closed door at the end of a way. */
export interface DoorOnFoot {
  readonly door: number
  /** Where somebody stands before it, and what lies behind. */
  readonly from: Zone
  readonly beyond: Zone
  readonly way: OnFoot
  /** What may open it there, the silent ones first. */
  readonly picks: readonly DoorPick[]
  /** Why nothing does. */
  readonly refusal: Refusal | undefined
}

/** Loud cards wake the street: they come last. */
const loudness = ({ cards }: DoorKit, { with: card }: DoorPick): number =>
  card !== undefined && cards[card]?.door === 'noisy' ? 1 : 0

function doorFrom(
  kit: DoorKit,
  board: DoorBoard,
  person: number,
  door: number,
  ends: readonly [Zone, Zone],
  way: OnFoot,
): DoorOnFoot {
  const [from, beyond] = ends
  const there = boardAfter(kit, board, person, way)
  const all: DoorPick[] = []
  doorAction.candidates(kit, there, person, all)
  const here = all.filter((pick) => pick.door === door)
  const picks = here
    .filter((pick) => doorAction.check(kit, there, person, pick) === undefined)
    .sort((one, other) => loudness(kit, one) - loudness(kit, other))
  const [first = { do: 'door', door, with: undefined } as const] = here
  const refusal = picks.length > 0 ? undefined : doorAction.check(kit, there, person, first)
  return { door, from, beyond, way, picks, refusal }
}

/**
 * Every closed door that somebody can go to, from the side that is cheaper to get to, with what opens it. Where the way
 * alone takes more than the turn has, paying for the door is what it is refused for.
 */
export function doorsOnFoot(
  kit: DoorKit,
  board: DoorBoard,
  person: number,
  ways: WaysOnFoot,
): readonly DoorOnFoot[] {
  return kit.map.doors.flatMap(({ between: [one, other], gate }, door) => {
    if (gate !== undefined || !isClosed(board, door)) return []
    const [near, far] = [ways.get(one), ways.get(other)]
    if (near && (!far || near.cost <= far.cost))
      return [doorFrom(kit, board, person, door, [one, other], near)]
    return far ? [doorFrom(kit, board, person, door, [other, one], far)] : []
  })
}
