import type { Debrief } from '@graveshift/bots'
import type { GameRecord } from '@graveshift/table'
import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import type { Summary } from '../after/summary.ts'
import type { KeptCampaign } from './campaign-entry.ts'
import type { GameEntry } from './game-entry.ts'
import { entryOfToday, summaryOfToday } from './old-entry.ts'

/** A finished game in figures; kept when its game is thrown away. */
export interface KeptSummary {
  /** Of the game in this browser. */
  readonly id: string
  /** Which game it was. */
  readonly game: string
  /** Milliseconds since 1970. */
  readonly finished: number
  readonly summary: Summary
}

/** What a look back at a game found, and at which state of it; worth keeping because it takes long. */
export interface KeptDebrief {
  readonly id: string
  /** The last link of the game's chain, and how it was looked at: another game or another way finds something else. */
  readonly of: string
  readonly debrief: Debrief
}

export interface Schema extends DBSchema {
  entries: { key: string; value: GameEntry }
  records: { key: string; value: { readonly id: string; readonly record: GameRecord } }
  summaries: { key: string; value: KeptSummary }
  debriefs: { key: string; value: KeptDebrief }
  campaigns: { key: string; value: KeptCampaign }
}

export type Database = IDBPDatabase<Schema>

let opened: Promise<Database> | undefined

/** This browser's own storage. It may be refused, as in some private windows: callers say so to the player. */
export function database(): Promise<Database> {
  opened ??= openDB<Schema>('graveshift', 6, {
    async upgrade(db, old, _wanted, transaction) {
      if (old < 1) {
        db.createObjectStore('entries', { keyPath: 'id' })
        db.createObjectStore('records', { keyPath: 'id' })
      }
      if (old < 2) db.createObjectStore('summaries', { keyPath: 'id' })
      if (old < 3) db.createObjectStore('debriefs', { keyPath: 'id' })
      if (old < 6) db.createObjectStore('campaigns', { keyPath: 'id' })
      if (old >= 1 && old < 5) {
        for await (const cursor of transaction.objectStore('entries').iterate())
          await cursor.update(entryOfToday(cursor.value))
        for await (const cursor of transaction.objectStore('summaries').iterate())
          await cursor.update(summaryOfToday(cursor.value))
      }
    },
    // A newer client in another tab wants to change the storage: let it, and open anew when next needed.
    blocking: (_old, _new, event) => {
      ;(event.target as IDBDatabase).close()
      opened = undefined
    },
    terminated: () => {
      opened = undefined
    },
  })
  opened.catch(() => {
    opened = undefined
  })
  return opened
}
