import { NONE } from '../../board.ts'
import { nearest, share, WHOLE } from '../closeness.ts'
import type { Goal } from '../goal.ts'
import { said } from '../sentences.ts'
import { companionsOf, haveAllFallen, loneCompanions } from './in-places.ts'

/** Every companion has been rallied. */
export interface RallyGoal {
  readonly goal: 'rally'
}

/** What being near a lone companion is worth beside leading it. */
const NEAR = Math.floor(WHOLE / 3)

export const rally: Goal<RallyGoal> = {
  id: 'rally',
  figures: 'none: every companion is rallied',
  read: () => ({ goal: 'rally' }),
  tell: () => said('goal.rally'),
  on: ['rallied', 'handedOver', 'eliminated', 'companionPlaced'],
  count(_kit, board) {
    const all = companionsOf(board)
    return { done: all.filter(({ leader }) => leader !== NONE).length, of: all.length }
  },
  progress(kit, board) {
    const all = companionsOf(board)
    const sum = all.reduce(
      (total, { leader, zone }) => total + (leader === NONE ? nearest(kit, board, zone, NEAR) : WHOLE),
      0,
    )
    return share(sum, all.length * WHOLE)
  },
  met: (_kit, board) => companionsOf(board).every(({ leader }) => leader !== NONE),
  impossible: (_kit, board) => haveAllFallen(board),
  lint: ({ companions }) => [[companions, 'there are no companions']],
  wanted: { places: (_kit, board, into) => loneCompanions(board, into), task: 'rally' },
}
