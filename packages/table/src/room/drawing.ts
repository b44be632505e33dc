import { Bug, keepsPledge, nonceFrom } from '@graveshift/kernel'
import type { PersonId } from './fact.ts'
import { type Room, seatedPersons } from './room.ts'

/** Whoever has not shown his part after this is left out. */
export const SHOWING_WAITS_MS = 15_000

/** A seat that has no part in the luck: a bot's, or one whose player did not show his. */
const NO_NONCE = '0'.repeat(32)

/** Tables opened before pledges kept the nonces themselves, for all to see. */
const isPledge = (text: string): boolean => text.length === 64

/** Who still has to show his part in the luck. */
export function stillToShow(room: Room): PersonId[] {
  const { drawing, ready } = room
  if (!drawing) return []
  return seatedPersons(room).filter(
    (person) =>
      isPledge(ready.get(person) ?? '') && !drawing.shown.has(person) && !drawing.without.has(person),
  )
}

/** Whether this is what the person promised to show now. */
export function isPromised({ id, round, ready, drawing }: Room, person: PersonId, value: string): boolean {
  const pledge = ready.get(person)
  const owner = { room: id, round, person }
  return drawing !== undefined && pledge !== undefined && keepsPledge(value, pledge, owner, drawing.attempt)
}

/** The parts of all seats in their order, once everybody has shown who is going to. */
export function noncesOfRoom({ seats, ready, drawing }: Room, more?: readonly [PersonId, string]): string[] {
  const shown = new Map(drawing?.shown)
  if (more) shown.set(...more)
  return seats.map((person) => {
    if (person === undefined || drawing?.without.has(person)) return NO_NONCE
    const promised = ready.get(person) ?? ''
    const value = isPledge(promised) ? shown.get(person) : promised
    if (value === undefined) throw new Bug('a part in the luck was not shown')
    return nonceFrom(value)
  })
}

/** Whether there is anything to be shown at all: at tables from before pledges it lies open. */
export const needsDrawing = (room: Room): boolean =>
  seatedPersons(room).some((person) => isPledge(room.ready.get(person) ?? ''))

/** A log in which somebody promises something else, or has another part, once others have shown theirs is not honest. */
export function promisesStand({ drawing }: Room): void {
  if (drawing) throw new Bug('a promise is changed while others show theirs')
}

/** Nobody draws any more. What was shown is known, so everybody promises anew. */
export function endDrawing(room: Room): void {
  if (!room.drawing) return
  room.drawing = undefined
  room.ready.clear()
}
