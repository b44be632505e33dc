import { NONE, type Person, type ZonesBoard } from '../board.ts'
import { zombiesIn } from '../horde.ts'
import type { Kit } from '../kit.ts'
import { type Errand, EVERYBODY, isFree, nearestAble, type Orders, send } from './orders.ts'
import { FAR, type Roads, roadsOf } from './roads.ts'

/** Zombies at a place that count as a step. */
const HORDE = 3

/** Steps of the nearest who is able and free, with what waits there; FAR where nobody gets there. */
function stepsFor(kit: Kit, board: ZonesBoard, orders: Orders, roads: Roads, errand: Errand): number {
  const nearest = nearestAble(kit, board, orders, roads, errand)
  if (nearest === NONE) return FAR
  const { zone } = board.people[nearest] as Person
  const waiting = Math.floor(zombiesIn(kit, board, errand.zone) / HORDE)
  return (roads[zone * kit.map.size + errand.zone] as number) + waiting - (errand.lead ?? 0)
}

function nearestErrand(
  kit: Kit,
  board: ZonesBoard,
  orders: Orders,
  roads: Roads,
  errands: readonly Errand[],
): Errand | undefined {
  let best: Errand | undefined
  let least = FAR
  for (const errand of errands) {
    const steps = stepsFor(kit, board, orders, roads, errand)
    if (steps >= least) continue
    least = steps
    best = errand
  }
  return best
}

/**
 * Everybody who is free goes in groups, each for an errand of its own: the nearest first. Whoever is nearest does it,
 * the others of the group come along; those who are left over join the nearest group.
 */
export function shareErrands(
  kit: Kit,
  board: ZonesBoard,
  orders: Orders,
  errands: readonly Errand[],
  group: number,
): void {
  const roads = roadsOf(kit, board)
  const left = [...errands]
  const sent: Errand[] = []
  for (;;) {
    let free = 0
    for (let person = 0; person < board.people.length; person++) if (isFree(board, orders, person)) free++
    if (free === 0) return
    const errand =
      free < group && sent.length > 0 ? undefined : nearestErrand(kit, board, orders, roads, left)
    if (!errand) break
    left.splice(left.indexOf(errand), 1)
    sent.push(errand)
    sendFor(kit, board, orders, roads, errand, group)
  }
  if (sent.length === 0) return
  board.people.forEach(({ zone }, person) => {
    if (!isFree(board, orders, person)) return
    const steps = (errand: Errand) => roads[zone * kit.map.size + errand.zone] as number
    const nearest = sent.reduce((best, each) => (steps(each) < steps(best) ? each : best))
    send(orders, person, nearest.zone, nearest.task)
  })
}

/** Sends no more people for each errand than it takes, the nearest errand first. */
export function sendHands(kit: Kit, board: ZonesBoard, orders: Orders, errands: readonly Errand[]): void {
  const roads = roadsOf(kit, board)
  const left = [...errands]
  while (left.length > 0) {
    const errand = nearestErrand(kit, board, orders, roads, left)
    if (!errand) return
    left.splice(left.indexOf(errand), 1)
    sendFor(kit, board, orders, roads, errand, errand.hands)
  }
}

function sendFor(
  kit: Kit,
  board: ZonesBoard,
  orders: Orders,
  roads: Roads,
  errand: Errand,
  group: number,
): void {
  for (let hand = 0; hand < errand.hands; hand++) {
    const person = nearestAble(kit, board, orders, roads, errand)
    if (person === NONE) return
    orders.able |= 1 << person
    if (errand.urgent) orders.urgent |= 1 << person
    send(orders, person, errand.zone, errand.task)
  }
  const company = { ...errand, able: EVERYBODY }
  for (let more = errand.hands; more < group; more++) {
    const person = nearestAble(kit, board, orders, roads, company)
    if (person !== NONE) send(orders, person, errand.zone, errand.task)
  }
}
