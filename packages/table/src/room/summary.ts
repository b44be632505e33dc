import { botTurns } from './bot-turns.ts'
import { campaignEnd } from './campaign.ts'
import { stillToShow } from './drawing.ts'
import { TABLE } from './entry.ts'
import type { PersonId } from './fact.ts'
import { type Room, seatedPersons } from './room.ts'

/**
 * Whom the table waits for: nothing goes on by itself, so this is what a list of tables shows. The table waits for
 * itself where a bot is to move.
 */
export function awaited(room: Room): (PersonId | typeof TABLE)[] {
  const { play, offer } = room
  if (room.phase === 'lobby') {
    if (room.drawing) return stillToShow(room)
    const late = seatedPersons(room).filter((person) => !room.ready.has(person))
    return late.length > 0 || room.host === '' ? late : [room.host]
  }
  // A campaign waits for everybody until it is over.
  if (room.phase === 'over' && room.campaign && !campaignEnd(room.campaign, play)) return seatedPersons(room)
  if (room.phase !== 'playing' || !play) return []
  const waiting = new Set<PersonId>()
  for (const { seat } of play.choices()) {
    if (seat !== 'team') {
      if (!room.bots.has(seat)) waiting.add(room.seats[seat] ?? room.host)
    } else
      for (const person of seatedPersons(room))
        if (offer?.by !== person && !offer?.agreed.has(person)) waiting.add(person)
  }
  const undo = room.undoOffer
  if (undo)
    for (const person of seatedPersons(room))
      if (person !== undo.by && !undo.agreed.has(person)) waiting.add(person)
  if (botTurns(room).length > 0) waiting.add(TABLE)
  return [...waiting]
}

/** What a list of tables shows of one. */
export function summaryOf(room: Room) {
  return { title: room.title, phase: room.phase, awaited: awaited(room) }
}
