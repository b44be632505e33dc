import type { PersonId } from './fact.ts'
import { type Room, seatedPersons } from './room.ts'

/** Whom the table waits for: nothing goes on by itself, so this is what a list of tables shows. */
export function awaited(room: Room): PersonId[] {
  const { play, offer } = room
  if (room.phase === 'lobby') {
    const late = seatedPersons(room).filter((person) => !room.ready.has(person))
    return late.length > 0 || room.host === '' ? late : [room.host]
  }
  if (room.phase !== 'playing' || !play) return []
  const waiting = new Set<PersonId>()
  for (const { seat } of play.choices()) {
    if (seat !== 'team') waiting.add(room.seats[seat] ?? room.host)
    else
      for (const person of seatedPersons(room))
        if (offer?.by !== person && !offer?.agreed.has(person)) waiting.add(person)
  }
  const undo = room.undoOffer
  if (undo)
    for (const person of seatedPersons(room))
      if (person !== undo.by && !undo.agreed.has(person)) waiting.add(person)
  return [...waiting]
}

/** What a list of tables shows of one. */
export function summaryOf(room: Room) {
  return { title: room.title, phase: room.phase, awaited: awaited(room) }
}
