import { nth } from '@graveshift/kernel'
import type { Action, Stretch } from '../actions/action.ts'
import { canPay } from '../actions/allowed.ts'
import { NONE, type Turn, type ZonesBoard } from '../board.ts'
import { leftIn, payment } from '../budget.ts'
import { ANY } from '../budgets.ts'
import { ZONES_EVOLVERS } from '../evolve.ts'
import type { ActPick } from '../game.ts'
import type { Kit } from '../kit.ts'
import { currentTurn, personAt, powersOf } from '../people.ts'
import { inTurnOf } from './as-if.ts'

/** One answer on a way, and the zones it enters. */
export interface WayStep {
  readonly pick: ActPick
  readonly path: readonly number[]
}

/** The cheapest way on foot to a zone. */
export interface OnFoot {
  /** Actions in all, those for zombies left behind included. */
  readonly cost: number
  /** How many of them are paid by what is free for going alone. */
  readonly free: number
  /** Whether what is left of the turn is enough. */
  readonly inReach: boolean
  readonly steps: readonly WayStep[]
}

/** Where somebody gets by going, by zone; the own zone, which costs nothing, is among them. */
export type WaysOnFoot = ReadonlyMap<number, OnFoot>

/** How somebody may stand at a zone on the way. */
interface Stand extends OnFoot {
  readonly zone: number
  readonly any: number
  readonly spent: readonly number[]
  readonly once: readonly string[]
}

/** More than any turn has: what goes on where a turn has run out is only counted. */
const ENDLESS = 100

/** Whether somebody who stands so can do all that it could standing otherwise, for no more. */
const isAsGood = (one: Stand, other: Stand): boolean =>
  one.spent.every((spent, budget) => spent <= (other.spent[budget] ?? 0)) &&
  one.once.every((done) => other.once.includes(done))

const isCheaper = (one: Stand, other: Stand): boolean =>
  one.any !== other.any
    ? one.any < other.any
    : one.cost !== other.cost
      ? one.cost < other.cost
      : one.steps.length < other.steps.length

/** The way that is gone on first: those that leave most to be done; of equal ones the one found first. */
function takeCheapest(open: Stand[]): Stand | undefined {
  let best = 0
  for (let at = 1; at < open.length; at++) if (isCheaper(nth(open, at), nth(open, best))) best = at
  return open.splice(best, 1)[0]
}

/** Everybody where they would be after a way so far. */
function standAt(kit: Kit, board: ZonesBoard, turn: Turn, { zone, spent, once }: Stand): void {
  turn.spent = spent.with(ANY, (spent[ANY] ?? 0) - ENDLESS)
  turn.once = once
  const { person } = turn
  if (personAt(board, person).zone === zone) return
  const followers = kit.followers(board, person)
  ZONES_EVOLVERS.walked(kit, board, { type: 'walked', person, path: [zone], how: 'move', with: followers })
}

function after(kit: Kit, board: ZonesBoard, turn: Turn, from: Stand, step: WayStep, way: Stretch): Stand {
  const { spent, once } = from
  const powers = powersOf(kit, board, turn.person)
  const paid = payment(turn, powers, way.pays, way.cost)
  const now = spent.slice()
  let any = from.any
  let free = from.free
  for (let at = 0; at < paid.length; at += 2) {
    const budget = nth(paid, at)
    const amount = nth(paid, at + 1)
    now[budget] = (now[budget] ?? 0) + amount
    if (budget === ANY) any += amount
    else free += amount
  }
  const left = leftIn({ ...turn, spent }, powers, ANY)
  return {
    zone: nth(way.path, way.path.length - 1),
    any,
    free,
    cost: any + free,
    spent: now,
    once: way.once ? [...once, ...way.once] : once,
    inReach: from.inReach && any - from.any <= left,
    steps: [...from.steps, step],
  }
}

/** Every stretch that may be gone from where somebody stands. */
function* stretchesFrom(kit: Kit, board: ZonesBoard, turn: Turn, goings: readonly Action[]) {
  const { person } = turn
  const powers = powersOf(kit, board, person)
  const picks: ActPick[] = []
  for (const action of goings) {
    const skill = action.needs?.skill
    if ((skill !== undefined && !powers.gives.has(skill)) || !canPay(action, powers, turn)) continue
    picks.length = 0
    action.candidates(kit, board, person, picks)
    for (const pick of picks) {
      if (action.check(kit, board, person, pick)) continue
      const way = action.stretch?.(kit, board, person, pick)
      if (way) yield { step: { pick, path: way.path }, way }
    }
  }
}

/**
 * The cheapest way to every zone that somebody can go to, from where it stands in its turn, or would stand at the
 * beginning of the one it still has before it: whatever costs fewest actions that are good for anything, then fewest of
 * all. Zones too far for this turn are among them, with what they would cost if it went on.
 */
export function waysOnFoot(kit: Kit, board: ZonesBoard, person: number): WaysOnFoot {
  const found = new Map<number, OnFoot>()
  const copy = inTurnOf(kit, board, person)
  const turn = copy && currentTurn(copy)
  if (!copy || !turn) return found
  const goings = Object.values(kit.actions).filter(({ stretch }) => stretch !== undefined)
  const settled = new Map<number, Stand[]>()
  const { spent, once } = turn
  const here = { zone: personAt(copy, person).zone, any: 0, free: 0, cost: 0, inReach: true, steps: [] }
  const open: Stand[] = [{ ...here, spent, once }]
  for (let stand = takeCheapest(open); stand; stand = takeCheapest(open)) {
    const known = settled.get(stand.zone) ?? []
    if (known.some((other) => isAsGood(other, stand as Stand))) continue
    settled.set(stand.zone, [...known, stand])
    if (known.length === 0) found.set(stand.zone, stand)
    standAt(kit, copy, turn, stand)
    for (const { step, way } of stretchesFrom(kit, copy, turn, goings))
      open.push(after(kit, copy, turn, stand, step, way))
  }
  return found
}

/** The board on which somebody has gone that way: for asking what could be done there. Nothing may be written to it. */
export function boardAfter<B extends ZonesBoard>(kit: Kit, board: B, person: number, { steps }: OnFoot): B {
  const copy = inTurnOf(kit, board, person) ?? board
  for (const { pick } of steps) {
    const turn = currentTurn(copy)
    const way = kit.actions[pick.do]?.stretch?.(kit, copy, person, pick)
    if (!way || !turn) return copy
    const { path, how, pays, cost, once } = way
    const paid = payment(turn, powersOf(kit, copy, person), pays, cost)
    const followers = kit.followers(copy, person)
    ZONES_EVOLVERS.acted(kit, copy, {
      type: 'acted',
      person,
      action: how,
      paid,
      ...(once && { once }),
      streak: NONE,
    })
    ZONES_EVOLVERS.walked(kit, copy, { type: 'walked', person, path, how, with: followers })
  }
  return copy
}
