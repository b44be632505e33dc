import { COMMON, victory } from '@graveshift/zones/achievements'
import { CAMPAIGN_MISSIONS, ONE_SHOTS } from '../content/missions.ts'
import type { Achievement, Moment } from './achievement.ts'

const inMission = (id: string): Achievement => ({
  ...victory<Moment>(`won-${id}`, ({ board }) => board.setup.mission === id),
  mission: id,
})

const isHard = ({ kit }: Moment): boolean => kit.mission.data.difficulty === 'hard'

/** Which mission it was, how hard, and with how many. */
export const MISSION_ACHIEVEMENTS: readonly Achievement[] = [
  ...ONE_SHOTS.map(({ id }) => inMission(id)),
  ...CAMPAIGN_MISSIONS.map(({ id }) => inMission(id)),
  victory('high-noon', isHard),
  COMMON.beyondRed,
  victory<Moment>('brutal-deck', ({ board }) => board.setup.deck === 'brutal'),
  COMMON.fullTable,
  victory('one-mind', ({ kit, board }) => kit.seats(board) === 1),
]
