import { type Mask, partsOf } from '@graveshift/kernel'
import { victory } from '../achievements/achievement.ts'
import { bossSide } from '../boss-side.ts'
import type { BossBody } from '../content/compile.ts'
import { dodgeForEveryone } from '../harm.ts'
import type { BossRule } from './boss-rule.ts'

const ID = 'mutation'

/** Whether squares on both sides of some dotted line belong to the set. */
function coversLine(body: BossBody, lo: number, hi: number): boolean {
  const { lineRight, lineBelow } = body
  const right = (lo & (lo >>> 1) & lineRight.lo) | (hi & (hi >>> 1) & lineRight.hi)
  const below = (lo & ((lo >>> 8) | (hi << 24)) & lineBelow.lo) | (hi & (hi >>> 8) & lineBelow.hi)
  return (right | below) !== 0
}

/** A cut shape pays only if no way to see it as two parts keeps each part off the lines (R65). */
function everyWayCovers(body: BossBody, parts: readonly Mask[], lo: number, hi: number): boolean {
  return parts.every(
    (part) => coversLine(body, part.lo, part.hi) || coversLine(body, lo & ~part.lo, hi & ~part.hi),
  )
}

/** GU-BOS-08, GU-BOS-21, GU-BOS-16: a shape over a dotted line costs the attacker 1 damage. */
export const mutation: BossRule<never, 'mutation-line'> = {
  // A lopsided lump with limbs on all sides, crossed by seams that spit when they are cut.
  printed: {
    id: ID,
    black: {
      bodies: [
        {
          id: 'body',
          grid: ['.##...#', '##Y#.#M', '.#BA##.', '.##YB#.', '##M##..', '#.#YB##', '......#'],
          lines: ['c2-d2', 'c3-d3', 'c4-d4', 'c5-c6', 'd5-d6', 'e5-e6'],
          fixedYellow: 1,
          fixedBlue: 1,
        },
      ],
    },
    red: {
      bodies: [
        {
          id: 'body',
          grid: ['##....##', '.#Y##M#.', '.##BA##.', '##YB##A#', '#.#YYB#.', '..M#B##.', '.##.#.##'],
          lines: ['c2-d2', 'c3-d3', 'c4-d4', 'c5-d5', 'e4-e5', 'f4-f5', 'g4-g5', 'e2-f2', 'e3-f3'],
          fixedYellow: 0,
          fixedBlue: 0,
        },
      ],
    },
  },
  rules: ['GU-BOS-08', 'GU-BOS-21'],
  special: 'attacked',
  achievements: [
    victory('between-the-lines', ({ board, tally }) => board.setup.boss === ID && tally.lines === 0),
  ],
  worth: { skill: 130, square: 100 },
  price: {
    from: 'mutation-line',
    rule: 'GU-BOS-21',
    damage(content, board, index, lo, hi, arm) {
      const body = bossSide(content, board).bodies[index] as BossBody
      if (!coversLine(body, lo, hi)) return 0
      const parts = arm.powers.splits ? partsOf(arm.cuts, lo, hi) : []
      return parts.length > 0 && !everyWayCovers(body, parts, lo, hi) ? 0 : 1
    },
  },
  skill: (_content, table) => dodgeForEveryone(table),
}
