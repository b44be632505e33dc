import { openFile, twinOf } from './driver/hand.ts'
import { Twin } from './driver/twin.ts'
import { expect, type Page, test } from './test.ts'

// What comes from a service worker cannot be held back.
test.use({ serviceWorkers: 'block' })

/** Holds files of the page back until they are let go. */
async function hold(page: Page, files: RegExp): Promise<() => void> {
  let letGo = () => {}
  const free = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route(files, async (route) => {
    await free
    await route.continue()
  })
  return letGo
}

const outline = (page: Page) => page.locator('.table-loading')
const question = (page: Page) => page.getByRole('region', { name: 'Open choices' })

test('from Play now to the table the page is never blank, however slow the network', {
  tag: '@desktop',
}, async ({ page }) => {
  const letGo = await hold(page, /\/assets\/(?:engine|table|game-screen)-[^/]*\.js$/)
  await page.goto('/')
  await page.getByRole('button', { name: 'Play now' }).first().click()
  await expect(page.getByRole('button', { name: 'Play now' }).first()).toBeDisabled()
  await expect(page.getByRole('heading', { name: 'Graveshift' })).toBeVisible()
  letGo()
  await expect(question(page)).toBeVisible()
})

test('a saved game shows the outline of its table until the table is there', { tag: '@desktop' }, async ({
  page,
  context,
}) => {
  await openFile(page, Twin.new({ seats: 2 }, 'slow'))
  await twinOf(page)
  const slow = await context.newPage()
  const letEngineGo = await hold(slow, /\/assets\/engine-[^/]*\.js$/)
  const letWordsGo = await hold(slow, /\/assets\/en-[^/]*\.js$/)
  await slow.goto(page.url())
  // Not even words yet: a bar that needs none.
  await expect(slow.locator('#root .loading-bar')).toBeVisible()
  letWordsGo()
  await expect(outline(slow)).toBeVisible()
  letEngineGo()
  await expect(question(slow)).toBeVisible()
  await expect(outline(slow)).toHaveCount(0)
})

test('a link to an online table shows the outline of a table as long as the server has not answered', {
  tag: '@desktop',
}, async ({ page }) => {
  await hold(page, /\/api\//)
  await page.goto(`/#/table/${'a'.repeat(22)}`)
  await expect(outline(page)).toBeVisible()
})
