import { isFault, isRefusal } from '@graveshift/kernel'
import { SECOND_EDITION_MODULE } from '@graveshift/second-edition'
import { Session } from '@graveshift/table'
import { axeFindings, expectNone } from './driver/measure.ts'
import { expect, type Page, press, test } from './test.ts'

/** Amy alone, with zombies beside her and on their way, at the end of her turn. */
async function openAmong(page: Page): Promise<void> {
  const options = SECOND_EDITION_MODULE.readPosition({
    mission: 'city-blocks',
    survivors: ['amy', 'doug'],
    turn: 'amy',
    people: [
      { id: 'amy', zone: '9R.E' },
      { id: 'doug', zone: '1V.SE' },
    ],
    zombies: { '9R.E': { walker: 1 }, '9R.SE': { walker: 2 }, '5R.SW': { walker: 2, runner: 1 } },
  })
  if (isFault(options)) throw new Error(options.message)
  const session = Session.start(SECOND_EDITION_MODULE, options, { seed: 'among' })
  if (isRefusal(session)) throw new Error(session.refused)
  await page.addInitScript(() => localStorage.setItem('graveshift.settings', '{"speed":"slow"}'))
  await page.goto('/#/')
  await page.getByLabel('Open a game from a file').setInputFiles({
    name: 'among.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(session.record({ for: 'host' }))),
  })
  await expect(page.locator('[data-table="second-edition"]')).toBeVisible()
}

/** Whoever takes a turn ends it, until zombies act. */
async function endTurns(page: Page): Promise<void> {
  const film = page.locator('[data-phase-panel]')
  const end = page.locator('button[aria-keyshortcuts="E"]')
  const doug = page.locator('.mate[data-person="doug"][data-fits]')
  await expect(async () => {
    if (await doug.isVisible()) await press(page, doug)
    if ((await end.isVisible()) && !(await film.isVisible())) await press(page, end)
    await expect(film).toBeVisible({ timeout: 300 })
  }).toPass()
}

test('zombies are followed beat by beat, forth and back, and then it is told what hit us', {
  tag: '@desktop',
}, async ({ page }) => {
  await openAmong(page)
  await endTurns(page)
  const film = page.locator('[data-phase-panel]')
  const now = film.locator('[data-state="now"]')
  await page.keyboard.press('Space')
  await expect(film.getByRole('button', { name: 'Play' })).toBeVisible()
  while ((await now.getAttribute('data-kind')) !== 'attack') await page.keyboard.press('ArrowLeft')
  await expect(now).toHaveText('Attack9R.E: 1 attack')
  await page.keyboard.press('ArrowRight')
  await expect(now).toHaveText('WoundsAmy: 1 heart lost')
  await page.keyboard.press('ArrowRight')
  await expect(now).toHaveAttribute('data-kind', 'seen')
  await expectNone(axeFindings(page, 'every', '.phase-panel'), 'the zombies’ phase')
  await page.keyboard.press('ArrowLeft')
  await expect(now).toHaveAttribute('data-kind', 'hurt')
  // A card shows its line for the present danger.
  while ((await now.getAttribute('data-kind')) !== 'card') await page.keyboard.press('ArrowRight')
  await expect(film.locator('.drawn-card [data-lit]')).toHaveCount(1)
  await page.keyboard.press('Enter')
  await expect(film).toBeHidden()

  const recap = page.locator('[data-recap]')
  await expect(recap.getByRole('listitem').filter({ hasText: 'Amy' }).first()).toContainText('−1')
  await expect(recap).toContainText('Walker, in 9R.E')
  await expect(recap).toContainText('to come in 9R.E: Amy')
  await expectNone(axeFindings(page, 'every', '.recap-panel'), 'what hit us')
  await page.keyboard.press('h')
  await expect(recap).toBeHidden()
  await page.keyboard.press('h')
  await expect(recap).toBeVisible()

  // Every lens is a list, too.
  await page.keyboard.press('h')
  await page.keyboard.press('z')
  for (const [key, line] of [
    ['i', /attack: Amy\./],
    ['n', /^Loudest, with/],
    ['v', /^What .* sees from/],
    ['r', /action/],
  ] as const) {
    await page.keyboard.press(key)
    await expect(page.locator('.lens-lines li').filter({ hasText: line }).first()).toBeVisible()
  }
})
