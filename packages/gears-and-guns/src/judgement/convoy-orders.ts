import { isSendable, NONE, neighboursOf, type Orders, send } from '@graveshift/zones'
import type { Board } from '../board.ts'
import type { WesternKit } from '../western-kit.ts'

/** The zone where most of those stand who walk by themselves; none if nobody does. */
function convoyZone({ convoy, people }: Board): number {
  const counts = new Map<number, number>()
  for (const person of convoy) {
    const zone = people[person]?.zone ?? NONE
    if (zone !== NONE) counts.set(zone, (counts.get(zone) ?? 0) + 1)
  }
  let best = NONE
  let most = 0
  for (const [zone, count] of counts) {
    if (count <= most) continue
    most = count
    best = zone
  }
  return best
}

/** The next zone of its way. */
function nextOf({ mission, map, ways }: WesternKit, board: Board, from: number): number {
  const rule = mission.data.rules.find((each) => each.rule === 'convoy')
  const aim = rule?.rule === 'convoy' ? (map.named.get(rule.to) ?? from) : from
  const now = ways(board)
  const steps = (zone: number) => now.distance[zone * map.size + aim] as number
  return neighboursOf(now, from).reduce((best, zone) => (steps(zone) < steps(best) ? zone : best), from)
}

/** Everybody goes along: one half beside the convoy, the other a zone ahead. */
export function escortConvoy(kit: WesternKit, board: Board, orders: Orders): void {
  const zone = convoyZone(board)
  if (zone === NONE) return
  const ahead = nextOf(kit, board, zone)
  board.people.forEach((who, person) => {
    if (isSendable(who)) send(orders, person, person % 2 === 0 ? zone : ahead, 'hold')
  })
}
