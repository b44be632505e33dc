import { openFile, savedRecord, twinOf } from './driver/hand.ts'
import { tableForTwo } from './driver/scenes.ts'
import { expect, type Page, test } from './test.ts'

const barOf = (page: Page) => page.getByRole('region', { name: 'Open choices' })
const left = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('unsaved')))

test('a decision is kept though the page is left in the same moment', { tag: '@desktop' }, async ({
  page,
}) => {
  await openFile(page, tableForTwo())
  await expect(barOf(page).getByRole('heading')).toHaveText('Ethan')
  expect((await twinOf(page)).session.seq).toBe(0)
  const loaded = page.waitForEvent('load')
  // In one task: no frame, no timer and no database comes between the two.
  await barOf(page)
    .getByRole('button', { name: 'Pass' })
    .evaluate((button: HTMLElement) => {
      button.click()
      window.location.reload()
    })
  await loaded
  await expect(barOf(page).getByRole('heading')).toHaveText('Lisa')
  await expect(page.getByRole('button', { name: 'Act as Ethan' })).toHaveCount(0)
  const { session } = await twinOf(page)
  expect(session.seq).toBe(1)
  // It lies with the others now, and only there.
  expect(await left(page)).toEqual([])
  await page.reload()
  await expect(barOf(page).getByRole('heading')).toHaveText('Lisa')
})

test('a new game is kept though the page is left as soon as it is there', { tag: '@desktop' }, async ({
  page,
}) => {
  await page.goto('/#/')
  const loaded = page.waitForEvent('load')
  await page
    .getByRole('button', { name: 'Play now' })
    .first()
    .evaluate((button: HTMLElement) => {
      addEventListener('hashchange', () => window.location.reload())
      button.click()
    })
  await loaded
  await expect(page).toHaveURL(/#\/game\//)
  await expect(barOf(page).getByRole('heading')).toBeVisible()
  expect((await twinOf(page)).session.seq).toBe(0)
})

test('what a page left behind never takes the place of what was played since', { tag: '@desktop' }, async ({
  page,
}) => {
  await openFile(page, tableForTwo())
  await expect(barOf(page).getByRole('heading')).toHaveText('Ethan')
  const record = JSON.stringify((await twinOf(page)).record())
  await barOf(page).getByRole('button', { name: 'Pass' }).click()
  await expect.poll(async () => (await savedRecord(page))?.batches.length).toBe(2)
  await page.evaluate((old) => {
    const id = window.location.hash.split('/')[2] ?? ''
    const entry = { id, game: 'gear-up', created: 0, updated: 0, survivors: [], boss: '', difficulty: '' }
    localStorage.setItem(`graveshift.unsaved.${id}`, `{"entry":${JSON.stringify(entry)},"record":${old}}`)
    localStorage.setItem('graveshift.unsaved.broken', '{"entry":')
  }, record)
  await page.reload()
  await expect(barOf(page).getByRole('heading')).toHaveText('Lisa')
  expect((await savedRecord(page))?.batches.length).toBe(2)
  expect(await left(page)).toEqual([])
})

test('who presses on before the far parts of the table have followed meets no old table', {
  tag: ['@only-desktop', '@long'],
}, async ({ page }) => {
  await openFile(page, tableForTwo())
  await expect(barOf(page).getByRole('heading')).toHaveText('Ethan')
  await page.evaluate(async () => {
    const press = (selector: string) => document.querySelector<HTMLElement>(selector)?.click()
    press('[data-pick*="pass"]')
    // As after a real press: what it has set off is done, but no frame has been made.
    await Promise.resolve()
    // Lisa is asked now. Her street lies in front; whoever looks at Ethan’s sees Ethan’s.
    press('.seat-card:first-child .seat-look')
  })
  await expect(barOf(page).getByRole('heading')).toHaveText('Lisa')
  await expect(page.getByRole('region', { name: 'Street' }).getByRole('heading').first()).toContainText(
    'Ethan',
  )
  await expect(page.getByRole('region', { name: 'Dashboard of Ethan' })).toBeVisible()
})
