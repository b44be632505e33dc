import {
  type Appended,
  type Counts,
  checkEntries,
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
  StoreClosed,
  StoreDamaged,
  type StoredEntry,
  type TableRow,
} from '@graveshift/table/store'
import type { Engine } from './engine.ts'
import { inOrder } from './in-order.ts'
import type { Statement } from './statement.ts'
import type { Statements } from './statements.ts'
import type { Writes } from './write.ts'

const keyRow = ({ hash, kind, person }: { hash: string; kind: string; person: string | null }): KeyRow =>
  person === null ? { hash, kind } : { hash, kind, person }

const onlySummary = (also: SideWrites = {}): boolean => Object.keys(also).every((key) => key === 'summary')

/** Tables in a database; which one is the engine's business. */
export class SqlStore implements Store {
  readonly #engine: Engine
  readonly #sql: Statements
  #closing: Promise<void> | undefined

  constructor(engine: Engine, sql: Statements) {
    this.#engine = engine
    this.#sql = sql
  }

  async create(room: NewRoom): Promise<'done' | 'exists'> {
    checkEntries(room.entries)
    if (room.entries[0]?.seq !== 0) throw new RangeError('a room begins with seq 0')
    return this.#write('create', room)
  }

  async append(room: string, entries: readonly NewEntry[], also?: SideWrites): Promise<Appended> {
    checkEntries(entries)
    this.#open()
    if (onlySummary(also) && (await this.#engine.append?.(room, entries, also?.summary))) return 'done'
    return this.#write('append', { room, entries, also })
  }

  async read(room: string, from: number, most = PAGE): Promise<readonly StoredEntry[]> {
    const start = Math.max(0, from)
    const rows = await this.#read(this.#sql.entries, { room, from: start, most })
    if (rows.length === 0 && (await this.#engine.isLost?.(room)))
      throw new StoreDamaged(`room ${room} is not in the list of rooms any more`)
    return inOrder(room, start, most, rows)
  }

  async find(room: string, id: string): Promise<number | undefined> {
    return (await this.#read(this.#sql.find, { room, id }))[0]?.seq
  }

  async head(room: string): Promise<number> {
    return (await this.#read(this.#sql.head, { room }))[0]?.head ?? -1
  }

  async secret(room: string, round: number): Promise<string | undefined> {
    return (await this.#read(this.#sql.secret, { room, round }))[0]?.text
  }

  async key(room: string, hash: string): Promise<KeyRow | undefined> {
    return (await this.#read(this.#sql.key, { room, hash })).map(keyRow)[0]
  }

  async keys(room: string): Promise<readonly KeyRow[]> {
    return (await this.#read(this.#sql.keys, { room })).map(keyRow)
  }

  async person(room: string, session: string): Promise<string | undefined> {
    return (await this.#read(this.#sql.person, { room, session }))[0]?.person
  }

  claim(room: string, hash: string, session: string): Promise<string | undefined> {
    return this.#write('claim', { room, hash, session })
  }

  async tablesOf(session: string): Promise<readonly TableRow[]> {
    const rows = await this.#read(this.#sql.tablesOf, { session, most: PAGE })
    return rows.map(({ awaited, ...row }) => ({
      ...row,
      awaited: (JSON.parse(awaited) as readonly string[]).includes(row.person),
    }))
  }

  async awaiting(person: string, most = PAGE): Promise<readonly string[]> {
    const rows = await this.#read(this.#sql.awaiting, { within: `%${JSON.stringify(person)}%`, most })
    return rows.map(({ room }) => room)
  }

  async spend(ticket: string, until: number): Promise<boolean> {
    return this.#write('spend', { ticket, until })
  }

  async sweep(now: number): Promise<number> {
    return this.#write('sweep', { now })
  }

  async rooms({ before, most = PAGE }: Parameters<Store['rooms']>[0] = {}): Promise<readonly RoomRow[]> {
    const rows =
      before === undefined
        ? await this.#read(this.#sql.rooms, { most })
        : await this.#read(this.#sql.roomsBefore, { room: before.room, updated: before.updated, most })
    return rows.map((row) => ({ ...row }))
  }

  async olderThan(time: number, most = PAGE): Promise<readonly string[]> {
    return (await this.#read(this.#sql.olderThan, { time, most })).map(({ room }) => room)
  }

  async remove(room: string, idleSince = Number.MAX_SAFE_INTEGER): Promise<boolean> {
    return this.#write('remove', { room, idleSince })
  }

  async counts(): Promise<Counts> {
    const [row] = await this.#read(this.#sql.counts, {})
    return {
      rooms: Number(row?.rooms ?? 0),
      entries: Number(row?.entries ?? 0),
      bytes: await this.#engine.bytes(),
    }
  }

  addDaily(row: DailyRow, session: string): Promise<'done' | 'known'> {
    return this.#write('addDaily', { ...row, session })
  }

  async dailies(list: DailyList, most = PAGE): Promise<readonly DailyRow[]> {
    const { game, day, seats, help } = list
    const rows = await this.#read(this.#sql.dailies, { game, day, seats, help, most })
    return rows.map((row) => ({ ...row, at: Number(row.at) }))
  }

  async dailyCounts(game: string, day: string): Promise<readonly DailyCount[]> {
    const rows = await this.#read(this.#sql.dailyCounts, { game, day })
    return rows.map(({ seats, help, count }) => ({ seats, help, count: Number(count) }))
  }

  removeDaily(id: string): Promise<boolean> {
    return this.#write('removeDaily', { id })
  }

  forgetDailies(before: string): Promise<number> {
    return this.#write('forgetDailies', { before })
  }

  close(): Promise<void> {
    this.#closing ??= this.#engine.close()
    return this.#closing
  }

  #open(): void {
    if (this.#closing !== undefined) throw new StoreClosed('the store is closed')
  }

  #read<A, R>(statement: Statement<A, R>, args: A): Promise<readonly R[]> {
    this.#open()
    return this.#engine.read(statement, args)
  }

  #write<K extends keyof Writes>(kind: K, given: Writes[K]['given']): Promise<Writes[K]['gives']> {
    this.#open()
    return this.#engine.write(kind, given)
  }
}
