import { isSendable, NONE, neighboursOf, type Orders, send } from '@graveshift/zones'
import { zonesOf } from '@graveshift/zones/missions'
import type { Board } from '../board.ts'
import type { WesternKit } from '../western-kit.ts'

/** How many stay beside rooms that no zombie may enter. */
const GUARDS = 1
/** Whoever is farther away does not turn back for it. */
const NEAR = 4

/** Rooms that no zombie may enter. */
export function watchedIn({ mission }: WesternKit): readonly number[] {
  return mission.data.rules.flatMap((rule) => (rule.rule === 'forbidden' ? zonesOf(mission, rule.zones) : []))
}

/** Zones with zombies in them, and those where some will come. */
function threats(kit: WesternKit, board: Board): readonly number[] {
  const { length } = kit.kinds
  const zones: number[] = []
  for (let at = 0; at < board.zombies.length; at++)
    if (board.zombies[at] !== 0) zones.push(Math.floor(at / length))
  return zones
}

/** The way in that zombies are nearest to. */
function wayIn(kit: WesternKit, board: Board, watched: readonly number[]): number {
  const ways = kit.zombieWays(board)
  const { distance } = ways
  const from = threats(kit, board)
  let best = NONE
  let least = Number.MAX_SAFE_INTEGER
  for (const room of watched)
    for (const near of neighboursOf(ways, room)) {
      if (watched.includes(near)) continue
      for (const zone of from) {
        const steps = distance[zone * kit.map.size + near] as number
        if (steps >= least) continue
        least = steps
        best = near
      }
    }
  return best
}

/** Where no zombie may get in, whoever is near stays in the way of those who come: they go for whom they see. */
export function guardRooms(kit: WesternKit, board: Board, orders: Orders): void {
  const watched = watchedIn(kit)
  if (watched.length === 0) return
  const zone = wayIn(kit, board, watched)
  if (zone === NONE) return
  const { distance } = kit.ways(board)
  const stepsOf = (person: number) =>
    distance[(board.people[person]?.zone ?? 0) * kit.map.size + zone] as number
  board.people
    .flatMap((who, person) => (isSendable(who) && orders.target[person] === NONE ? [person] : []))
    .filter((person) => stepsOf(person) <= NEAR)
    .sort((one, other) => stepsOf(one) - stepsOf(other))
    .slice(0, GUARDS)
    .forEach((person) => {
      send(orders, person, zone, 'hold')
    })
}
