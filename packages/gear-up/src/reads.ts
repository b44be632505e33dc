import type { Json } from '@graveshift/kernel'
import type { Board } from './board.ts'
import { attackers } from './choices/attack.ts'
import type { Content } from './content/compile.ts'
import type { Choice } from './game.ts'
import { armOf, isNeighbour, seatBoard } from './seats.ts'

/** Whether this answer may reach into the neighbors' streets. */
function isFar(content: Content, board: Board, choice: Choice): boolean {
  switch (choice.kind) {
    case 'attack':
      return attackers(content, board, choice).some(({ arm }) => arm.powers.longRange)
    case 'draw':
    case 'sweep':
    case 'again':
      return armOf(content, board, choice.seat, choice.wield).powers.longRange
    // The zombie to be pushed may stand in a neighbor's street.
    case 'knockback':
      return true
    default:
      return false
  }
}

/**
 * What an answer of one seat depends on: its dashboard, the streets it may hit, the boss, and the turn card. The
 * team's questions depend on everything.
 */
export function whatMatters(content: Content, board: Board, choice: Choice): Json {
  if (choice.seat === 'team') return board as unknown as Json
  const { seat } = choice
  const { round, turn, step, card, boss, outcome } = board
  const near = isFar(content, board, choice)
    ? board.seats.flatMap((_, other) => (isNeighbour(board, seat, other) ? [other] : []))
    : []
  return {
    choice,
    round,
    turn,
    step,
    card,
    outcome,
    boss,
    mine: seatBoard(board, seat),
    // A hit in a neighbor's street fills that neighbor's tracks too (GU-EFX-20).
    near: near.map((other) => [other, seatBoard(board, other).armor, seatBoard(board, other).ammo]),
    streets: board.zombies.filter((zombie) => zombie.seat === seat || near.includes(zombie.seat)),
  } as unknown as Json
}
