import { NONE, type Person, type ZonesBoard } from '../board.ts'
import { hasZombies } from '../horde.ts'
import { strengthAt } from '../judgement/arms.ts'
import type { Kit } from '../kit.ts'
import { POLICY as F } from './figures.ts'
import type { Outset } from './look.ts'

/** Attacks on those who stand in a zone: in the coming activation, and by those who arrive with it. */
export interface Attacks {
  now: number
  soon: number
}

/** Zombies of a kind that will act in the coming activation. */
function awake(kit: Kit, board: ZonesBoard, zone: number, kind: number): number {
  const count = board.zombies[zone * kit.kinds.length + kind] as number
  return count === 0 ? 0 : count - kit.aims.idle(board, zone, kind)
}

export function attacksAt(kit: Kit, board: ZonesBoard, zone: number): Attacks {
  const { kinds, map } = kit
  const { length } = kinds
  let now = 0
  let soon = 0
  for (let kind = 0; kind < length; kind++) now += awake(kit, board, zone, kind) * (kinds[kind]?.actions ?? 1)
  const { distance } = kit.zombieWays(board)
  for (let slot = map.first[zone] as number; slot < (map.first[zone + 1] as number); slot++) {
    const next = map.neighbours[slot] as number
    if (distance[zone * map.size + next] !== 1) continue
    for (let kind = 0; kind < length; kind++) {
      const count = awake(kit, board, next, kind)
      // Runners arrive and strike.
      if (count > 0 && (kinds[kind]?.actions ?? 1) > 1) now += count
      else soon += count
    }
  }
  return { now, soon }
}

const WHOLE = 100
/** Actions that somebody who waits will have in the same zone, and a step away. */
const ACTIONS = 3

/** What those who are around can do about zombies in a zone, in hundredths of one; and what they can bear. */
function defenceAt(look: Outset, zone: number, left: number) {
  const { kit, board, person, who, strength } = look
  const { distance } = kit.ways(board)
  let able = Math.max(0, who.health - 1)
  let fought = left * strength
  let there = 1
  for (let index = 0; index < board.people.length; index++) {
    const other = board.people[index] as Person
    if (index === person || other.seat === NONE || other.zone === NONE) continue
    if (other.zone === zone) {
      able += Math.max(0, other.health - 1)
      there++
    }
    if (!other.waiting) continue
    const steps = distance[other.zone * kit.map.size + zone] as number
    if (steps <= 1) fought += (ACTIONS - steps) * strengthAt(kit, board, index)
  }
  return { able, fought, there }
}

/** The more there are, the less each is hit: hundredths of the wounds that count, by how many stand there. */
const SHARED = [100, 100, 71, 58, 50, 45, 41]

/** What attacks on a zone cost somebody who ends the turn there. */
function costOfAttacks(look: Outset, zone: number, left: number, now: number): number {
  const { who } = look
  const { able, fought, there } = defenceAt(look, zone, left)
  const attacks = Math.max(0, now * WHOLE - Math.floor((fought * F.fighting) / WHOLE))
  if (attacks === 0) return 0
  const share = SHARED[Math.min(there, SHARED.length - 1)] as number
  let cost = Math.floor((attacks * F.wound * share) / (WHOLE * WHOLE))
  if (attacks > able * WHOLE) cost += F.death + Math.floor(((attacks - able * WHOLE) * F.deadlier) / WHOLE)
  return who.health === 1 ? cost + F.wound : cost
}

/** What wounds cost that a place itself brings. */
const costOfHarm = ({ who }: Outset, harm: number): number =>
  harm === 0 ? 0 : harm * F.wound + (harm >= who.health ? F.death : 0)

/** What it costs to stand in a zone at the end of the own turn, with so many actions left there. */
export function standCost(look: Outset, zone: number, left: number): number {
  const { kit, board } = look
  if (kit.aims.isWayOut(board, look.person, zone) && !hasZombies(kit, board, zone)) return -F.out
  const { now, soon } = attacksAt(kit, board, zone)
  let cost = soon * F.arriving + costOfHarm(look, kit.aims.harm(board, zone))
  if (now > 0) cost += costOfAttacks(look, zone, left, now)
  const { distance } = kit.zombieWays(board)
  const spawns = kit.spawnZones(board)
  for (let spawn = 0; spawn < spawns.length; spawn++) {
    const at = spawns[spawn] as number
    const near = at === zone ? F.spawnZone : distance[at * kit.map.size + zone] === 1 ? F.spawnNear : 0
    if (near !== 0 && !kit.isAsleep(board, spawn)) cost += near
  }
  return cost
}

/** Farther than this from everybody else is no lonelier. */
const LONELY = 4

/** Steps to the nearest of the others. */
export function stepsToNearest({ kit, board, person }: Outset, zone: number): number {
  const { distance } = kit.ways(board)
  let least = LONELY
  for (let index = 0; index < board.people.length; index++) {
    const other = board.people[index] as Person
    if (index === person || other.seat === NONE || other.zone === NONE) continue
    least = Math.min(least, distance[zone * kit.map.size + other.zone] as number)
  }
  return least
}

/** Friends among zombies that they cannot bear draw whoever can fight. */
export function aidWorth(look: Outset, zone: number, left: number): number {
  const { kit, board, person, strength } = look
  if (left === 0 || strength === 0) return 0
  let able = 0
  let friends = 0
  for (let index = 0; index < board.people.length; index++) {
    const other = board.people[index] as Person
    if (index === person || other.seat === NONE || other.zone !== zone) continue
    able += Math.max(0, other.health - 1) + (other.waiting ? 1 : 0)
    friends++
  }
  if (friends === 0) return 0
  const { now } = attacksAt(kit, board, zone)
  if (now === 0) return 0
  return Math.floor((Math.min(now * WHOLE, left * strength) * F.aid) / WHOLE) + (now > able ? F.rescue : 0)
}
