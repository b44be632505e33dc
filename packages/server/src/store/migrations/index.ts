import type { Migration } from 'kysely/migration'
import { tables } from './0001-tables.ts'

/** All of them, in order, for ever: a released one is never changed. To add one, add a file and a line. */
export const migrations = (sqlite: boolean): Readonly<Record<string, Migration>> => ({
  '0001-tables': tables(sqlite),
})
