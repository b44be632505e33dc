import type { NewEntry, Summary } from '@graveshift/table/store'
import { type Kysely, sql } from 'kysely'
import { prepare } from '../statement.ts'
import type { Tables } from '../tables.ts'
import { movedHead } from '../write.ts'

/** Entries for one room. */
export interface Append {
  readonly room: string
  readonly entries: readonly NewEntry[]
  readonly summary: Summary | undefined
}

export type AppendMany = ReturnType<typeof appendMany>

/** As the statement below reads them. */
export const rowsOf = (appends: readonly Append[]): string =>
  JSON.stringify(
    appends.map(({ room, entries, summary }) => ({
      ...movedHead(room, entries, summary),
      entries: entries.map(({ seq, id, body }) => ({ seq, id, body })),
    })),
  )

/**
 * Moves the heads of several rooms and adds their entries, in one statement that is a transaction by itself: one trip to
 * the server and one wait for its disk instead of four and one for each. Gives the rooms whose head was where the writer
 * believed it. Rows are held in one order by everybody, so that two nodes never wait for each other in a ring.
 */
export const appendMany = (db: Kysely<Tables>) =>
  prepare<{ readonly rows: string }>('append-many')((p) => ({
    compile: () =>
      sql<{ room: string }>`
        with wanted as (
          select * from json_to_recordset(cast(${p.rows} as json)) as one(
            room text, "from" integer, "to" integer, at bigint, title text, phase text, awaited text, entries json)
        ), held as (
          select rooms.no, wanted.* from rooms join wanted on rooms.room = wanted.room
          order by rooms.no for update of rooms
        ), moved as (
          update rooms set
            head = held."to",
            updated = greatest(rooms.updated, held.at),
            title = coalesce(held.title, rooms.title),
            phase = coalesce(held.phase, rooms.phase),
            awaited = coalesce(held.awaited, rooms.awaited)
          from held where rooms.no = held.no and rooms.head = held."from"
          returning rooms.no, held.room, held.entries
        ), added as (
          insert into entries (no, seq, id, body)
          select moved.no, one.seq, one.id, one.body
          from moved, json_to_recordset(moved.entries) as one(seq integer, id text, body text)
        )
        select room from moved`.compile(db),
  }))
