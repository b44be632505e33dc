import type { Migration } from 'kysely/migration'
import { tables } from './0001-tables.ts'
import { dailies } from './0002-dailies.ts'

/** All of them, in order, for ever: a released one is never changed. To add one, add a file and a line. */
export const migrations = (sqlite: boolean): Readonly<Record<string, Migration>> => ({
  '0001-tables': tables(sqlite),
  '0002-dailies': dailies(sqlite),
})
