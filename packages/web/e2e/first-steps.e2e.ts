import { openFile, twinOf } from './driver/hand.ts'
import { tableForTwo } from './driver/scenes.ts'
import { expect, press, showPart, test } from './test.ts'

test('one click starts a game, every decision is saved, and a reload comes back to it', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.goto('/')
  await press(page, page.getByRole('button', { name: 'Play now' }).first())
  await expect(page).toHaveURL(/#\/game\/[a-z0-9]+$/)
  const choices = page.getByRole('region', { name: 'Open choices' })
  await expect(choices.getByRole('heading', { name: 'Ethan' })).toBeVisible()

  const log = page.getByRole('region', { name: 'Log' }).getByRole('listitem')
  await showPart(page, 'Log')
  const before = await log.count()
  await showPart(page, 'Street')
  await press(page, choices.getByRole('button', { name: 'One space' }))
  await press(page, choices.getByRole('button', { name: 'Find a fit' }))
  await press(page, choices.getByRole('button', { name: 'Draw it' }))
  // Where the hit turns up a card, it is asked back.
  await showPart(page, 'Log')
  await expect.poll(() => log.count()).toBeGreaterThan(before)
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()

  const lines = await log.allTextContents()
  // How the shape is held is forgotten with the page; what is asked is not.
  const question = choices.locator('.action-head')
  const open = await question.textContent()
  await page.reload()
  await showPart(page, 'Log')
  await expect(log).toHaveText(lines)
  await expect(question).toHaveText(open ?? '')

  await page.goto('/#/')
  await press(page, page.getByRole('listitem').getByRole('link', { name: 'Continue', exact: true }))
  await showPart(page, 'Log')
  await expect(log).toHaveText(lines)
})

test('a decision that revealed nothing can be taken back', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/#/gear-up/new')
  await press(page, page.getByRole('button', { name: 'Start' }))
  const choices = page.getByRole('region', { name: 'Open choices' })
  await expect(choices.getByRole('heading')).toHaveText('Ethan')
  await expect(page.getByRole('button', { name: 'Act as Lisa' })).toBeVisible()
  const before = await choices.textContent()
  await press(page, choices.getByRole('button', { name: 'Pass' }).first())
  await expect(choices.getByRole('heading', { name: 'Ethan' })).toHaveCount(0)
  await press(page, page.getByRole('button', { name: 'Undo' }))
  await expect(choices).toHaveText(before ?? '')
})

test('the undo button lifts what is placed, and is not gray while it would', { tag: '@desktop' }, async ({
  page,
}) => {
  await openFile(page, tableForTwo())
  const undo = page.getByRole('button', { name: 'Undo' })
  const ghost = page.locator('.ghost[data-pinned]')
  await expect(undo).toHaveAttribute('aria-disabled', 'true')
  await page.keyboard.press('n')
  await expect(ghost).toHaveCount(1)
  await expect(undo).not.toHaveAttribute('aria-disabled')
  await undo.click()
  await expect(ghost).toHaveCount(0)
  await expect(undo).toHaveAttribute('aria-disabled', 'true')
  // With a decision behind it, it still lifts first.
  await page.keyboard.press('n')
  await page.keyboard.press('Enter')
  await expect.poll(async () => (await twinOf(page)).session.seq).toBe(1)
  await page.keyboard.press('n')
  await expect(ghost).toHaveCount(1)
  await undo.click()
  await expect(ghost).toHaveCount(0)
  expect((await twinOf(page)).session.seq).toBe(1)
  await undo.click()
  await expect.poll(async () => (await twinOf(page)).session.seq).toBe(2)
})

test('the language changes at any time, in the middle of a game too', { tag: '@desktop' }, async ({
  page,
}) => {
  await page.goto('/')
  await press(page, page.getByRole('button', { name: 'Deutsch' }))
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  await press(page, page.getByRole('button', { name: 'Sofort spielen' }).first())
  await expect(page.getByRole('heading', { name: 'Runde 1, Zug 1' })).toBeVisible()
  await press(page, page.getByRole('button', { name: 'Italiano' }))
  await expect(page.getByRole('heading', { name: 'Round 1, turno 1' })).toBeVisible()
  await expect(
    page.getByRole('region', { name: 'Scelte aperte' }).getByRole('button', { name: 'Passa' }),
  ).toBeVisible()
})

test('files that are no games are refused in words, and nothing is lost', { tag: '@desktop' }, async ({
  page,
}) => {
  await page.goto('/')
  await press(page, page.getByRole('button', { name: 'Play now' }).first())
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  const download = page.waitForEvent('download')
  await press(page, page.getByText('Table', { exact: true }))
  await press(page, page.getByRole('button', { name: 'Save as a file' }))
  const path = await (await download).path()

  await page.goto('/#/')
  const file = page.getByLabel('Open a game from a file')
  const give = (text: string) =>
    file.setInputFiles({ name: 'game.json', mimeType: 'application/json', buffer: Buffer.from(text) })
  const refusals: [string, RegExp][] = [
    ['not json', /cannot be read/],
    ['{"format":"chess"}', /not a saved game/],
    ['{"__proto__":{"x":1}}', /no saved game contains|not a saved game/],
    ['{"format":"graveshift-game","version":99}', /newer version of Graveshift/],
    ['{"format":"graveshift-game","version":1}', /damaged or was edited/],
  ]
  for (const [text, words] of refusals) {
    await give(text)
    await expect(page.getByRole('alert')).toHaveText(words)
  }
  await expect(page.getByRole('listitem').getByRole('link', { name: 'Continue', exact: true })).toHaveCount(1)

  await file.setInputFiles(path)
  await expect(page).toHaveURL(/#\/game\//)
  await page.goto('/#/')
  await expect(page.getByRole('listitem').getByRole('link', { name: 'Continue', exact: true })).toHaveCount(2)
})
