import { type Errand, EVERYBODY } from '@graveshift/zones'
import type { OwnAims } from '@graveshift/zones/missions'
import type { Board } from '../board.ts'
import { lying } from '../fallen/fallen.ts'
import type { WesternKit } from '../western-kit.ts'
import { escortConvoy } from './convoy-orders.ts'
import { reliefErrands } from './pressure.ts'

/** Whoever lies somewhere is fetched in time. */
function sendForFallen(board: Board, into: Errand[]): void {
  for (const { zone } of lying(board)) into.push({ zone, task: 'rescue', hands: 1, able: EVERYBODY })
}

/** Two go together: what is to be done lies far apart, and the gauge does not wait. */
const GROUP = 2

/** What this game alone knows about playing well. */
export const ownAims = (kit: () => WesternKit): OwnAims<Board> => ({
  opens: () => false,
  orders: (board, orders) => escortConvoy(kit(), board, orders),
  errands(board, into) {
    sendForFallen(board, into)
    reliefErrands(kit(), board, into)
  },
  group: () => GROUP,
  armingRounds: 0,
})
