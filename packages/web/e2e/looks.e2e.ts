import { drawnByHand, expectNone, moving, overflowing, overlapping, smallTargets } from './driver/measure.ts'
import { expectToFit, NARROWEST, speak, USUAL } from './driver/phone.ts'
import { expectOnScreen } from './driver/sizes.ts'
import {
  BOSSES,
  facing,
  finished,
  openTable,
  place,
  SECOND_HIT,
  TABLE_STATES,
  type TableState,
} from './driver/table-states.ts'
import { expect, test } from './test.ts'

const state = (name: string): TableState => {
  const found = TABLE_STATES.find((each) => each.name === name)
  if (!found) throw new Error(name)
  return found
}

// The states with most on the screen; all of them where there is time.
const FULLEST = ['refusal', 'boss']

for (const each of TABLE_STATES)
  test(`fits the narrowest phone in Italian and German, for fingers: ${each.name}`, {
    tag: FULLEST.includes(each.name) ? ['@only-phone'] : ['@only-phone', '@long'],
  }, async ({ page }) => {
    await page.setViewportSize(NARROWEST)
    await openTable(page, each)
    await expectNone(smallTargets(page), 'English')
    for (const language of [1, 2]) {
      await speak(page, language)
      await expect(page.locator('.languages button').nth(language)).toHaveAttribute('aria-pressed', 'true')
      await expectNone(overflowing(page), `language ${language}`)
    }
    await expectNone(smallTargets(page), 'German')
    await expectNone(overlapping(page), 'German')
    // The table ends where the screen ends.
    expect(await page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight)).toBe(0)
    await page.setViewportSize(USUAL)
    await expectNone(smallTargets(page), 'a usual phone')
  })

test('every part of a phone’s table fits, for fingers', { tag: '@only-phone' }, async ({ page }) => {
  await page.setViewportSize(NARROWEST)
  await openTable(page, state('six seats'))
  await speak(page, 2)
  for (const part of [1, 2, 3]) {
    await page.locator('.table-tabs button').nth(part).tap()
    await expectNone(overflowing(page), `part ${part}`)
    await expectNone(smallTargets(page), `part ${part}`)
  }
})

for (const outcome of ['won', 'lost'] as const)
  test(`what is told of a game that was ${outcome}, its replay and the shelf fit the narrowest phone`, {
    tag: '@only-phone',
  }, async ({ page }) => {
    await openTable(page, { name: outcome, twin: () => finished(outcome), over: true })
    const id = page.url().split('/').at(-1)
    for (const [place, mark] of [
      [`end/${id}`, '.end'],
      [`replay/${id}`, '.replay input[type="range"]'],
      ['shelf', '.shelf li'],
    ] as const) {
      await page.goto(`/#/${place}`)
      await expect(page.locator(mark).first()).toBeVisible()
      await expectToFit(page)
    }
  })

test('on a phone the street, the placed shape and the question are on one screen', {
  tag: '@only-phone',
}, async ({ page }) => {
  await page.setViewportSize(NARROWEST)
  const expectOneScreen = async (shape = '.ghost') => {
    const box = async (what: string) => {
      const found = await page.locator(what).last().boundingBox()
      if (!found) throw new Error(`${what} is not there`)
      return { top: found.y, bottom: found.y + found.height }
    }
    const [thumbs, ghost, bar] = [await box('.thumbs'), await box(shape), await box('.action-bar')]
    expect(thumbs.top).toBeGreaterThan(0)
    expect(thumbs.bottom).toBeLessThanOrEqual(ghost.top + 1)
    expect(ghost.bottom).toBeLessThanOrEqual(bar.top + 1)
    expect(bar.bottom).toBeLessThanOrEqual(NARROWEST.height)
  }
  for (const name of ['placing', 'boss']) {
    await openTable(page, state(name))
    await expectOneScreen()
  }
  // The first part of a shape that was cut, before and after it is laid.
  await openTable(page, state('split'))
  // While it is being cut, every zombie of the street can be chosen.
  for (const language of [1, 2]) {
    await speak(page, language)
    for (const thumb of await page.locator('.thumbs button').all()) await expectOnScreen(thumb, 'a zombie')
  }
  // Nobody is asked nothing: every other part of the table still says who is asked, and the attack can be skipped.
  const tabs = page.locator('.table-tabs button')
  for (const part of (await tabs.all()).slice(1)) {
    await part.tap()
    for (const seen of ['h2', '.button']) await expectOnScreen(page.locator(`.action-head ${seen}`), seen)
  }
  await tabs.first().tap()
  await place(page)
  await expectOneScreen()
  await page.locator('.draw-it').tap()
  await expect(page.locator('.cutter')).toBeHidden()
  await expectOneScreen('.ghost-laid')
  // The lowest phone, the longest words: two rows of squares and more are seen before the second hit.
  await page.setViewportSize({ width: 360, height: 640 })
  await speak(page, 2)
  await openTable(page, SECOND_HIT)
  const [card, question] = await Promise.all(
    ['.stage .hp-grid', '.action-bar'].map((part) => page.locator(part).boundingBox()),
  )
  expect((question?.y ?? 0) - (card?.y ?? 0)).toBeGreaterThan(2 * 45 + 40)
})

test('on a desktop the whole table is seen without scrolling, six seats and every boss', {
  tag: ['@only-desktop', '@long'],
}, async ({ page }) => {
  const all = [state('six seats'), ...BOSSES.map((boss) => ({ name: boss, twin: () => facing(boss) }))]
  for (const each of all) {
    await openTable(page, each)
    const over = await page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight)
    expect(over, each.name).toBe(0)
    for (const part of ['.slots', '.table-team', '.boss-card', '.action-bar'])
      for (const found of await page.locator(part).all())
        expect(
          await found.evaluate((element) => element.scrollHeight - element.clientHeight),
          `${each.name} ${part}`,
        ).toBe(0)
  }
  // In a replay, where the controls take some of the height, the boss is seen whole, too.
  for (const boss of ['super-abomination', 'dead-sox']) {
    await openTable(page, { name: boss, twin: () => facing(boss) })
    await page.goto(`/#/replay/${page.url().split('/').at(-1)}`)
    const card = page.locator('.boss-card')
    await expect(card).toBeVisible()
    expect(await card.evaluate((element) => element.scrollHeight - element.clientHeight), boss).toBe(0)
  }
})

test('strokes draw themselves, and not for those who want no motion', {
  tag: ['@only-desktop', '@long'],
}, async ({ page }) => {
  const hit = async () => {
    await openTable(page, state('placing'))
    await page.locator('.action-bar .draw-it').click()
    await expect(page.locator('.hp-grid .mark-fresh').first()).toBeVisible()
  }
  // Slow enough to be seen on any machine.
  const dawdle = (slow: string) =>
    page.evaluate((value) => document.documentElement.style.setProperty('--slow', value), slow)
  await page.goto('/#/')
  await dawdle('60s')
  await hit()
  // From nothing of the line to all of it: the stroke itself is drawn.
  expect(await drawnByHand(page)).toEqual({ from: '1px', to: '0px' })
  await dawdle('')
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await hit()
  expect(await drawnByHand(page)).toBeUndefined()
  await expectNone(moving(page), 'the system wants no motion')
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.evaluate(() => {
    document.documentElement.dataset.motion = 'off'
  })
  await page.locator('.seat-look').last().click()
  await expectNone(moving(page), 'the player wants no motion')
})

test('nothing jumps under a hand that moves about', { tag: '@desktop' }, async ({ page }) => {
  await openTable(page, { ...state('refusal'), reach: async () => undefined })
  const tops = () =>
    page.evaluate(() =>
      ['.draw-row', '.side-log', '.table-dashboard'].map(
        (part) => document.querySelector(part)?.getBoundingClientRect().top,
      ),
    )
  const before = await tops()
  // Over every space of a card the shape fits or is refused; both must come up.
  const spaces = page.locator('.hp-grid').first().locator('.space')
  const seen = new Set<boolean>()
  for (let index = 0; index < (await spaces.count()); index++) {
    await spaces.nth(index).hover()
    await expect(page.locator('.ghost').first()).toBeVisible()
    seen.add((await page.locator('.ghost-no').count()) > 0)
    expect(await tops()).toEqual(before)
  }
  expect(seen).toContain(true)
})

test('zombies are dealt by dragging them onto a street', { tag: '@only-desktop' }, async ({ page }) => {
  await openTable(page, state('dealing'))
  const cards = page.locator('.tray-card')
  await expect(cards.first()).toBeVisible()
  const before = await cards.count()
  await cards.first().dragTo(page.locator('.seat-card').nth(1))
  await expect(cards).toHaveCount(before - 1)
})

test('two fingers turn the shape', { tag: '@only-phone' }, async ({ page }) => {
  await openTable(page, state('placing'))
  const shape = () => page.locator('.hand-shape svg').innerHTML()
  const before = await shape()
  const box = await page.locator('.stage .hp-grid').boundingBox()
  if (!box) throw new Error('no grid')
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  const fingers = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', angle?: number) =>
    fingers.send('Input.dispatchTouchEvent', {
      type,
      touchPoints:
        angle === undefined
          ? []
          : [1, -1].map((side, id) => ({
              x: x + side * 40 * Math.cos(angle),
              y: y + side * 40 * Math.sin(angle),
              id,
            })),
    })
  await touch('touchStart', 0)
  for (const angle of [0.2, 0.4, 0.6, 0.8]) await touch('touchMove', angle)
  await touch('touchEnd')
  await expect.poll(shape).not.toBe(before)
})

test('what the coach puts off is said, and is no rule', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/#/learn/shapes')
  await page.locator('.coach .button-primary').click()
  await page.locator('.segments button').last().click()
  await page.locator('.hand-keys .button').last().click()
  await page.locator('.draw-it').click()
  await expect(page.locator('.action-bar .refusal')).toBeVisible()
  await expect(page.locator('.action-bar .refusal a')).toHaveCount(0)
})
