import { DIFFICULTIES } from '@graveshift/zones/missions'
import { MISSIONS } from '../content/missions.ts'
import type { MissionData } from '../missions/types.ts'
import { type Achievement, type AchievementMoment, victory } from './achievement.ts'

const FIRST = 'zombicide-life'
const FULL_TABLE = 6

/** The mission of the book that is played; undefined for one of one's own. */
const printedOf = ({ board }: AchievementMoment): MissionData | undefined =>
  MISSIONS.find(({ id }) => id === board.setup.mission)

const isDark = ({ kit, board }: AchievementMoment): boolean =>
  board.setup.darkZones || kit.mission.data.dark === true

/** Which mission it was, how hard, and with how many. */
export const MISSION_ACHIEVEMENTS: readonly Achievement[] = [
  { ...victory('first-night', ({ board }) => board.setup.mission === FIRST), mission: FIRST },
  ...DIFFICULTIES.map((difficulty) =>
    victory(`win-${difficulty}`, (moment) => printedOf(moment)?.difficulty === difficulty),
  ),
  victory('lights-out', isDark),
  victory('beyond-red', ({ board }) => board.setup.ultrared),
  victory('full-table', ({ board }) => board.setup.teams.length === FULL_TABLE),
  victory(
    'one-mind',
    ({ board: { setup } }) => setup.teams.length === 1 && setup.teams.flat().length === FULL_TABLE,
  ),
]
