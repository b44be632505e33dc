import { expect, type Page, press, test } from './test.ts'

const table = (page: Page) => page.locator('[data-table]')
const board = (page: Page) => page.locator('.zone-board')

/** The first mission, with somebody who takes a turn. */
async function begin(page: Page): Promise<void> {
  await page.goto('/')
  await press(page, page.locator('.game-other').first().getByRole('button').first())
  const question = page.locator('.action-bar')
  await expect(table(page)).toBeVisible()
  for (let step = 0; step < 40; step++) {
    if ((await question.getAttribute('data-choice')) === 'activate') break
    const before = (await table(page).getAttribute('data-seq')) ?? ''
    await press(page, page.locator('[data-answer]:visible').first())
    await expect(table(page)).not.toHaveAttribute('data-seq', before)
  }
  await press(page, page.locator('.mate[data-fits]').first())
  await expect(question).toHaveAttribute('data-choice', 'act')
}

/** A zone somebody can walk to. */
const near = (page: Page) =>
  board(page)
    .getByRole('button', { name: /Move: 1 action/ })
    .first()

test('the board is looked at from closer by, moved, seen whole again, and walked on', {
  tag: '@only-desktop',
}, async ({ page }) => {
  await begin(page)
  await expect(board(page)).toHaveAttribute('data-detail', 'table')
  const box = await board(page).boundingBox()
  if (!box) throw new Error('there is no board')
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  await page.mouse.move(x, y)
  for (let turn = 0; turn < 4; turn++) await page.mouse.wheel(0, -400)
  await expect(board(page)).toHaveAttribute('data-detail', 'close')
  const layer = board(page).locator('.zb-layer')
  const before = await layer.evaluate(({ style }) => style.transform)
  await page.mouse.down()
  await page.mouse.move(x + 90, y + 60, { steps: 4 })
  await page.mouse.up()
  // A hand that moves the board has pressed nothing.
  const seq = (await table(page).getAttribute('data-seq')) ?? ''
  expect(await layer.evaluate(({ style }) => style.transform)).not.toBe(before)
  await expect(board(page).locator('.zb-mini')).toBeVisible()
  await board(page).locator('.zb-all').click()
  await expect(board(page)).toHaveAttribute('data-detail', 'table')
  await expect(board(page).locator('.zb-mini')).toHaveCount(0)
  await expect(table(page)).toHaveAttribute('data-seq', seq)
  // Looked at, a zone shows the way there; pressed, it is walked to.
  await near(page).hover()
  await expect(board(page).locator('.zb-path')).toBeVisible()
  await near(page).click()
  await expect(table(page)).not.toHaveAttribute('data-seq', seq)
})

test('a first tap looks at a zone, a second one goes there', { tag: '@only-phone' }, async ({ page }) => {
  await begin(page)
  const seq = (await table(page).getAttribute('data-seq')) ?? ''
  const zone = await near(page).getAttribute('data-zone')
  const button = board(page).locator(`[data-zone="${zone}"]`)
  await press(page, button)
  await expect(board(page).locator('.zb-looked')).toBeVisible()
  await expect(table(page)).toHaveAttribute('data-seq', seq)
  await press(page, button)
  await expect(table(page)).not.toHaveAttribute('data-seq', seq)
})
