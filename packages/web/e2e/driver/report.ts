import { readFile } from 'node:fs/promises'
import { expect, type Locator, type Page } from '@playwright/test'

/** What a press of a button saves as a file. */
export async function savedBy(page: Page, button: Locator): Promise<string> {
  const saving = page.waitForEvent('download')
  await button.click()
  return readFile(await (await saving).path(), 'utf8')
}

/** The report of what failed, as it was saved; it must have been copied, too. */
export async function reportOf(page: Page) {
  const text = await savedBy(page, page.getByRole('button', { name: 'Report', exact: true }))
  await expect(page.getByText('The report is saved as a file and copied. Nothing was sent')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(text)
  return { text, report: JSON.parse(text) }
}
