import { nth, sizeOf } from '@graveshift/kernel'
import { achievement } from '../achievements/achievement.ts'
import type { Board } from '../board.ts'
import { bossSide } from '../boss-side.ts'
import type { BossBody } from '../content/compile.ts'
import { ANY_TABLE_FRAME } from '../one-form.ts'
import { refuse } from '../refusals.ts'
import type { BossRule } from './boss-rule.ts'

const MOUTH_SQUARES = 3
const NOTHING = { lo: 0, hi: 0 }

const isMouthOpen = ({ boss, turn }: Board): boolean => boss.skillTurn > 0 && boss.skillTurn === turn - 1

/** GU-BOS-07, GU-BOS-19, GU-BOS-20: the mouth opens in the turn after a skill; the skill makes zombies walk. */
export const screamer: BossRule<never, never> = {
  // A head that is mostly mouth.
  printed: {
    id: 'screamer',
    black: {
      bodies: [
        {
          id: 'body',
          grid: ['.#A##.', '#Y##Y#', '##B###', '#BY#M#', '##A#B#', '..##..'],
          mouth: ['......', '......', '......', '.@@@@.', '..@@..', '......'],
          fixedYellow: 1,
          fixedBlue: 1,
        },
      ],
      track: ['slow', 'fast', 'slow', 'fast'],
    },
    red: {
      bodies: [
        {
          id: 'body',
          grid: ['..###..', '.Y#A#Y.', '##B#B##', '##MYA##', '##BYB##', '.##M##.', '..###..'],
          mouth: ['.......', '.......', '.......', '..@@@..', '..@@@..', '..@@@..', '.......'],
          fixedYellow: 0,
          fixedBlue: 0,
        },
      ],
      track: ['fast', 'slow', 'fast', 'slow', 'fast'],
    },
  },
  rules: ['GU-BOS-07', 'GU-BOS-19', 'GU-BOS-20'],
  special: 'attacked',
  achievements: [
    achievement('open-wide', 'crossed', ({ content, board }, { seat, target, lo, hi }) => {
      // Zombies count from 1: no body is found for them.
      const { mouth } = bossSide(content, board).bodies[-1 - target] ?? { mouth: NOTHING }
      return sizeOf(lo & mouth.lo, hi & mouth.hi) >= MOUTH_SQUARES ? seat : undefined
    }),
  ],
  worth: { skill: 120, square: 100 },
  status: (board) => (isMouthOpen(board) ? 'mouth-open' : 'mouth-closed'),
  closed: {
    refusal: refuse('mouth-closed', 'GU-BOS-19'),
    squares: (content, board, body) =>
      isMouthOpen(board) ? NOTHING : (bossSide(content, board).bodies[body] as BossBody).mouth,
  },
  skill(content, table) {
    const { track } = bossSide(content, table.board)
    // A used-up track starts again from the left (R47).
    const speed = nth(track, table.board.boss.screams % track.length)
    table.emit({ type: 'screamed', speed })
    table.push({ ...ANY_TABLE_FRAME, kind: 'walk', at: 'begin', speed, attackers: [] })
  },
}
