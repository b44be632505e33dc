import type { BoardView } from '@graveshift/gear-up'
import type { Deed } from '@graveshift/kernel'

const mark = (on: boolean | undefined) => ({ 'data-happened': on ? '' : undefined })

/** Marks a target that somebody else has just done something to. */
export const targetMark = (trace: Deed | undefined, target: number) => mark(trace?.things.includes(target))

/** Marks the slot where it stood, once it is gone. */
export function placeMark(trace: Deed | undefined, board: BoardView, seat: number, slot: number) {
  const isGone = trace?.things.every(
    (thing) => thing > 0 && board.zombies.every(({ target }) => target !== thing),
  )
  return mark(isGone && trace?.places.includes(`${seat} ${slot}`))
}
