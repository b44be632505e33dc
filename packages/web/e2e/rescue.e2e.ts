import type { GameRecord } from '@graveshift/table'
import { breakPart, mendPart } from './driver/break-part.ts'
import { openFile, playOn, savedRecord, twinOf } from './driver/hand.ts'
import { careful } from './driver/policy.ts'
import { reportOf, savedBy } from './driver/report.ts'
import { Twin } from './driver/twin.ts'
import { BROKEN, expect, type Page, test } from './test.ts'

// What comes from a service worker cannot be broken on its way.
test.use({ serviceWorkers: 'block', permissions: ['clipboard-read', 'clipboard-write'] })

const rescue = (page: Page) => page.getByRole('alert')
const way = (page: Page, name: string) => rescue(page).getByRole('button', { name, exact: true })

/** A game in its third turn. */
function inThirdTurn(): Twin {
  const twin = Twin.new({ seats: 2 }, 'to be rescued')
  const policy = careful(1)
  for (let next = policy(twin); next && twin.board.turn < 3; next = policy(twin)) twin.do(...next)
  return twin
}

/** Answers a question as a person does: the table works. */
async function answerOne(page: Page): Promise<void> {
  const twin = await twinOf(page)
  const policy = careful(1)
  let answers = 0
  await playOn(page, twin, (at) => (answers++ < 1 ? policy(at) : undefined))
}

/** Writes something else over the saved game, as a fault of a disk or of an older program would. */
async function damage(page: Page, batch: number): Promise<void> {
  await page.evaluate(async (at) => {
    const id = window.location.hash.split('/')[2] ?? ''
    const done = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })
    const database = await done(indexedDB.open('graveshift'))
    const records = database.transaction('records', 'readwrite').objectStore('records')
    const saved = await done(records.get(id))
    saved.record.batches[at].hash = 'damaged'
    await done(records.put(saved))
    database.close()
  }, batch)
}

test('a table that fails leads to a page with the file, the replay, the turn before and a report', {
  tag: '@desktop',
}, async ({ page }) => {
  await breakPart(page, 'action-bar')
  const twin = inThirdTurn()
  await openFile(page, twin)
  await expect(rescue(page)).toContainText('This game cannot be shown')
  const address = page.url()
  // Whoever reloads comes to the same page, and not to a blank one.
  await page.reload()
  await expect(rescue(page)).toContainText('The game itself is safe')

  const saved: GameRecord = JSON.parse(await savedBy(page, way(page, 'Save as a file')))
  expect(Twin.load(saved).session.hash).toBe(twin.session.hash)
  const { text, report } = await reportOf(page)
  expect(report).toMatchObject({ part: 'game', error: { message: BROKEN }, record: { for: 'players' } })
  expect(text).not.toContain('to be rescued')

  await rescue(page).getByRole('link', { name: 'Watch the replay' }).click()
  await expect(page.getByRole('heading', { name: 'Replay' })).toBeVisible()
  await page.keyboard.press('End')
  await expect(page.locator('.replay-table .gear-up-table')).toBeVisible()

  await page.goto(address)
  await expect(rescue(page)).toBeVisible()
  await mendPart(page)
  await way(page, 'Continue from the turn before').click()
  await expect(page).not.toHaveURL(address)
  await expect(page.getByRole('region', { name: 'Open choices' })).toBeVisible()
  const branch = await twinOf(page)
  expect(branch.board.turn).toBe(2)
  await answerOne(page)
  // The game it goes on from is as it was.
  await page.goto(address)
  await expect(page.getByRole('region', { name: 'Open choices' })).toBeVisible()
  expect((await savedRecord(page))?.batches).toHaveLength(twin.session.log().length)
})

test('a replay shows the places around one that cannot be shown', { tag: ['@desktop', '@long'] }, async ({
  page,
}) => {
  // The second stroke of a cross: there is none before the first hit.
  await breakPart(page, 'second')
  await openFile(page, inThirdTurn())
  await rescue(page).getByRole('link', { name: 'Watch the replay' }).click()
  await expect(page.locator('.replay-table .gear-up-table')).toBeVisible()
  await page.keyboard.press('End')
  await expect(page.locator('.part-failed[data-part="table"]')).toBeVisible()
  await page.keyboard.press('Home')
  await expect(page.locator('.part-failed')).toHaveCount(0)
  await expect(page.locator('.replay-table .gear-up-table')).toBeVisible()
})

test('of a saved game that is damaged the good beginning is replayed and played on', {
  tag: '@desktop',
}, async ({ page }) => {
  const twin = inThirdTurn()
  await openFile(page, twin)
  await twinOf(page)
  const last = twin.session.log().length - 1
  await damage(page, last)
  await page.reload()
  await expect(rescue(page)).toContainText('Part of this game is damaged')
  const address = page.url()
  const saved: GameRecord = JSON.parse(await savedBy(page, way(page, 'Save as a file')))
  expect(saved.batches).toHaveLength(last + 1)
  await way(page, 'Watch the replay').click()
  await expect(page.getByRole('heading', { name: 'Replay' })).toBeVisible()
  await page.goto(address)
  await way(page, 'Continue from the turn before').click()
  await expect(page.getByRole('region', { name: 'Open choices' })).toBeVisible()
  await answerOne(page)
})

test('an engine that does not come says so, the game can be saved, and tried again it opens', {
  tag: '@desktop',
}, async ({ page, context, complaints }) => {
  const twin = inThirdTurn()
  await openFile(page, twin)
  await twinOf(page)
  const address = page.url()
  const fresh = await context.newPage()
  await fresh.route('**/assets/engine-*.js', (route) => route.abort())
  await fresh.goto(address)
  await expect(rescue(fresh)).toBeVisible()
  await fresh.unroute('**/assets/engine-*.js')
  await way(fresh, 'Try again').click()
  await expect(fresh.getByRole('region', { name: 'Open choices' })).toBeVisible()
  expect(complaints).toEqual([])
})
