import type { SecondKit } from '../../second-kit.ts'
import type { Goal } from '../goal.ts'
import { listed, said } from '../sentences.ts'
import {
  areTaken,
  areThere,
  countTaken,
  progressOfTaking,
  readTokens,
  tokensLeft,
  type WantedTokens,
} from './tokens.ts'

/** So many objective tokens are taken; all of them without a figure, or all those of these faces. */
export interface ObjectivesGoal extends WantedTokens {
  readonly goal: 'objectives'
}

/** How many people an objective takes in this mission. */
function handsFor({ rules }: SecondKit): number {
  for (const { hands } of rules) if (hands !== undefined) return hands
  return 1
}

export const objectives: Goal<ObjectivesGoal> = {
  id: 'objectives',
  read: (fields) => ({ goal: 'objectives', ...readTokens(fields) }),
  tell: ({ count, faces }) =>
    faces === undefined
      ? said('goal.objectives', { count: count ?? 0 })
      : said('goal.objectives-on', { faces: listed(faces) }),
  on: ['tokenTaken'],
  met: (kit, board, wanted) => areTaken(kit, board, 'objective', wanted),
  count: (kit, board, wanted) => countTaken(kit, board, 'objective', wanted),
  progress: (kit, board, wanted) => progressOfTaking(kit, board, 'objective', wanted, handsFor(kit)),
  lint: ({ mission }, wanted) => [
    [areThere(mission.objectives, wanted), 'there are not that many objectives'],
  ],
  wanted: { places: (_kit, board, into) => tokensLeft(board, 'objective', into) },
}
