import { NONE, type Person, type ZonesBoard } from '../board.ts'
import { leftIn } from '../budget.ts'
import { ANY, COMBAT } from '../budgets.ts'
import type { Kit } from '../kit.ts'
import { UNREACHED } from '../map/distances.ts'
import { currentTurn, powersOf } from '../people.ts'
import { damageOf, strengthAt } from './arms.ts'
import { FIGURES as F } from './figures.ts'

const WHOLE = 100
const USUAL_ACTIONS = 3

/** Actions that somebody may still take in this players' phase. */
export function actionsLeft(kit: Kit, board: ZonesBoard, index: number): number {
  const { waiting } = board.people[index] as Person
  if (waiting) return USUAL_ACTIONS
  const turn = currentTurn(board)
  if (turn?.person !== index) return 0
  const powers = powersOf(kit, board, index)
  return Math.max(0, leftIn(turn, powers, ANY)) + Math.max(0, leftIn(turn, powers, COMBAT))
}

/** Attacks that zombies of a zone and runners next to it would make on those who stand there. */
function attacksOn(kit: Kit, board: ZonesBoard, zone: number, most: number): number {
  const { kinds, map } = kit
  const { distance } = kit.zombieWays(board)
  let attacks = 0
  for (let kind = 0; kind < kinds.length; kind++) {
    const { actions = 1, damage = 1 } = kinds[kind] ?? {}
    if (damage > most) continue
    attacks += (board.zombies[zone * kinds.length + kind] as number) * actions
    if (actions < 2) continue
    for (let slot = map.first[zone] as number; slot < (map.first[zone + 1] as number); slot++) {
      const next = map.neighbours[slot] as number
      if (distance[zone * map.size + next] === 1)
        attacks += board.zombies[next * kinds.length + kind] as number
    }
  }
  return attacks
}

const MOST_DAMAGE = 99
/** More attacks than these make nobody more eager to go. */
const MOST_EXPOSED = 3

/** What threatens those who stand in one zone, after what they may still do about it. */
export function dangerIn(kit: Kit, board: ZonesBoard, zone: number): number {
  if (attacksOn(kit, board, zone, MOST_DAMAGE) === 0) return 0
  let able = 0
  let frail = false
  let fought = 0
  let damage = 0
  let there = 0
  for (let index = 0; index < board.people.length; index++) {
    const person = board.people[index] as Person
    if (person.zone !== zone) continue
    if (person.seat === NONE) {
      frail = true
      continue
    }
    able += (person.health - 1) * WHOLE
    there++
    const left = actionsLeft(kit, board, index)
    if (left === 0) continue
    fought += Math.floor((left * strengthAt(kit, board, index) * F.fighting) / WHOLE)
    damage = Math.max(damage, damageOf(kit, person))
  }
  const fallen = Math.min(fought, attacksOn(kit, board, zone, damage) * WHOLE)
  const attacks = attacksOn(kit, board, zone, MOST_DAMAGE) * WHOLE - fallen
  if (attacks <= 0) return 0
  const exposed = Math.floor((there * Math.min(attacks, MOST_EXPOSED * WHOLE) * F.exposed) / WHOLE)
  // A companion bears nothing; but whoever stands beside it may bear it instead.
  if (frail && able === 0) return exposed + F.death + Math.floor((attacks * F.deadlyWound) / WHOLE)
  if (attacks <= able) return exposed + Math.floor((attacks * F.wound) / WHOLE)
  const beyond = Math.min(attacks - able, 10 * WHOLE)
  return (
    exposed + Math.floor((able * F.wound) / WHOLE) + F.death + Math.floor((beyond * F.deadlyWound) / WHOLE)
  )
}

/** Zombies wherever they are: those a step away from somebody are about to arrive. */
export function crowd(kit: Kit, board: ZonesBoard): number {
  const { kinds, map } = kit
  const { distance } = kit.zombieWays(board)
  let threat = 0
  for (let zone = 0; zone < map.size; zone++) {
    let here = 0
    let worth = 0
    for (let kind = 0; kind < kinds.length; kind++) {
      const count = board.zombies[zone * kinds.length + kind] as number
      if (count === 0) continue
      const { actions = 1, damage = 1, abomination } = kinds[kind] ?? {}
      here += count * actions
      worth += count * (abomination ? F.abomination : actions > 1 || damage > 1 ? F.strongZombie : F.zombie)
    }
    if (here === 0) continue
    let nearest = UNREACHED
    for (const person of board.people)
      if (person.zone !== NONE) nearest = Math.min(nearest, distance[zone * map.size + person.zone] as number)
    threat += worth + (nearest === 1 ? here * F.arriving : 0)
  }
  return threat
}
