import { type CreateTableBuilder, type Kysely, type RawBuilder, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** SQLite keeps rows in the order of the primary key only when told so; PostgreSQL does not know the words. */
const clustered = <T extends string, C extends string>(sqlite: boolean, table: CreateTableBuilder<T, C>) =>
  sqlite ? table.modifyEnd(sql`without rowid`) : table

export const tables = (sqlite: boolean): Migration => ({
  async up(db: Kysely<unknown>): Promise<void> {
    // Ids are compared sign by sign, whatever language the database was made for.
    const text: RawBuilder<string> = sqlite ? sql`text` : sql`text collate "C"`
    const room = (name: string) =>
      db.schema
        .createTable(name)
        .addColumn('no', 'integer', (no) => no.notNull().references('rooms.no').onDelete('cascade'))

    await db.schema
      .createTable('rooms')
      .addColumn('no', sqlite ? 'integer' : 'serial', (no) => no.primaryKey())
      .addColumn('room', text, (name) => name.notNull().unique())
      .addColumn('head', 'integer', (head) => head.notNull())
      .addColumn('title', text, (title) => title.notNull())
      .addColumn('phase', text, (phase) => phase.notNull())
      .addColumn('awaited', text, (awaited) => awaited.notNull())
      .addColumn('created', 'bigint', (created) => created.notNull())
      .addColumn('updated', 'bigint', (updated) => updated.notNull())
      .execute()
    await db.schema.createIndex('rooms_by_use').on('rooms').columns(['updated', 'room']).execute()

    await clustered(
      sqlite,
      room('entries')
        .addColumn('seq', 'integer', (seq) => seq.notNull())
        .addColumn('id', text, (id) => id.notNull())
        .addColumn('body', text, (body) => body.notNull())
        .addPrimaryKeyConstraint('entries_seq', ['no', 'seq'])
        .addUniqueConstraint('entries_id', ['no', 'id']),
    ).execute()

    await clustered(
      sqlite,
      room('keys')
        .addColumn('hash', text, (hash) => hash.notNull())
        .addColumn('kind', text, (kind) => kind.notNull())
        .addColumn('person', text)
        .addPrimaryKeyConstraint('keys_hash', ['no', 'hash']),
    ).execute()

    await clustered(
      sqlite,
      room('bindings')
        .addColumn('session', text, (session) => session.notNull())
        .addColumn('person', text, (person) => person.notNull())
        .addPrimaryKeyConstraint('bindings_session', ['no', 'session']),
    ).execute()
    await db.schema.createIndex('bindings_by_session').on('bindings').column('session').execute()

    await clustered(
      sqlite,
      room('secrets')
        .addColumn('round', 'integer', (round) => round.notNull())
        .addColumn('text', text, (sealed) => sealed.notNull())
        .addPrimaryKeyConstraint('secrets_round', ['no', 'round']),
    ).execute()

    await clustered(
      sqlite,
      db.schema
        .createTable('spent')
        .addColumn('ticket', text, (ticket) => ticket.primaryKey().notNull())
        .addColumn('until', 'bigint', (until) => until.notNull()),
    ).execute()
    await db.schema.createIndex('spent_by_time').on('spent').column('until').execute()
  },
})
