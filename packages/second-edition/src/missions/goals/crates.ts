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

/** So many crates are taken; all of them without a figure, or all those of these faces. */
export interface CratesGoal extends WantedTokens {
  readonly goal: 'crates'
}

export const crates: Goal<CratesGoal> = {
  id: 'crates',
  read: (fields) => ({ goal: 'crates', ...readTokens(fields) }),
  tell: ({ count, faces }) =>
    faces === undefined
      ? said('goal.crates', { count: count ?? 0 })
      : said('goal.crates-on', { faces: listed(faces) }),
  on: ['tokenTaken'],
  met: (kit, board, wanted) => areTaken(kit, board, 'crate', wanted),
  count: (kit, board, wanted) => countTaken(kit, board, 'crate', wanted),
  progress: (kit, board, wanted) => progressOfTaking(kit, board, 'crate', wanted),
  lint: ({ mission }, wanted) => [[areThere(mission.crates, wanted), 'there are not that many crates']],
  wanted: { places: (_kit, board, into) => tokensLeft(board, 'crate', into) },
}
