import type { BoardView, Event } from '@graveshift/gear-up'
import { has, squaresOf } from '@graveshift/kernel'
import type { Pointer } from '../../../../table/pointer.ts'

const point = (
  seats: readonly number[],
  targets: readonly number[] = [],
  squares: readonly number[] = [],
): Pointer => ({
  seats,
  targets,
  squares,
})

export function pointAt(event: Event): Pointer | undefined {
  switch (event.type) {
    case 'crossed':
      return point([event.seat], [event.target], squaresOf(event.lo, event.hi))
    case 'ringCleared':
      return point([event.seat], [-1 - event.body], squaresOf(event.lo, event.hi))
    case 'killed':
    case 'attacked':
    case 'exploded':
    case 'zombieDealt':
      return point([event.seat], [event.zombie])
    case 'pushed':
      return point([], [event.zombie])
    case 'walked':
      return point([], event.zombies)
    case 'bossAttacked':
    case 'bodyKilled':
      return point([], [-1 - event.body])
    case 'skillUsed':
    case 'screamed':
    case 'won':
      return point([], [-1])
    default:
      return has(event, 'seat') ? point([event.seat]) : undefined
  }
}

/** Whose street it is to be seen in; one's own, if in that too. */
export function streetOf(board: BoardView, pointer: Pointer | undefined, home: number): number | undefined {
  if (!pointer) return undefined
  const streets = board.zombies
    .filter(({ target }) => pointer.targets.includes(target))
    .map(({ seat }) => seat)
  const seats = streets.length > 0 ? streets : pointer.seats
  return seats.includes(home) ? home : seats[0]
}
