import { expect, type Page, press, test } from './test.ts'
import { openZoneGame, playZones } from './zones/play-on.ts'
import { seedFor, ZoneTwin } from './zones/zone-twin.ts'

const FIRST = { mission: 'M0' }

/** A short game of the first mission that is won. */
const wonFirst = () =>
  seedFor(FIRST, 'first', ({ session }) => session.outcome === 'won' && session.seq < 150)

/** Plays it to its end, by mouse or finger as the device has it; says what that took. */
async function win(page: Page, from: number): Promise<void> {
  const seed = wonFirst()
  const twin = ZoneTwin.new(FIRST, seed).playUntil(({ session }) => session.seq >= from)
  await openZoneGame(page, twin)
  const given = await playZones(page, twin, { press })
  await expect(page.locator('[data-outcome="won"]')).toBeVisible()
  console.info(`${seed}: won at ${page.viewportSize()?.width} pixels with ${given} answers from ${from} on`)
}

test('the last turns of the first mission are won by pointing', async ({ page }) => {
  await win(page, 130)
})

test('the first mission is won by pointing from its first question on', { tag: '@long' }, async ({
  page,
}) => {
  test.setTimeout(900_000)
  await win(page, 0)
})

test('a walk that ends in luck is asked back where it was pointed at, on the board and in the list', {
  tag: '@desktop',
}, async ({ page }) => {
  const walkOf = (at: ZoneTwin) => {
    const [choice] = at.session.choices()
    if (choice?.kind !== 'act') return undefined
    return at.picks(choice).find((pick) => pick.do === 'move' && at.session.reveals(0, choice.id, pick))
  }
  const twin = ZoneTwin.new(FIRST, wonFirst()).playUntil((at) => walkOf(at) !== undefined)
  const walk = walkOf(twin)
  if (!walk || !('to' in walk)) throw new Error('nobody walks into luck')
  await openZoneGame(page, twin)
  const table = page.locator('[data-table]')
  const seq = String(twin.session.seq)
  const again = page.locator('.board-again')
  await page.keyboard.press('z')
  const entry = page.locator(`[data-zone-at="${walk.to}"]`)
  await entry.click()
  await expect(again).toHaveText('No undo after this: press again')
  await expect(table).toHaveAttribute('data-seq', seq)
  // Anything else takes that back.
  await page.keyboard.press('i')
  await page.locator('.goals summary').first().click()
  await expect(again).toHaveCount(0)
  await page.keyboard.press('z')
  const zone = page.locator(`.zb-zone[data-zone="${walk.to}"]`)
  await zone.focus()
  await page.keyboard.press('Enter')
  await expect(again).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(table).not.toHaveAttribute('data-seq', seq)
})
