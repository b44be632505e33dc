import {
  bitCount,
  isPlacement,
  listCuts,
  listPlacements,
  type Mask,
  maskOf,
  nth,
  nthSquare,
  partsOf,
  type Random,
  type Refusal,
  sampleCut,
  samplePlacement,
  sizeOf,
  squaresOf,
} from '@graveshift/kernel'
import type { Board, Target } from './board.ts'
import { isBodyAlive } from './boss-side.ts'
import { BOSS_RULES } from './bosses/index.ts'
import type { Arm, Content } from './content/compile.ts'
import type { Hit, Payment } from './game.ts'
import { bodyIndex, isBoss, openSquares, ownerOf, printed, targetsInReach } from './reach.ts'
import { refuse } from './refusals.ts'
import { isNeighbour, owned, payments, seatBoard, seatCount } from './seats.ts'

/** Who draws with what; a companion is named, the weapon is not. */
export interface Attacker {
  readonly seat: number
  readonly arm: Arm
  readonly companion: string | undefined
}

function priceOf(content: Content, board: Board, arm: Arm, target: Target, lo: number, hi: number): number {
  if (!isBoss(target)) return 0
  return BOSS_RULES[board.setup.boss]?.price?.(content, board, bodyIndex(target), lo, hi, arm) ?? 0
}

function bossRefuses(board: Board, target: Target, lo: number, hi: number): Refusal | undefined {
  if (!isBoss(target)) return undefined
  return BOSS_RULES[board.setup.boss]?.refuses?.(board, bodyIndex(target), lo, hi)
}

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

/** Every way to draw on one target: whole shape, cut shape, single square. */
export function listHitsOn(
  content: Content,
  board: Board,
  by: Attacker,
  target: Target,
  into: object[],
): void {
  const open = openSquares(content, board, target)
  const placed: number[] = []
  // A shape of one square is the single, listed below.
  if (by.arm.shape.size > 1) listPlacements(by.arm.shape, open.lo, open.hi, placed)
  for (let i = 0; i < placed.length; i += 2)
    addHit(content, board, by, target, placed[i] as number, placed[i + 1] as number, into)
  if (by.arm.powers.splits)
    for (const { lo, hi } of listCuts(by.arm.cuts, open.lo, open.hi, placed))
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

/** Why a body of the boss can be hit by nobody now; undefined if it is there and alive. */
export function checkBody(content: Content, board: Board, target: Target): Refusal | undefined {
  if (board.boss.seat === undefined) return refuse('boss-untouchable', 'GU-RND-01')
  if (bodyIndex(target) >= board.boss.bodies.length) return refuse('target-gone', 'GU-ATK-02')
  return isBodyAlive(content, board, bodyIndex(target)) ? undefined : refuse('body-dead', 'GU-BOS-18')
}

/** Why a target is out of reach, in the order a player would ask; undefined if it is not. */
export function checkReach(
  content: Content,
  board: Board,
  by: Attacker,
  target: Target,
  avoid: readonly Target[],
): Refusal | undefined {
  const noBody = isBoss(target) ? checkBody(content, board, target) : undefined
  if (noBody) return noBody
  const owner = ownerOf(board, target)
  if (owner === undefined) return refuse('target-gone', 'GU-ATK-22')
  if (owner !== by.seat) {
    const tooFar = !isNeighbour(board, by.seat, owner)
    if (by.arm.powers.longRange && tooFar) return refuse('target-too-far', 'GU-EFX-19')
    if (!by.arm.powers.longRange)
      return isBoss(target)
        ? refuse('boss-elsewhere', 'GU-ATK-14')
        : refuse('target-not-in-reach', 'GU-ATK-02')
  }
  if (avoid.includes(target)) return refuse('another-target-needed', 'GU-EFX-23')
  return undefined
}

/** Why a hit may not be drawn, or undefined if it may. */
export function checkHit(
  content: Content,
  board: Board,
  by: Attacker,
  hit: Hit,
  avoid: readonly Target[],
): Refusal | undefined {
  const { target, lo, hi } = hit
  return (
    checkReach(content, board, by, target, avoid) ??
    checkSquares(content, board, target, lo, hi) ??
    checkShape(by.arm, lo, hi) ??
    bossRefuses(board, target, lo, hi) ??
    checkPayment(board, by.seat, hit.pay, priceOf(content, board, by.arm, target, lo, hi), 'GU-BOS-21')
  )
}

/** Every square must be an HP space that is not crossed and may be crossed now. */
export function checkSquares(
  content: Content,
  board: Board,
  target: Target,
  lo: number,
  hi: number,
): Refusal | undefined {
  const { spaces } = printed(content, board, target)
  const open = openSquares(content, board, target)
  if ((lo & ~spaces.lo) | (hi & ~spaces.hi)) return refuse('outside-spaces', 'GU-ATK-03')
  const shutLo = lo & ~open.lo
  const shutHi = hi & ~open.hi
  if ((shutLo | shutHi) === 0) return undefined
  const crossed = isBoss(target)
    ? nth(board.boss.bodies, bodyIndex(target))
    : board.zombies.find((z) => z.id === target)
  const isCrossed = crossed && (lo & crossed.lo) | (hi & crossed.hi)
  return isCrossed ? refuse('already-crossed', 'GU-ATK-03') : refuse('mouth-closed', 'GU-BOS-19')
}

function checkShape(arm: Arm, lo: number, hi: number): Refusal | undefined {
  const size = sizeOf(lo, hi)
  if (size === 1 || isPlacement(arm.shape, lo, hi)) return undefined
  if (arm.powers.splits)
    return partsOf(arm.cuts, lo, hi).length > 0 ? undefined : refuse('not-the-split', 'GU-EFX-21')
  return refuse('not-the-shape', size === arm.shape.size ? 'GU-ATK-03' : 'GU-ATK-12')
}

/** Whether a point of damage is paid as it may be; `rule` is the one that asks for it. */
export function checkPayment(
  board: Board,
  seat: number,
  pay: Payment | undefined,
  price: number,
  rule: string,
): Refusal | undefined {
  if (price === 0) return pay === undefined ? undefined : refuse('nothing-to-pay', rule)
  if (pay === undefined) return refuse('must-pay', rule)
  if (payments(board, seat).includes(pay)) return undefined
  return owned(seatBoard(board, seat).armor) === 0
    ? refuse('no-armor', 'GU-WLK-07')
    : refuse('armor-saves-life', 'GU-WLK-07', { least: 1 })
}

/** The zombies of a street that a sweep may hit, slot by slot; slots without any are left out. */
function zombiesBySlot(board: Board, street: number, avoid: readonly Target[]): Target[][] {
  const slots: Target[][] = [[], [], []]
  for (const zombie of board.zombies)
    if (zombie.seat === street && !avoid.includes(zombie.id)) nth(slots, zombie.slot - 1).push(zombie.id)
  return slots.filter((slot) => slot.length > 0)
}

/**
 * Everything one sweep may be drawn on (GU-EFX-24, GU-EFX-25). A sweep of a single target is a plain hit and not
 * listed. Of several living bodies of a boss in front, one is chosen.
 */
export function listSweeps(
  content: Content,
  board: Board,
  by: Attacker,
  avoid: readonly Target[],
): Target[][] {
  const { sweep, longRange } = by.arm.powers
  if (sweep === 'none') return []
  const bosses = targetsInReach(content, board, by.seat, longRange, avoid).filter(isBoss)
  const sweeps: Target[][] = []
  for (let street = 0; street < seatCount(board); street++) {
    if (street !== by.seat && !(longRange && isNeighbour(board, by.seat, street))) continue
    const slots = zombiesBySlot(board, street, avoid)
    const zombies = sweep === 'one-slot' ? (slots.length > 0 ? slots : [[]]) : oneOfEach(slots)
    const ends = board.boss.seat === street && bosses.length > 0 ? bosses.map((boss) => [boss]) : [[]]
    for (const set of zombies) for (const end of ends) sweeps.push([...set, ...end])
  }
  return sweeps.filter((targets) => targets.length > 1)
}

function oneOfEach(slots: readonly (readonly Target[])[]): Target[][] {
  let sets: Target[][] = [[]]
  for (const slot of slots) sets = sets.flatMap((set) => slot.map((target) => [...set, target]))
  return sets
}

export function checkSweep(
  content: Content,
  board: Board,
  by: Attacker,
  targets: readonly Target[],
  avoid: readonly Target[],
): Refusal | undefined {
  if (by.arm.powers.sweep === 'none') return refuse('no-sweep', 'GU-EFX-11')
  for (const target of targets) {
    const refusal = checkReach(content, board, by, target, avoid)
    if (refusal) return refusal
  }
  const same = (other: readonly Target[]) =>
    other.length === targets.length && other.every((target, index) => target === targets[index])
  return listSweeps(content, board, by, avoid).some(same) ? undefined : refuse('sweep-targets', 'GU-EFX-24')
}
