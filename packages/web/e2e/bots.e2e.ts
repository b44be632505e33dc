import { savedRecord } from './driver/hand.ts'
import { expect, press, showPart, startTable, test } from './test.ts'

test('a bot takes a seat at any time, says why it acts, and gives the seat back', {
  tag: '@desktop',
}, async ({ page }) => {
  await startTable(page, { survivors: ['Ethan', 'Lisa'], difficulty: 'Easy', seed: 'bots' })
  const choices = page.getByRole('region', { name: 'Open choices' })
  const seats = async () =>
    ((await savedRecord(page))?.batches ?? []).flatMap((batch) => ('seat' in batch ? [batch.seat] : []))
  const playedBy = page.getByLabel('Lisa is played by')
  const menu = page.locator('.table-menu > summary')
  await expect(choices.getByRole('heading', { name: 'Ethan' })).toBeVisible()

  await press(page, menu)
  await playedBy.selectOption('the quick bot')
  await page.keyboard.press('Escape')
  // She attacks by herself, as long as she has something to attack with, and says why.
  await expect(choices.getByText(/^Lisa \(bot\) just now: /)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Act as Lisa' })).toHaveCount(0)
  await expect.poll(async () => new Set(await seats())).toEqual(new Set([1]))
  await expect(choices.getByRole('heading', { name: 'Ethan' })).toBeVisible()

  // Ethan goes on; whatever Lisa is asked after that is answered, and Ethan is asked again.
  await press(page, choices.getByRole('button', { name: 'Pass' }).first())
  const again = choices.getByRole('button', { name: 'Pass' }).first()
  if (await again.isVisible()) await press(page, again)
  await expect.poll(async () => (await seats()).includes(0)).toBe(true)

  // It stays so over a reload, until a person takes the seat.
  await page.reload()
  await press(page, menu)
  await expect(playedBy).toHaveValue('quick')
  await page.keyboard.press('Escape')

  // And in a game that branches off.
  const before = page.url()
  await page.goto(before.replace('#/game/', '#/replay/'))
  await press(page, page.getByRole('button', { name: 'Play on from here' }))
  await expect(page).toHaveURL(/#\/game\//)
  expect(page.url()).not.toBe(before)
  await press(page, menu)
  await expect(playedBy).toHaveValue('quick')
  await playedBy.selectOption('a person')
  await page.keyboard.press('Escape')
  await showPart(page, 'Street')
  await expect(choices).not.toContainText('is thinking')
})
