import { achievement } from '../achievements/achievement.ts'
import type { DamageKind } from '../game.ts'
import { ANY_TABLE_FRAME } from '../one-form.ts'
import type { BossRule } from './boss-rule.ts'

const ID = 'dead-sox'
const PITCHER = 2

/** Catcher, batter and pitcher, in the order in which they attack. */
const KINDS: readonly DamageKind[] = ['armor-only', 'normal', 'unblockable']

/** GU-BOS-06, GU-BOS-17, GU-BOS-18: three bodies, each with its own kind of damage. */
export const deadSox: BossRule<never, never> = {
  // The catcher squats, the batter holds the bat up, the pitcher stretches out the throwing arm.
  printed: {
    id: ID,
    black: {
      bodies: [
        { id: 'catcher', grid: ['.##.', '#YB#', '##M#'], fixedYellow: 0, fixedBlue: 0 },
        { id: 'batter', grid: ['#...', '#.#.', '##Y#', '.#B.', '.#A.'], fixedYellow: 2, fixedBlue: 2 },
        { id: 'pitcher', grid: ['.#...', '#Y###', '.BM..', '.#...'], fixedYellow: 0, fixedBlue: 0 },
      ],
    },
    red: {
      bodies: [
        { id: 'catcher', grid: ['.###.', '#YBY#', '#MA##', '.#.#.'], fixedYellow: 0, fixedBlue: 0 },
        { id: 'batter', grid: ['#...', '#.#.', '##Y#', '.BBY', '.#A#'], fixedYellow: 1, fixedBlue: 1 },
        { id: 'pitcher', grid: ['.##..', '#YB##', '.YM#.', '.##..'], fixedYellow: 0, fixedBlue: 0 },
      ],
    },
  },
  rules: ['GU-BOS-06', 'GU-BOS-17', 'GU-BOS-18'],
  special: 'attacks',
  achievements: [
    achievement('pitcher-first', 'bodyKilled', ({ board, tally }, { body }) =>
      board.setup.boss === ID && body === PITCHER && tally.bodies.length === 1 ? tally.hit?.seat : undefined,
    ),
  ],
  worth: { skill: 70, square: 100 },
  damageKind: (body) => KINDS[body] ?? 'normal',
  skill: (_content, table) => table.push({ ...ANY_TABLE_FRAME, kind: 'boss-skill', at: 'body', body: 0 }),
}
