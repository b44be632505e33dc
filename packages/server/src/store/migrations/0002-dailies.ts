import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Finished tables of the day. */
export const dailies = (sqlite: boolean): Migration => ({
  async up(db: Kysely<unknown>): Promise<void> {
    const text: RawBuilder<string> = sqlite ? sql`text` : sql`text collate "C"`
    const table = db.schema
      .createTable('dailies')
      .addColumn('game', text, (game) => game.notNull())
      .addColumn('day', text, (day) => day.notNull())
      .addColumn('id', text, (id) => id.notNull())
      .addColumn('session', text, (session) => session.notNull())
      .addColumn('name', text, (name) => name.notNull())
      .addColumn('seats', 'integer', (seats) => seats.notNull())
      .addColumn('help', text, (help) => help.notNull())
      .addColumn('helps', text, (helps) => helps.notNull())
      .addColumn('won', 'integer', (won) => won.notNull())
      .addColumn('turns', 'integer', (turns) => turns.notNull())
      .addColumn('health', 'integer', (health) => health.notNull())
      .addColumn('score', 'integer', (score) => score.notNull())
      .addColumn('at', 'bigint', (at) => at.notNull())
      .addPrimaryKeyConstraint('dailies_id', ['day', 'game', 'id'])
      .addUniqueConstraint('dailies_session', ['day', 'game', 'seats', 'session'])
    await (sqlite ? table.modifyEnd(sql`without rowid`) : table).execute()
    await db.schema
      .createIndex('dailies_by_score')
      .on('dailies')
      .columns(['day', 'game', 'seats', 'help', 'score'])
      .execute()
  },
})
