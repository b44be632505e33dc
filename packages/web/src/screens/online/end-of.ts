import type { Look } from '../../online/online-table.ts'

type End =
  | 'closed'
  | 'damaged-table'
  | 'deleted'
  | 'gone'
  | 'kicked'
  | 'left'
  | 'other-rules'
  | 'reload'
  | 'stranger'

/** Why there is nothing to be done at the table any more; undefined while there is. */
export function endOf({ status, refused, you, room, pending }: Look): End | undefined {
  const me = you === undefined ? undefined : room?.people.get(you)
  if (me?.gone !== undefined) return me.gone
  if (status === 'reload') return 'reload'
  if (status !== 'stopped') return undefined
  if (refused === 'other-rules' || refused === 'damaged-table') return refused
  // A table is closed before it is deleted; only then there is none any more.
  if (room && refused === 'no-such-table') return 'deleted'
  if (room?.phase === 'closed') return 'closed'
  // Whoever never was at the table has no place there; whoever was has lost it.
  if (!room) return refused === 'no-such-table' ? 'gone' : 'stranger'
  // Whoever leaves hears nothing more, not even that it was done.
  return pending.some(({ kind }) => kind === 'leave') ? 'left' : 'kicked'
}
