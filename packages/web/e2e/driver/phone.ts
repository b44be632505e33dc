import { expect, type Page } from '@playwright/test'
import { expectNone, overflowing, smallTargets } from './measure.ts'

export const NARROWEST = { width: 360, height: 740 }
export const USUAL = { width: 390, height: 844 }

/** Changes to one of the languages, by its place in the row. */
export const speak = (page: Page, index: number) => page.locator('.languages button').nth(index).tap()

/** The screen in front fits in the two longer languages, on the narrowest phone, and is made for fingers. */
export async function expectToFit(page: Page): Promise<void> {
  await page.setViewportSize(NARROWEST)
  for (const language of [1, 2]) {
    await speak(page, language)
    await expect(page.locator('.languages button').nth(language)).toHaveAttribute('aria-pressed', 'true')
    await expectNone(overflowing(page), `language ${language}`)
  }
  await expectNone(smallTargets(page), 'German')
  await page.setViewportSize(USUAL)
  await expectNone(smallTargets(page), 'a usual phone')
}
