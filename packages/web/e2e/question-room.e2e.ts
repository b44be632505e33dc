import { beginWith } from './driver/guest.ts'
import { expectOnScreen, inEveryLanguage, inWords, SIZES, whenLookedAt } from './driver/sizes.ts'
import { cut, openTable, place, streets, type TableState } from './driver/table-states.ts'
import { Twin } from './driver/twin.ts'
import { expect, type Page, test } from './test.ts'

const bar = (page: Page) => page.locator('.action-bar')

/** Once Ethan has drawn he has nothing more to decide: a card is turned up. */
const LAST: TableState = {
  name: 'the last decision of a turn',
  twin: () =>
    Twin.at(
      {
        turn: 2,
        card: 'red-slow',
        boss: { id: 'dead-sox' },
        seats: [
          { survivor: 'ethan', street: [{ slot: 3, type: 'walker', speed: 'slow', grid: ['####', '####'] }] },
        ],
      },
      'last',
    ),
  reach: place,
}

/** Who is asked what, what it brings, and what draws it. */
async function expectTold(page: Page, why: string): Promise<void> {
  for (const part of ['.action-head p', '.verdict-title', '.draw-it'])
    await expectOnScreen(bar(page).locator(part), `${why}: ${part}`)
  for (const line of await bar(page).locator('.preview li').all()) await expectOnScreen(line, why)
}

for (const size of SIZES)
  test(`at ${inWords(size)} the question, what a move brings and that it is for good are in sight before it is drawn`, {
    tag: whenLookedAt(size),
  }, async ({ page }) => {
    await page.setViewportSize(size)
    await openTable(page, LAST)
    await inEveryLanguage(page, async (language) => {
      await expectTold(page, language)
      await expectOnScreen(bar(page).locator('.guard'), language)
    })
  })

for (const size of SIZES.filter(({ width }) => width > 900))
  test(`at ${inWords(size)} what lays a part of a shape cut in two is in sight`, {
    tag: whenLookedAt(size),
  }, async ({ page }) => {
    await page.setViewportSize(size)
    await openTable(page, {
      name: 'cut',
      twin: () => streets(3, 'red-slow', [1, 2, 3], {}, ['lisa', 'greta', 'priya']),
      reach: cut,
    })
    await inEveryLanguage(page, async (language) => {
      for (const button of await bar(page).locator('.draw-row .button').all())
        await expectOnScreen(button, language)
    })
  })

test('at an online table on a tablet all that a move brings is in sight, and no name lies on figures', {
  tag: ['@desktop', '@long'],
}, async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 })
  await beginWith(page)
  const gaps = await page.locator('.seat-card').evaluateAll((cards) =>
    cards.map((card) => {
      const [name, figures] = ['.seat-name', '.seat-figures .figure'].map((part) =>
        card.querySelector(part)?.getBoundingClientRect(),
      )
      return (figures?.top ?? 0) - (name?.bottom ?? 0)
    }),
  )
  expect(gaps).toHaveLength(3)
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(0)
  await place(page)
  await inEveryLanguage(page, (language) => expectTold(page, language))
})

test('a card without room for its name still says how much of its damage is fixed', {
  tag: '@only-desktop',
}, async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 })
  await openTable(page, { name: 'full', twin: () => streets(3, 'red-slow', [1, 1, 2, 2, 3, 3]) })
  await expect(page.locator('.slots[data-compact]')).toBeVisible()
  await inEveryLanguage(page, async (language) => {
    const over = await page.locator('.zombie-card:has(.fixed)').evaluateAll((cards) =>
      cards.map((card) => {
        const said = card.querySelector('.fixed')?.getBoundingClientRect()
        const grid = card.querySelector('.hp-grid')?.getBoundingClientRect()
        const { bottom } = card.getBoundingClientRect()
        if (!said || !grid) return Number.NaN
        return said.width < 10 ? -1 : Math.max(0, said.right - grid.left, said.bottom - bottom)
      }),
    )
    expect(over.length, language).toBeGreaterThan(0)
    expect(new Set(over), language).toEqual(new Set([0]))
  })
})
