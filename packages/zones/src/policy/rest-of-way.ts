import { NONE, type Person, type ZonesBoard } from '../board.ts'
import type { Kit } from '../kit.ts'
import { type Errand, isSendable, type Orders } from './orders.ts'
import { nearestOf, type Roads } from './roads.ts'

/** No leg of a way counts for more. */
const LONGEST = 20

/** People who go on together from one place. */
interface Group {
  zone: number
  readonly size: number
}

/** Those who are sent to one place go on from there; where nothing sends them apart, all go on as most of them do. */
function groupsOf({ people }: ZonesBoard, { target, apart }: Orders): Group[] {
  const sizes = new Map<number, number>()
  let on = 0
  for (let person = 0; person < people.length; person++) {
    const to = target[person] as number
    if (!isSendable(people[person] as Person)) continue
    on++
    if (to !== NONE) sizes.set(to, (sizes.get(to) ?? 0) + 1)
  }
  const groups = [...sizes].map(([zone, size]) => ({ zone, size }))
  if (apart || groups.length <= 1) return groups
  const { zone } = groups.reduce((most, group) => (group.size > most.size ? group : most))
  return [{ zone, size: on }]
}

/** Errands for which nobody is on the way yet. */
function errandsAfter({ errands, target, able }: Orders): Errand[] {
  const sent = new Set<number>()
  for (let person = 0; person < target.length; person++)
    if (able & (1 << person)) sent.add(target[person] as number)
  return errands.filter(({ zone }) => !sent.has(zone))
}

/** The next errand for any of the groups, the nearest of all. */
function goOn(groups: readonly Group[], left: Errand[], roads: Roads, size: number): number {
  let best: Group | undefined
  let next = NONE
  let least = LONGEST + 1
  for (const group of groups)
    for (let at = 0; at < left.length; at++) {
      const steps = Math.min(LONGEST, roads[group.zone * size + (left[at] as Errand).zone] as number)
      if (steps >= least) continue
      least = steps
      best = group
      next = at
    }
  const [errand] = left.splice(next, 1)
  if (!best || !errand) return 0
  best.zone = errand.zone
  return least * best.size
}

/**
 * Steps that all have left together once they have been where they are sent now: from errand to errand, the nearest
 * first, and at last to where all shall be in the end. Whoever has done an errand has no farther to go than before.
 */
export function restOfWay(kit: Kit, board: ZonesBoard, orders: Orders, roads: Roads): number {
  const { size } = kit.map
  const groups = groupsOf(board, orders)
  if (groups.length === 0) return 0
  const left = errandsAfter(orders)
  const sent = orders.errands.length - left.length
  let sum = 0
  for (let more = orders.needed - sent; more > 0 && left.length > 0; more--)
    sum += goOn(groups, left, roads, size)
  const places = kit.aims.lastPlaces(board)
  const exit = kit.aims.exit()
  for (const { zone, size: people } of groups) {
    if (zone === exit) continue
    const last = nearestOf(roads, size, zone, places)
    const steps = last === NONE ? 0 : Math.min(LONGEST, roads[zone * size + last] as number)
    const out = exit === NONE || last === NONE ? 0 : Math.min(LONGEST, roads[last * size + exit] as number)
    sum += (steps + out) * people
  }
  return sum + kit.aims.stepsAfter(board) * groups.reduce((all, group) => all + group.size, 0)
}
