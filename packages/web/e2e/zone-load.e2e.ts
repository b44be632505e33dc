import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { expect, type Page, test } from './test.ts'

/** Rules, table, art, words and styles; 150 KB is the goal (docs/performance.md). */
const MOST = 250 * 1024
/** All that the first game needs, the landing page with it: a game on zones would show in it. */
const MOST_OF_ANOTHER = 300 * 1024

const read = (name: string): Buffer => readFileSync(new URL(`../dist${name}`, import.meta.url))

const bytesOf = (names: readonly string[]): number =>
  names.reduce((sum, name) => sum + gzipSync(read(name), { level: 9 }).length, 0)
const inKb = (bytes: number): string => `${(bytes / 1024).toFixed(1)} KB`

/** What a page has fetched up to the table of a game that is begun on the landing page. */
async function fetchedBy(page: Page, begin: () => Promise<void>): Promise<readonly string[]> {
  await page.goto('/')
  await begin()
  await expect(page.locator('[data-table] .action-bar')).not.toBeEmpty()
  const names = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
  )
  return [...new Set(names.filter((name) => /\/assets\/.*\.(?:js|css)$/.test(name)))]
}

test('a game on zones adds less than 250 KB to the load, and nothing of it is fetched with another game', {
  tag: '@only-desktop',
}, async ({ page, context }) => {
  const other = await fetchedBy(page, () => page.getByRole('button', { name: 'Play now' }).first().click())
  const fresh = await context.newPage()
  const own = await fetchedBy(fresh, () =>
    fresh.locator('.game-other').first().getByRole('button', { name: 'Play now' }).click(),
  )
  const added = own.filter((name) => !other.includes(name))
  const [bytes, before] = [bytesOf(added), bytesOf(other)]
  console.log(`a game on zones adds ${inKb(bytes)} in ${added.length} files to ${inKb(before)}, gzipped`)
  expect(added.length).toBeGreaterThan(0)
  expect(bytes).toBeLessThan(MOST)
  expect(before).toBeLessThan(MOST_OF_ANOTHER)
  // Rules of the second edition are numbered so, in its code and nowhere else.
  const isItsOwn = (name: string): boolean => read(name).includes('Z2-')
  expect(added.filter(isItsOwn)).not.toEqual([])
  expect(other.filter(isItsOwn)).toEqual([])
})
