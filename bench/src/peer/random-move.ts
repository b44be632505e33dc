import { nthSquare, type Random, samplePlacement, sizeOf } from '@graveshift/kernel'
import type { Move, PeerState } from './framework.ts'
import { dashboard, openSquares } from './game.ts'

const DONE: Move = { type: 'done', args: [] }

/** A legal move at random, found as cheaply as in our own sampled playout. */
export function randomMove({ G, ctx }: Pick<PeerState, 'G' | 'ctx'>, random: Random): Move {
  const seat = G.seats[Number(ctx.currentPlayer)]
  if (!seat) throw new Error(`no player ${ctx.currentPlayer}`)
  if (seat.owed > 0) {
    const colours = [0, 1, 2].filter((colour) => (seat.upgrades[colour] ?? 2) < 2)
    const colour = colours[random.below(Math.max(1, colours.length))]
    if (colour !== undefined) return { type: 'upgrade', args: [colour] }
  }
  const zombie = G.zombies[random.below(Math.max(1, G.zombies.length))]
  if (!zombie) return DONE
  const open = openSquares(zombie)
  if (!seat.attacked) {
    const shape = dashboard(seat.survivor).weapons[G.colour]?.levels[0].shape
    const placed = shape && samplePlacement(shape, open.lo, open.hi, random)
    if (placed) return { type: 'hit', args: [zombie.id, placed.lo, placed.hi] }
  }
  if (seat.ammo.used < seat.ammo.gained && random.below(2) === 0) {
    const square = nthSquare(open.lo, open.hi, random.below(sizeOf(open.lo, open.hi)))
    const lo = square < 32 ? 1 << square : 0
    return { type: 'shoot', args: [zombie.id, lo, square < 32 ? 0 : 1 << (square - 32)] }
  }
  return DONE
}
