import {
  expectNoScrolling,
  expectOnScreen,
  inEveryLanguage,
  inWords,
  SIZES,
  whenLookedAt,
} from './driver/sizes.ts'
import {
  facing,
  openTable,
  place,
  SURVIVORS,
  streets,
  TABLE_STATES,
  type TableState,
  until,
} from './driver/table-states.ts'
import { Twin } from './driver/twin.ts'
import { expect, type Page, test } from './test.ts'

const state = (name: string): TableState => {
  const found = TABLE_STATES.find((each) => each.name === name)
  if (!found) throw new Error(name)
  return found
}

/** Turn 1 of a game for so many. */
const firstTurn = (seats: number): TableState => ({
  name: `${seats} at first`,
  twin: () => Twin.new({ seats, boss: 'zombiphant', leader: 0 }, `first-${seats}`),
})

const LARGE = SIZES.filter(({ width }) => width > 900)
const isNarrow = (page: Page) => (page.viewportSize()?.width ?? 0) < 900

for (const size of LARGE)
  test(`at ${inWords(size)} the whole table is on the screen, in every language, the boss's round too`, {
    tag: size.width === 1280 ? ['@desktop'] : ['@desktop', '@long'],
  }, async ({ page }) => {
    await page.setViewportSize(size)
    const placed = { name: 'boss', twin: () => facing('dead-sox', 3), reach: place }
    for (const each of [state('six seats'), placed]) {
      await openTable(page, each)
      await inEveryLanguage(page, async (language) => {
        const where = `${each.name} in ${language}`
        await expectNoScrolling(page, where)
        for (const part of ['.turn-row', '.team', '.street', '.dashboard', '.draw-it', '.story h2'])
          await expectOnScreen(page.locator(part).first(), `${where}: ${part}`)
        for (const card of await page.locator('.zombie-card, .boss-body').all())
          await expectOnScreen(card, `${where}: a card`)
      })
    }
  })

for (const size of LARGE)
  test(`at ${inWords(size)} the steps of the turn are in one row, in every language`, {
    tag: whenLookedAt(size),
  }, async ({ page }) => {
    await page.setViewportSize(size)
    await openTable(page, { ...state('six seats') })
    await inEveryLanguage(page, async (language) => {
      const steps = await page.locator('.step-row li').evaluateAll((items) =>
        items.map((item) => ({
          bottom: Math.round(item.getBoundingClientRect().bottom),
          right: item.getBoundingClientRect().right,
          isNow: item.hasAttribute('aria-current'),
          isRead: Number.parseFloat(getComputedStyle(item).fontSize) > 11,
          isCut: item.scrollWidth > item.clientWidth,
        })),
      )
      expect(steps, language).toHaveLength(6)
      expect(new Set(steps.map(({ bottom }) => bottom)).size, language).toBe(1)
      expect(Math.max(...steps.map(({ right }) => right)), language).toBeLessThanOrEqual(size.width)
      // Desktops name all of them, tablets the present one.
      const named = steps.filter(({ isNow }) => size.width >= 1200 || isNow)
      expect(
        named.every(({ isRead, isCut }) => isRead && !isCut),
        language,
      ).toBe(true)
      expect(steps.filter(({ isNow }) => isNow)).toHaveLength(1)
    })
  })

test('a tablet has a layout of its own: everything at once, no tabs', { tag: '@desktop' }, async ({
  page,
}) => {
  for (const [width, layout] of [
    [899, 'narrow'],
    [900, 'tablet'],
    [1024, 'tablet'],
    [1200, 'wide'],
  ] as const) {
    await page.setViewportSize({ width, height: 768 })
    await openTable(page, state('placing'))
    await expect(page.locator('.gear-up-table')).toHaveAttribute('data-layout', layout)
    await expect(page.locator('.table-tabs')).toHaveCount(layout === 'narrow' ? 1 : 0)
    if (layout === 'narrow') continue
    for (const part of ['.team', '.street', '.dashboard', '.action-bar', '.side-log'])
      await expectOnScreen(page.locator(part), `${width}: ${part}`)
  }
})

/** Everybody has as many figures as there are: an upgrade is earned, and damage comes. */
const earned = (seats: number) =>
  streets(seats, 'red-slow', [1, 1, 2, 2, 3, 3], {}, SURVIVORS, { upgrades: {}, owed: 2 })

test('on the smallest tablet the figures and the street of every seat lie within its card', {
  tag: ['@desktop', '@long'],
}, async ({ page }) => {
  await page.setViewportSize({ width: 900, height: 700 })
  for (const seats of [2, 3, 4, 5, 6])
    for (const each of [
      { name: `${seats} seats, zombies to be dealt`, twin: until({ seats }, 'deal') },
      { name: `${seats} seats, a boss`, twin: () => facing('dead-sox', seats) },
      { name: `${seats} seats, full streets`, twin: () => streets(seats, 'red-slow', [1, 1, 2, 2, 3, 3]) },
      { name: `${seats} seats, upgrades earned`, twin: () => earned(seats) },
    ]) {
      await openTable(page, each)
      const over = await page.locator('.seat-card').evaluateAll((cards) =>
        cards.map((card) => {
          const parts = [...card.querySelectorAll('.seat-figures .figure, .deadly, .small-zombie')]
          const right = Math.max(...parts.map((part) => part.getBoundingClientRect().right))
          return Math.max(0, Math.round(right - card.getBoundingClientRect().right))
        }),
      )
      expect(over, each.name).toEqual(Array.from({ length: seats }, () => 0))
      await expectNoScrolling(page, each.name)
    }
})

test('on a touched tablet every square to draw on is large enough for a finger', {
  tag: '@only-phone',
}, async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 })
  for (const each of [state('six seats'), { name: 'boss', twin: () => facing('super-abomination', 3) }]) {
    await openTable(page, each)
    const squares = page.locator('[data-drawing] .space-whole')
    const least = await squares.evaluateAll((all) =>
      Math.min(...all.map((square) => square.getBoundingClientRect().width)),
    )
    expect(least, each.name).toBeGreaterThanOrEqual(39.5)
    await expectNoScrolling(page, each.name)
  }
})

for (const size of SIZES)
  test(`at ${inWords(size)} the boss is on the table from turn 1; its sheet opens by hand and key, and gives focus back`, {
    tag: whenLookedAt(size),
  }, async ({ page }) => {
    await page.setViewportSize(size)
    await openTable(page, firstTurn(2))
    const boss = page.getByRole('button', { name: /^Boss: Zombiphant\s*comes in 9 turns/ })
    await expectOnScreen(boss, 'boss')
    await expect(boss.locator('svg')).toBeVisible()
    if (!isNarrow(page)) await expect(boss.getByText('comes in 9 turns')).toBeVisible()
    const sheet = page.getByRole('dialog', { name: 'Zombiphant' })
    const expectShut = async () => {
      await page.keyboard.press('Escape')
      await expect(sheet).toHaveCount(0)
      await expect(boss).toBeFocused()
    }
    await boss.click()
    await expectOnScreen(sheet, 'sheet')
    await expect(sheet).toContainText('Each survivor takes 2 damage, or crosses off 1 armor instead.')
    await expect(sheet.getByRole('grid', { name: /Zombiphant/ })).toBeVisible()
    // It is only looked at: nothing in it can be drawn on.
    await expect(sheet.locator('[data-drawing]')).toHaveCount(0)
    await expectShut()
    await page.keyboard.press('Enter')
    await expect(sheet).toBeVisible()
    await expectShut()
  })

for (const size of SIZES)
  test(`at ${inWords(size)} the street runs from slot 3 on the left to the survivor on the right`, {
    tag: whenLookedAt(size),
  }, async ({ page }) => {
    await page.setViewportSize(size)
    await openTable(page, state('placing'))
    const slots = isNarrow(page) ? '.thumb-slot' : '.slot'
    const lefts = await page
      .locator(`${slots}, .barricade`)
      .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().left))
    expect(lefts).toHaveLength(4)
    expect(lefts).toEqual(lefts.toSorted((a, b) => a - b))
    await expect(page.locator(`${slots} .slot-name`)).toHaveText(['3', '2', '1'])
    await expect(page.locator('.barricade')).toContainText('Zombies enter at slot 3 and walk to slot 1')
    if (isNarrow(page)) await page.locator('.table-tabs button').nth(2).click()
    await expect(page.locator('.small-street').first().locator('.small-slot')).toHaveText(['3', '2', '1'])
  })

test('a phone shows own health, armor, ammo and coming damage in every part while deciding', {
  tag: '@only-phone',
}, async ({ page }) => {
  for (const name of ['placing', 'upgrade', 'damage', 'six seats', 'boss']) {
    await openTable(page, state(name))
    const bar = page.getByRole('region', { name: /^Health, armor, ammo and coming damage of / })
    for (const tab of await page.locator('.table-tabs button').all()) {
      await tab.tap()
      await expectOnScreen(bar.locator('.own-figures'), name)
    }
    // An upgrade that is owed comes beside them.
    await expect(bar.locator('.vitals .figure:not([data-figure="owed"])')).toHaveCount(3)
    await expect(bar.locator('.threat')).toContainText(/Next walk: \d|Next boss card: \d/)
    await expect(page.locator('.action-bar')).toBeInViewport()
  }
})

test('an empty street leaves its room to what is going on elsewhere', { tag: ['@desktop', '@long'] }, async ({
  page,
}) => {
  const quiet: TableState = {
    name: 'quiet',
    twin: () =>
      Twin.at(
        {
          turn: 2,
          card: 'red-slow',
          boss: { id: 'dead-sox' },
          seats: [
            { survivor: 'ethan', street: [] },
            { survivor: 'lisa', street: [{ slot: 2, card: 'walker-01' }] },
          ],
        },
        'quiet',
      ),
  }
  for (const size of SIZES) {
    await page.setViewportSize(size)
    await openTable(page, quiet)
    // Lisa is asked; whoever looks at Ethan's street is led back to where the zombies are.
    if (isNarrow(page)) await page.locator('.table-tabs button').nth(2).click()
    await page.getByRole('button', { name: 'Look at Ethan’s street' }).click()
    if (isNarrow(page)) await page.locator('.table-tabs button').nth(0).click()
    for (const slot of await page.locator(isNarrow(page) ? '.thumb-slot' : '.slot').all())
      expect((await slot.boundingBox())?.width).toBeLessThan(60)
    const way = page.locator('.quiet').getByRole('button', { name: /^Look at Lisa’s street/ })
    await expectOnScreen(way, inWords(size))
    await expect(way).toContainText('1 zombie')
    await way.click()
    await expect(page.locator('.quiet')).toHaveCount(0)
  }
})

for (const size of SIZES)
  test(`at ${inWords(size)} what starts a game is on the first screen, in every language`, {
    tag: whenLookedAt(size),
  }, async ({ page }) => {
    await page.setViewportSize(size)
    for (const place of ['', 'gear-up/new', 'online']) {
      await page.goto(`/#/${place}`)
      const main = page.locator('main .button-primary').first()
      await expect(main).toBeVisible()
      await inEveryLanguage(page, (language) => expectOnScreen(main, `#/${place} in ${language}`))
    }
    await page.locator('.languages button').first().click()
    await page.getByRole('textbox', { name: 'Your name' }).fill('Anna')
    await page.getByRole('button', { name: 'Open the table' }).click()
    const start = page.getByRole('button', { name: 'Start the game' })
    await expectOnScreen(start, 'lobby')
  })
