import { isPlacement, nth, partsOf, type Refusal, sizeOf } from '@graveshift/kernel'
import { type Attacker, bossRefuses, priceOf } from './attacker.ts'
import type { Board, Target } from './board.ts'
import { isBodyAlive } from './boss-side.ts'
import { bossRule } from './bosses/index.ts'
import type { Arm, Content } from './content/compile.ts'
import type { Hit, Payment } from './game.ts'
import { bodyIndex, isBoss, openSquares, ownerOf, printed } from './reach.ts'
import { refuse } from './refusals.ts'
import { isNeighbour, owned, payments, seatBoard } from './seats.ts'

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
    checkPrice(content, board, by, hit)
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
  const closed = isCrossed ? undefined : bossRule(board).closed
  return closed ? closed.refusal : refuse('already-crossed', 'GU-ATK-03')
}

/** What a boss asks of whoever draws on it. */
function checkPrice(content: Content, board: Board, by: Attacker, hit: Hit): Refusal | undefined {
  const { target, lo, hi, pay } = hit
  const price = priceOf(content, board, by.arm, target, lo, hi)
  return checkPayment(board, by.seat, pay, price, bossRule(board).price?.rule ?? 'GU-BOS-21')
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
