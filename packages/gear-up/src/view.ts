import { countCards, nth, squareName, squaresOf } from '@graveshift/kernel'
import type { Board } from './board.ts'
import type { BoardView, BossView, SeatView, ZombieView } from './board-view.ts'
import { bossSide, isBodyAlive } from './boss-side.ts'
import type { Content } from './content/compile.ts'
import { COLOURS } from './content/types.ts'
import { bodyDamage } from './frames/boss-card.ts'
import { bodyTarget, zombieCard } from './reach.ts'
import { dashboardOf, seatBoard } from './seats.ts'
import { zombieDamage } from './walk.ts'

const names = (lo: number, hi: number) => squaresOf(lo, hi).map(squareName).join(' ')

function viewSeat(content: Content, board: Board, seat: number): SeatView {
  const mine = seatBoard(board, seat)
  const dashboard = dashboardOf(content, board, seat)
  return {
    survivor: board.setup.survivors[seat] ?? '',
    leader: board.setup.leader === seat,
    health: { left: mine.health, of: dashboard.health },
    armor: { owned: mine.armor.gained - mine.armor.used, used: mine.armor.used, of: dashboard.armor },
    ammo: { owned: mine.ammo.gained - mine.ammo.used, used: mine.ammo.used, of: dashboard.ammo },
    weapons: dashboard.weapons.map((weapon, index) => ({
      id: weapon.id,
      colour: nth(COLOURS, index),
      shape: weapon.data.shape,
      starting: weapon.data.starting ?? null,
      upgrades: weapon.data.upgrades,
      unlocked: mine.upgrades[index] ?? 0,
      frenzy: mine.frenzy[index] ?? 0,
    })),
    owed: mine.owed,
    companions: mine.companions.map(({ id, ready }) => ({ id, ready })),
  }
}

function viewZombies(content: Content, board: Board): ZombieView[] {
  return board.zombies.map((zombie) => {
    const { type, tier, speed, fixed, data } = zombieCard(content, zombie)
    return {
      target: zombie.id,
      card: zombie.card,
      type,
      tier,
      speed,
      seat: zombie.seat,
      slot: zombie.slot,
      grid: data.grid,
      fixed,
      crossed: names(zombie.lo, zombie.hi),
      damage: zombieDamage(content, board, zombie),
    }
  })
}

function viewBoss(content: Content, board: Board): BossView {
  const side = bossSide(content, board)
  return {
    id: board.setup.boss,
    seat: board.boss.seat ?? null,
    track: side.track,
    screams: board.boss.screams,
    skillTurn: board.boss.skillTurn,
    bodies: side.bodies.map((body, index) => ({
      target: bodyTarget(index),
      id: body.id,
      grid: body.data.grid,
      mouth: body.data.mouth ?? null,
      lines: body.data.lines ?? [],
      fixedYellow: body.fixedYellow,
      fixedBlue: body.fixedBlue,
      crossed: names(board.boss.bodies[index]?.lo ?? 0, board.boss.bodies[index]?.hi ?? 0),
      alive: isBodyAlive(content, board, index),
      attack: bodyDamage(content, board, index, false),
      specialAttack: bodyDamage(content, board, index, true),
    })),
  }
}

/** Everything that lies open, listed; nothing else (GU-HID-01, GU-HID-03). */
export function viewBoard(content: Content, board: Board): BoardView {
  const { setup } = board
  return {
    setup,
    round: board.round,
    turn: board.turn,
    step: board.step,
    card: content.turnCards[board.card ?? ''] ?? null,
    seats: board.seats.map((_, seat) => viewSeat(content, board, seat)),
    zombies: viewZombies(content, board),
    boss: viewBoss(content, board),
    tray: board.tray,
    left: {
      turn: board.turnDeck,
      spawn: countCards(board.spawnDeck),
      boss: [countCards(board.bossDeck[0]), countCards(board.bossDeck[1])],
      regular: board.decks.regular.length,
      special: board.decks.special.length,
    },
    discards: { regular: board.discards.regular, special: board.discards.special },
  }
}
