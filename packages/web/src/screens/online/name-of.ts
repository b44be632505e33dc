import { type Room, TABLE } from '@graveshift/table/room'
import type { Words } from '../../i18n/use-words.ts'

/** What somebody at the table is called; what the table does itself, a bot does. */
export function nameOf(room: Room, person: string, say: Words['say']): string {
  return person === TABLE ? say('online.bot') : (room.people.get(person)?.name ?? '')
}
