import { has } from '@graveshift/kernel'
import type { ZonesBoard } from '../board.ts'
import type { ZonesChoice, ZonesPick } from '../game.ts'
import { hasZombies } from '../horde.ts'
import type { Kit } from '../kit.ts'
import { peopleIn, personAt } from '../people.ts'
import { takesOf } from './arms.ts'
import { stepsToOthers } from './together.ts'
import { stepsBetween } from './way.ts'

interface Attack {
  readonly do: string
  readonly card?: string
  readonly dual?: boolean
  readonly zone: number
}

/** A bomb takes everybody: what no weapon takes above all, and nothing among friends. */
function throwing(kit: Kit, board: ZonesBoard, zone: number): number {
  if (peopleIn(board, zone) > 0) return -1_000
  let worth = -100
  for (let kind = 0; kind < kit.kinds.length; kind++) {
    const count = board.zombies[zone * kit.kinds.length + kind] as number
    worth += count * (kit.kinds[kind]?.abomination ? 600 : 100)
  }
  return worth
}

/** What an attack takes, the more so in the own zone; a shot among friends may hit them. */
function fighting(kit: Kit, board: ZonesBoard, person: number, pick: Attack): number {
  const { card, dual = false, zone } = pick
  const here = personAt(board, person).zone === zone
  const strikes = kit.actions[pick.do]?.bots?.strikes
  if (strikes === 'everybody') return throwing(kit, board, zone)
  const ranged = strikes === 'from-afar'
  const takes = card === undefined ? 60 : takesOf(kit, board, card, ranged, dual, zone)
  if (takes === 0) return -100
  const friends = ranged && peopleIn(board, zone) > (here ? 1 : 0)
  return 40 + takes * (here ? 3 : 2) - (friends ? 200 : 0)
}

/** Attacks that somebody who stays in a zone would bear. */
const pressure = (kit: Kit, board: ZonesBoard, zone: number): number => {
  const { kinds } = kit
  let attacks = 0
  for (let kind = 0; kind < kinds.length; kind++)
    attacks += (board.zombies[zone * kinds.length + kind] as number) * (kinds[kind]?.actions ?? 1)
  return attacks
}

/** What a step must bring: nobody walks to and fro for nothing. */
const WAY = 30

/** How badly somebody would stand in a zone: far from where the team is wanted and from the others, among zombies. */
function plight(
  kit: Kit,
  board: ZonesBoard,
  person: number,
  wanted: readonly number[],
  zone: number,
): number {
  let least = wanted.length > 0 ? 99 : 0
  for (let at = 0; at < wanted.length; at++)
    least = Math.min(least, stepsBetween(kit, board, zone, wanted[at] as number))
  return least * 50 + stepsToOthers(kit, board, person, zone) * 4 + pressure(kit, board, zone) * 60
}

/** Where somebody stands: what every step is held against. */
export interface Stand {
  readonly person: number
  readonly wanted: readonly number[]
  readonly plight: number
}

export function standOf(kit: Kit, board: ZonesBoard, person: number): Stand {
  const wanted = kit.aims.focus(board)
  return { person, wanted, plight: plight(kit, board, person, wanted, personAt(board, person).zone) }
}

/** What an action is worth at first sight whatever is chosen with it; undefined if that depends. */
const worthAtSight = ({ actions }: Kit, action: string): number | undefined => actions[action]?.bots?.atSight

/** Where an action leads; undefined if nowhere. */
export function leadsTo(pick: ZonesPick): number | undefined {
  const { to, path } = pick as { to?: number; path?: readonly number[] }
  return path ? (path[path.length - 1] ?? 0) : to
}

/** Better off there than here, by more than the way takes. */
export function goingWorth(kit: Kit, board: ZonesBoard, stand: Stand, to: number): number {
  return stand.plight - plight(kit, board, stand.person, stand.wanted, to) - WAY
}

/** What an action that leads nowhere is worth, if that depends on what is chosen with it. */
export function stayingWorth(kit: Kit, board: ZonesBoard, person: number, pick: ZonesPick): number {
  const { zone } = pick as { zone?: number }
  return zone !== undefined && hasZombies(kit, board, zone) ? fighting(kit, board, person, pick as Attack) : 0
}

function acting(kit: Kit, board: ZonesBoard, person: number, pick: ZonesPick): number {
  const fixed = worthAtSight(kit, pick.do)
  if (fixed !== undefined) return fixed
  const to = leadsTo(pick)
  if (to !== undefined) return goingWorth(kit, board, standOf(kit, board, person), to)
  return stayingWorth(kit, board, person, pick)
}

/** How good an answer looks before it is tried out: for playing on quickly, not for playing well. */
export function moveValueOf(kit: Kit, board: ZonesBoard, choice: ZonesChoice, pick: ZonesPick): number {
  switch (choice.kind) {
    case 'act':
      return acting(kit, board, choice.person, pick)
    case 'wound':
      return has(pick, 'person') ? personAt(board, pick.person).health : 0
    case 'hit': {
      const { kind = 0, damage = 0 } = pick as { kind?: number; damage?: number }
      const { actions = 1, damage: needed = 1 } = kit.kinds[kind] ?? {}
      return damage >= needed ? 10 * actions + needed : 0
    }
    case 'arrange':
      return pick.do === 'done' ? (board.found.length > 0 ? 0 : 2) : board.found.length > 0 ? 1 : 0
    default:
      return pick.do === 'yes' || pick.do === 'ready' || pick.do === 'agree' || pick.do === 'keep' ? 1 : 0
  }
}
