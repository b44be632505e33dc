import { expect, type Page, test } from './test.ts'

/** Answers the open question with one of its answers, and waits until the table has gone on. */
async function answer(page: Page, which: number): Promise<void> {
  const table = page.locator('[data-table]')
  const before = (await table.getAttribute('data-seq')) ?? ''
  const answers = page.locator('[data-answer]:visible')
  await answers.nth(which % (await answers.count())).click()
  await expect(table).not.toHaveAttribute('data-seq', before)
}

test('a game without a table of its own is played from the landing page to its end', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.goto('/')
  const card = page.locator('.game-other').first()
  await card.getByRole('link', { name: 'Set up a table' }).click()
  await page.getByLabel('Mission').selectOption({ index: 1 })
  await page.locator('fieldset', { hasText: 'Seats' }).getByText('2', { exact: true }).click()
  await page.getByRole('button', { name: 'Start' }).click()
  await expect(page.locator('[data-table]')).toBeVisible()
  for (let step = 0; step < 8; step++) await answer(page, step)
  // What was decided last is taken back where nothing was revealed since, or it is said why not.
  const undo = page.getByRole('button', { name: 'Undo' })
  await undo.click()
  await expect(
    page.getByText('Taken back: everything is as it was before.').or(page.locator('.refusal')).first(),
  ).toBeVisible()
  // Bots play it on to its end.
  await page.locator('.table-menu > summary').click()
  for (const seat of await page.locator('.bot-select select').all()) await seat.selectOption('quick')
  await page.keyboard.press('Escape')
  await expect(page.locator('[data-outcome]')).toBeVisible({ timeout: 240_000 })
  await page.getByRole('link', { name: 'See how it went' }).click()
  await expect(page.locator('h1[data-outcome]')).toBeVisible()
  await expect(page.locator('.series-plot').first()).toBeVisible()
  await expect(page.locator('[data-figures="people"]')).toContainText('Kills')
  await page.goto('/#/shelf')
  const row = page.getByRole('listitem').first()
  await expect(row).toContainText('Round')
  await row.getByRole('link', { name: /Replay/ }).click()
  await expect(page.locator('[data-table][data-sideless]')).toBeVisible()
})

test('a refusal leads to its rule in the ledger', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/')
  await page.locator('.game-other').first().getByRole('link', { name: 'Rules' }).click()
  const rule = page.locator('.rule-numbers a').first()
  const number = (await rule.textContent()) ?? ''
  await page.goto(`${page.url()}/${number}`)
  await expect(page.locator('article[data-here]')).toContainText(number)
})
