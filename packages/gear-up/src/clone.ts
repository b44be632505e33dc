import type { Board, SeatBoard, Zombie } from './board.ts'

function cloneSeat(seat: SeatBoard): SeatBoard {
  const companions: SeatBoard['companions'] = []
  for (const { id, ready } of seat.companions) companions.push({ id, ready })
  return {
    health: seat.health,
    armor: { gained: seat.armor.gained, used: seat.armor.used },
    ammo: { gained: seat.ammo.gained, used: seat.ammo.used },
    upgrades: seat.upgrades.slice(),
    frenzy: seat.frenzy.slice(),
    owed: seat.owed,
    companions,
  }
}

/** Written by hand beside the type: thirty times faster than a general copy. */
export function cloneBoard(board: Board): Board {
  const seats: SeatBoard[] = []
  for (const seat of board.seats) seats.push(cloneSeat(seat))
  const zombies: Zombie[] = []
  for (const { id, card, seat, slot, lo, hi } of board.zombies) zombies.push({ id, card, seat, slot, lo, hi })
  const bodies: Board['boss']['bodies'] = []
  for (const { lo, hi } of board.boss.bodies) bodies.push({ lo, hi })
  return {
    setup: board.setup,
    round: board.round,
    turn: board.turn,
    step: board.step,
    card: board.card,
    seats,
    zombies,
    drawn: board.drawn,
    boss: { seat: board.boss.seat, bodies, screams: board.boss.screams, skillTurn: board.boss.skillTurn },
    turnDeck: board.turnDeck.slice(),
    spawnDeck: board.spawnDeck.slice(),
    bossDeck: [board.bossDeck[0].slice(), board.bossDeck[1].slice()],
    decks: { regular: board.decks.regular.slice(), special: board.decks.special.slice() },
    discards: { regular: board.discards.regular.slice(), special: board.discards.special.slice() },
    tray: board.tray.slice(),
    outcome: board.outcome,
  }
}
