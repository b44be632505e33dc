import { byKiller, COMMON, fellTo } from '@graveshift/zones/achievements'
import { type Achievement, counting } from './achievement.ts'

/** Who died, and how. */
export const KILL_ACHIEVEMENTS: readonly Achievement[] = [
  COMMON.dozen,
  COMMON.fifty,
  COMMON.rampage,
  COMMON.cleanSweep,
  counting(
    'fan-dance',
    'killed',
    4,
    fellTo(({ isFanned }) => isFanned),
    byKiller,
  ),
  counting(
    'full-blast',
    'killed',
    4,
    fellTo(({ isSteamed }) => isSteamed),
    byKiller,
  ),
  counting(
    'fire-in-the-hole',
    'killed',
    5,
    fellTo(({ by }) => by === 'blast'),
    byKiller,
  ),
  counting(
    'town-hall-meeting',
    'killed',
    5,
    fellTo(({ isGatling }) => isGatling),
    byKiller,
  ),
  COMMON.collector,
  COMMON.giantSlayer,
  COMMON.longShot,
]
