import type { Role } from './act.ts'
import type { PersonId } from './fact.ts'
import { isAtTable, type Room } from './room.ts'

/** What somebody is at this table, as the log says. */
export function rolesOf(room: Room, person: PersonId): readonly Role[] {
  const known = room.people.get(person)
  if (!known || !isAtTable(room, person)) return ['stranger']
  const roles: Role[] = [known.role]
  if (room.host === person) roles.push('host')
  if (room.seats.includes(person)) roles.push('seated')
  return roles
}
