import { nth } from '@graveshift/kernel'
import { TURNS } from '../frames/game.ts'
import { dashboardOf } from '../seats.ts'
import { type Achievement, victory } from './achievement.ts'

const EARLY_TURN = 6
const CROWD = 8

/** How it was won. Health never comes back, so what is left tells the worst of the game (GU-SET-06). */
export const VICTORY_ACHIEVEMENTS: readonly Achievement[] = [
  victory('half-or-more', ({ content, board }) =>
    board.seats.every(({ health }, seat) => health * 2 >= dashboardOf(content, board, seat).health),
  ),
  victory('by-a-thread', ({ board }) => board.seats.some(({ health }) => health === 1)),
  victory('dry-powder', ({ board }) => board.seats.every(({ ammo }) => ammo.used === 0)),
  victory('bare-skin', ({ board }) => board.seats.every(({ armor }) => armor.used === 0)),
  victory('last-minute', ({ board }) => board.turn === TURNS),
  victory('ahead-of-time', ({ board }) => board.turn < EARLY_TURN),
  victory('clean-streets', ({ board }) => board.zombies.length === 0),
  victory('crowd-watches', ({ board }) => board.zombies.length >= CROWD),
  victory('pinprick', ({ tally }) => tally.hit?.by === 'single'),
  victory('from-afar', ({ board, tally }) => tally.hit !== undefined && tally.hit.seat !== board.boss.seat),
  victory('encore', ({ tally }) => {
    const { hit } = tally
    return hit !== undefined && hit.by !== 'ammo' && nth(tally.seats, hit.seat).activation.second
  }),
  // Preferred weapons start with both upgrades: what counts is that nothing was added (GU-EFX-14).
  victory('old-school', ({ content, board }) =>
    board.seats.every(({ upgrades }, seat) =>
      dashboardOf(content, board, seat).weapons.every(
        ({ startLevel }, index) => upgrades[index] === startLevel,
      ),
    ),
  ),
]
