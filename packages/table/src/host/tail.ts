import { Bug } from '@graveshift/kernel'
import type { Entry } from '../room/entry.ts'
import type { Store } from '../store/store.ts'
import type { ServerMessage } from '../wire/server-message.ts'
import { entryFrom } from './load-room.ts'

/** So many entries, or so many characters, whichever comes first. */
export const TAIL_ENTRIES = 500
export const TAIL_CHARACTERS = 256 * 1024

/** One frame of entries up to the head; the client asks for the next. */
export async function tailFrom(
  store: Store,
  room: string,
  from: number,
  head: number,
): Promise<ServerMessage> {
  const entries: Entry[] = []
  let size = 0
  for (const stored of await store.read(room, from, TAIL_ENTRIES)) {
    // What was written since is told by itself, in its turn.
    if (stored.seq > head || (entries.length > 0 && size + stored.body.length > TAIL_CHARACTERS)) break
    size += stored.body.length
    entries.push(entryFrom(stored))
  }
  const end = entries.at(-1)?.seq ?? head
  return { type: 'tail', entries, head, ...(end < head ? { more: true as const } : {}) }
}

export async function entryAt(store: Store, room: string, seq: number): Promise<Entry> {
  const [stored] = await store.read(room, seq, 1)
  if (!stored) throw new Bug(`no entry ${seq}`)
  return entryFrom(stored)
}

/** The log as it lies there, as far as it can be read; for a report. */
export async function wholeLog(store: Store, room: string): Promise<string[]> {
  const log: string[] = []
  try {
    for (;;) {
      const page = await store.read(room, log.length)
      if (page.length === 0) return log
      for (const { body } of page) log.push(body)
    }
  } catch {
    return log
  }
}
