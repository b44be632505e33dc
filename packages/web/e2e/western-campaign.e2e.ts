import { expect, press, test } from './test.ts'
import { foretold, playCampaign, SEATS } from './zones/whole-campaign.ts'

/** A campaign that is won, some of its missions at the second try. */
const SEED = 'evening-1'

test('a whole western campaign is played through the page, from the first camp to its ending', {
  tag: ['@only-desktop', '@long'],
}, async ({ page }) => {
  test.setTimeout(3_600_000)
  const end = await foretold(SEED, { mercy: true })
  await page.goto('/#/gears-and-guns/campaign')
  await press(page, page.locator('fieldset').getByText(String(SEATS), { exact: true }))
  const bots = page.locator('.bot-select select')
  await expect(bots).toHaveCount(SEATS)
  for (let seat = 1; seat < SEATS; seat++) await bots.nth(seat).selectOption('quick')
  await press(page, page.locator('details.panel > summary'))
  await press(page, page.locator('details.panel .toggle').filter({ hasText: /^Mercy/ }))
  await page.locator('.seed input').fill(SEED)
  await press(page, page.getByRole('button', { name: 'Begin the campaign' }))
  const { games, given } = await playCampaign(page)
  expect(games).toBe(end.games)
  const book = page.locator('.campaign')
  await expect(book).toHaveAttribute('data-outcome', String(end.outcome))
  await expect(page.locator('.campaign-ending')).toBeVisible()
  await expect(page.locator('[data-part]')).toHaveCount(games)
  console.info(`${SEED}: ${end.outcome} after ${games} games, ${given} answers by the person`)
})
