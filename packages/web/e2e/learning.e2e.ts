import { expectClean } from './driver/measure.ts'
import { expect, expectNoSideScroll, press, test } from './test.ts'

test('a rule’s address opens the section that tells it, in any language', { tag: '@desktop' }, async ({
  page,
}) => {
  await page.goto('/#/rules/GU-EFX-17')
  await expect(page.getByRole('heading', { name: 'Knockback', exact: true })).toBeFocused()
  await expect(page.getByRole('link', { name: 'GU-EFX-17' }).first()).toHaveAttribute(
    'aria-current',
    'location',
  )
  await press(page, page.getByRole('button', { name: 'Deutsch' }))
  await expect(page.getByRole('heading', { name: 'Rückschlag', exact: true })).toBeVisible()
  await page.goto('/#/rules/R12')
  await expect(page.locator('#rule-R12')).toBeFocused()
  await page.goto('/#/rules/GU-ATK-99')
  await expect(page.getByRole('alert')).toContainText('GU-ATK-99')
})

test('the rules are searched while typing, by keyboard alone', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/#/rules')
  await expect(page.getByRole('article').first()).toBeVisible()
  const all = await page.getByRole('article').count()
  await page.getByRole('searchbox').focus()
  await page.keyboard.type('screamer mouth')
  await expect(page.getByRole('status')).toHaveText(/\d+ places found/)
  expect(await page.getByRole('article').count()).toBeLessThan(all)
  await expect(page.locator('mark').first()).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('article').first().getByRole('heading')).toBeFocused()
  await page.getByRole('searchbox').focus()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('article')).toHaveCount(all)
  // By another word for it, which is told and can be read.
  await page.keyboard.type('push')
  await expect(page.getByRole('article').first().getByRole('heading')).toHaveText('Knockback')
  await expectClean(page)
  await page.keyboard.press('Escape')
  await page.keyboard.type('xyzzy')
  await expect(page.getByRole('status')).toHaveText('Nothing found')
})

test('the glossary shows three languages and finds a term by any of them', { tag: '@desktop' }, async ({
  page,
}) => {
  await page.goto('/#/rules/glossary')
  await expect(page.getByRole('columnheader')).toHaveText(['English', 'Italiano', 'Deutsch'])
  await page.getByRole('searchbox').fill('gittata')
  await expect(page.getByRole('rowheader')).toHaveText(['Long Range'])
})

test('a lesson is done at the table, goes on after a reload, and ends', { tag: '@desktop' }, async ({
  page,
}) => {
  await page.goto('/#/learn')
  await press(page, page.getByRole('link', { name: 'Start', exact: true }).first())
  const coach = page.getByRole('region', { name: 'Coach' })
  await expect(coach).toContainText('Step 1 of 7')
  await press(page, coach.getByRole('button', { name: 'Next' }))
  await expect(coach).toContainText('turn the bar upright')
  await press(page, coach.getByText('Hint'))
  await expect(coach).toContainText('Squares b1 to b4')
  // The squares it tells of are lit, and only as long as it tells.
  await expect(page.locator('.hp-grid .pointed')).toHaveCount(4)
  await press(page, coach.getByText('Hint'))
  await expect(page.locator('.hp-grid .pointed')).toHaveCount(0)
  await press(page, coach.getByRole('button', { name: 'Do it for me' }))
  await expect(coach).toContainText('1 ammo is yours at once')
  await page.reload()
  await expect(coach).toContainText('1 ammo is yours at once')
  await press(page, coach.getByRole('button', { name: 'Next' }))
  for (let step = 0; step < 3; step++) await press(page, coach.getByRole('button', { name: 'Do it for me' }))
  await expect(coach).toContainText('Both are dead')
  await press(page, coach.getByRole('link', { name: 'Next lesson' }))
  await expect(coach).toContainText('Lesson 2')
  await page.goto('/#/learn')
  await expect(page.getByText('7 steps · Done')).toBeVisible()
})

test('settings take effect at once and stay', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/#/settings')
  const root = page.locator('html')
  const size = () =>
    page.evaluate(() => Number.parseFloat(getComputedStyle(document.documentElement).fontSize))
  const before = await size()
  await page.getByRole('radio', { name: 'Very large' }).check({ force: true })
  expect(await size()).toBeGreaterThan(before)
  await expectNoSideScroll(page)
  await page.getByRole('radio', { name: 'High contrast' }).check({ force: true })
  await expect(root).toHaveAttribute('data-theme', 'contrast')
  // Whoever turns the volume up wants to hear it.
  await expect(page.getByRole('switch', { name: 'Sound' })).not.toBeChecked()
  await page.getByRole('slider').press('ArrowUp')
  await expect(page.getByRole('switch', { name: 'Sound' })).toBeChecked()
  await page.reload()
  await expect(page.getByRole('radio', { name: 'Very large' })).toBeChecked()
  await expect(page.getByRole('switch', { name: 'Sound' })).toBeChecked()
  await expect(root).toHaveAttribute('data-theme', 'contrast')
})
