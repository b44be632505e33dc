import { expect, type Locator, type Page } from '@playwright/test'

/** The screens the page is made for. */
export const SIZES = [
  { width: 1440, height: 900 },
  { width: 1280, height: 720 },
  { width: 1024, height: 768 },
  { width: 390, height: 844 },
] as const

export type Size = (typeof SIZES)[number]

/** The smallest desktop and the phone are looked at always, the others where there is time. */
export const whenLookedAt = ({ width }: Size): string[] =>
  width === 1280 || width === 390 ? ['@only-desktop'] : ['@only-desktop', '@long']

export const inWords = ({ width, height }: Size): string => `${width}x${height}`

/** The page in each of its languages, one after the other. */
export async function inEveryLanguage(page: Page, look: (language: string) => Promise<void>): Promise<void> {
  for (const [index, language] of ['en', 'it', 'de'].entries()) {
    await page.locator('.languages button').nth(index).click()
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    await look(language)
  }
}

/** All of it is on the screen, without scrolling anything. */
export async function expectOnScreen(what: Locator, why: string): Promise<void> {
  await expect(what, why).toBeInViewport({ ratio: 0.99 })
}

/** The page itself has nothing to scroll. */
export async function expectNoScrolling(page: Page, why: string): Promise<void> {
  const over = await page.evaluate(() => {
    const root = document.documentElement
    return [root.scrollHeight - window.innerHeight, root.scrollWidth - root.clientWidth]
  })
  expect(over, why).toEqual([0, 0])
}
