import type { Connection } from './connection.ts'

/** A damaged file is looked through at most so often: nobody who asks for what never was may make us busy. */
const LOOK_EVERY_MS = 10_000

/** Rows that the index of names does not lead to any more. */
const UNLISTED = `select r.room as name from rooms r not indexed
  where not exists (select 1 from rooms i indexed by sqlite_autoindex_rooms_1 where i.room = r.room)`

/** Logs whose row in the list is gone, by their first entry, which tells the name among other things. */
const ORPHANS = `with recursive numbers(no) as (
    select min(no) from entries
    union all
    select (select min(no) from entries where no > numbers.no) from numbers where no is not null
  )
  select body as name from numbers join entries using (no)
  where seq = 0 and not exists (select 1 from rooms not indexed where rooms.no = numbers.no)`

/** Tables of which there is only a trace: they are damaged, which is not the same as never having been. */
export class LostRooms {
  #traces: readonly string[] = []
  #lookedAt = Number.NEGATIVE_INFINITY

  /** Throws like any read when even looking is not possible. */
  has(room: string, connection: Connection): boolean {
    if (performance.now() - this.#lookedAt >= LOOK_EVERY_MS) {
      this.#lookedAt = performance.now()
      this.#traces = [UNLISTED, ORPHANS].flatMap((sql) =>
        connection.db
          .prepare(sql)
          .all()
          .map(({ name }) => String(name)),
      )
    }
    return this.#traces.some((trace) => trace.includes(room))
  }
}
