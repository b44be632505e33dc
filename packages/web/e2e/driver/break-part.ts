import type { Page } from '@playwright/test'
import { BROKEN } from '../test.ts'

const SCRIPTS = '**/assets/*.js'

/**
 * Breaks a part of the page on its way from the server: where its code gives it this class, it throws, until it is
 * mended. The page knows nothing of tests, and nothing it can be asked breaks it.
 */
export async function breakPart(page: Page, className: string): Promise<void> {
  const given = new RegExp(`className:([\`"'])${className}\\1`, 'g')
  const thrown = `className:(()=>{if(document.documentElement.dataset.mended===undefined)throw Error("${BROKEN}");return"${className}"})()`
  await page.route(SCRIPTS, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: (await response.text()).replaceAll(given, thrown) })
  })
}

/** From now on what was broken works. */
export async function mendPart(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.dataset.mended = ''
  })
}
