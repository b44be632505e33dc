import { MOST, said, share, WHOLE } from '@graveshift/zones/missions'
import type { Board } from '../../board.ts'
import { holyMissing, pileErrands } from '../../judgement/holy-water.ts'
import type { Mission } from '../compile.ts'
import type { OwnGoal } from '../goal.ts'
import type { PurifiedGoal } from '../goal-data.ts'

/** The named piles that are safe by now, and how many there are. */
function countSafe({ piles }: Mission, { pilesSafe }: Board, { tiles }: PurifiedGoal) {
  const wanted = piles.flatMap(({ face }, pile) => (tiles.includes(face) ? [pile] : []))
  return { done: wanted.filter((pile) => pilesSafe & (1 << pile)).length, of: tiles.length }
}

/** The piles of these tiles are safe (UA-WIN-03). */
export const purified: OwnGoal<PurifiedGoal> = {
  id: 'purified',
  figures: '`tiles`: the faces whose piles are made safe',
  read: (fields) => ({ goal: 'purified', tiles: fields.names('tiles', MOST) }),
  tell: ({ tiles }) => said('goal.purified', { tiles: tiles.join(', ') }),
  on: ['pilePurified'],
  count: ({ mission }, board, data) => countSafe(mission, board, data),
  met({ mission }, board, data) {
    const { done, of } = countSafe(mission, board, data)
    return done === of
  },
  progress({ mission }, board, data) {
    const { done, of } = countSafe(mission, board, data)
    return share(done * WHOLE, of * WHOLE)
  },
  wanted: {
    card: (kit, card) => kit.cards[card]?.purifies !== undefined,
    missing: (kit, board) => holyMissing(kit, board),
    errands: (kit, board, into) => pileErrands(kit, board, into),
  },
  lint: ({ mission }, { tiles }) => [
    [tiles.every((tile) => mission.piles.some(({ face }) => face === tile)), 'there is no such pile'],
  ],
}
