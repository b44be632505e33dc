// What one thread of the pool does: plays some games in a row and gives back their lines.
import type { Order } from './order.ts'
import { loadSimulated } from './simulated-games.ts'

/** Games [from, to) of an order. */
export interface Stretch {
  readonly order: Order
  readonly from: number
  readonly to: number
}

export async function playStretch({ order, from, to }: Stretch): Promise<string[]> {
  const game = await loadSimulated(order.game)
  return Array.from({ length: to - from }, (_, index) => JSON.stringify(game.play(order, from + index)))
}
