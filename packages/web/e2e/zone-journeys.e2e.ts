import { CROWDED } from '../src/games/second-edition/testing/drawn.ts'
import { expect, type Page, test } from './test.ts'
import { BY_KEYS, watchPointers } from './zones/by-keys.ts'
import { BY_TREE } from './zones/by-tree.ts'
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
  const given = await playZones(page, twin)
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

test('an action elsewhere that draws a card is asked back before the walk to it', {
  tag: '@desktop',
}, async ({ page }) => {
  const twin = ZoneTwin.at(CROWDED, 'afar')
  await openZoneGame(page, twin)
  const table = page.locator('[data-table]')
  const before = String(twin.session.seq)
  const search = page.locator('.turn-button[data-do="search"]')
  const place = page.locator('.mate[data-person="elle"] .mate-place')
  await expect(search).toContainText('7R.a')
  await page.keyboard.press('s')
  await expect(search).toContainText('No undo after this: press again')
  await expect(table).toHaveAttribute('data-seq', before)
  await expect(place).toContainText('7R.SE')
  await page.keyboard.press('s')
  await expect(place).toContainText('7R.a')
  await expect(page.locator('.undo-word, [aria-keyshortcuts^="U"]').first()).toHaveAttribute(
    'aria-disabled',
    'true',
  )
})

/** Two survivors, so that no turn is long. */
const TWO = { mission: 'M0', survivors: ['amy', 'doug'] }

for (const [how, touch] of [
  ['the keys', BY_KEYS],
  ['the accessibility tree', BY_TREE],
] as const)
  test(`a whole mission is won by ${how} alone`, { tag: ['@only-desktop', '@long'] }, async ({ page }) => {
    test.setTimeout(900_000)
    const seed = seedFor(TWO, 'two', ({ session }) => session.outcome === 'won' && session.seq < 100)
    const twin = ZoneTwin.new(TWO, seed)
    await openZoneGame(page, twin)
    const pointers = await watchPointers(page)
    const given = await playZones(page, twin, { touch })
    await expect(page.locator('[data-outcome="won"]')).toBeVisible()
    expect(await pointers()).toBe(0)
    console.info(`${seed}: won by ${how} with ${given} answers`)
  })
