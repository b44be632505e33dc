import type { Refusal } from '@graveshift/kernel'
import type { Entry } from './entry.ts'
import type { PersonId, PersonRole } from './fact.ts'
import { refuse } from './refuse.ts'
import { type Room, seatedPersons } from './room.ts'

/** Far longer than any evening; without an end nothing could be promised about size. */
export const MOST_ENTRIES = 20_000
/** Behind it there is room for new links, another host and a shut door. What ends trouble for good needs no room. */
const KEPT_ENTRIES = 1_000
/** Those who come to play, and those who come to watch with all they write: so many entries each. */
const MOST_VISITS = 1_000
/** A new link lets so many come who could not by the old one. */
const VISITS_A_LINK = 100
/** A person who only watches, and a player while he has no seat. */
const MOST_OF_A_WATCHER = 40
/** New links of one person's own once the log is full. */
const MOST_OF_A_GUEST = 8

/** Whoever does one of these can do it once, or once for each person that is there. */
const ALWAYS: ReadonlySet<string> = new Set(['close', 'kick', 'leave'])
const PUTS_IN_ORDER: ReadonlySet<string> = new Set(['lock', 'pass-host', 'rekey'])

/** After an entry was folded. */
export function countEntry(room: Room, { act, by }: Entry): void {
  const { written, people } = room
  const { visits } = written
  written.by.set(by, (written.by.get(by) ?? 0) + 1)
  const role = people.get(by)?.role
  if (role === 'spectator' || act.kind === 'joined') visits[role ?? 'player']++
  else if (isIdle(room, by)) {
    written.idle.set(by, (written.idle.get(by) ?? 0) + 1)
    visits.player++
  }
  if (act.kind !== 'rekeyed' || act.what === 'seat') return
  const whose = act.what === 'invite' ? 'player' : 'spectator'
  visits[whose] = Math.min(visits[whose], MOST_VISITS - VISITS_A_LINK)
}

/** Why nothing more of this kind is written for somebody; undefined while there is room. */
export function overBudget(
  room: Room,
  by: PersonId,
  command: { readonly kind: string; readonly role?: PersonRole },
): Refusal | undefined {
  const { kind, role = room.people.get(by)?.role } = command
  const { head, host, written } = room
  const own = written.by.get(by) ?? 0
  if (ALWAYS.has(kind)) return undefined
  if (PUTS_IN_ORDER.has(kind) && host === by)
    return head < MOST_ENTRIES + KEPT_ENTRIES ? undefined : refuse('table-full')
  if (role === 'spectator' && own >= MOST_OF_A_WATCHER) return refuse('budget-spent')
  const idle = isIdle(room, by)
  if (idle && (written.idle.get(by) ?? 0) >= MOST_OF_A_WATCHER) return refuse('budget-spent')
  if (
    role !== undefined &&
    (role === 'spectator' || idle || kind === 'join') &&
    written.visits[role] >= MOST_VISITS
  )
    return refuse('table-full')
  if (head < MOST_ENTRIES) return own < shareOf(room) ? undefined : refuse('budget-spent')
  const mayStill = kind === 'rekey' && own < shareOf(room) + MOST_OF_A_GUEST
  return mayStill && head < MOST_ENTRIES + KEPT_ENTRIES ? undefined : refuse('table-full')
}

/** A player who has no seat, nor one that others keep for him: he may come again under as many names as he likes. */
const isIdle = ({ people, seats, lent, host }: Room, by: PersonId): boolean =>
  people.get(by)?.role === 'player' && host !== by && !seats.includes(by) && ![...lent.values()].includes(by)

/** Those who play have the log in equal parts: nobody writes so much that there is no room left for the others. */
function shareOf(room: Room): number {
  return Math.floor((MOST_ENTRIES - 2 * MOST_VISITS) / Math.max(1, seatedPersons(room).length))
}
