import type { DailyList, DailyRow } from '@graveshift/table/store'
import type { Kysely } from 'kysely'
import { prepare } from './statement.ts'
import type { Tables } from './tables.ts'

const ROW = [
  'game',
  'day',
  'id',
  'name',
  'seats',
  'help',
  'helps',
  'won',
  'turns',
  'health',
  'score',
  'at',
] as const

/** Queries about tables of the day. */
export const dailyStatements = (db: Kysely<Tables>) => ({
  addDaily: prepare<DailyRow & { session: string }>('add-daily')((p) =>
    db
      .insertInto('dailies')
      .values({
        game: p.game,
        day: p.day,
        id: p.id,
        session: p.session,
        name: p.name,
        seats: p.seats,
        help: p.help,
        helps: p.helps,
        won: p.won,
        turns: p.turns,
        health: p.health,
        score: p.score,
        at: p.at,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id'),
  ),
  dailies: prepare<DailyList & { most: number }>('dailies')((p) =>
    db
      .selectFrom('dailies')
      .select(ROW)
      .where('day', '=', p.day)
      .where('game', '=', p.game)
      .where('seats', '=', p.seats)
      .where('help', '=', p.help)
      .orderBy('score', 'desc')
      .orderBy('at')
      .orderBy('id')
      .limit(p.most),
  ),
  dailyCounts: prepare<{ game: string; day: string }>('daily-counts')((p) =>
    db
      .selectFrom('dailies')
      .where('day', '=', p.day)
      .where('game', '=', p.game)
      .groupBy(['seats', 'help'])
      .select(({ fn }) => ['seats', 'help', fn.countAll<number>().as('count')])
      .orderBy('seats')
      .orderBy('help'),
  ),
  removeDaily: prepare<{ id: string }>('remove-daily')((p) =>
    db.deleteFrom('dailies').where('id', '=', p.id).returning('id'),
  ),
  forgetDailies: prepare<{ before: string }>('forget-dailies')((p) =>
    db.deleteFrom('dailies').where('day', '<', p.before).returning('id'),
  ),
})
