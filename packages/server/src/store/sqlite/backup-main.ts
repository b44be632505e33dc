// npm run backup -- FILE: copies the tables of DATA_DIR, while the server runs or not.
import { resolve } from 'node:path'
import { StoreError } from '@graveshift/table/store'
import { readSettings, SetupError } from '../../settings.ts'
import { sqliteFile } from '../open-store.ts'
import { backupSqlite } from './backup.ts'

const fail = (message: string): void => {
  console.error(`graveshift: ${message}`)
  process.exitCode = 1
}

try {
  const [target, ...more] = process.argv.slice(2)
  if (target === undefined || more.length > 0) fail('Say where to: npm run backup -- FILE')
  else if (process.env.DATABASE_URL)
    fail('The tables are in PostgreSQL: use pg_dump or its continuous archiving.')
  else {
    const file = sqliteFile(readSettings(process.env).dataFolder)
    const { bytes, rooms, entries } = backupSqlite(file, resolve(target))
    console.log(
      `${target}: ${rooms} ${rooms === 1 ? 'table' : 'tables'}, ${entries} entries, ${bytes} bytes, checked.`,
    )
  }
} catch (error) {
  if (!(error instanceof StoreError) && !(error instanceof SetupError)) throw error
  fail(error.message)
}
