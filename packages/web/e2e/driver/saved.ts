import type { Batch, GameRecord } from '@graveshift/table'
import type { Page } from '@playwright/test'

/** A game as this browser has saved it. */
export interface Saved {
  readonly record: GameRecord
  /** Bots by seat, where any seat has one. */
  readonly bots: readonly (string | null)[]
  /** Decisions that are new to whoever asks. */
  readonly since: readonly Batch[]
}

/** The game by this id; for whoever knows it up to `seq`, without the decisions up to there. */
export function savedGame(page: Page, id: string, seq = -1): Promise<Saved | undefined> {
  return page.evaluate(
    async ([wanted, known]) => {
      const done = <T>(request: IDBRequest<T>) =>
        new Promise<T>((resolve, reject) => {
          request.onsuccess = () => resolve(request.result)
          request.onerror = () => reject(request.error)
        })
      const database = await done(indexedDB.open('graveshift'))
      try {
        if (!database.objectStoreNames.contains('records')) return undefined
        const reading = database.transaction(['records', 'entries'])
        const [saved, entry] = await Promise.all([
          done(reading.objectStore('records').get(wanted)),
          done(reading.objectStore('entries').get(wanted)),
        ])
        if (!saved) return undefined
        const { record } = saved
        const since = record.batches.filter((batch: { readonly seq: number }) => batch.seq > known)
        return { record: known < 0 ? record : { ...record, batches: [] }, bots: entry?.bots ?? [], since }
      } finally {
        database.close()
      }
    },
    [id, seq] as const,
  )
}
