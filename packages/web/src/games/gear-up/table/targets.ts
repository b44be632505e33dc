import type { BoardView, ZombieView } from '@graveshift/gear-up'

/** The slots from the survivor on, and the way zombies come: the order in which every street is shown. */
const SLOTS = [1, 2, 3] as const
export const WAY = [3, 2, 1] as const

/** The zombies of one slot of a street, in order of arrival. */
export function inSlot(board: BoardView, seat: number, slot: number): readonly ZombieView[] {
  return board.zombies.filter((zombie) => zombie.seat === seat && zombie.slot === slot)
}

/** Whether the boss has come. */
export function bossIsHere(board: BoardView): boolean {
  return board.boss.seat !== null
}

/** All targets that can be looked at with a street: the nearest zombies first, then the boss. */
export function targetsShown(board: BoardView, seat: number): readonly number[] {
  const zombies = SLOTS.flatMap((slot) => inSlot(board, seat, slot).map(({ target }) => target))
  const bodies = bossIsHere(board)
    ? board.boss.bodies.filter(({ alive }) => alive).map(({ target }) => target)
    : []
  return [...zombies, ...bodies]
}
