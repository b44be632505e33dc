import { type Mask, sizeOf } from '@graveshift/kernel'
import type { Body } from '../board.ts'
import { bossSide } from '../boss-side.ts'
import { ZOMBIPHANT } from '../content/bosses/zombiphant.ts'
import type { BossBody } from '../content/compile.ts'
import { gain } from '../gain.ts'
import { dodgeForEveryone } from '../harm.ts'
import type { BossRule } from './boss-rule.ts'

const within = (mask: Mask, lo: number, hi: number) => ((mask.lo & ~lo) | (mask.hi & ~hi)) === 0

/** GU-BOS-05, GU-BOS-15, GU-BOS-16: a ring crossed round a mark clears the mark's row and column. */
export const zombiphant: BossRule = {
  printed: ZOMBIPHANT,
  special: 'attacked',
  worth: { skill: 130, square: 100 },
  afterCross(content, table, seat, body) {
    const printed = bossSide(content, table.board).bodies[body] as BossBody
    const crossed = table.board.boss.bodies[body] as Body
    // A clearing may complete another ring, so look again until nothing is left to clear.
    for (let cleared = true; cleared; ) {
      cleared = false
      for (const ring of printed.rings) {
        if (!within(ring.around, crossed.lo, crossed.hi) || within(ring.lines, crossed.lo, crossed.hi))
          continue
        const lo = ring.lines.lo & ~crossed.lo
        const hi = ring.lines.hi & ~crossed.hi
        table.emit({ type: 'ringCleared', seat, body, square: ring.square, lo, hi })
        gain(content, table, seat, 'armor', sizeOf(lo & printed.armor.lo, hi & printed.armor.hi), 'ring')
        gain(content, table, seat, 'ammo', sizeOf(lo & printed.ammo.lo, hi & printed.ammo.hi), 'ring')
        cleared = true
      }
    }
  },
  skill: (_content, table) => dodgeForEveryone(table),
}
