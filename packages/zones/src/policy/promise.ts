import { NONE, type Person, type ZonesBoard } from '../board.ts'
import { strengthOf } from '../judgement/arms.ts'
import type { Kit } from '../kit.ts'
import { dangerLevel } from '../people.ts'
import { attacksAt } from './attacks.ts'
import { CHANCES, FEATURES, STEP, WEIGHTS } from './promise-figures.ts'
import { roadsOf } from './roads.ts'

const WHOLE = 1_000
const MOST_ATTACKS = 8
const MOST_STRENGTH = 250
const MOST_WAY = 20
const FULL_HEALTH = 3

/** What the chance to win is read from, in thousandths of what is usual. */
type Features = Record<(typeof FEATURES)[number], number>

const part = (value: number, of: number): number => Math.floor((value * WHOLE) / Math.max(1, of))

/** What those in one zone have to expect. */
function pressure(kit: Kit, board: ZonesBoard, zone: number) {
  const { now, soon } = attacksAt(kit, board, zone)
  let able = 0
  for (const other of board.people)
    if (other.zone === zone && other.seat !== NONE) able += Math.max(0, other.health - 1)
  return { now: Math.min(MOST_ATTACKS, now), soon: Math.min(MOST_ATTACKS, soon), deadly: now > able ? 1 : 0 }
}

/** Zombies on the board by what they do. */
function crowdOf(kit: Kit, { zombies }: ZonesBoard): number {
  const { kinds } = kit
  let crowd = 0
  for (let at = 0; at < zombies.length; at++) {
    const count = zombies[at] as number
    if (count === 0) continue
    const kind = kinds[at % kinds.length]
    crowd += count * (kind?.abomination ? 5 : (kind?.actions ?? 1))
  }
  return crowd
}

const LONELY = 6

function stepsToOther(kit: Kit, board: ZonesBoard, index: number): number {
  const { distance } = kit.ways(board)
  const { zone } = board.people[index] as Person
  let least = LONELY
  board.people.forEach((other, place) => {
    if (place === index || other.seat === NONE || other.zone === NONE) return
    least = Math.min(least, distance[zone * kit.map.size + other.zone] as number)
  })
  return least
}

export function featuresOf(kit: Kit, board: ZonesBoard): Features {
  const { people } = board
  const { size } = kit.map
  const roads = roadsOf(kit, board)
  const { target } = kit.aims.orders(board)
  const seen = new Set<number>()
  const sums = { health: 0, out: 0, strength: 0, way: 0, apart: 0, now: 0, soon: 0, deadly: 0 }
  let all = 0
  let weakest = FULL_HEALTH
  for (let index = 0; index < people.length; index++) {
    const who = people[index] as Person
    if (who.seat === NONE) continue
    all++
    if (who.zone === NONE) {
      sums.out++
      sums.health += FULL_HEALTH
      continue
    }
    sums.health += who.health
    weakest = Math.min(weakest, who.health)
    sums.strength += Math.min(MOST_STRENGTH, strengthOf(kit, who))
    const to = target[index] as number
    if (to !== NONE) sums.way += Math.min(MOST_WAY, roads[who.zone * size + to] as number)
    sums.apart += stepsToOther(kit, board, index)
    if (seen.has(who.zone)) continue
    seen.add(who.zone)
    const { now, soon, deadly } = pressure(kit, board, who.zone)
    sums.now += now
    sums.soon += soon
    sums.deadly += deadly
  }
  const on = Math.max(1, all - sums.out)
  return {
    bias: WHOLE,
    progress: kit.aims.share(board),
    health: part(sums.health, all * FULL_HEALTH),
    weakest: part(weakest, FULL_HEALTH),
    attacks: part(sums.now, 6),
    near: part(sums.soon, 6),
    crowd: Math.min(2 * WHOLE, part(crowdOf(kit, board), 40)),
    danger: part(dangerLevel(board), 3),
    strength: part(sums.strength, on * 150),
    way: part(sums.way, on * 8),
    round: part(board.round, 15),
    late: kit.aims.late(board),
    out: part(sums.out, all),
    apart: part(sums.apart, on * 3),
    deadly: part(sums.deadly, 2),
  }
}

const LEAST = 200
const MOST = 9_600

/** The chance to win from here, in ten-thousandths. */
export function promiseOf(kit: Kit, board: ZonesBoard): number {
  if (board.outcome !== undefined) return board.outcome === 'won' ? 10_000 : 0
  const features = featuresOf(kit, board)
  let sum = 0
  for (const feature of FEATURES) sum += Math.floor((features[feature] * WEIGHTS[feature]) / WHOLE)
  return LEAST + Math.floor((MOST * chanceOf(sum)) / 10_000)
}

/** Between the entries of the table the chance is a straight line. */
function chanceOf(logarithm: number): number {
  const most = (CHANCES.length - 1) * STEP
  const at = Math.max(0, Math.min(most - 1, logarithm + most / 2))
  const place = Math.floor(at / STEP)
  const low = CHANCES[place] as number
  const high = CHANCES[place + 1] as number
  return low + Math.floor(((high - low) * (at - place * STEP)) / STEP)
}
