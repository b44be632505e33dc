import { NONE, type Person, type ZonesBoard } from '../board.ts'
import { RED, THRESHOLDS } from '../experience.ts'
import { strengthAt } from '../judgement/arms.ts'
import type { Kit } from '../kit.ts'
import { UNREACHED } from '../map/distances.ts'
import { dangerLevel } from '../people.ts'
import { CHANCES, FEATURES, STEP, WEIGHTS } from './promise-figures.ts'
import { restOfWay } from './rest-of-way.ts'
import { roadsOf } from './roads.ts'

const WHOLE = 1_000
const MOST_STRENGTH = 250
const MOST_WAY = 20
/** Games that long are seldom: later rounds are no worse, or nothing would be told apart any more. */
const MOST_ROUNDS = 15
const MOST_POINTS = THRESHOLDS[RED]

/** What the chance to win is read from, in thousandths of what is usual. */
type Features = Record<(typeof FEATURES)[number], number>

const part = (value: number, of: number): number => Math.floor((value * WHOLE) / Math.max(1, of))

/** An abomination counts as so many actions. */
const ABOMINATION = 4

/** How near zombies are to anybody, by what they do: in the same zone, a step away, or farther. */
interface Crowd {
  here: number
  near: number
  far: number
}

/** Steps from a zone to the nearest survivor. */
function stepsToAnybody(kit: Kit, { people }: ZonesBoard, distance: Uint8Array, zone: number): number {
  let least = UNREACHED
  for (let index = 0; index < people.length; index++) {
    const who = people[index] as Person
    if (who.zone !== NONE && who.seat !== NONE)
      least = Math.min(least, distance[zone * kit.map.size + who.zone] as number)
  }
  return least
}

function crowdOf(kit: Kit, board: ZonesBoard): Crowd {
  const { kinds, map } = kit
  const { distance } = kit.ways(board)
  const crowd: Crowd = { here: 0, near: 0, far: 0 }
  for (let zone = 0; zone < map.size; zone++) {
    let actions = 0
    for (let kind = 0; kind < kinds.length; kind++) {
      const count = board.zombies[zone * kinds.length + kind] as number
      if (count === 0) continue
      const { abomination, actions: each = 1 } = kinds[kind] ?? {}
      actions += count * (abomination ? ABOMINATION : each)
    }
    if (actions === 0) continue
    const steps = stepsToAnybody(kit, board, distance, zone)
    if (steps === 0) crowd.here += actions
    else if (steps === 1) crowd.near += actions
    else crowd.far += actions
  }
  return crowd
}

export function featuresOf(kit: Kit, board: ZonesBoard): Features {
  const { people } = board
  const { size } = kit.map
  const roads = roadsOf(kit, board)
  const orders = kit.aims.orders(board)
  const { target } = orders
  const zones = new Set<number>()
  const sums = { out: 0, strength: 0, way: 0, weak: 0, hurt: 0, points: 0 }
  let all = 0
  for (let index = 0; index < people.length; index++) {
    const who = people[index] as Person
    if (who.seat === NONE) continue
    all++
    if (who.zone === NONE) {
      sums.out++
      continue
    }
    if (who.health <= 1) sums.weak++
    else if (who.health === 2) sums.hurt++
    sums.points += Math.min(MOST_POINTS, who.points)
    sums.strength += Math.min(MOST_STRENGTH, strengthAt(kit, board, index))
    const to = target[index] as number
    if (to !== NONE) sums.way += Math.min(MOST_WAY, roads[who.zone * size + to] as number)
    zones.add(who.zone)
  }
  sums.way += restOfWay(kit, board, orders, roads)
  const on = Math.max(1, all - sums.out)
  const { here, near, far } = crowdOf(kit, board)
  return {
    bias: WHOLE,
    progress: kit.aims.share(board),
    strength: part(sums.strength, on * 150),
    // Who waits for ever behind closed doors wins nothing: in the end the way decides.
    way: part(sums.way * Math.max(MOST_ROUNDS, board.round), on * 8 * MOST_ROUNDS),
    round: part(Math.min(board.round, MOST_ROUNDS), MOST_ROUNDS),
    late: kit.aims.late(board),
    out: part(sums.out, all),
    weak: part(sums.weak, all),
    hurt: part(sums.hurt, all),
    here: part(here, 10),
    near: part(near, 10),
    far: part(far, 30),
    zones: part(zones.size, all),
    red: dangerLevel(board) >= RED ? WHOLE : 0,
    points: part(sums.points, all * MOST_POINTS),
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
