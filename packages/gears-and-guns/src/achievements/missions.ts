import { CAMPAIGN_MISSIONS, ONE_SHOTS } from '../content/missions.ts'
import { type Achievement, type AchievementMoment, victory } from './achievement.ts'

const FULL_TABLE = 6

const inMission = (id: string): Achievement => ({
  ...victory(`won-${id}`, ({ board }) => board.setup.mission === id),
  mission: id,
})

const isHard = ({ kit }: AchievementMoment): boolean => kit.mission.data.difficulty === 'hard'

/** Which mission it was, how hard, and with how many. */
export const MISSION_ACHIEVEMENTS: readonly Achievement[] = [
  ...ONE_SHOTS.map(({ id }) => inMission(id)),
  ...CAMPAIGN_MISSIONS.map(({ id }) => inMission(id)),
  victory('high-noon', isHard),
  victory('beyond-red', ({ board }) => board.setup.ultrared),
  victory('brutal-deck', ({ board }) => board.setup.deck === 'brutal'),
  victory('full-table', ({ board }) => board.setup.teams.length === FULL_TABLE),
  victory('one-mind', ({ board }) => board.setup.teams.length === 1),
]
