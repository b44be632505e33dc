import type { Game, Seat, Viewer } from '@graveshift/kernel'
import type { Session } from '@graveshift/table'
import { badRequest, refused } from './complaint.ts'
import type { Asked } from './think.ts'

export function seatOf(seat: number, session: Session<Game>): Seat {
  if (seat < session.seats) return seat
  throw badRequest(`a seat is a whole number from 0 to ${session.seats - 1}`)
}

/** A seat of the table, where one is named. */
export const maybeSeat = (seat: number | undefined, session: Session<Game>): Seat | undefined =>
  seat === undefined ? undefined : seatOf(seat, session)

/** Who looks: a seat, or nobody at the table. */
export function viewerOf(viewer: number | 'spectator' | undefined, session: Session<Game>): Viewer {
  return viewer === undefined || viewer === 'spectator' ? 'spectator' : seatOf(viewer, session)
}

interface Meant {
  readonly seat?: number | undefined
  readonly choice?: number | undefined
}

/** The question that is answered, and who answers: what goes unsaid must be the only possibility. */
export function meant({ seat: asked, choice }: Meant, session: Session<Game>): Asked {
  const seat = maybeSeat(asked, session)
  if (choice !== undefined) {
    const open = session.choices().find(({ id }) => id === choice)
    return { choice, seat: seat ?? (typeof open?.seat === 'number' ? open.seat : 0) }
  }
  if (session.outcome !== undefined) throw refused({ refused: 'game-over', rule: 'KERNEL' })
  const [only, ...others] = session.choices(seat)
  if (!only || others.length > 0)
    throw badRequest(`'choice' is missing: ${others.length + (only ? 1 : 0)} are open`)
  return { choice: only.id, seat: seat ?? (only.seat === 'team' ? 0 : only.seat) }
}
