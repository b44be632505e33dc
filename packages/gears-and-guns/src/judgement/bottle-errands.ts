import { has } from '@graveshift/kernel'
import {
  type Errand,
  EVERYBODY,
  NONE,
  neighboursOf,
  type Person,
  rangeBetween,
  roadsOf,
  shoots,
  zombiesIn,
} from '@graveshift/zones'
import type { Board } from '../board.ts'
import { cardState } from '../cards/cards-board.ts'
import { spawnsOf } from '../spawning/spawning.ts'
import { bottlesIn, hasBottle } from '../steam/bottles.ts'
import type { WesternKit } from '../western-kit.ts'
import { blastPlaces } from './blast-places.ts'
import { holyBearers } from './holy-water.ts'

/** Those of whom something holds, a bit each. */
const bitsOf = ({ people }: Board, holds: (who: Person) => boolean): number =>
  people.reduce((bits, who, person) => (who.zone !== NONE && holds(who) ? bits | (1 << person) : bits), 0)

const isMobileAt = (kit: WesternKit, board: Board, zone: number): boolean =>
  spawnsOf(kit, 'mobile').some((spawn) => board.spawnsAt[spawn] === zone)

/** Where bottles are made, once somebody has found out. */
const benches = ({ mission }: WesternKit, board: Board): readonly number[] =>
  mission.cards.flatMap(({ data: { number, stays }, zone }) =>
    stays && has(stays, 'action') && stays.action === 'bottle' && cardState(board, number) === 'taken'
      ? [zone]
      : [],
  )

/** Where one stands to put a bottle somewhere and to shoot at it: a step away, in sight, near those who are able. */
function stand(kit: WesternKit, board: Board, zone: number, able: number): number {
  const ways = kit.ways(board)
  const roads = roadsOf(kit, board)
  let best = zone
  let least = Number.MAX_SAFE_INTEGER
  for (const near of neighboursOf(ways, zone)) {
    if (rangeBetween(ways, near, zone) !== 1) continue
    let steps = kit.map.size
    board.people.forEach((who, person) => {
      if (able & (1 << person)) steps = Math.min(steps, roads[who.zone * kit.map.size + near] as number)
    })
    const far = steps + zombiesIn(kit, board, near)
    if (far >= least) continue
    least = far
    best = near
  }
  return best
}

/** Once all else is done, the last bottle is brought and shot at. */
export function lastBlast(kit: WesternKit, board: Board, into: Errand[]): void {
  const gathering = kit.goals.find(({ data }) => data.goal === 'gather-spawns')
  if (!gathering?.kind.met(kit, board, gathering.data)) return
  const last: Errand[] = []
  bottleErrands(kit, board, last)
  for (const errand of last) into.push({ ...errand, urgent: true })
}

/** Bottles are brought to where they shall explode, and shot at; holy water sends mobile tokens home as well. */
export function bottleErrands(kit: WesternKit, board: Board, into: Errand[]): void {
  const places = blastPlaces(kit, board)
  if (places.length === 0) return
  const bearers = bitsOf(board, hasBottle)
  let missing = -board.people.filter(hasBottle).length
  for (const zone of places) {
    const isThere = bottlesIn(board, zone) > 0
    if (!isThere) missing++
    const able = isThere
      ? bitsOf(board, (who) => shoots(kit, who))
      : bearers | (isMobileAt(kit, board, zone) ? holyBearers(kit, board) : 0)
    if (able !== 0)
      into.push({ zone: stand(kit, board, zone, able), task: 'work', hands: 1, able, lead: isThere ? 4 : 2 })
  }
  if (missing > 0)
    for (const zone of benches(kit, board)) into.push({ zone, task: 'work', hands: 1, able: EVERYBODY })
}
