import { openFile, twinOf } from './driver/hand.ts'
import { expectFocusSeen, tabTo } from './driver/keys.ts'
import { axeFindings, expectNone } from './driver/measure.ts'
import { tableForTwo } from './driver/scenes.ts'
import { expect, isPhone, type Page, press, test } from './test.ts'

const bar = (page: Page) => page.getByRole('region', { name: 'Open choices' })
const laid = (page: Page) => page.locator('.ghost[data-pinned]')

test('legend, tips and rules open over the table, close with Escape and give the focus back', {
  tag: '@desktop',
}, async ({ page }) => {
  await openFile(page, tableForTwo())
  const address = page.url()
  await expect(bar(page).getByRole('heading')).toHaveText('Ethan')
  // On a busy machine the heading may be there before the table listens to keys.
  await expect(async () => {
    await page.keyboard.press('n')
    await expect(laid(page)).toHaveCount(1, { timeout: 2_000 })
  }).toPass()

  // The legend, and a rule over it: Escape takes away one after the other.
  const menu = page.locator('.table-menu > summary')
  await tabTo(page, menu)
  await page.keyboard.press('Enter')
  await tabTo(page, page.getByRole('button', { name: 'Legend' }))
  await page.keyboard.press('Enter')
  const legend = page.getByRole('dialog', { name: 'Symbols on the table' })
  await expect(legend).toBeVisible()
  const link = legend.getByRole('link', { name: 'All zombies' })
  await tabTo(page, link)
  await page.keyboard.press('Enter')
  const rules = page.getByRole('dialog', { name: 'Rules' })
  await expect(rules.getByRole('heading', { name: 'Zombie Walk', exact: true })).toBeVisible()
  await expectNone(axeFindings(page, 'this'), 'a rule over the table')
  // The keys of the table rest meanwhile.
  await page.keyboard.press('r')
  await page.keyboard.press('Escape')
  await expect(rules).toHaveCount(0)
  await expect(link).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(legend).toHaveCount(0)
  await expect(menu).toBeFocused()
  await expectFocusSeen(page)

  // An explanation, and its rule over it.
  await tabTo(page, page.getByRole('button', { name: 'About Walker 1' }))
  await page.keyboard.press('Enter')
  const told = page.locator('.tip-text')
  await tabTo(page, told.getByRole('link', { name: 'Slow zombie' }))
  await page.keyboard.press('Enter')
  await expect(rules).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(rules).toHaveCount(0)
  await expect(told.getByRole('link', { name: 'Slow zombie' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(told).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'About Walker 1' })).toBeFocused()

  expect(page.url()).toBe(address)
  await expect(laid(page)).toHaveCount(1)
})

test('a rule link never loses the move in hand, and leads on to other rules', { tag: '@desktop' }, async ({
  page,
}) => {
  await openFile(page, tableForTwo())
  const { session } = await twinOf(page)
  await press(page, bar(page).getByRole('button', { name: 'Find a fit' }))
  const ghost = await laid(page).innerHTML()
  await press(page, page.getByRole('button', { name: 'About Walker 1' }))
  await press(page, page.locator('.tip-text').getByRole('link', { name: 'Slow zombie' }))
  const rules = page.getByRole('dialog', { name: 'Rules' })
  const title = rules.locator('h3').first()
  await expect(title).toHaveText('Zombie Walk')
  await press(page, rules.getByText('Contents', { exact: true }))
  await press(page, rules.getByRole('link', { name: 'Drawing the hit shape' }).first())
  await expect(title).toHaveText('Drawing the hit shape')
  await expect(title).toBeFocused()
  // A press beside the sheet closes it, too.
  if (isPhone(page)) await press(page, rules.getByRole('button', { name: 'Close' }))
  else await page.mouse.click(5, 400)
  await expect(rules).toHaveCount(0)
  expect(await laid(page).innerHTML()).toBe(ghost)
  expect((await twinOf(page)).session.seq).toBe(session.seq)
})

test('a sheet that takes long to come lies over the table at once, and once closed stays away', {
  tag: '@desktop',
}, async ({ page }) => {
  await openFile(page, tableForTwo())
  let bring = () => {}
  const held = new Promise<void>((done) => {
    bring = done
  })
  await page.route(/rule-sheet/, async (route) => {
    await held
    await route.continue()
  })
  await press(page, page.getByRole('button', { name: 'About Walker 1' }))
  const link = page.locator('.tip-text').getByRole('link', { name: 'Slow zombie' })
  await press(page, link)
  const rules = page.getByRole('dialog', { name: 'Rules' })
  await expect(rules).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(rules).toHaveCount(0)
  await expect(link).toBeFocused()
  const fetched = page.waitForResponse(/rule-sheet.*js/)
  bring()
  await fetched
  await press(page, link)
  await expect(rules.getByRole('heading', { name: 'Zombie Walk', exact: true })).toBeVisible()
  await expect(rules).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(rules).toHaveCount(0)
  await expect(link).toBeFocused()
})
