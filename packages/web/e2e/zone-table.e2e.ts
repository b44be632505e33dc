import { expect, expectNoSideScroll, isPhone, type Page, press, test } from './test.ts'

const table = (page: Page) => page.locator('[data-table]')

/** The first mission, up to the first turn that somebody may take. */
async function begin(page: Page): Promise<void> {
  await page.goto('/')
  await press(page, page.locator('.game-other').first().getByRole('button').first())
  await expect(table(page)).toBeVisible()
  await until(page, 'activate')
}

/** Answers whatever is asked before a question of a kind. */
async function until(page: Page, kind: string): Promise<void> {
  const question = page.locator('.action-bar')
  for (let step = 0; step < 40; step++) {
    const asked = await question.getAttribute('data-choice')
    if (asked === kind) return
    const before = (await table(page).getAttribute('data-seq')) ?? ''
    await press(page, page.locator('[data-answer]:visible').first())
    await expect(table(page)).not.toHaveAttribute('data-seq', before)
  }
  throw new Error(`nobody is asked ${kind}`)
}

const seqOf = async (page: Page): Promise<number> => Number(await table(page).getAttribute('data-seq'))

test('a turn is taken by pointing: choose, walk, take back, end', { tag: '@desktop' }, async ({ page }) => {
  await begin(page)
  await page.locator('.mate[data-fits]').first().click()
  await expect(page.locator('.turn-panel')).toBeVisible()
  const mate = page.locator('.mate[data-state="acts"] .mate-place')
  const start = (await mate.textContent()) ?? ''
  // Looking at a zone says what a press there does; the press does it.
  await page.keyboard.press('z')
  const entry = page.locator('.zone-entry:has(.zone-cost)').first()
  const zone = await entry.getAttribute('data-zone')
  const before = await seqOf(page)
  await entry.click()
  await expect(table(page)).not.toHaveAttribute('data-seq', String(before))
  await expect(mate).toContainText(zone ?? '')
  // What is taken back is named.
  const undo = page.locator('.tools-row .undo-word')
  await expect(undo).toContainText(zone ?? '')
  await page.keyboard.press('u')
  await expect(mate).toHaveText(start)
  // The end of the turn is asked back, for something is given up.
  await page.keyboard.press('z')
  const acting = await page.locator('.mate[data-state="acts"]').getAttribute('data-person')
  await page.keyboard.press('e')
  await expect(page.locator('.turn-end[data-armed]')).toBeVisible()
  await page.keyboard.press('e')
  await expect(page.locator(`.mate[data-person="${acting}"]`)).toHaveAttribute('data-state', 'done')
})

test('a turn is taken by the keys alone, from zone to zone', { tag: '@only-desktop' }, async ({ page }) => {
  await begin(page)
  await page.keyboard.press('1')
  await expect(page.locator('.turn-panel')).toBeVisible()
  const acting = page.locator('.mate[data-state="acts"] .mate-place')
  const start = await acting.textContent()
  await page.keyboard.press('z')
  await page.keyboard.press('m')
  // From zone to zone by compass, until one can be walked to.
  for (const key of ['ArrowRight', 'ArrowUp', 'ArrowLeft', 'ArrowDown']) {
    await page.keyboard.press(key)
    if ((await page.locator('.zone-entry:focus .zone-cost').count()) > 0) break
    await page.keyboard.press('Home')
  }
  await page.keyboard.press('Enter')
  await expect(acting).not.toHaveText(start ?? '')
})

test('on a phone the board, a sheet and one row of actions have room', { tag: '@only-phone' }, async ({
  page,
}) => {
  expect(isPhone(page)).toBe(true)
  await begin(page)
  await expectNoSideScroll(page)
  await press(page, page.locator('.mate[data-fits]').first())
  await expect(page.locator('.turn-buttons')).toBeVisible()
  await expect(page.locator('.turn-end')).toBeInViewport({ ratio: 1 })
  await expect(page.locator('.zone-board')).toBeVisible()
  for (const tab of ['Cards', 'Team', 'Log', 'Board']) {
    await press(page, page.locator('.table-tabs').getByRole('button', { name: tab }))
    await expectNoSideScroll(page)
  }
  await expect(page.locator('.zone-card')).toBeVisible()
  await press(page, page.locator('.turn-end'))
  await press(page, page.locator('.turn-end[data-armed]'))
  await until(page, 'activate')
})

test('why an action is off is told beside it, and moves no other button', { tag: '@only-desktop' }, async ({
  page,
}) => {
  await begin(page)
  await page.locator('.mate[data-fits]').first().click()
  const end = page.locator('.turn-end')
  await expect(end).toBeVisible()
  const place = await end.boundingBox()
  const off = page.locator('.turn-button[aria-disabled="true"]')
  expect(await off.count()).toBeGreaterThan(0)
  await off.first().hover()
  await expect(page.locator('.why-not')).toBeVisible()
  expect(await end.boundingBox()).toEqual(place)
  // On a low screen, and beside the coach, a turn can be ended without scrolling.
  await page.setViewportSize({ width: 1280, height: 720 })
  await expect(end).toBeInViewport({ ratio: 1 })
  await page.keyboard.press('c')
  await expect(page.locator('[data-coach] button').first()).toBeVisible()
  await expect(end).toBeInViewport({ ratio: 0.9 })
})
