import { type Mask, sizeOf } from '@graveshift/kernel'
import { achievement } from '../achievements/achievement.ts'
import type { Body } from '../board.ts'
import { bossSide } from '../boss-side.ts'
import type { BossBody } from '../content/compile.ts'
import { gain } from '../gain.ts'
import { dodgeForEveryone } from '../harm.ts'
import type { BossRule } from './boss-rule.ts'

const RING_SQUARES = 6
const RINGS_AT_ONCE = 2

const within = (mask: Mask, lo: number, hi: number) => ((mask.lo & ~lo) | (mask.hi & ~hi)) === 0

/** GU-BOS-05, GU-BOS-15, GU-BOS-16: a ring crossed round a mark clears the mark's row and column. */
export const zombiphant: BossRule<'ring', never> = {
  // Seen from the front: two wide ears around the marked squares, a trunk between two tusks.
  printed: {
    id: 'zombiphant',
    black: {
      bodies: [
        {
          id: 'body',
          grid: ['##A..M##', '#O#YY#O#', '###BB###', '.##AM##.', '.#.YY.#.', '...B#...'],
          fixedYellow: 2,
          fixedBlue: 1,
        },
      ],
    },
    red: {
      bodies: [
        {
          id: 'body',
          grid: [
            'M##..##M',
            '#O#YY#O#',
            '###BB###',
            '.#YAAY#.',
            '.##BB##.',
            '.#.MY.#.',
            '.#.##.#.',
            '...##...',
          ],
          fixedYellow: 1,
          fixedBlue: 2,
        },
      ],
    },
  },
  rules: ['GU-BOS-05', 'GU-BOS-15', 'GU-BOS-16'],
  special: 'attacked',
  gains: 'ring',
  achievements: [
    achievement('ring-master', 'ringCleared', (_moment, { seat, lo, hi }) =>
      sizeOf(lo, hi) >= RING_SQUARES ? seat : undefined,
    ),
    achievement('ring-around', 'ringCleared', ({ tally }, { seat }) =>
      tally.hit && tally.hit.rings >= RINGS_AT_ONCE ? seat : undefined,
    ),
  ],
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
