import {
  bitCount,
  listCuts,
  listPlacements,
  type Mask,
  maskOf,
  nth,
  nthSquare,
  placementRoom,
  type Random,
  sampleCut,
  samplePlacement,
  squaresOf,
} from '@graveshift/kernel'
import { type Attacker, bossRefuses, priceOf } from './attacker.ts'
import type { Board, Target } from './board.ts'
import type { Arm, Content } from './content/compile.ts'
import type { Hit } from './game.ts'
import { isBoss, openSquares } from './reach.ts'
import { payments } from './seats.ts'

/** Adds a hit to the list in every way it may be paid; nothing if the boss does not allow it. */
function addHit(
  content: Content,
  board: Board,
  by: Attacker,
  target: Target,
  lo: number,
  hi: number,
  into: object[],
): void {
  const { companion } = by
  if (isBoss(target)) {
    if (bossRefuses(board, target, lo, hi)) return
    if (priceOf(content, board, by.arm, target, lo, hi) > 0) {
      for (const pay of payments(board, by.seat)) into.push({ do: 'hit', target, lo, hi, pay, companion })
      return
    }
  }
  into.push({ do: 'hit', target, lo, hi, pay: undefined, companion })
}

/** Used again by every call, none of which keeps hold of it. */
const placed = placementRoom()

/** Every way to draw on one target: whole shape, cut shape, single square. */
export function listHitsOn(
  content: Content,
  board: Board,
  by: Attacker,
  target: Target,
  into: object[],
): void {
  const open = openSquares(content, board, target)
  // A shape of one square is the single, listed below.
  const words = by.arm.shape.size > 1 ? listPlacements(by.arm.shape, open.lo, open.hi, placed) : 0
  for (let i = 0; i < words; i += 2)
    addHit(content, board, by, target, placed[i] as number, placed[i + 1] as number, into)
  if (by.arm.powers.splits)
    for (const { lo, hi } of listCuts(by.arm.cuts, open.lo, open.hi, placed.subarray(0, words)))
      addHit(content, board, by, target, lo, hi, into)
  for (let rest = open.lo; rest !== 0; rest &= rest - 1)
    addHit(content, board, by, target, rest & -rest, 0, into)
  for (let rest = open.hi; rest !== 0; rest &= rest - 1)
    addHit(content, board, by, target, 0, rest & -rest, into)
}

/** A hit at random on one target that can be hit. */
export function sampleHitOn(
  content: Content,
  board: Board,
  by: Attacker,
  target: Target,
  random: Random,
): Hit {
  const open = openSquares(content, board, target)
  const single = random.below(8) === 0
  const mask =
    (single ? undefined : sampleWhole(by.arm, open.lo, open.hi, random)) ??
    sampleSquare(open.lo, open.hi, random)
  const { lo, hi } = mask
  if (!isBoss(target)) return { do: 'hit', target, lo, hi, pay: undefined, companion: by.companion }
  if (bossRefuses(board, target, lo, hi)) return sampleAllowedSquare(board, by, target, open, random)
  const price = priceOf(content, board, by.arm, target, lo, hi)
  const ways = payments(board, by.seat)
  const pay = price > 0 ? nth(ways, random.below(ways.length)) : undefined
  return { do: 'hit', target, lo, hi, pay, companion: by.companion }
}

/** A single square the boss allows; there is one, or the target could not be hit. */
function sampleAllowedSquare(board: Board, by: Attacker, target: Target, open: Mask, random: Random): Hit {
  const allowed = squaresOf(open.lo, open.hi)
    .map((square) => maskOf([square]))
    .filter(({ lo, hi }) => !bossRefuses(board, target, lo, hi))
  const { lo, hi } = nth(allowed, random.below(allowed.length))
  return { do: 'hit', target, lo, hi, pay: undefined, companion: by.companion }
}

function sampleWhole(arm: Arm, lo: number, hi: number, random: Random) {
  if (arm.powers.splits && random.below(2) === 0) {
    const cut = sampleCut(arm.cuts, lo, hi, random)
    if (cut) return cut
  }
  return samplePlacement(arm.shape, lo, hi, random)
}

function sampleSquare(lo: number, hi: number, random: Random) {
  const square = nthSquare(lo, hi, random.below(bitCount(lo) + bitCount(hi)))
  return square < 32 ? { lo: 1 << square, hi: 0 } : { lo: 0, hi: 1 << (square - 32) }
}
