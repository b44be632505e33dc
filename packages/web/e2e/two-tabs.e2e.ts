import { openFile, twinOf } from './driver/hand.ts'
import { tableForTwo } from './driver/scenes.ts'
import { expect, type Page, test } from './test.ts'

const hashIn = async (page: Page) => (await twinOf(page)).session.hash
const barOf = (page: Page) => page.getByRole('region', { name: 'Open choices' })
const pass = (page: Page) => barOf(page).getByRole('button', { name: 'Pass' }).click()

test('two tabs on one game: what one decides, the other shows', { tag: '@desktop' }, async ({
  page,
  context,
}) => {
  await openFile(page, tableForTwo())
  const other = await context.newPage()
  await other.goto(page.url())
  await expect(barOf(other).getByRole('heading')).toHaveText('Ethan')
  await pass(page)
  await expect(barOf(other).getByRole('heading')).toHaveText('Lisa')
  await expect(other.getByText('Saved', { exact: true })).toBeVisible()
  // It can be taken back over there, and is here too.
  await expect(page.getByRole('button', { name: 'Act as Ethan' })).toHaveCount(0)
  await other.keyboard.press('u')
  await expect(page.getByRole('button', { name: 'Act as Ethan' })).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('a tab that has missed what happened elsewhere overwrites nothing, and says so', {
  tag: '@desktop',
}, async ({ page, context }) => {
  await openFile(page, tableForTwo())
  const late = await context.newPage()
  // Deaf, as a tab is that the system has put to sleep.
  await late.addInitScript(() => {
    BroadcastChannel.prototype.postMessage = () => undefined
    Object.defineProperty(BroadcastChannel.prototype, 'onmessage', { set: () => undefined })
  })
  await late.goto(page.url())
  await expect(barOf(late).getByRole('heading')).toHaveText('Ethan')
  const start = await hashIn(page)
  await barOf(page).getByRole('button', { name: 'Find a fit' }).click()
  await barOf(page).getByRole('button', { name: 'Draw it' }).click()
  await expect.poll(() => hashIn(page)).not.toBe(start)
  const decided = await hashIn(page)

  await expect(barOf(late).getByRole('heading')).toHaveText('Ethan')
  await pass(late)
  await expect(late.getByRole('alert')).toContainText(
    'Meanwhile, this game continued in another tab or window.',
  )
  await expect(barOf(late).getByRole('heading')).toHaveText('Lisa')
  expect(await hashIn(page)).toBe(decided)
  // From there it goes on.
  await late.keyboard.press('u')
  await expect.poll(() => hashIn(late)).toBe(start)
  await expect(late.getByRole('alert')).toHaveCount(0)
})
