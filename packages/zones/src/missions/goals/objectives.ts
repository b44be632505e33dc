import type { Goal } from '../goal.ts'
import type { MissionKit } from '../mission-game.ts'
import { listed, said } from '../sentences.ts'
import {
  areTaken,
  areThere,
  countTaken,
  leftToTake,
  OBJECTIVE,
  progressOfTaking,
  readTokens,
  TOKEN_FIGURES,
  type WantedTokens,
  wantedLeft,
} from './tokens.ts'

/** So many objective tokens are taken; all of them without a figure, or all those of these faces. */
export interface ObjectivesGoal extends WantedTokens {
  readonly goal: 'objectives'
}

/** How many people an objective takes in this mission. */
function handsFor({ rules }: MissionKit): number {
  for (const { hands } of rules) if (hands !== undefined) return hands
  return 1
}

export const objectives: Goal<ObjectivesGoal> = {
  id: 'objectives',
  figures: TOKEN_FIGURES,
  read: (fields) => ({ goal: 'objectives', ...readTokens(fields) }),
  tell: ({ count, faces }) =>
    faces === undefined
      ? said('goal.objectives', { count: count ?? 0 })
      : said('goal.objectives-on', { faces: listed(faces) }),
  on: ['tokenTaken'],
  met: ({ mission }, board, wanted) => areTaken(board, OBJECTIVE, mission.objectives, wanted),
  count: ({ mission }, board, wanted) => countTaken(board, OBJECTIVE, mission.objectives, wanted),
  progress: (kit, board, wanted) =>
    progressOfTaking(kit, board, OBJECTIVE, kit.mission.objectives, wanted, handsFor(kit)),
  lint: ({ mission }, wanted) => [
    [areThere(mission.objectives, wanted), 'there are not that many objectives'],
  ],
  wanted: {
    places: ({ mission }, board, into, wanted) =>
      wantedLeft(board, OBJECTIVE, mission.objectives, wanted, into),
    enough: ({ mission }, board, wanted) => leftToTake(board, OBJECTIVE, mission.objectives, wanted),
  },
}
