import { truncateSync, writeFileSync } from 'node:fs'
import after from '../words/after/en.json' with { type: 'json' }
import de from '../words/de.json' with { type: 'json' }
import en from '../words/en.json' with { type: 'json' }
import it from '../words/it.json' with { type: 'json' }
import { savedRecord } from './driver/hand.ts'
import { HOSTILE_FILES, HOSTILE_LINKS } from './driver/hostile.ts'
import { expect, press, test } from './test.ts'

const LANGUAGES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  Deutsch: de,
  Italiano: it,
  English: en,
}

/** Ordered so that no two neighbors are refused with the same words: each refusal must be a new one. */
const rank = (at: number) =>
  HOSTILE_FILES.slice(0, at).filter(({ refused }) => refused === HOSTILE_FILES[at]?.refused).length
const FILES = HOSTILE_FILES.map((file, at) => ({ ...file, rank: rank(at) })).toSorted(
  (a, b) => a.rank - b.rank,
)

test(
  'hostile files are refused in words of the reader, and nothing is lost',
  { tag: ['@desktop', '@long'] },
  async ({ page }, testInfo) => {
    await page.goto('/')
    await press(page, page.getByRole('button', { name: 'Play now' }).first())
    await expect(page.getByText('Saved', { exact: true })).toBeVisible()
    const game = page.url()
    const before = await savedRecord(page)
    const huge = testInfo.outputPath('huge.json')
    writeFileSync(huge, '{"format":"graveshift-game","version":1}')
    truncateSync(huge, 50 * 1024 * 1024)

    await page.goto('/#/')
    const title = await page.title()
    const file = page.locator('input[type=file]')
    const refused = page.getByRole('alert')
    for (const [language, words] of Object.entries(LANGUAGES)) {
      await press(page, page.getByRole('button', { name: language }))
      for (const { what, text, refused: why } of FILES) {
        await file.setInputFiles({
          name: `${what}.json`,
          mimeType: 'application/json',
          buffer: Buffer.from(text),
        })
        await expect(refused, what).toHaveText(words[`refused-file.${why}`] ?? 'no words')
      }
      await file.setInputFiles(huge)
      await expect(refused).toHaveText(words['refused-file.too-large'] ?? 'no words')
    }
    expect(await page.title()).toBe(title)
    expect(await page.evaluate(() => 'polluted' in {})).toBe(false)
    await expect(page.getByRole('link', { name: 'Continue', exact: true })).toHaveCount(1)
    await page.goto(game)
    await expect(page.getByRole('region', { name: 'Open choices' })).toBeVisible()
    expect(await savedRecord(page)).toEqual(before)
  },
)

test('hostile links are refused in words, and nothing is taken in', { tag: ['@desktop', '@long'] }, async ({
  page,
}) => {
  const words: Readonly<Record<string, string>> = { ...en, ...after }
  for (const { what, text, refused } of HOSTILE_LINKS) {
    await page.goto(`/#/shared/${text}`)
    await expect(page.getByRole('alert'), what).toContainText(words[refused] ?? 'no words')
    await page.goto('/#/')
  }
  await page.goto('/#/shared/<script>alert(1)</script>')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(en['nowhere.title'])
  expect(await page.evaluate(() => 'polluted' in {})).toBe(false)
  await page.goto('/#/shelf')
  await expect(page.getByRole('heading', { name: after['shelf.empty.title'] })).toBeVisible()
})
