import { dashboardOf, owned, seatBoard } from '../seats.ts'
import { type Achievement, achievement, counting } from './achievement.ts'

const ABSORBED = 5

/** What did not hurt. */
export const SURVIVAL_ACHIEVEMENTS: readonly Achievement[] = [
  achievement('not-a-scratch', 'roundBegan', ({ content, board }, { round }) =>
    round === 2 &&
    board.seats.every(({ health }, seat) => health === dashboardOf(content, board, seat).health)
      ? 'team'
      : undefined,
  ),
  achievement('bulletproof', 'suffered', (_moment, { seat, armor, health, from }) =>
    (from === 'boss-attack' || from === 'boss-special-attack') && armor >= ABSORBED && health === 0
      ? seat
      : undefined,
  ),
  counting(
    'walking-fortress',
    'gained',
    6,
    ({ board }, { seat, what }) => (what === 'armor' ? owned(seatBoard(board, seat).armor) : 0),
    ({ seat }) => seat,
  ),
]
