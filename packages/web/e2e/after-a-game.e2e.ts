import type { Page } from '@playwright/test'
import { played } from '../src/games/gear-up/testing/played.ts'
import { expectClean } from './driver/measure.ts'
import { inEveryLanguage } from './driver/sizes.ts'
import { expect, press, test } from './test.ts'

const fileOf = (name: string, session: ReturnType<typeof played>) => ({
  name: `${name}.json`,
  mimeType: 'application/json',
  buffer: Buffer.from(JSON.stringify(session.record({ for: 'host' }))),
})

const LOST = fileOf('lost', played({ seats: 2, difficulty: 'nightmare', boss: 'mutation' }, 5))
const RUNNING = fileOf('running', played({ seats: 3 }, 3, 12))

async function onTheShelf(page: Page, ...files: (typeof LOST)[]): Promise<void> {
  await page.goto('/#/shelf')
  for (const [index, file] of files.entries()) {
    await page.getByLabel('Open a file').setInputFiles(file)
    await expect(page.getByRole('listitem')).toHaveCount(index + 1)
  }
}

test('a finished game tells how it went, and is dealt again', { tag: '@desktop' }, async ({ page }) => {
  await onTheShelf(page, LOST)
  await expectClean(page)
  await press(page, page.getByRole('link', { name: /^See how it went/ }))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You lose.')
  await expect(page.getByRole('heading', { name: 'The turning point' })).toBeVisible()
  await press(page, page.getByText('The same as a table'))
  await expect(page.getByRole('table').getByRole('rowheader').first()).toHaveText('Start')
  await expectClean(page)
  await press(page, page.getByRole('button', { name: 'Same cards again' }))
  await expect(page).toHaveURL(/#\/game\//)
  await page.goto('/#/statistics')
  await expect(page.getByText('0 of 1 · 0%').first()).toBeVisible()
  await expectClean(page)
  await page.goto('/#/achievements')
  await expect(page.getByRole('heading', { level: 3 })).toHaveCount(51)
  await expectClean(page)
})

test('games are renamed, deleted, brought back, and refused without loss', { tag: '@desktop' }, async ({
  page,
}) => {
  await onTheShelf(page, LOST, RUNNING)
  await press(page, page.getByRole('button', { name: /^Rename: .*Mutation/ }))
  await page.getByLabel('Name of the game').fill('Never again')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Never again' })).toBeVisible()
  await press(page, page.getByRole('button', { name: 'Delete: Never again' }))
  await expect(page.getByRole('listitem')).toHaveCount(1)
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Never again' })).toBeVisible()
  await page.getByLabel('Open a file').setInputFiles({
    name: 'x.json',
    mimeType: 'application/json',
    buffer: Buffer.from('{"format":"chess"}'),
  })
  await expect(page.getByRole('alert')).toHaveText(/not a saved game/)
  await expect(page.getByRole('listitem')).toHaveCount(2)
})

test('a game goes over a link to another browser, where it waits for a yes', { tag: '@desktop' }, async ({
  page,
  browser,
}) => {
  await onTheShelf(page, RUNNING)
  await press(page, page.getByRole('button', { name: /^Share as a link/ }))
  const link = await page.getByLabel('Link', { exact: true }).inputValue()
  expect(link.length).toBeLessThan(4000)
  const elsewhere = await browser.newContext({ locale: 'en-GB' })
  const other = await elsewhere.newPage()
  await other.goto(link)
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Someone shared a game with you')
  await expectClean(other)
  await other.getByRole('button', { name: 'Put it on my shelf' }).click()
  await expect(other).toHaveURL(/#\/game\//)
  await other.goto('/#/shelf')
  await expect(other.getByRole('listitem')).toHaveCount(1)
  await elsewhere.close()
  await page.goto(`${link.slice(0, -20)}`)
  await expect(page.getByRole('alert')).toContainText('damaged or was cut off')
  await page.goto('/#/shelf')
  await expect(page.getByRole('listitem')).toHaveCount(1)
})

test('a replay goes anywhere by keyboard, is verified, and branches', { tag: '@desktop' }, async ({
  page,
}) => {
  await onTheShelf(page, LOST)
  await press(page, page.getByRole('link', { name: /^Replay/ }))
  const slider = page.getByRole('slider', { name: 'Position' })
  await expect(slider).toHaveValue('0')
  await page.keyboard.press('ArrowRight')
  await expect(slider).toHaveValue('1')
  await page.keyboard.press('PageDown')
  await expect(slider).toHaveAttribute('aria-valuetext', /^Round 1, turn 2/)
  await page.keyboard.press('PageUp')
  await page.keyboard.press('End')
  await expect(page.getByRole('button', { name: 'Continue from here' })).toBeDisabled()
  await page.keyboard.press('Home')
  await expect(slider).toHaveValue('0')
  await press(page, page.getByRole('button', { name: 'Play', exact: true }))
  await expect(slider).toHaveValue('2')
  await press(page, page.getByRole('button', { name: 'Pause' }))
  await expect(page.getByText('Verified')).toBeVisible()
  await expectClean(page)
  // On a tablet, too, the slider is long enough to be dragged, beside the longest words.
  const before = page.viewportSize() ?? { width: 0, height: 0 }
  await page.setViewportSize({ width: 1024, height: 768 })
  await inEveryLanguage(page, async (language) => {
    const track = await page.locator('.scrubber-track').boundingBox()
    expect(track?.width, language).toBeGreaterThan(200)
  })
  await page.locator('.languages button').first().click()
  await page.setViewportSize(before)
  await press(page, page.getByRole('button', { name: 'Continue from here' }))
  await expect(page).toHaveURL(/#\/game\//)
  await page.goto('/#/shelf')
  await expect(page.getByRole('listitem')).toHaveCount(2)
  await expect(page.getByText('Branch')).toBeVisible()
})

test('a replay is as wide as the page, however little lies on its table', { tag: '@only-desktop' }, async ({
  page,
}) => {
  await onTheShelf(page, LOST)
  await page.setViewportSize({ width: 900, height: 700 })
  await press(page, page.getByRole('link', { name: /^Replay/ }))
  const replay = page.locator('.replay')
  await expect(replay.locator('.replay-table [data-layout]')).toBeVisible()
  // A table as wide as its content would change its layout, and with it its width, for ever.
  await replay.evaluate((element) => {
    for (const part of element.children) if (part instanceof HTMLElement) part.style.display = 'none'
  })
  expect((await replay.boundingBox())?.width).toBe(900)
})
