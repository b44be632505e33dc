import { hasZombies, personAt } from '@graveshift/zones'
import type { Board } from '../board.ts'
import type { Choice, Pick } from '../game.ts'
import type { SecondKit } from '../second-kit.ts'
import { takesOf } from './arms.ts'
import { focusOf, stepsBetween } from './focus.ts'
import { stepsToOthers } from './together.ts'

/** What kinds of action are worth at first sight; those not named are neither good nor bad. */
const ACTIONS: Readonly<Record<string, number>> = {
  take: 300,
  store: 300,
  rally: 200,
  'search-car': 80,
  search: 70,
  trunk: 150,
  reload: 30,
  eat: 20,
  // What waits behind a door is for those who think about it.
  door: -40,
  trade: -60,
  reorganise: -80,
  noise: -80,
  end: -20,
  'change-seat': -60,
  taunt: -60,
}

interface Attack {
  readonly do: string
  readonly card?: string
  readonly dual?: boolean
  readonly zone: number
}

/** A bomb takes everybody: what no weapon takes above all, and nothing among friends. */
function throwing(kit: SecondKit, board: Board, zone: number): number {
  if (board.people.some((other) => other.zone === zone)) return -1_000
  let worth = -100
  for (let kind = 0; kind < kit.kinds.length; kind++) {
    const count = board.zombies[zone * kit.kinds.length + kind] as number
    worth += count * (kit.kinds[kind]?.abomination ? 600 : 100)
  }
  return worth
}

/** What an attack takes, the more so in the own zone; a shot among friends may hit them. */
function fighting(kit: SecondKit, board: Board, person: number, pick: Attack): number {
  const { card, dual = false, zone } = pick
  const here = personAt(board, person).zone === zone
  const ranged = pick.do === 'ranged'
  if (pick.do === 'throw') return throwing(kit, board, zone)
  const takes = card === undefined ? 60 : takesOf(kit, board, card, ranged, dual, zone)
  if (takes === 0) return -100
  const friends = ranged && board.people.some((other, index) => index !== person && other.zone === zone)
  return 40 + takes * (here ? 3 : 2) - (friends ? 200 : 0)
}

/** Attacks that somebody who stays in a zone would bear. */
const pressure = (kit: SecondKit, board: Board, zone: number): number => {
  const { kinds } = kit
  let attacks = 0
  for (let kind = 0; kind < kinds.length; kind++)
    attacks += (board.zombies[zone * kinds.length + kind] as number) * (kinds[kind]?.actions ?? 1)
  return attacks
}

/** What a step must bring: nobody walks to and fro for nothing. */
const WAY = 30

/** Nearer to where the team is wanted and to the others, and away from zombies. */
function going(kit: SecondKit, board: Board, person: number, to: number): number {
  const { zone } = personAt(board, person)
  const zones = focusOf(kit, board)
  let gained = 0
  if (zones.length > 0) {
    const least = (from: number) =>
      zones.reduce((steps, each) => Math.min(steps, stepsBetween(kit, board, from, each)), 99)
    gained = least(zone) - least(to)
  }
  const joined = stepsToOthers(kit, board, person, zone) - stepsToOthers(kit, board, person, to)
  return gained * 50 + joined * 4 - WAY + (pressure(kit, board, zone) - pressure(kit, board, to)) * 60
}

function acting(kit: SecondKit, board: Board, person: number, pick: Pick): number {
  const plain = ACTIONS[pick.do]
  if (plain !== undefined) return plain
  const { to, zone, path } = pick as { to?: number; zone?: number; path?: readonly number[] }
  if (pick.do === 'drive' && path) return going(kit, board, person, path[path.length - 1] ?? 0)
  if (to !== undefined) return going(kit, board, person, to)
  return zone !== undefined && hasZombies(kit, board, zone) ? fighting(kit, board, person, pick as Attack) : 0
}

/** How good an answer looks before it is tried out: for playing on quickly, not for playing well. */
export function hunchOf(kit: SecondKit, board: Board, choice: Choice, pick: Pick): number {
  switch (choice.kind) {
    case 'act':
      return acting(kit, board, choice.person, pick)
    case 'wound':
      return 'person' in pick ? personAt(board, pick.person).health : 0
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
