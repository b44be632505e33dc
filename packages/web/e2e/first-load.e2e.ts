import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { expect, test } from './test.ts'

test('the first load stays below 99 KB of compressed JavaScript', { tag: '@desktop' }, async ({ page }) => {
  // The list is taken in the very moment the page can be used: what it fetches ahead after that does not count.
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (!document.querySelector('main button')) return
      observer.disconnect()
      const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname)
      document.documentElement.dataset.firstLoad = loaded.join(' ')
    }).observe(document, { childList: true, subtree: true })
  })
  await page.goto('/')
  await expect(page.getByRole('button', { name: 'Play now' }).first()).toBeVisible()
  const names = ((await page.locator('html').getAttribute('data-first-load')) ?? '').split(' ')
  const scripts = names.filter((name) => name.endsWith('.js'))
  const sizes = scripts.map(
    (name) => gzipSync(readFileSync(new URL(`../dist${name}`, import.meta.url)), { level: 9 }).length,
  )
  const bytes = sizes.reduce((sum, size) => sum + size, 0)
  console.log(
    `first load: ${(bytes / 1024).toFixed(1)} KB of JavaScript, gzipped, in ${scripts.length} files`,
  )
  expect(scripts.length).toBeGreaterThan(0)
  expect(bytes).toBeLessThan(99 * 1024)
})
