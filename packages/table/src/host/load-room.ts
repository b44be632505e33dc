import { type Entry, readEntry } from '../room/entry.ts'
import { Damaged, foldEntry, openRoom } from '../room/fold.ts'
import type { Room } from '../room/room.ts'
import { PAGE, type Store, type StoredEntry } from '../store/store.ts'
import type { LoadModule } from './setting.ts'

/** An entry as it lies in the store; throws when it is not one. */
export function entryFrom({ seq, id, body }: StoredEntry): Entry {
  const entry = readEntry(body)
  if (!entry || entry.seq !== seq || entry.id !== id) throw new Damaged('is not an entry', seq)
  return entry
}

async function openWith(entry: Entry, loadModule: LoadModule): Promise<Room> {
  const { act } = entry
  const module = act.kind === 'opened' ? await loadModule(act.game, act.release) : undefined
  return openRoom(entry, () => module)
}

/** A room from its whole log, link by link; undefined if there is none. */
export async function loadRoom(store: Store, id: string, loadModule: LoadModule): Promise<Room | undefined> {
  let room: Room | undefined
  for (;;) {
    const page = await store.read(id, room ? room.head + 1 : 0, PAGE)
    for (const stored of page) {
      const entry = entryFrom(stored)
      if (room) foldEntry(room, entry)
      else room = await openWith(entry, loadModule)
      room.believes = true
    }
    if (page.length < PAGE) break
  }
  if (!room) return undefined
  room.believes = false
  if (room.play && !room.play.isTrue()) throw new Damaged('the game is not what was written', room.head)
  if (room.id !== id) throw new Damaged('belongs to another table', 0)
  return room
}
