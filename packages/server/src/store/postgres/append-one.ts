import { type Kysely, sql } from 'kysely'
import { prepare } from '../statement.ts'
import { type MovedHead, moveHead } from '../statements.ts'
import type { Tables } from '../tables.ts'

export type AppendOne = ReturnType<typeof appendOne>

/**
 * Moves the head and adds the entry in one statement, which is a transaction by itself: one trip to the server instead
 * of four. SQLite has no such statement, and no trips.
 */
export const appendOne = (db: Kysely<Tables>) =>
  prepare<MovedHead & { readonly id: string; readonly body: string }>('append-one')((p) =>
    db
      .with('moved', (inner) => moveHead(inner, p))
      .insertInto('entries')
      .columns(['no', 'seq', 'id', 'body'])
      .expression((from) =>
        from
          .selectFrom('moved')
          .select((row) => [
            row.ref('moved.no').as('no'),
            sql<number>`cast(${p.to} as integer)`.as('seq'),
            sql<string>`cast(${p.id} as text)`.as('id'),
            sql<string>`cast(${p.body} as text)`.as('body'),
          ]),
      )
      .returning('seq'),
  )
