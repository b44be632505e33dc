import { COMMON, victory } from '@graveshift/zones/achievements'
import { DIFFICULTIES } from '@graveshift/zones/missions'
import { MISSIONS } from '../content/missions.ts'
import type { MissionData } from '../missions/types.ts'
import type { Achievement, Moment } from './achievement.ts'

const FIRST = 'zombicide-life'
const EVERYBODY = 6

/** The mission of the book that is played; undefined for one of one's own. */
const printedOf = ({ board }: Moment): MissionData | undefined =>
  MISSIONS.find(({ id }) => id === board.setup.mission)

const isDark = ({ kit, board }: Moment): boolean => board.setup.darkZones || kit.mission.data.dark === true

/** Which mission it was, how hard, and with how many. */
export const MISSION_ACHIEVEMENTS: readonly Achievement[] = [
  { ...victory<Moment>('first-night', ({ board }) => board.setup.mission === FIRST), mission: FIRST },
  ...DIFFICULTIES.map((difficulty) =>
    victory<Moment>(`win-${difficulty}`, (moment) => printedOf(moment)?.difficulty === difficulty),
  ),
  victory('lights-out', isDark),
  COMMON.beyondRed,
  COMMON.fullTable,
  victory<Moment>(
    'one-mind',
    ({ board: { setup } }) => setup.teams.length === 1 && setup.teams.flat().length === EVERYBODY,
  ),
]
