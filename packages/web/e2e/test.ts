import { test as base, expect, type Locator, type Page } from '@playwright/test'

/** What a part that a test has broken says: no complaint of the page. */
export const BROKEN = 'broken by a test'

/** What tests themselves make the browser say. */
export const MEANT = [BROKEN, 'Service Worker registration blocked by Playwright']

interface Watched {
  /** Fails the test afterwards if the page complained: errors, broken promises, violations of the policy. */
  readonly complaints: readonly string[]
}

export const test = base.extend<Watched>({
  complaints: [
    async ({ page }, use) => {
      const complaints: string[] = []
      page.on('console', (message) => {
        const isMeant = MEANT.some((words) => message.text().includes(words))
        if (!isMeant && (message.type() === 'error' || message.type() === 'warning'))
          complaints.push(message.text())
      })
      page.on('pageerror', (error) => complaints.push(error.message))
      // Automatic steps take no time, unless a test says otherwise.
      await page.addInitScript(() => {
        const key = 'graveshift.settings'
        if (localStorage.getItem(key) === null) localStorage.setItem(key, '{"speed":"instant"}')
        // Nor does anybody play for the first time.
        localStorage.setItem('graveshift.first-game', 'over')
      })
      await use(complaints)
      expect(complaints).toEqual([])
    },
    { auto: true },
  ],
})

export { expect, type Page }

export const isPhone = (page: Page): boolean => page.viewportSize()?.width === 390

/** Milliseconds within which Chromium takes two taps for a double tap, whose second one decides nothing. */
const DOUBLE_TAP = 420

const lastTaps = new WeakMap<Page, number>()

/** Clicks or taps, as the device at hand does; nobody who means two taps makes a double tap of them. */
export async function press(page: Page, locator: ReturnType<Page['locator']>): Promise<void> {
  if (!isPhone(page)) return locator.click()
  const wait = (lastTaps.get(page) ?? 0) + DOUBLE_TAP - Date.now()
  if (wait > 0) await page.waitForTimeout(wait)
  await locator.tap()
  lastTaps.set(page, Date.now())
}

/** Nothing sticks out to the side. */
export async function expectNoSideScroll(page: Page): Promise<void> {
  const over = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(over).toBe(0)
}

interface Table {
  /** By name, in the order they sit. */
  readonly survivors: readonly string[]
  readonly boss?: string
  readonly difficulty?: string
  readonly seed?: string
}

/** A person presses what is drawn, which covers the box itself. */
const drawn = (box: Locator): Locator => box.locator('xpath=ancestor::label')

/** Sets up a table by hand and starts it. */
export async function startTable(page: Page, table: Table): Promise<void> {
  await page.goto('/#/gear-up/new')
  const start = page.getByRole('button', { name: 'Start', exact: true })
  await expect(start).toBeVisible()
  const boxes = page.getByRole('group', { name: /^Who is in/ }).getByRole('checkbox')
  const boxOf = (name: string) => page.getByRole('checkbox', { name: new RegExp(`^${name}`) })
  // First in, then out: a table is never empty.
  for (const name of table.survivors)
    if (!(await boxOf(name).isChecked())) await press(page, drawn(boxOf(name)))
  for (const box of await boxes.all()) {
    const words = (await drawn(box).textContent()) ?? ''
    const stays = table.survivors.some((name) => words.startsWith(name))
    if (!stays && (await box.isChecked())) await press(page, drawn(box))
  }
  for (const name of [table.boss, table.difficulty])
    if (name !== undefined) await press(page, drawn(page.getByRole('radio', { name, exact: true })))
  if (table.seed !== undefined) {
    await press(page, page.getByText('Options', { exact: true }))
    await page.getByRole('textbox', { name: 'Seed' }).fill(table.seed)
  }
  await press(page, start)
  await expect(page).toHaveURL(/#\/game\//)
}

/** On a phone the parts of the table lie behind tabs; elsewhere all of them are in sight. */
export async function showPart(page: Page, name: string): Promise<void> {
  if (!isPhone(page)) return
  await press(
    page,
    page.getByRole('navigation', { name: 'Parts of the table' }).getByRole('button', { name }),
  )
}
