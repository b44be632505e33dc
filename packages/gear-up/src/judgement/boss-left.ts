import { sizeOf } from '@graveshift/kernel'
import type { Board, Body } from '../board.ts'
import { bossSide } from '../boss-side.ts'
import type { BossBody, Content } from '../content/compile.ts'

const NOT_FIRST_COLUMN = 0xfefefefe | 0
const NOT_LAST_COLUMN = 0x7f7f7f7f

/** What is left of the boss; filled anew for every board. */
export interface BossLeft {
  bodies: number
  /** Squares that must still be crossed, those of them that stand alone, and pairs of them side by side. */
  squares: number
  alone: number
  pairs: number
  /** Squares of the mouth. */
  mouth: number
  /** Damage icons, fixed ones included. */
  yellow: number
  blue: number
}

export const freshBossLeft = (): BossLeft => ({
  bodies: 0,
  squares: 0,
  alone: 0,
  pairs: 0,
  mouth: 0,
  yellow: 0,
  blue: 0,
})

function addBody(printed: BossBody, crossed: Body, into: BossLeft): void {
  const { needed, yellow, blue, mouth } = printed
  const lo = needed.lo & ~crossed.lo
  const hi = needed.hi & ~crossed.hi
  if ((lo | hi) === 0) return
  into.bodies++
  into.squares += sizeOf(lo, hi)
  const rightLo = (lo << 1) & NOT_FIRST_COLUMN
  const rightHi = (hi << 1) & NOT_FIRST_COLUMN
  const belowLo = lo << 8
  const belowHi = (hi << 8) | (lo >>> 24)
  const besideLo = rightLo | ((lo >>> 1) & NOT_LAST_COLUMN) | belowLo | (lo >>> 8) | (hi << 24)
  const besideHi = rightHi | ((hi >>> 1) & NOT_LAST_COLUMN) | belowHi | (hi >>> 8)
  into.alone += sizeOf(lo & ~besideLo, hi & ~besideHi)
  into.pairs += sizeOf(lo & rightLo, hi & rightHi) + sizeOf(lo & belowLo, hi & belowHi)
  into.mouth += sizeOf(mouth.lo & ~crossed.lo, mouth.hi & ~crossed.hi)
  into.yellow += sizeOf(yellow.lo & ~crossed.lo, yellow.hi & ~crossed.hi) + printed.fixedYellow
  into.blue += sizeOf(blue.lo & ~crossed.lo, blue.hi & ~crossed.hi) + printed.fixedBlue
}

export function lookAtBoss(content: Content, board: Board, into: BossLeft): void {
  into.bodies = 0
  into.squares = 0
  into.alone = 0
  into.pairs = 0
  into.mouth = 0
  into.yellow = 0
  into.blue = 0
  const { bodies } = bossSide(content, board)
  for (let index = 0; index < bodies.length; index++)
    addBody(bodies[index] as BossBody, board.boss.bodies[index] as Body, into)
}
