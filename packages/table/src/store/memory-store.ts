import { checkEntries } from './check-entries.ts'
import { StoreClosed } from './errors.ts'
import { MemoryDailies } from './memory-dailies.ts'
import { MemoryRoom } from './memory-room.ts'
import {
  type Appended,
  type Counts,
  type DailyCount,
  type DailyList,
  type DailyRow,
  type KeyRow,
  type NewEntry,
  type NewRoom,
  PAGE,
  type RoomRow,
  type SideWrites,
  type Store,
  type StoredEntry,
  type TableRow,
} from './store.ts'

const latestFirst = <R extends { readonly room: string; readonly updated: number }>(rows: R[]): R[] =>
  rows.sort((a, b) => b.updated - a.updated || (a.room < b.room ? 1 : -1))

/** Keeps everything as long as the process lives. The reference for the others, and what simulations use. */
export class MemoryStore implements Store {
  readonly #rooms = new Map<string, MemoryRoom>()
  readonly #dailies = new MemoryDailies()
  readonly #spent = new Map<string, number>()
  #closed = false

  async create({ room, entries, also = {} }: NewRoom): Promise<'done' | 'exists'> {
    this.#open()
    checkEntries(entries)
    const [first] = entries
    if (first?.seq !== 0) throw new RangeError('a room begins with seq 0')
    if (this.#rooms.has(room)) return 'exists'
    const made = new MemoryRoom(first.at)
    made.append(entries, also)
    this.#rooms.set(room, made)
    return 'done'
  }

  async append(room: string, entries: readonly NewEntry[], also: SideWrites = {}): Promise<Appended> {
    this.#open()
    checkEntries(entries)
    return this.#rooms.get(room)?.append(entries, also) ?? 'gone'
  }

  async read(room: string, from: number, most = PAGE): Promise<readonly StoredEntry[]> {
    this.#open()
    const start = Math.max(0, from)
    return this.#rooms.get(room)?.entries.slice(start, start + most) ?? []
  }

  async find(room: string, id: string): Promise<number | undefined> {
    this.#open()
    return this.#rooms.get(room)?.ids.get(id)
  }

  async head(room: string): Promise<number> {
    this.#open()
    return this.#rooms.get(room)?.head ?? -1
  }

  async secret(room: string, round: number): Promise<string | undefined> {
    this.#open()
    return this.#rooms.get(room)?.secrets.get(round)
  }

  async key(room: string, hash: string): Promise<KeyRow | undefined> {
    this.#open()
    return this.#rooms.get(room)?.keys.get(hash)
  }

  async keys(room: string): Promise<readonly KeyRow[]> {
    this.#open()
    return [...(this.#rooms.get(room)?.keys.values() ?? [])].sort((a, b) => (a.hash < b.hash ? -1 : 1))
  }

  async person(room: string, session: string): Promise<string | undefined> {
    this.#open()
    return this.#rooms.get(room)?.people.get(session)
  }

  async claim(room: string, hash: string, session: string): Promise<string | undefined> {
    this.#open()
    const found = this.#rooms.get(room)
    const person = found?.keys.get(hash)?.person
    if (person !== undefined) found?.people.set(session, person)
    return person
  }

  async tablesOf(session: string): Promise<readonly TableRow[]> {
    this.#open()
    const rows = [...this.#rooms].flatMap(([room, { people, summary, updated }]) => {
      const person = people.get(session)
      if (person === undefined) return []
      const { title, phase, awaited } = summary
      return [{ room, person, title, phase, awaited: awaited.includes(person), updated }]
    })
    return latestFirst(rows).slice(0, PAGE)
  }

  async awaiting(person: string, most = PAGE): Promise<readonly string[]> {
    this.#open()
    const rows = [...this.#rooms].flatMap(([room, { summary, updated }]) =>
      summary.awaited.includes(person) ? [{ room, updated }] : [],
    )
    return latestFirst(rows)
      .slice(0, most)
      .map(({ room }) => room)
  }

  async spend(ticket: string, until: number): Promise<boolean> {
    this.#open()
    if (this.#spent.has(ticket)) return false
    this.#spent.set(ticket, until)
    return true
  }

  async sweep(now: number): Promise<number> {
    this.#open()
    const over = [...this.#spent].filter(([, until]) => until < now)
    for (const [ticket] of over) this.#spent.delete(ticket)
    return over.length
  }

  async rooms({ before, most = PAGE }: Parameters<Store['rooms']>[0] = {}): Promise<readonly RoomRow[]> {
    this.#open()
    const rows = [...this.#rooms].map(([room, { head, summary, created, updated }]) => {
      return { room, head, title: summary.title, phase: summary.phase, created, updated }
    })
    const follows = (row: RoomRow) =>
      before === undefined ||
      row.updated < before.updated ||
      (row.updated === before.updated && row.room < before.room)
    return latestFirst(rows.filter(follows)).slice(0, most)
  }

  async olderThan(time: number, most = PAGE): Promise<readonly string[]> {
    this.#open()
    const rows = [...this.#rooms].flatMap(([room, { updated }]) =>
      updated < time ? [{ room, updated }] : [],
    )
    return latestFirst(rows)
      .reverse()
      .slice(0, most)
      .map(({ room }) => room)
  }

  async remove(room: string, idleSince?: number): Promise<boolean> {
    this.#open()
    const found = this.#rooms.get(room)
    if (found === undefined || (idleSince !== undefined && found.updated >= idleSince)) return false
    return this.#rooms.delete(room)
  }

  async counts(): Promise<Counts> {
    this.#open()
    let entries = 0
    let bytes = 0
    for (const room of this.#rooms.values()) {
      entries += room.entries.length
      for (const { body } of room.entries) bytes += 2 * body.length
    }
    return { rooms: this.#rooms.size, entries, bytes }
  }

  async addDaily(row: DailyRow, session: string): Promise<'done' | 'known'> {
    this.#open()
    return this.#dailies.add(row, session)
  }

  async dailies(list: DailyList, most?: number): Promise<readonly DailyRow[]> {
    this.#open()
    return this.#dailies.list(list, most)
  }

  async dailyCounts(game: string, day: string): Promise<readonly DailyCount[]> {
    this.#open()
    return this.#dailies.counts(game, day)
  }

  async removeDaily(id: string): Promise<boolean> {
    this.#open()
    return this.#dailies.remove(id)
  }

  async forgetDailies(before: string): Promise<number> {
    this.#open()
    return this.#dailies.forget(before)
  }

  async close(): Promise<void> {
    this.#closed = true
  }

  #open(): void {
    if (this.#closed) throw new StoreClosed('the store is closed')
  }
}
