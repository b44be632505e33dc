import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { makeDatabase } from '../testing/postgres/test-database.ts'
import { openStore, type StoreSettings, sqliteFile } from './open-store.ts'

const roundTrip = async (settings: StoreSettings) => {
  const { store, bus } = await openStore(settings)
  try {
    await store.create({ room: 'a', entries: [{ seq: 0, id: 'i', body: '{}', at: 1 }] })
    return await store.counts()
  } finally {
    await bus.close()
    await store.close()
  }
}

describe('openStore', () => {
  it('keeps tables in the data folder unless told otherwise', async () => {
    const dataFolder = mkdtempSync(join(tmpdir(), 'graveshift-store-'))
    try {
      expect(await roundTrip({ dataFolder })).toMatchObject({ rooms: 1, entries: 1 })
      expect(sqliteFile(dataFolder).startsWith(dataFolder)).toBe(true)
    } finally {
      rmSync(dataFolder, { recursive: true })
    }
  })

  it('keeps them in PostgreSQL when given its address', async () => {
    const database = await makeDatabase()
    try {
      const settings = { dataFolder: '/nowhere', databaseUrl: database.url, connections: 2 }
      expect(await roundTrip(settings)).toMatchObject({ rooms: 1, entries: 1 })
    } finally {
      await database.remove()
    }
  })
})
