import { expectClean } from './driver/measure.ts'
import { expectToFit } from './driver/phone.ts'
import { expect, expectNoSideScroll, isPhone, type Page, press, test } from './test.ts'

// On a desktop what has a layout of its own, the rest on a phone; where there is time, all of them on both.
const WIDE = ['', 'gear-up/new']

/** Two layouts that have nothing to do with each other. */
const BOTH = ['second-edition/new']

/** Pages of little more than text, and a lesson, which access.e2e.ts looks at. */
const STILL = ['second-edition/learn/winning', 'learn/no-such', 'learn/shapes', 'credits', 'gallery']

/** Those with a layout for each size, and those that are only looked at where there is time. */
const isAlone = (place: string) => [...WIDE, ...BOTH, ...STILL].includes(place)

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
  'second-edition/new',
  'second-edition/achievements',
  'second-edition/rules/Z2-MOV-01',
  'second-edition/learn/winning',
  'no/such/place',
]

async function expectSound(page: Page, place: string, document = '/'): Promise<void> {
  await page.goto(`${document}#/${place}`)
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
  // Themes change colors and nothing else, on a phone the same ones.
  await expectClean(page, isPhone(page) ? 'this' : 'every')
  if (isPhone(page)) return expectToFit(page)
  for (const language of ['Italiano', 'Deutsch']) {
    await press(page, page.getByRole('button', { name: language }))
    await expectNoSideScroll(page)
  }
}

for (const place of PLACES.filter((each) => isAlone(each)))
  test(
    `#/${place}: axe finds nothing, and it fits in every language`,
    {
      tag: [
        ...(BOTH.includes(place) ? [] : [WIDE.includes(place) ? '@desktop' : '@phone']),
        ...(STILL.includes(place) ? ['@long'] : []),
      ],
    },
    ({ page }) => expectSound(page, place),
  )

// One after the other in one window: a fresh one costs as much as looking at the page.
test('every other page: axe finds nothing, and it fits in every language', { tag: '@phone' }, async ({
  page,
}) => {
  for (const place of PLACES.filter((each) => !isAlone(each)))
    await test.step(`#/${place}`, () => expectSound(page, place, `/?${encodeURIComponent(place)}`))
})
