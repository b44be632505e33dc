import { test as base, expect, type Page } from '@playwright/test'

interface Watched {
  /** Fails the test afterwards if the page complained: errors, broken promises, violations of the policy. */
  readonly complaints: readonly string[]
}

export const test = base.extend<Watched>({
  complaints: [
    async ({ page }, use) => {
      const complaints: string[] = []
      page.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text())
      })
      page.on('pageerror', (error) => complaints.push(error.message))
      await use(complaints)
      expect(complaints).toEqual([])
    },
    { auto: true },
  ],
})

export { expect }

/** Clicks or taps, as the device at hand does. */
export const press = (page: Page, locator: ReturnType<Page['locator']>): Promise<void> =>
  page.viewportSize()?.width === 390 ? locator.tap() : locator.click()

/** Nothing sticks out to the side. */
export async function expectNoSideScroll(page: Page): Promise<void> {
  const over = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(over).toBe(0)
}
