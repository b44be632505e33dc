import { readFileSync } from 'node:fs'
import { WESTERN_CAMPAIGN } from '@graveshift/gears-and-guns'
import type { KeptCampaign } from '@graveshift/gears-and-guns/testing/campaign/kept-campaign'
import { isFault, isRefusal, nth } from '@graveshift/kernel'
import { CampaignSession } from '@graveshift/table'
import { expectClean } from './driver/measure.ts'
import { expect, expectNoSideScroll, type Page, press, test } from './test.ts'

const [KEPT] = readFileSync(new URL('../../gears-and-guns/won/campaigns.jsonl', import.meta.url), 'utf8')
  .split('\n')
  .map((line) => JSON.parse(line || 'null') as KeptCampaign)

/** A campaign whose first mission has just been won, as a file. */
function firstMissionWon(): string {
  const [camp, mission] = KEPT?.games ?? []
  if (!KEPT || !camp || !mission) throw new Error('no campaign is kept')
  const campaign = CampaignSession.start(WESTERN_CAMPAIGN, KEPT.options, { seed: camp.seed })
  if (isFault(campaign)) throw new Error(campaign.message)
  const answer = (answers: readonly number[]) => {
    for (const place of answers) {
      const { session } = campaign
      const choice = session && nth(session.choices(), 0)
      if (!session || !choice) throw new Error('nothing is asked')
      const given = session.give(
        choice.seat === 'team' ? 0 : choice.seat,
        choice.id,
        nth(session.list(choice), place),
      )
      if (isRefusal(given)) throw new Error(given.refused)
    }
  }
  answer(camp.answers)
  campaign.goOn({ seed: mission.seed })
  answer(mission.answers)
  return JSON.stringify(campaign.record({ for: 'host' }))
}

const file = (text: string, name = 'campaign.json') => ({
  name,
  mimeType: 'application/json',
  buffer: Buffer.from(text),
})

const table = (page: Page) => page.locator('[data-table]')
const seqOf = (page: Page) => table(page).getAttribute('data-seq')
/** Drawn a frame after the table: its answers are those of the question before until then. */
const question = (page: Page) => page.locator('[data-question]').first()

/** Gives the first answer there is, until the camp is over. */
async function throughCamp(page: Page): Promise<void> {
  const on = page.locator('[data-campaign-on]')
  const first = page.locator('[data-answer]').first()
  for (let given = 0; given < 40; given++) {
    await expect(on.or(first).first()).toBeVisible()
    if (await on.isVisible()) return
    const asked = await question(page).getAttribute('data-question')
    await press(page, first)
    await expect(on.or(question(page)).first()).not.toHaveAttribute('data-question', asked ?? '')
  }
  throw new Error('the camp does not end')
}

test('a campaign begins in camp, is left and taken up again there, and rides into its first mission', async ({
  page,
}) => {
  await page.goto('/#/gears-and-guns/new')
  await press(page, page.getByRole('link', { name: 'Play the campaign' }))
  await press(page, page.getByRole('button', { name: 'Begin the campaign' }))
  await expect(page.locator('[data-table="gears-and-guns-camp"]')).toBeVisible()
  await press(page, page.locator('[data-answer]').first())
  await expect(table(page)).not.toHaveAttribute('data-seq', '0')
  const inCamp = await seqOf(page)
  await page.reload()
  await expect(table(page)).toHaveAttribute('data-seq', inCamp ?? '')
  await throughCamp(page)
  await press(page, page.locator('[data-campaign-on]'))
  await expect(page.locator('[data-table="gears-and-guns"]')).toBeVisible()
  const mission = page.url()
  await page.reload()
  await expect(page.locator('[data-table="gears-and-guns"]')).toBeVisible()
  // The camp is behind us: it can be looked at, and changes no more.
  await page.goto('/#/shelf')
  await press(page, page.getByRole('link', { name: 'The campaign' }))
  await expect(page.locator('[data-part]')).toHaveCount(2)
  await press(page, page.getByRole('link', { name: 'Continue' }))
  expect(page.url()).toBe(mission)
})

test('a campaign goes out and in as one file, is played on from an earlier mission, and comes back when deleted', async ({
  page,
}) => {
  const text = firstMissionWon()
  await page.goto('/#/shelf')
  const take = (from: string) => page.locator('input[type=file]').setInputFiles(file(from))
  const rows = page.locator('[data-campaign]')
  // Whatever does not hold is refused, and changes nothing.
  const broken = JSON.parse(text)
  for (const [bad, why] of [
    [text.slice(0, -200), 'cannot be read'],
    [JSON.stringify({ ...broken, state: { ...broken.state, mission: 9 } }), 'damaged or was edited'],
  ] as const) {
    await take(bad)
    await expect(page.getByRole('alert')).toContainText(why)
    await expect(rows).toHaveCount(0)
  }
  await take(text)
  await expect(rows).toHaveCount(1)
  await press(page, rows.getByRole('link', { name: 'Continue' }))
  // On from the mission that is won, through the camp, into the second one.
  await press(page, page.locator('[data-campaign-on]'))
  await expect(page.locator('[data-table="gears-and-guns-camp"]')).toBeVisible()
  await throughCamp(page)
  await press(page, page.locator('[data-campaign-on]'))
  await expect(page.locator('[data-table="gears-and-guns"]')).toBeVisible()
  await page.goto('/#/shelf')
  await press(page, page.getByRole('link', { name: 'The campaign' }))
  await expect(page.locator('[data-part]')).toHaveCount(4)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    press(page, page.getByRole('button', { name: 'Save as a file' })),
  ])
  const saved = readFileSync(await download.path(), 'utf8')
  expect(JSON.parse(saved).games).toHaveLength(4)
  // A second campaign, from the first mission on.
  await press(page, page.locator('[data-part="1"]').getByRole('button', { name: /^Play on from here/ }))
  await expect(page.locator('[data-table="gears-and-guns"]')).toBeVisible()
  await page.goto('/#/shelf')
  await expect(rows).toHaveCount(2)
  await take(saved)
  await expect(rows).toHaveCount(3)
  await press(page, rows.first().getByRole('button', { name: /^Delete/ }))
  await expect(rows).toHaveCount(2)
  await press(page, page.getByRole('button', { name: 'Undo' }))
  await expect(rows).toHaveCount(3)
})

test('set-up, camp and book of a campaign: axe finds nothing, and they fit in every language', async ({
  page,
}) => {
  await page.goto('/#/gears-and-guns/campaign')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expectClean(page, 'this')
  await press(page, page.getByRole('button', { name: 'Begin the campaign' }))
  await press(page, page.locator('[data-answer]').first())
  await expect(page.locator('.camp-sheet[data-sheet="0"] h2')).not.toHaveText('Sheet 1')
  await expectClean(page, 'this')
  for (const language of ['Italiano', 'Deutsch', 'English']) {
    await press(page, page.getByRole('button', { name: language }))
    await expectNoSideScroll(page)
  }
  await press(page, page.getByRole('link', { name: 'History and file' }))
  await expect(page.locator('[data-part]')).toHaveCount(1)
  await expectClean(page, 'this')
  await expectNoSideScroll(page)
})

test('where the browser refuses storage, no campaign begins, and it is said why', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('storage is refused', 'SecurityError')
    }
  })
  await page.goto('/#/gears-and-guns/campaign')
  await expect(page.getByRole('alert')).toContainText('This browser blocks storage')
  await expect(page.getByRole('button', { name: 'Begin the campaign' })).toHaveAttribute(
    'aria-disabled',
    'true',
  )
})
