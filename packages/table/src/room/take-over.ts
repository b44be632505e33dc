import type { Draft, World } from './act.ts'
import type { PersonId } from './fact.ts'
import { type Call, type Room, seatedPersons } from './room.ts'

/** Who votes on a seat: everybody else who has a seat and is here. */
export function voters(room: Room, owner: PersonId, { isHere }: Pick<World, 'isHere'>): PersonId[] {
  return seatedPersons(room).filter((person) => person !== owner && isHere(person))
}

/** More than half of them said yes; whoever asked is here, whatever the presence list says. */
export function isCarried(
  room: Room,
  owner: PersonId,
  votes: ReadonlyMap<PersonId, boolean>,
  world: Pick<World, 'isHere'>,
): boolean {
  const voting = new Set([...voters(room, owner, world), ...votes.keys()])
  const yes = [...votes].filter(([person, says]) => says && room.seats.includes(person)).length
  return yes * 2 > voting.size
}

/** What comes of a vote that was carried: whoever asked plays the seat, or the bot he asked for. */
export function takenOver({ by, seat, bot }: Pick<Call, 'by' | 'seat' | 'bot'>): Draft {
  return bot === undefined
    ? { act: { kind: 'taken-over', seat, person: by }, by: 'table' }
    : { act: { kind: 'bot-took-over', seat, bot }, by: 'table' }
}
