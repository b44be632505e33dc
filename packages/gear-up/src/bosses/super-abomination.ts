import { clockwise, owned, seatBoard } from '../seats.ts'
import type { BossRule } from './boss-rule.ts'

const ARMOR_BROKEN = 2

/** GU-BOS-03, GU-BOS-13: no special rule; the skill breaks armor and is not damage. */
export const superAbomination: BossRule<never, never> = {
  // Head, shoulders, hanging fists. The plain boss for a first game.
  printed: {
    id: 'super-abomination',
    black: {
      bodies: [
        {
          id: 'body',
          grid: ['..###..', '.#Y#Y#.', '##BAB##', '#A#B#M#', '..#Y#..', '.##.##.'],
          fixedYellow: 2,
          fixedBlue: 2,
        },
      ],
    },
    red: {
      bodies: [
        {
          id: 'body',
          grid: ['..####..', '.##YY##.', '##BAAB##', '#Y#BB#Y#', '#.#MM#.#', '..####..', '.##..##.'],
          fixedYellow: 2,
          fixedBlue: 0,
        },
      ],
    },
  },
  rules: ['GU-BOS-03', 'GU-BOS-13'],
  special: undefined,
  worth: { skill: 130, square: 100 },
  skill(_content, table) {
    for (const seat of clockwise(table.board)) {
      const amount = Math.min(ARMOR_BROKEN, owned(seatBoard(table.board, seat).armor))
      if (amount > 0) table.emit({ type: 'armorBroken', seat, amount })
    }
  },
}
