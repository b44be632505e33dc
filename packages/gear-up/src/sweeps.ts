import type { Refusal } from '@graveshift/kernel'
import type { Attacker } from './attacker.ts'
import type { Board, Target } from './board.ts'
import type { Content } from './content/compile.ts'
import { checkReach } from './hit-checks.ts'
import { isBoss, targetsInReach } from './reach.ts'
import { refuse } from './refusals.ts'
import { isNeighbour, seatCount } from './seats.ts'

/** The zombies of a street that a sweep may hit, slot by slot; slots without any are left out. */
function zombiesBySlot(board: Board, street: number, avoid: readonly Target[]): Target[][] {
  const slots: Target[][] = [[], [], []]
  for (const zombie of board.zombies)
    if (zombie.seat === street && !avoid.includes(zombie.id)) slots[zombie.slot - 1]?.push(zombie.id)
  return slots.filter((slot) => slot.length > 0)
}

/**
 * Everything one sweep may be drawn on (GU-EFX-24, GU-EFX-25). A sweep of a single target is a plain hit and not
 * listed. Of several living bodies of a boss in front, one is chosen.
 */
export function listSweeps(
  content: Content,
  board: Board,
  by: Attacker,
  avoid: readonly Target[],
): Target[][] {
  const { sweep, longRange } = by.arm.powers
  if (sweep === 'none') return []
  const bosses = targetsInReach(content, board, by.seat, longRange, avoid).filter(isBoss)
  const sweeps: Target[][] = []
  for (let street = 0; street < seatCount(board); street++) {
    if (street !== by.seat && !(longRange && isNeighbour(board, by.seat, street))) continue
    const slots = zombiesBySlot(board, street, avoid)
    const zombies = sweep === 'one-slot' ? (slots.length > 0 ? slots : [[]]) : oneOfEach(slots)
    const ends = board.boss.seat === street && bosses.length > 0 ? bosses.map((boss) => [boss]) : [[]]
    for (const set of zombies) for (const end of ends) sweeps.push([...set, ...end])
  }
  return sweeps.filter((targets) => targets.length > 1)
}

/** Nearest slot first, the boss last: the order in which a sweep is listed and drawn, however it was written. */
export function inSweepOrder(board: Board, targets: readonly Target[]): Target[] {
  const places = new Map<Target, number>()
  const { length } = board.zombies
  board.zombies.forEach(({ id, slot }, index) => {
    places.set(id, slot * length + index)
  })
  const placeOf = (target: Target) => places.get(target) ?? Number.MAX_SAFE_INTEGER
  return targets.toSorted((one, other) => placeOf(one) - placeOf(other))
}

function oneOfEach(slots: readonly (readonly Target[])[]): Target[][] {
  let sets: Target[][] = [[]]
  for (const slot of slots) {
    const longer: Target[][] = []
    for (const set of sets) for (const target of slot) longer.push([...set, target])
    sets = longer
  }
  return sets
}

export function checkSweep(
  content: Content,
  board: Board,
  by: Attacker,
  targets: readonly Target[],
  avoid: readonly Target[],
): Refusal | undefined {
  if (by.arm.powers.sweep === 'none') return refuse('no-sweep', 'GU-EFX-11')
  for (const target of targets) {
    const refusal = checkReach(content, board, by, target, avoid)
    if (refusal) return refusal
  }
  const same = (other: readonly Target[]) =>
    other.length === targets.length && other.every((target, index) => target === targets[index])
  return listSweeps(content, board, by, avoid).some(same) ? undefined : refuse('sweep-targets', 'GU-EFX-24')
}
