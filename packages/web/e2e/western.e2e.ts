import type { Json } from '@graveshift/kernel'
import { expect, type Page, test } from './test.ts'
import { BY_KEYS } from './zones/by-keys.ts'
import { BY_TREE } from './zones/by-tree.ts'
import { openZoneGame, playZones } from './zones/play-on.ts'
import { WEST } from './zones/twin-game.ts'
import type { Touch } from './zones/zone-hand.ts'
import { seedFor, ZoneTwin } from './zones/zone-twin.ts'

const DRY_RUN = { mission: 'W1' }
const FIRST = { mission: 'M1' }

/** A won game: how it is begun, and its seed. */
const wonGame = (wish: Json, name: string) =>
  ({ wish, seed: seedFor(wish, name, ({ session }) => session.outcome === 'won', WEST) }) as const

/** Plays it to its end, by mouse or finger as the device has it. */
async function win(
  page: Page,
  { wish, seed }: ReturnType<typeof wonGame>,
  from: (last: number) => number,
  touch?: Touch,
): Promise<void> {
  const { seq } = ZoneTwin.new(wish, seed, WEST).playUntil(() => false).session
  const twin = ZoneTwin.new(wish, seed, WEST).playUntil(({ session }) => session.seq >= from(seq))
  await openZoneGame(page, twin)
  const given = await playZones(page, twin, touch && { touch })
  await expect(page.locator('[data-outcome="won"]')).toBeVisible()
  console.info(`${seed}: won at ${page.viewportSize()?.width} pixels with ${given} answers`)
}

test('the last turns of a first evening in the west are won by pointing', async ({ page }) => {
  await win(page, wonGame(DRY_RUN, 'west'), (last) => last - 12)
})

test('a first evening in the west is won by pointing from its first question on', {
  tag: '@long',
}, async ({ page }) => {
  test.setTimeout(1_200_000)
  await win(page, wonGame(DRY_RUN, 'west'), () => 0)
})

test('the first mission of the campaign is won by pointing from its first question on', {
  tag: '@long',
}, async ({ page }) => {
  test.setTimeout(1_800_000)
  await win(page, wonGame(FIRST, 'first'), () => 0)
})

for (const [how, touch] of [
  ['the keys', BY_KEYS],
  ['the accessibility tree', BY_TREE],
] as const) {
  test(`the last turns of a first evening in the west are won by ${how} alone`, {
    tag: '@only-desktop',
  }, async ({ page }) => {
    await win(page, wonGame(DRY_RUN, 'west'), (last) => last - 8, touch)
  })

  test(`a first evening in the west is won by ${how} alone`, { tag: ['@only-desktop', '@long'] }, async ({
    page,
  }) => {
    test.setTimeout(1_200_000)
    await win(page, wonGame(DRY_RUN, 'west'), () => 0, touch)
  })
}
