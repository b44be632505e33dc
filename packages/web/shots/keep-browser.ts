// A step of `npm run release`: takes the saved games of a release into a browser, and keeps what its client made of them.
import { readdirSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { readDatabase } from '../e2e/driver/database.ts'
import { openPage, startBrowser } from './open.ts'

const [version = ''] = process.argv.slice(2)
const kept = new URL(`../../../releases/${version}/kept/`, import.meta.url)
const browser = await startBrowser()
try {
  const page = await openPage(browser, {})
  for (const name of readdirSync(new URL('files/', kept)).sort()) {
    await page.goto('/#/')
    await page.locator('input[type=file]').setInputFiles(fileURLToPath(new URL(`files/${name}`, kept)))
    await page.waitForURL(/#\/(?:game|end)\//)
    // Once it is saved, it stands in the list.
    await page.waitForTimeout(1_000)
    await page.goto('/#/shelf')
    await page.getByRole('listitem').first().waitFor()
  }
  const database = await readDatabase(page)
  writeFileSync(new URL('browser.json', kept), `${JSON.stringify(database)}\n`)
  console.log(`kept in a browser: ${database.stores.entries?.length ?? 0} games`)
} finally {
  await browser.close()
}
