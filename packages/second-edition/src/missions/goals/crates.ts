import {
  areTaken,
  areThere,
  countTaken,
  leftToTake,
  listed,
  progressOfTaking,
  readTokens,
  said,
  TOKEN_FIGURES,
  type WantedTokens,
  wantedLeft,
} from '@graveshift/zones/missions'
import type { OwnGoal } from '../goal.ts'

/** So many crates are taken; all of them without a figure, or all those of these faces. */
export interface CratesGoal extends WantedTokens {
  readonly goal: 'crates'
}

export const crates: OwnGoal<CratesGoal> = {
  id: 'crates',
  figures: TOKEN_FIGURES,
  read: (fields) => ({ goal: 'crates', ...readTokens(fields) }),
  tell: ({ count, faces }) =>
    faces === undefined
      ? said('goal.crates', { count: count ?? 0 })
      : said('goal.crates-on', { faces: listed(faces) }),
  on: ['tokenTaken'],
  met: ({ mission }, board, wanted) => areTaken(board, 'crate', mission.crates, wanted),
  count: ({ mission }, board, wanted) => countTaken(board, 'crate', mission.crates, wanted),
  progress: (kit, board, wanted) => progressOfTaking(kit, board, 'crate', kit.mission.crates, wanted),
  lint: ({ mission }, wanted) => [[areThere(mission.crates, wanted), 'there are not that many crates']],
  wanted: {
    places: ({ mission }, board, into, wanted) => wantedLeft(board, 'crate', mission.crates, wanted, into),
    enough: ({ mission }, board, wanted) => leftToTake(board, 'crate', mission.crates, wanted),
  },
}
