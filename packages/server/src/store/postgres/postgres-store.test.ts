import type { Store } from '@graveshift/table/store'
import { describeStore } from '@graveshift/table/store/testing'
import { afterAll, beforeAll } from 'vitest'
import { makeDatabase, type TestDatabase, tell } from '../../testing/postgres/test-database.ts'
import { openPostgres } from './open-postgres.ts'

let database: TestDatabase

beforeAll(async () => {
  database = await makeDatabase()
})

afterAll(() => database.remove())

describeStore('PostgreSQL', async () => {
  const opened: Store[] = []
  const open = async () => {
    const store = await openPostgres({ url: database.url, connections: 4 })
    opened.push(store)
    return store
  }
  return {
    store: await open(),
    beside: open,
    reopen: open,
    end: async () => {
      await Promise.all(opened.map((store) => store.close()))
      await tell(database.url, 'truncate rooms, spent, dailies cascade')
    },
  }
})
