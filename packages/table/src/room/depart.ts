import { endDrawing } from './drawing.ts'
import type { PersonId } from './fact.ts'
import { nextHost, type Room } from './room.ts'

/** Takes somebody out of the room: seats, votes and consent included. */
export function depart(room: Room, person: PersonId, how: 'left' | 'kicked'): void {
  const known = room.people.get(person)
  if (!known) return
  known.gone = how
  room.seats.forEach((holder, seat) => {
    if (holder === person) vacate(room, seat)
  })
  for (const [seat, owner] of room.lent) if (owner === person) room.lent.delete(seat)
  room.ready.delete(person)
  if (room.host === person) room.host = nextHost(room.people)
}

/** A seat becomes free. Whatever waited for consent does not any more: other people would give it. */
export function vacate(room: Room, seat: number): void {
  endDrawing(room)
  const holder = room.seats[seat]
  room.seats[seat] = undefined
  if (holder !== undefined && !room.seats.includes(holder)) room.ready.delete(holder)
  room.calls.delete(seat)
  dropProposals(room)
}

/** A person sits down where a bot may have played. */
export function relieveBot(room: Room, seat: number): void {
  if (room.bots.delete(seat)) dropProposals(room)
}

export function dropProposals(room: Room): void {
  room.offer = undefined
  room.undoOffer = undefined
}
