import { SUPER_ABOMINATION } from '../content/bosses/super-abomination.ts'
import { clockwise, owned, seatBoard } from '../seats.ts'
import type { BossRule } from './boss-rule.ts'

const ARMOR_BROKEN = 2

/** GU-BOS-03, GU-BOS-13: no special rule; the skill breaks armor and is not damage. */
export const superAbomination: BossRule = {
  printed: SUPER_ABOMINATION,
  special: undefined,
  worth: { skill: 130, square: 100 },
  skill(_content, table) {
    for (const seat of clockwise(table.board)) {
      const amount = Math.min(ARMOR_BROKEN, owned(seatBoard(table.board, seat).armor))
      if (amount > 0) table.emit({ type: 'armorBroken', seat, amount })
    }
  },
}
