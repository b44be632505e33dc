import { join } from 'node:path'
import { type Bus, MemoryBus, type Store } from '@graveshift/table/store'
import { openSqlite } from './sqlite/open-sqlite.ts'

export interface StoreSettings {
  readonly dataFolder: string
  /** DATABASE_URL; without it everything is in a file in the data folder. */
  readonly databaseUrl?: string
  /** DATABASE_CONNECTIONS */
  readonly connections?: number
  /** Of the file, in bytes. */
  readonly mostBytes?: number
  /** The file of the tables was removed or replaced under this process. */
  readonly gone?: () => void
  /** ACCEPT_LOSS */
  readonly acceptLoss?: boolean
}

export const sqliteFile = (dataFolder: string): string => join(dataFolder, 'tables.sqlite')

/** The store and the bus that the settings ask for. Both are to be closed, the bus first. */
export async function openStore(
  settings: StoreSettings,
): Promise<{ readonly store: Store; readonly bus: Bus }> {
  const { dataFolder, databaseUrl, connections, mostBytes, gone, acceptLoss = false } = settings
  if (databaseUrl === undefined) {
    const file = sqliteFile(dataFolder)
    const store = await openSqlite({
      file,
      thread: true,
      ...(mostBytes === undefined ? {} : { mostBytes }),
      ...(gone ? { gone } : {}),
    })
    return { store, bus: new MemoryBus() }
  }
  // Only here: a start on SQLite would read all of it for nothing.
  const [{ openPostgres }, { PostgresBus }] = await Promise.all([
    import('./postgres/open-postgres.ts'),
    import('./postgres/bus.ts'),
  ])
  const pool = connections === undefined ? {} : { connections }
  const store = await openPostgres({ url: databaseUrl, acceptLoss, ...pool })
  return { store, bus: await PostgresBus.open(databaseUrl) }
}
