import { CONTENT } from '@graveshift/gear-up'
import en from '@graveshift/gear-up/words/en.json' with { type: 'json' }
import { playOn, twinOf } from './driver/hand.ts'
import { careful, following, lineOf } from './driver/policy.ts'
import { Twin } from './driver/twin.ts'
import { expect, press, startTable, test } from './test.ts'

const SIX = CONTENT.survivors.map(({ id }) => id)
const WORDS: Readonly<Record<string, string>> = en
const NAMES = SIX.map((id) => WORDS[`survivor.${id}.name`] ?? '')

/** A first turn in which all six decide something, in few answers. */
function firstTurn() {
  for (let number = 1; number < 60; number++) {
    const seed = `six-${number}`
    const start = Twin.new({ survivors: SIX, difficulty: 'easy', boss: 'super-abomination' }, seed)
    const { line } = lineOf(start, careful(number), ({ board }) => board.turn > 1)
    const seats = new Set(line.map(([{ seat }]) => seat))
    if (seats.size === 6 && line.length < 14) return { seed, line }
  }
  throw new Error('no such turn')
}

test('six people pass one device around for a whole turn, under the cover', { tag: '@phone' }, async ({
  page,
}) => {
  const { seed, line } = firstTurn()
  await startTable(page, { survivors: NAMES, difficulty: 'Easy', seed })
  await press(page, page.getByText('Table', { exact: true }))
  const tick = page.getByRole('checkbox', { name: 'Pass-the-device cover' })
  await tick.check()
  await page.keyboard.press('Escape')
  await expect(tick).toBeHidden()
  const twin = await twinOf(page)
  expect(twin.session.options.survivors).toEqual(SIX)

  // Another seat asks for the device: nothing of the table can be seen, reached or pressed until it is taken.
  const cover = page.locator('.cover')
  const street = page.locator('.table-street')
  await expect(cover).toHaveCount(0)
  await press(page, page.getByRole('button', { name: `Act as ${NAMES[3]}` }))
  await expect(cover).toContainText(`Pass the device to ${NAMES[3]}`)
  const lift = cover.getByRole('button', { name: `I am ${NAMES[3]}` })
  await expect(lift).toBeFocused()
  const covered = await page.evaluate(() => {
    const { innerWidth: width, innerHeight: height } = window
    const spots = [0.02, 0.3, 0.5, 0.7, 0.98].flatMap((x) =>
      [0.02, 0.3, 0.5, 0.7, 0.98].map((y) => [x, y] as const),
    )
    return spots.every(([x, y]) => document.elementFromPoint(width * x, height * y)?.closest('.cover'))
  })
  expect(covered).toBe(true)
  await expect(street).toHaveAttribute('inert')
  const { hash } = twin.session
  for (const key of ['u', 'n', 'Escape', 'Escape', 'Escape', 'Tab', 'Tab']) {
    await page.keyboard.press(key)
    expect(
      await page.evaluate(() => document.activeElement?.closest('.gear-up-table > :not(.cover)')),
    ).toBeNull()
    expect(await cover.evaluate((dialog) => dialog.matches(':modal'))).toBe(true)
  }
  await press(page, lift)
  await expect(cover).toHaveCount(0)
  await expect(street).not.toHaveAttribute('inert')
  expect((await twinOf(page)).session.hash).toBe(hash)

  // Nobody knows who loaded the page again: before anything is seen, the device is handed out anew.
  await page.reload()
  await expect(cover).toContainText('Pass the device to')
  await expect(street).toHaveAttribute('inert')
  await expect(page.locator('.table-side')).toHaveAttribute('inert')
  await press(page, cover.getByRole('button'))
  await expect(cover).toHaveCount(0)

  let covers = 0
  await playOn(page, twin, following(line), {
    after: async () => {
      if (await cover.isVisible()) covers++
    },
  })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Round 1, turn 2')
  // After every answer but those that leave a seat its own next question the device goes on.
  expect(covers).toBeGreaterThanOrEqual(5)
})
