import { expectClean } from './driver/measure.ts'
import { expectToFit } from './driver/phone.ts'
import { expect, expectNoSideScroll, isPhone, press, test } from './test.ts'

// On a desktop what has a layout of its own, the rest on a phone; where there is time, all of them on both.
const WIDE = ['', 'gear-up/new']

/** Pages of little more than text, and a lesson, which access.e2e.ts looks at. */
const STILL = ['learn/no-such', 'learn/shapes', 'credits', 'gallery']

const PLACES = [
  '',
  'gear-up/new',
  'daily',
  'shelf',
  'statistics',
  'achievements',
  'rules/GU-BOS-21',
  'rules/glossary',
  'learn',
  'learn/shapes',
  'learn/no-such',
  'settings',
  'credits',
  'gallery',
  'no/such/place',
]

for (const place of PLACES)
  test(`#/${place}: axe finds nothing, and it fits in every language`, {
    tag: [WIDE.includes(place) ? '@desktop' : '@phone', ...(STILL.includes(place) ? ['@long'] : [])],
  }, async ({ page }) => {
    await page.goto(`/#/${place}`)
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
    // Themes change colors and nothing else, on a phone the same ones.
    await expectClean(page, isPhone(page) ? 'this' : 'every')
    if (isPhone(page)) return expectToFit(page)
    for (const language of ['Italiano', 'Deutsch']) {
      await press(page, page.getByRole('button', { name: language }))
      await expectNoSideScroll(page)
    }
  })
