// What one thread of the pool does: plays some games in a row and gives back their lines.
import { fixtureOf } from './fixture.ts'
import type { Order } from './order.ts'
import { playFixture } from './play-fixture.ts'

/** Games [from, to) of an order. */
export interface Stretch {
  readonly order: Order
  readonly from: number
  readonly to: number
}

export function playStretch({ order, from, to }: Stretch): string[] {
  return Array.from({ length: to - from }, (_, index) =>
    JSON.stringify(playFixture(order, fixtureOf(order, from + index))),
  )
}
