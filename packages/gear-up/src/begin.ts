import { pickOptions } from '@graveshift/kernel'
import type { Board, SeatBoard, Setup } from './board.ts'
import { bossSide } from './boss-side.ts'
import type { Content, Dashboard } from './content/compile.ts'
import { RULE_OPTIONS } from './options.ts'
import { dashboardOf } from './seats.ts'

/** A dashboard before play: all health, no armor, no ammo (GU-SET-06). */
function freshSeat(dashboard: Dashboard): SeatBoard {
  return {
    health: dashboard.health,
    armor: { gained: 0, used: 0 },
    ammo: { gained: 0, used: 0 },
    upgrades: dashboard.weapons.map((weapon) => weapon.startLevel),
    frenzy: dashboard.weapons.map(() => 0),
    owed: 0,
    companions: [],
  }
}

/** The table as it is laid out before the first card is turned up. */
export function freshBoard(content: Content, options: Setup): Board {
  const { survivors, leader, difficulty, boss } = options
  const board: Board = {
    setup: { survivors, leader, difficulty, boss, ...pickOptions(RULE_OPTIONS, options) },
    round: 0,
    turn: 0,
    step: 'setup',
    card: undefined,
    seats: [],
    zombies: [],
    drawn: 0,
    boss: { seat: undefined, bodies: [], screams: 0, skillTurn: 0 },
    turnDeck: [],
    spawnDeck: [],
    bossDeck: [[], []],
    decks: { regular: content.zombieDecks.regular.slice(), special: content.zombieDecks.special.slice() },
    discards: { regular: [], special: [] },
    tray: [],
    outcome: undefined,
  }
  board.boss.bodies = bossSide(content, board).bodies.map(({ crossedAtStart: { lo, hi } }) => ({ lo, hi }))
  board.seats = survivors.map((_, seat) => freshSeat(dashboardOf(content, board, seat)))
  return board
}
