import { gzipSync } from 'node:zlib'
import { expect, test } from './test.ts'

test('the first load stays below 150 KB of compressed JavaScript', async ({ page }) => {
  const scripts: Promise<Buffer>[] = []
  page.on('response', (response) => {
    if (response.url().endsWith('.js') && response.request().resourceType() === 'script')
      scripts.push(response.body())
  })
  await page.goto('/', { waitUntil: 'load' })
  const bodies = await Promise.all(scripts)
  const bytes = bodies.reduce((sum, body) => sum + gzipSync(body, { level: 9 }).length, 0)
  console.log(`first load: ${(bytes / 1024).toFixed(1)} KB of JavaScript, gzipped, in ${bodies.length} files`)
  expect(bytes).toBeGreaterThan(0)
  expect(bytes).toBeLessThan(150 * 1024)
})
