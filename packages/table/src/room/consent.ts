import type { World } from './act.ts'
import type { PersonId } from './fact.ts'
import { type Proposal, type Room, seatedPersons } from './room.ts'

/** Whose consent a proposal still needs: everybody who has a seat and is here, but the one who made it. */
export function stillToAgree(
  room: Room,
  { by, agreed }: Pick<Proposal, 'by' | 'agreed'>,
  { isHere }: Pick<World, 'isHere'>,
): PersonId[] {
  return seatedPersons(room).filter((person) => person !== by && !agreed.has(person) && isHere(person))
}

/** One person holds all the seats that are held: there is nobody to ask. */
export function isAlone(room: Room, person: PersonId): boolean {
  const seated = seatedPersons(room)
  return seated.length === 1 && seated[0] === person
}
