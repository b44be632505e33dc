import { readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Guest } from './driver/guest.ts'
import { newPerson } from './driver/online-people.ts'
import { expect, test } from './test.ts'

test.use({ serviceWorkers: 'allow' })

test('the administration: behind its token, also in a browser that has the game installed', {
  tag: ['@desktop', '@long'],
}, async ({ browser, baseURL }) => {
  const address = baseURL ?? ''
  // A wrong token is an error to the browser's own console.
  const page = await newPerson(browser, { baseURL: address })
  await page.goto('/')
  // From here on a service worker answers for all pages of the game.
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  const ada = new Guest(address)
  try {
    await ada.open('<b>Ada</b>', { seats: 2 })
    await page.goto('/admin')
    const token = page.getByLabel('Token')
    await token.fill('not the token')
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expect(page.getByRole('alert')).toHaveText('That was not the token.')
    const port = new URL(address).port
    const file = join(tmpdir(), `graveshift-e2e-data-${port}`, 'admin.token')
    await token.fill((await readFile(file, 'utf8')).trim())
    await page.getByRole('button', { name: 'Sign in' }).click()
    await page.getByRole('link', { name: '<b>Ada</b>’s table' }).first().click()
    await expect(page.getByText(ada.place.room)).toBeVisible()
    const saving = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Export the log' }).click()
    const log = await readFile(await (await saving).path(), 'utf8')
    expect(log.trim().split('\n')).toHaveLength(ada.room.head + 1)
    await page.getByLabel('Delete it for ever').check()
    await page.getByRole('button', { name: 'Delete this table' }).click()
    await expect(page.getByRole('heading', { name: 'Graveshift: tables' })).toBeVisible()
    await expect.poll(() => ada.link.status).toBe('stopped')
    await page.getByRole('button', { name: 'Sign out' }).click()
    await expect(token).toBeVisible()
  } finally {
    ada.go()
    await page.context().close()
  }
})
