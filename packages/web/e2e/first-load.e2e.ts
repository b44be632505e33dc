import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { expect, test } from './test.ts'

test('the first load stays below 150 KB of compressed JavaScript', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('button', { name: 'Play now' })).toBeVisible()
  // The browser's own list, and the files as they lie on the disk: bodies of answers may be gone when asked for.
  const names = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
  )
  const scripts = names.filter((name) => name.endsWith('.js'))
  const sizes = scripts.map(
    (name) => gzipSync(readFileSync(new URL(`../dist${name}`, import.meta.url)), { level: 9 }).length,
  )
  const bytes = sizes.reduce((sum, size) => sum + size, 0)
  console.log(
    `first load: ${(bytes / 1024).toFixed(1)} KB of JavaScript, gzipped, in ${scripts.length} files`,
  )
  expect(scripts.length).toBeGreaterThan(0)
  expect(bytes).toBeLessThan(150 * 1024)
})
