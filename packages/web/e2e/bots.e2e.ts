import { holdBeats, nextBeat } from './driver/beats.ts'
import { openFile, savedRecord } from './driver/hand.ts'
import { Twin } from './driver/twin.ts'
import { expect, type Page, press, showPart, startTable, test } from './test.ts'

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
  await expect(page.getByText(/^Lisa \(bot\) just now: /)).toBeVisible()
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
  await press(page, page.getByRole('button', { name: 'Continue from here' }))
  await expect(page).toHaveURL(/#\/game\//)
  expect(page.url()).not.toBe(before)
  await press(page, menu)
  await expect(playedBy).toHaveValue('quick')
  await playedBy.selectOption('a person')
  await page.keyboard.press('Escape')
  await showPart(page, 'Street')
  await expect(page.getByText('is thinking')).toHaveCount(0)
})

/** Ethan decides, Lisa and Greta are bots with something easy to hit. */
const withBots = (): Twin =>
  Twin.at(
    {
      turn: 3,
      card: 'red-slow',
      boss: { id: 'super-abomination' },
      seats: [
        { survivor: 'ethan', street: [{ slot: 1, card: 'walker-02' }] },
        { survivor: 'lisa', street: [{ slot: 1, card: 'walker-08' }] },
        { survivor: 'greta', street: [{ slot: 2, card: 'walker-09' }] },
      ],
    },
    'with bots',
  )

const question = (page: Page) =>
  page.getByRole('region', { name: 'Open choices' }).getByRole('heading').first()

test('what a bot did is told with weapon, target and result, outlined where it happened, and the own question stays', {
  tag: '@desktop',
}, async ({ page }) => {
  await holdBeats(page)
  await openFile(page, withBots())
  await expect(question(page)).toHaveText('Ethan')
  const before = await question(page).boundingBox()
  await press(page, page.locator('.table-menu > summary'))
  await page.getByLabel('Lisa is played by').selectOption('the quick bot')
  await page.keyboard.press('Escape')
  await expect(page.locator('.gear-up-table[data-busy]')).toBeVisible()
  const newest = page.locator('[data-ticker] li').first()
  await expect(newest).toHaveText(/^Lisa hits Walker 2 with Sansetsukon: (killed|\d spaces?)/)
  // The question neither goes nor moves nor is covered while her move is shown and after it.
  for (let on = true; on; on = await nextBeat(page)) {
    await expect(question(page)).toHaveText('Ethan')
    expect(await question(page).boundingBox()).toEqual(before)
  }
  const [line, bar] = [
    await page.locator('.ticker').boundingBox(),
    await page.getByRole('region', { name: 'Open choices' }).boundingBox(),
  ]
  if (!line || !bar) throw new Error('no ticker or no question')
  // However short it is, it begins where lines begin.
  const start = (await page.locator('.ticker-lines').boundingBox())?.x ?? 0
  expect(start - line.x).toBeLessThan(2)
  const isApart = line.x + line.width <= bar.x || bar.x + bar.width <= line.x || line.y + line.height <= bar.y
  expect(isApart).toBe(true)
  await showPart(page, 'Team')
  await expect(page.locator('[data-anchor="small 2"][data-happened]')).toBeVisible()
  await expect(page.locator('[data-happened]:visible')).toHaveCount(1)
})

test('who follows the action sees the street of whoever acts, and their own for their question', {
  tag: '@only-desktop',
}, async ({ page }) => {
  await holdBeats(page)
  await openFile(page, withBots())
  const menu = page.locator('.table-menu > summary')
  const follow = page.getByLabel('Follow the action')
  await press(page, menu)
  await follow.check()
  for (const name of ['Lisa', 'Greta'])
    await page.getByLabel(`${name} is played by`).selectOption('the quick bot')
  await page.keyboard.press('Escape')
  const street = page.locator('.street-head h2')
  const streets: string[] = []
  await expect(page.locator('.gear-up-table[data-busy]')).toBeVisible()
  // One bot after the other, until only Ethan is asked anything.
  await expect
    .poll(async () => {
      streets.push((await street.textContent()) ?? '')
      await nextBeat(page)
      return street.textContent()
    })
    .toBe('Ethan’s street')
  expect(streets).toContain('Lisa’s street')
  await expect(question(page)).toHaveText('Ethan')
  // The wish is kept.
  await page.reload()
  await press(page, menu)
  await expect(follow).toBeChecked()
})
