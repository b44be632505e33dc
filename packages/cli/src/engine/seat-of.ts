import type { Json, Seat, Viewer } from '@graveshift/kernel'
import type { Session } from '@graveshift/table'
import type { AnyGame } from '../games.ts'
import { badRequest, refused } from './complaint.ts'
import type { Request } from './request.ts'
import type { Asked } from './think.ts'

/** Who looks: a seat, or nobody at the table. */
export function viewerOf(request: Request, session: Session<AnyGame>): Viewer {
  const field = request.has('seat') ? 'seat' : 'viewer'
  if (!request.has(field)) return 'spectator'
  const value = request.any(field)
  if (value === 'spectator') return value
  return seatOf(value, session)
}

export function seatOf(value: Json, session: Session<AnyGame>): Seat {
  if (typeof value === 'number' && value >= 0 && value < session.seats) return value
  throw badRequest(`a seat is a whole number from 0 to ${session.seats - 1}`)
}

/** The question a `do` means, and who answers: what goes unsaid must be the only possibility. */
export function meant(request: Request, session: Session<AnyGame>): Asked {
  const seat = request.has('seat') ? seatOf(request.any('seat'), session) : undefined
  const choice = request.count('choice')
  if (choice !== undefined) {
    const asked = session.choices().find(({ id }) => id === choice)
    return { choice, seat: seat ?? (typeof asked?.seat === 'number' ? asked.seat : 0) }
  }
  if (session.outcome !== undefined) throw refused({ refused: 'game-over', rule: 'KERNEL' })
  const [only, ...others] = session.choices(seat)
  if (!only || others.length > 0)
    throw badRequest(`'choice' is missing: ${others.length + (only ? 1 : 0)} are open`)
  return { choice: only.id, seat: seat ?? (only.seat === 'team' ? 0 : only.seat) }
}
