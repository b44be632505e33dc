import {
  bitCount,
  listCuts,
  listPlacements,
  type Mask,
  nthSquare,
  placementBuffer,
  type Random,
  sampleCut,
  samplePlacement,
} from '@graveshift/kernel'
import { type Attacker, bossRefuses, priceOf } from './attacker.ts'
import type { Board, Target } from './board.ts'
import type { Arm, Content } from './content/compile.ts'
import type { Hit, Payment } from './game.ts'
import { isBoss, openSquares } from './reach.ts'
import { payments } from './seats.ts'

/** Adds hits on these squares (lo, hi, lo, hi, ...) in every way they may be paid; none that the boss forbids. */
function addHits(
  content: Content,
  board: Board,
  by: Attacker,
  target: Target,
  masks: ArrayLike<number>,
  words: number,
  into: object[],
): void {
  const { companion } = by
  const boss = isBoss(target)
  for (let i = 0; i < words; i += 2) {
    const lo = masks[i] as number
    const hi = masks[i + 1] as number
    if (!boss) into.push({ do: 'hit', target, lo, hi, pay: undefined, companion })
    else if (bossRefuses(board, target, lo, hi)) continue
    else if (priceOf(content, board, by.arm, target, lo, hi) === 0)
      into.push({ do: 'hit', target, lo, hi, pay: undefined, companion })
    else for (const pay of payments(board, by.seat)) into.push({ do: 'hit', target, lo, hi, pay, companion })
  }
}

/** Writes every single open square into `room` as placements are written; says how many words it wrote. */
function listSquares(openLo: number, openHi: number, room: Int32Array): number {
  let at = 0
  for (let rest = openLo; rest !== 0; rest &= rest - 1) {
    room[at++] = rest & -rest
    room[at++] = 0
  }
  for (let rest = openHi; rest !== 0; rest &= rest - 1) {
    room[at++] = 0
    room[at++] = rest & -rest
  }
  return at
}

/** Used again by every call, none of which keeps hold of it. */
const room = placementBuffer()

/** Every way to draw on one target: whole shape, cut shape, single square. */
export function listHitsOn(
  content: Content,
  board: Board,
  by: Attacker,
  target: Target,
  into: object[],
): void {
  const { lo, hi } = openSquares(content, board, target)
  const { shape, cuts, powers } = by.arm
  // A shape of one square is the single, listed below.
  const words = shape.size > 1 ? listPlacements(shape, lo, hi, room) : 0
  addHits(content, board, by, target, room, words, into)
  if (powers.splits) {
    const cut = listCuts(cuts, lo, hi, room, words)
    addHits(content, board, by, target, cut, cut.length, into)
  }
  addHits(content, board, by, target, room, listSquares(lo, hi, room), into)
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
  const pay = price > 0 ? (ways[random.below(ways.length)] as Payment) : undefined
  return { do: 'hit', target, lo, hi, pay, companion: by.companion }
}

/** A single square the boss allows; there is one, or the target could not be hit. */
function sampleAllowedSquare(board: Board, by: Attacker, target: Target, open: Mask, random: Random): Hit {
  const words = listSquares(open.lo, open.hi, room)
  let allowed = 0
  for (let i = 0; i < words; i += 2) {
    const lo = room[i] as number
    const hi = room[i + 1] as number
    if (bossRefuses(board, target, lo, hi)) continue
    room[allowed++] = lo
    room[allowed++] = hi
  }
  const chosen = 2 * random.below(allowed >> 1)
  const lo = room[chosen] as number
  const hi = room[chosen + 1] as number
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
