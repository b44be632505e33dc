import { isRefusal, type Refusal, type Seat } from '@graveshift/kernel'
import type { Draft } from './act.ts'
import { refuse } from './refuse.ts'
import type { Room } from './room.ts'

/** An undo to be written. What it leads to is known: the state is one that was there before. */
export function undoTo(
  room: Room,
  to: number,
  seat: Seat | undefined,
  by?: string,
): readonly Draft[] | Refusal {
  const target = room.play?.target({ to }) ?? refuse('no-game')
  if (isRefusal(target)) return target
  const act = { kind: 'undone', to: target, ...(seat === undefined ? {} : { seat }) } as const
  return [{ act, ...(by === undefined ? {} : { by }) }]
}
