import { nth, sizeOf } from '@graveshift/kernel'
import { bossSide } from '../boss-side.ts'
import { BOSS_RULES } from '../bosses/index.ts'
import { bodyIndex, isBoss } from '../reach.ts'
import { type Achievement, achievement, victory } from './achievement.ts'

const RING_SQUARES = 6
const RINGS_AT_ONCE = 2
const MOUTH_SQUARES = 3
const PITCHER = 2

/** One for each boss that can be beaten, and one for each that has a trick. */
export const BOSS_ACHIEVEMENTS: readonly Achievement[] = [
  ...BOSS_RULES.map(({ printed: { id } }) => victory(`beat-${id}`, ({ board }) => board.setup.boss === id)),

  achievement('ring-master', 'ringCleared', (_moment, { seat, lo, hi }) =>
    sizeOf(lo, hi) >= RING_SQUARES ? seat : undefined,
  ),

  achievement('ring-around', 'ringCleared', ({ tally }, { seat }) =>
    tally.hit && tally.hit.rings >= RINGS_AT_ONCE ? seat : undefined,
  ),

  achievement('pitcher-first', 'bodyKilled', ({ board, tally }, { body }) =>
    board.setup.boss === 'dead-sox' && body === PITCHER && tally.bodies.length === 1
      ? tally.hit?.seat
      : undefined,
  ),

  achievement('open-wide', 'crossed', ({ content, board }, { seat, target, lo, hi }) => {
    if (!isBoss(target)) return undefined
    const { mouth } = nth(bossSide(content, board).bodies, bodyIndex(target))
    return sizeOf(lo & mouth.lo, hi & mouth.hi) >= MOUTH_SQUARES ? seat : undefined
  }),

  victory('between-the-lines', ({ board, tally }) => board.setup.boss === 'mutation' && tally.lines === 0),
]
