import {
  bitCount,
  type ChoiceRule,
  doOf,
  integerIn,
  nthSquare,
  type Random,
  type Refusal,
  squareFromName,
  squareName,
  squaresOf,
  textIn,
} from '@graveshift/kernel'
import { bossRefuses } from '../attacker.ts'
import type { Board, Target } from '../board.ts'
import type { Content } from '../content/compile.ts'
import type { AmmoPick, ChoiceOf, GearUp } from '../game.ts'
import { checkBody, checkSquares } from '../hit-checks.ts'
import { findZombie, hasOwnTarget, hasTarget, isBoss, openSquares, targetsInReach } from '../reach.ts'
import { refuse } from '../refusals.ts'
import { owned, seatBoard } from '../seats.ts'
import { shoot } from '../strike.ts'
import { NOT_AN_ANSWER } from './parse.ts'

type Ammo = ChoiceOf<'ammo'>

export const DONE: AmmoPick = { do: 'done' }

/** Zombies in the own slots, and the boss in front where the option says so (GU-ATK-18, GU-ATK-19). */
export function ammoTargets(content: Content, board: Board, seat: number): Target[] {
  const targets = targetsInReach(content, board, seat, false, [])
  return board.setup.ammoOnBoss || board.boss.seat !== seat
    ? targets
    : targets.filter((target) => !isBoss(target))
}

/** Whether ammo of this seat could hit anything: `ammoTargets` without the list. */
export function hasAmmoTarget(content: Content, board: Board, seat: number): boolean {
  return board.setup.ammoOnBoss ? hasTarget(content, board, seat, false, []) : hasOwnTarget(board, seat)
}

function refusesSquare(board: Board, target: Target, square: number) {
  const lo = square < 32 ? 1 << square : 0
  const hi = square < 32 ? 0 : 1 << (square - 32)
  return bossRefuses(board, target, lo, hi)
}

function squaresToShoot(content: Content, board: Board, target: Target): number[] {
  const open = openSquares(content, board, target)
  const squares = squaresOf(open.lo, open.hi)
  return isBoss(target) ? squares.filter((square) => !refusesSquare(board, target, square)) : squares
}

/** Why ammo of this seat does not get there; undefined if it does. */
function checkAmmoReach(content: Content, board: Board, seat: number, target: Target): Refusal | undefined {
  if (!isBoss(target)) {
    const zombie = findZombie(board, target)
    if (!zombie) return refuse('target-gone', 'GU-ATK-22')
    return zombie.seat === seat ? undefined : refuse('ammo-own-street', 'GU-ATK-18')
  }
  if (!board.setup.ammoOnBoss) return refuse('ammo-not-boss', 'GU-ATK-18')
  const noBody = checkBody(content, board, target)
  if (noBody) return noBody
  return board.boss.seat === seat ? undefined : refuse('boss-elsewhere', 'GU-ATK-19')
}

/** A shot at one of these targets at random, or none. */
export function sampleShot(
  content: Content,
  board: Board,
  targets: readonly Target[],
  random: Random,
): AmmoPick {
  if (targets.length === 0 || random.below(4) === 0) return DONE
  const target = targets[random.below(targets.length)] as Target
  if (isBoss(target)) {
    const squares = squaresToShoot(content, board, target)
    return { do: 'shoot', target, square: squares[random.below(squares.length)] as number }
  }
  const { lo, hi } = openSquares(content, board, target)
  return { do: 'shoot', target, square: nthSquare(lo, hi, random.below(bitCount(lo) + bitCount(hi))) }
}

/** Spend owned ammo, one square each, for as long as one likes (GU-ATK-08, GU-ATK-16). */
export const ammoChoice = (content: Content): ChoiceRule<GearUp, Ammo> => ({
  list(board, { seat }) {
    if (owned(seatBoard(board, seat).ammo) === 0) return [DONE]
    const picks: AmmoPick[] = [DONE]
    for (const target of ammoTargets(content, board, seat))
      for (const square of squaresToShoot(content, board, target)) picks.push({ do: 'shoot', target, square })
    return picks
  },
  sample(board, { seat }, random) {
    if (owned(seatBoard(board, seat).ammo) === 0) return DONE
    return sampleShot(content, board, ammoTargets(content, board, seat), random)
  },
  check(board, { seat }, pick) {
    if (pick.do === 'done') return undefined
    if (pick.do !== 'shoot') return NOT_AN_ANSWER
    const { target, square } = pick
    if (owned(seatBoard(board, seat).ammo) === 0) return refuse('no-ammo', 'GU-ATK-08')
    const outOfReach = checkAmmoReach(content, board, seat, target)
    if (outOfReach) return outOfReach
    const lo = square < 32 ? 1 << square : 0
    const hi = square < 32 ? 0 : 1 << (square - 32)
    return checkSquares(content, board, target, lo, hi) ?? refusesSquare(board, target, square)
  },
  forced(board, { seat }) {
    const can = owned(seatBoard(board, seat).ammo) > 0 && hasAmmoTarget(content, board, seat)
    return can ? undefined : DONE
  },
  parse(_board, _choice, raw) {
    const what = doOf(raw)
    if (what === 'done') return DONE
    const target = integerIn(raw, 'target')
    const square = squareFromName(textIn(raw, 'square') ?? '')
    if (what !== 'shoot' || target === undefined || square === undefined) return NOT_AN_ANSWER
    return { do: 'shoot', target, square }
  },
  show: (_board, _choice, pick) =>
    pick.do === 'shoot'
      ? { do: 'shoot', target: pick.target, square: squareName(pick.square) }
      : { do: 'done' },
  answer(table, frame, { seat }, pick) {
    if (pick.do === 'shoot') shoot(content, table, seat, pick.target, pick.square)
    else frame.at = 'end'
  },
})
