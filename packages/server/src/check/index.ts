import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { type Store, StoreError } from '@graveshift/table/store'
import type { ServerKey } from '../identity/server-key.ts'
import { serverKey } from '../identity/server-key-file.ts'
import { readSettings, type Settings, SetupError } from '../settings.ts'
import { sqliteFile } from '../store/open-store.ts'
import { type Checked, checkTables } from './check-tables.ts'
import { readTables } from './read-only.ts'

/** What was looked at, and what was found; `keyed` where the server key was there to open secrets with. */
export interface CheckedData extends Checked {
  readonly from: string
  readonly keyed: boolean
}

/** The tables that the settings name, or those of a file such as a backup; a mistake in plain words where it cannot be. */
export async function checkData(
  environment: NodeJS.ProcessEnv,
  file?: string,
): Promise<CheckedData | { readonly trouble: string }> {
  try {
    const settings = readSettings(environment)
    const key = keyOf(settings)
    const { store, from } = await tablesOf(settings, file)
    try {
      return { from, keyed: key !== undefined, ...(await checkTables(store, key)) }
    } finally {
      await store.close()
    }
  } catch (error) {
    if (error instanceof StoreError || error instanceof SetupError) return { trouble: error.message }
    throw error
  }
}

/** Looked at, never made. */
function keyOf(settings: Settings): ServerKey | undefined {
  const isThere = settings.serverKey !== undefined || existsSync(join(settings.dataFolder, 'server.key'))
  return isThere ? serverKey(settings) : undefined
}

async function tablesOf(settings: Settings, file?: string): Promise<{ store: Store; from: string }> {
  const { databaseUrl, dataFolder } = settings
  if (file === undefined && databaseUrl !== undefined) {
    const { openPostgres } = await import('../store/postgres/open-postgres.ts')
    return { store: await openPostgres({ url: databaseUrl, acceptLoss: true }), from: 'DATABASE_URL' }
  }
  const from = file ?? sqliteFile(dataFolder)
  return { store: readTables(from), from }
}
