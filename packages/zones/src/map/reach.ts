import type { Board, Gates, Zone } from './board.ts'
import { UNREACHED } from './distances.ts'
import { waysAt } from './ways.ts'

/** Gates that stay shut until somebody has been in one of the zones. */
export interface Lock {
  readonly doors: Gates
  readonly keys: readonly Zone[]
}

/** Everything that can be reached in the end, all doors opened that can be, keys fetched one after the other. */
export function reachInTheEnd(
  board: Board,
  start: readonly Zone[],
  locks: readonly Lock[],
): ReadonlySet<Zone> {
  let open = board.everyDoor & ~locks.reduce((doors, lock) => doors | lock.doors, 0)
  for (;;) {
    const reached = reach(board, start, open)
    const freed = locks.reduce(
      (doors, lock) => (lock.keys.some((key) => reached.has(key)) ? doors | lock.doors : doors),
      open,
    )
    if (freed === open) return reached
    open = freed
  }
}

/** Everything that can be reached while just these doors are open. */
export function reach(board: Board, start: readonly Zone[], open: Gates): ReadonlySet<Zone> {
  const { distance } = waysAt(board, open)
  const reached = new Set<Zone>()
  for (const from of start)
    for (let to = 0; to < board.size; to++)
      if (distance[from * board.size + to] !== UNREACHED) reached.add(to)
  return reached
}
