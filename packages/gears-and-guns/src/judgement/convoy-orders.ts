import { isSendable, NONE, neighboursOf, type Orders, roadsOf, send } from '@graveshift/zones'
import type { Board } from '../board.ts'
import { isCardTaken } from '../cards/cards-board.ts'
import type { WesternKit } from '../western-kit.ts'
import { wantedCards } from './wanted-cards.ts'

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

/** Whoever is nearest to a card that is wanted and was not taken; none where no card is. */
function runnerOf(kit: WesternKit, board: Board): number {
  const card = wantedCards(kit).find((each) => !isCardTaken(board, each))
  const zone = kit.mission.cards[(card ?? 0) - 1]?.zone
  if (zone === undefined) return NONE
  const roads = roadsOf(kit, board)
  const steps = (person: number) => roads[(board.people[person]?.zone ?? 0) * kit.map.size + zone] as number
  return board.people.reduce(
    (best, who, person) =>
      isSendable(who) && (best === NONE || steps(person) < steps(best)) ? person : best,
    NONE,
  )
}

/** Everybody goes along, one half beside the convoy, the other a zone ahead; but for one where a card is wanted. */
export function escortConvoy(kit: WesternKit, board: Board, orders: Orders): void {
  const zone = convoyZone(board)
  if (zone === NONE) return
  const ahead = nextOf(kit, board, zone)
  const runner = runnerOf(kit, board)
  board.people.forEach((who, person) => {
    if (isSendable(who) && person !== runner) send(orders, person, person % 2 === 0 ? zone : ahead, 'hold')
  })
}
