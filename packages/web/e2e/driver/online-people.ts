import { randomBytes } from 'node:crypto'
import { GEAR_UP_MODULE } from '@graveshift/gear-up'
import { isFault } from '@graveshift/kernel'
import { type GameRecord, loadSession } from '@graveshift/table'
import { type Browser, type BrowserContextOptions, expect, type Page } from '@playwright/test'
import { press } from '../test.ts'
import { Twin } from './twin.ts'

/** Somebody at a browser of their own. */
export async function newPerson(browser: Browser, options: BrowserContextOptions): Promise<Page> {
  const context = await browser.newContext({ locale: 'en-GB', ...options })
  const page = await context.newPage()
  await page.addInitScript(() => {
    const key = 'graveshift.settings'
    if (localStorage.getItem(key) === null) localStorage.setItem(key, '{"speed":"instant"}')
  })
  return page
}

/** Opens a table by hand; the answer is its name in addresses. */
export async function openTable(page: Page, name: string): Promise<string> {
  await page.goto('/#/online')
  await page.getByRole('textbox', { name: 'Your name' }).fill(name)
  await press(page, page.getByRole('button', { name: 'Open the table' }))
  await expect(page).toHaveURL(/#\/table\/[\w-]{22}$/)
  await expect(page.getByRole('heading', { name: 'Seats' })).toBeVisible()
  return page.url().split('/').at(-1) ?? ''
}

export const linkOn = (page: Page, name: string): Promise<string> =>
  page.getByRole('textbox', { name, exact: true }).inputValue()

/** Comes by a link, and sees it vanish from the address. */
export async function comeBy(page: Page, link: string, name: string): Promise<void> {
  await page.goto(link)
  // Whose table it is, before one comes in.
  await expect(page.getByText(/^\S.*’s table/)).toBeVisible()
  await page.getByRole('textbox', { name: 'Your name' }).fill(name)
  await expect(page).toHaveURL(/#\/table\/[\w-]{22}$/)
  await press(page, page.getByRole('button', { name: /^(Join|Watch)$/ }))
}

export async function sitAs(page: Page, survivor: string): Promise<void> {
  await press(page, page.getByRole('button', { name: `Sit here as ${survivor}` }))
  await press(page, page.getByRole('button', { name: 'I am ready' }))
  await expect(page.getByRole('button', { name: 'Not ready yet' })).toBeVisible()
}

export const gameOn = (page: Page) => page.locator('.online-play')

export const hashOn = (page: Page) => gameOn(page).getAttribute('data-hash')

/** The game as the server has it, which gives it to the host of the table only. */
export async function servedTwin(host: Page, room: string): Promise<Twin> {
  const { origin } = new URL(host.url())
  const answer = await host.request.post(`${origin}/api/tables/${room}/record`, {
    data: {},
    headers: { origin },
  })
  expect(answer.status()).toBe(200)
  const session = loadSession(GEAR_UP_MODULE, (await answer.json()) as GameRecord, () => randomBytes(32))
  if (isFault(session)) throw new Error(session.message)
  return new Twin(session)
}
