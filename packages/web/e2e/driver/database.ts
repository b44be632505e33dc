import type { Page } from '@playwright/test'

/** All that a client keeps in its browser: the version of its database, and what lies in each store. */
export interface KeptDatabase {
  readonly version: number
  readonly stores: Readonly<Record<string, readonly { readonly id: string }[]>>
}

/** What the client has kept in this browser. */
export function readDatabase(page: Page): Promise<KeptDatabase> {
  return page.evaluate(async () => {
    const done = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })
    const database = await done(indexedDB.open('graveshift'))
    const names = [...database.objectStoreNames]
    const reading = database.transaction(names)
    const stores = await Promise.all(
      names.map(async (name) => [name, await done(reading.objectStore(name).getAll())] as const),
    )
    const { version } = database
    database.close()
    return { version, stores: Object.fromEntries(stores) }
  })
}

/** Fills this browser as a client left it; no client has run here yet. */
export async function leaveDatabase(page: Page, address: string, kept: KeptDatabase): Promise<void> {
  // A file of the server's that starts no client.
  await page.goto(`${address}/icon.svg`)
  await page.evaluate(async ({ version, stores }) => {
    const opening = indexedDB.open('graveshift', version)
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      opening.onupgradeneeded = () => {
        for (const store of Object.keys(stores)) opening.result.createObjectStore(store, { keyPath: 'id' })
      }
      opening.onsuccess = () => resolve(opening.result)
      opening.onerror = () => reject(opening.error)
    })
    const writing = database.transaction(Object.keys(stores), 'readwrite')
    for (const [store, rows] of Object.entries(stores))
      for (const row of rows) writing.objectStore(store).put(row)
    await new Promise((resolve, reject) => {
      writing.oncomplete = resolve
      writing.onerror = reject
    })
    database.close()
  }, kept)
}
