import { breakPart, mendPart } from './driver/break-part.ts'
import { beginWith, together } from './driver/guest.ts'
import { openFile, playOn, twinOf } from './driver/hand.ts'
import { careful } from './driver/policy.ts'
import { reportOf } from './driver/report.ts'
import { Twin } from './driver/twin.ts'
import { expect, type Page, startTable, test } from './test.ts'

// What comes from a service worker cannot be broken on its way.
test.use({ serviceWorkers: 'block', permissions: ['clipboard-read', 'clipboard-write'] })

const failed = (page: Page, part: string) => page.locator(`.part-failed[data-part="${part}"]`)

/** Answers a question as a person does: the table works. */
async function answerOne(page: Page): Promise<void> {
  const twin = await twinOf(page)
  const policy = careful(1)
  let answers = 0
  await playOn(page, twin, (at) => (answers++ < 1 ? policy(at) : undefined))
}

async function helpBy(page: Page): Promise<void> {
  await page.locator('.table-menu > summary').click()
  await page.getByLabel('Coach: the best answers').check()
  await page.keyboard.press('Escape')
}

test('a coach that fails says so, is reported without the seed, and the table is played on', {
  tag: '@only-desktop',
}, async ({ page }) => {
  await breakPart(page, 'coach-panel')
  await startTable(page, { survivors: ['Ethan'], difficulty: 'Easy', seed: 'a seed to look for' })
  await helpBy(page)
  await expect(failed(page, 'coach')).toContainText('Coach: something broke here.')
  await answerOne(page)

  const { text, report } = await reportOf(page)
  const build = await page.locator('meta[name="build"]').getAttribute('content')
  expect(report).toMatchObject({
    part: 'coach',
    screen: 'game',
    error: { message: 'broken by a test' },
    record: { game: 'gear-up', for: 'players' },
  })
  expect(report.version).toContain(build)
  expect(report.record.batches.length).toBeGreaterThan(1)
  expect(text).not.toContain('a seed to look for')
  expect(text).not.toContain('secret')

  // After a reload the same, and no worse.
  await page.reload()
  await expect(failed(page, 'coach')).toBeVisible()
  await answerOne(page)
  await mendPart(page)
  await failed(page, 'coach').getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('list', { name: 'Best answers' }).getByRole('listitem')).not.toHaveCount(0)
})

test('a log that fails leaves the table, and comes back when tried again', {
  tag: ['@only-desktop', '@long'],
}, async ({ page }) => {
  await breakPart(page, 'story')
  await startTable(page, { survivors: ['Ethan', 'Lisa'], seed: 'log' })
  await expect(failed(page, 'log')).toContainText('Log: something broke here.')
  await answerOne(page)
  await mendPart(page)
  await failed(page, 'log').getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('region', { name: 'Log' }).getByRole('listitem').first()).toBeVisible()
})

test('a legend that fails is closed like any other, and the table is played on', {
  tag: ['@desktop', '@long'],
}, async ({ page }) => {
  await breakPart(page, 'legend-sheet')
  await startTable(page, { survivors: ['Ethan', 'Lisa'], seed: 'legend' })
  await page.locator('.table-menu > summary').click()
  await page.getByRole('button', { name: 'Legend' }).click()
  await expect(failed(page, 'legend')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(failed(page, 'legend')).toHaveCount(0)
  await answerOne(page)
})

test('a debrief that fails leaves the rest of the end', { tag: '@desktop' }, async ({ page }) => {
  await breakPart(page, 'panel debrief')
  const twin = Twin.new({ seats: 1 }, 'ended')
  const policy = careful(1)
  for (let next = policy(twin); next; next = policy(twin)) twin.do(...next)
  await openFile(page, twin)
  await page.goto(page.url().replace('#/game/', '#/end/'))
  await expect(failed(page, 'debrief')).toContainText('Debrief: something broke here.')
  await expect(page.getByRole('heading', { name: 'Best hits' })).toBeVisible()
  // The game is over: its seed may be told.
  const { report } = await reportOf(page)
  expect(report).toMatchObject({ part: 'debrief', seed: 'ended' })
  await mendPart(page)
  await failed(page, 'debrief').getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('button', { name: 'Work it out' })).toBeVisible()
})

test('at an online table a company bar that fails leaves the game', { tag: '@desktop' }, async ({
  page: bruno,
}) => {
  await breakPart(bruno, 'company-bar')
  const { ada, cleo } = await beginWith(bruno)
  try {
    await ada.answerAll()
    await together([ada, cleo])
    const to = cleo.room.play?.target({})
    if (typeof to !== 'number') throw new Error('nothing to take back')
    await cleo.do({ kind: 'propose-undo', seat: 2, to })
    await expect(failed(bruno, 'company')).toContainText('Other players: something broke here.')
    const { text, report } = await reportOf(bruno)
    expect(report).toMatchObject({ part: 'company', screen: 'table', record: { for: 'players' } })
    expect(text).not.toContain('secret')
    await bruno.locator(`[data-pick='{"do":"pass"}']`).click()
    await expect.poll(() => ada.room.play?.choices().some(({ seat }) => seat === 1)).toBe(false)
    // That settles what was asked; once nothing is asked any more, there is nothing that fails.
    await expect(failed(bruno, 'company')).toHaveCount(0)
  } finally {
    for (const guest of [ada, cleo]) guest.go()
  }
})
