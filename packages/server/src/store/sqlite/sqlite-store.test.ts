import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Store } from '@graveshift/table/store'
import { describeStore } from '@graveshift/table/store/testing'
import { openSqlite } from './open-sqlite.ts'

describeStore('SQLite', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'graveshift-store-'))
  const opened: Store[] = []
  const open = async () => {
    const store = await openSqlite({ file: join(folder, 'tables.sqlite') })
    opened.push(store)
    return store
  }
  return {
    store: await open(),
    reopen: open,
    end: async () => {
      for (const store of opened) await store.close()
      rmSync(folder, { recursive: true })
    },
  }
})
