import type { Page } from '@playwright/test'
import kept from '../src/games/gear-up/testing/kept-by-c5a4bf9.json' with { type: 'json' }
import { expect, test } from './test.ts'

/** Fills this browser's database as the client at commit c5a4bf9 left it. */
async function leaveOldData(page: Page): Promise<void> {
  // A page that starts no client; it names its icon, or the browser asks for one that there is not.
  const body = '<link rel="icon" href="/icon.svg">'
  await page.route('**/left-behind', (route) => route.fulfill({ contentType: 'text/html', body }))
  await page.goto('/left-behind')
  await page.evaluate(
    async (games) => {
      const opening = indexedDB.open('graveshift', 3)
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        opening.onupgradeneeded = () => {
          for (const store of ['entries', 'records', 'summaries', 'debriefs'])
            opening.result.createObjectStore(store, { keyPath: 'id' })
        }
        opening.onsuccess = () => resolve(opening.result)
        opening.onerror = () => reject(opening.error)
      })
      const writing = database.transaction(['entries', 'records', 'summaries'], 'readwrite')
      for (const { entry, record, summary } of games) {
        writing.objectStore('entries').put(entry)
        writing.objectStore('records').put({ id: entry.id, record })
        if (summary) writing.objectStore('summaries').put(summary)
      }
      await new Promise((resolve, reject) => {
        writing.oncomplete = resolve
        writing.onerror = reject
      })
      database.close()
    },
    kept as never as readonly {
      readonly entry: { readonly id: string }
      readonly record: object
      readonly summary?: object
    }[],
  )
}

test('games that an older client kept are listed, counted and go on', { tag: '@desktop' }, async ({
  page,
}) => {
  await leaveOldData(page)
  await page.goto('/#/shelf')
  const rows = page.getByRole('listitem')
  await expect(rows).toHaveCount(4)
  await expect(rows.getByRole('heading', { name: /^Ethan and Lisa .* Screamer$/ })).toHaveCount(2)
  await expect(rows.filter({ hasText: /Greta .* Dead Sox/ })).toContainText('Easy')
  await page.goto('/#/statistics')
  await expect(page.locator('[data-figure="games"]')).toHaveText('2')
  const [running] = kept
  await page.goto(`/#/game/${running?.entry.id}`)
  await expect(page.locator('[data-table]')).toBeVisible()
  await expect(page.locator('[data-question]').first()).toBeVisible()
})
