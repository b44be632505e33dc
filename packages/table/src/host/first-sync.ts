import { has } from '@graveshift/kernel'
import type { Entry } from '../room/entry.ts'
import type { Room } from '../room/room.ts'
import { snapshotOf } from '../room/snapshot.ts'
import type { Store } from '../store/store.ts'
import type { ServerMessage } from '../wire/server-message.ts'
import { entryFrom } from './load-room.ts'
import { TAIL_CHARACTERS, TAIL_ENTRIES, tailFrom } from './tail.ts'

/**
 * What somebody who has read up to an entry needs to be where the room is: the rest of the log where it is short, else
 * the table as it stands. A game so long that even this is large is told by its log after all, page by page.
 */
export async function firstSync(
  store: Store,
  room: Room,
  from: number,
  most = TAIL_ENTRIES,
): Promise<ServerMessage> {
  const isLong = room.head - from >= most
  const tail = isLong ? undefined : await tailFrom(store, room.id, from, room.head)
  if (tail && !has(tail, 'more')) return tail
  const snapshot = snapshotOf(room, room.play ? await entriesFrom(store, room, room.began) : [])
  if (JSON.stringify(snapshot).length <= TAIL_CHARACTERS) return { type: 'snapshot', ...snapshot }
  return tail ?? tailFrom(store, room.id, from, room.head)
}

async function entriesFrom(store: Store, { id, head }: Room, from: number): Promise<Entry[]> {
  const entries: Entry[] = []
  for (let next = from; next <= head; next = from + entries.length) {
    const page = await store.read(id, next)
    if (page.length === 0) break
    // What was written since is told by itself, in its turn.
    for (const stored of page) if (stored.seq <= head) entries.push(entryFrom(stored))
  }
  return entries
}
