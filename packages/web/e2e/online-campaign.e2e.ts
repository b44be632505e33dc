import { linkOn, newPerson } from './driver/online-people.ts'
import { OwnServer } from './driver/own-server.ts'
import { askedOn, beginAt, decideOn, pageAsked } from './driver/zone-people.ts'
import { expect, type Page, test } from './test.ts'

const PEOPLE = [
  { name: 'Ada', locale: 'en-GB' },
  { name: 'Bruno', locale: 'de-DE' },
  { name: 'Cleo', locale: 'it-IT' },
]
const NAMES = PEOPLE.map(({ name }) => name)

const place = (page: Page) => page.locator('.online-play')

/** The game that lies on a table, and its state. */
const stateOn = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const at = document.querySelector<HTMLElement>('.online-play')?.dataset
    const table = document.querySelector<HTMLElement>('[data-table]')?.dataset
    return JSON.stringify([at?.head, at?.hash, table?.table, table?.seq])
  })

async function expectAlike(people: readonly Page[]): Promise<void> {
  const states = async () => new Set(await Promise.all(people.map(stateOn))).size
  await expect.poll(states, { timeout: 60_000 }).toBe(1)
}

const gameOn = (page: Page, game: string) => page.locator(`[data-table="${game}"]`)

/** Whoever is asked decides, until the camp is over. */
async function throughCamp(people: readonly Page[]): Promise<void> {
  const [first] = people as [Page]
  const on = first.locator('[data-go-on]')
  for (let given = 0; given < 60; given++) {
    await expectAlike(people)
    if (await on.isVisible()) return
    await decideOn(await pageAsked(people))
  }
  throw new Error('the camp does not end')
}

/** Everybody is ready for what follows; the last one begins it. */
async function rideOn(people: readonly Page[], game: string): Promise<void> {
  const [first, ...others] = people as [Page, ...Page[]]
  await first.locator('[data-go-on]').click()
  for (const page of others) await page.locator('.lobby-bar .button-primary').click()
  for (const page of people) await expect(gameOn(page, game)).toBeVisible()
  await expectAlike(people)
}

async function openCampaign(page: Page): Promise<string> {
  await page.goto('/#/gears-and-guns/campaign')
  await page.getByRole('link', { name: 'With friends online' }).click()
  await expect(page.getByRole('radio', { name: 'The campaign' })).toBeChecked()
  await page.getByRole('textbox', { name: 'Your name' }).fill('Ada')
  await page.getByRole('group', { name: 'How many players?' }).getByText('3', { exact: true }).click()
  await page.getByRole('button', { name: 'Open the table' }).click()
  await expect(page.locator('.seat-box')).toHaveCount(3)
  return linkOn(page, 'Invite link')
}

test('a campaign of three browsers in three languages: camp, the server killed there, a reload, and all ride into the mission', {
  tag: '@desktop',
}, async ({ browser }) => {
  const server = await OwnServer.start()
  const people: Page[] = []
  const broken: string[] = []
  try {
    for (const { locale } of PEOPLE) {
      const wide = { baseURL: server.address, viewport: { width: 1440, height: 900 }, locale }
      const page = await newPerson(browser, wide)
      page.on('pageerror', (error) => broken.push(error.message))
      people.push(page)
    }
    const [ada, bruno, cleo] = people as [Page, Page, Page]
    await beginAt(people, await openCampaign(ada), NAMES)
    for (const page of people) await expect(gameOn(page, 'gears-and-guns-camp')).toBeVisible()
    await decideOn(await pageAsked(people))
    await expectAlike(people)

    // What was decided in camp outlives the server; what is decided while it is gone is written once when it is back.
    await server.kill()
    for (const page of people) await expect(page.locator('.connection-bar')).toBeVisible()
    const next = await pageAsked(people)
    const head = Number(await place(next).getAttribute('data-head'))
    await next.locator('.action-bar [data-answer]:visible').first().click()
    await expect.poll(() => askedOn(next)).toBeUndefined()
    await server.start()
    for (const page of people)
      await expect(place(page)).toHaveAttribute('data-status', 'open', { timeout: 60_000 })
    await expectAlike(people)
    expect(Number(await place(next).getAttribute('data-head'))).toBe(head + 1)

    const before = await stateOn(cleo)
    await cleo.reload()
    await expect(gameOn(cleo, 'gears-and-guns-camp')).toBeVisible()
    expect(await stateOn(cleo)).toBe(before)
    await throughCamp(people)
    await rideOn(people, 'gears-and-guns')

    // In the mission the table keeps the book; nobody but the host has it as a file while it is played.
    for (const page of people) if ((await askedOn(page)) === 'prepare') await decideOn(page)
    await expectAlike(people)
    await bruno.locator('.talk-more, [aria-controls="play-panel"]').first().click()
    const book = bruno.locator('.campaign-book')
    await expect(book).toHaveAttribute('data-games', '1')
    expect(broken).toEqual([])
  } finally {
    for (const page of people) await page.context().close()
    await server.remove()
  }
})
