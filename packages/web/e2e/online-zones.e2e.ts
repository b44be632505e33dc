import type { Json } from '@graveshift/kernel'
import { newPerson } from './driver/online-people.ts'
import { OwnServer } from './driver/own-server.ts'
import { askedOn, decideOn, gatherAt, pageAsked, viewOn } from './driver/zone-people.ts'
import { expect, type Page, test } from './test.ts'

const PEOPLE = [
  { name: 'Ada', locale: 'en-GB', points: 'points at' },
  { name: 'Bruno', locale: 'de-DE', points: 'zeigt auf' },
  { name: 'Cleo', locale: 'it-IT', points: 'indica' },
]

/** All of them have come to the same state of the game, and show the same. */
async function expectAlike(people: readonly Page[]): Promise<void> {
  const views = async () => new Set(await Promise.all(people.map(viewOn))).size
  await expect.poll(views, { timeout: 60_000 }).toBe(1)
}

/** A new view of the table, after something was decided. */
const changedFrom = (page: Page, view: string) =>
  expect.poll(() => viewOn(page), { timeout: 60_000 }).not.toBe(view)

async function journey(people: readonly Page[], server: OwnServer): Promise<void> {
  const [ada, bruno, cleo] = people as [Page, Page, Page]
  // Seats prepare at once, each in its own time.
  for (const page of people) if ((await askedOn(page)) === 'prepare') await decideOn(page)
  const actor = await pageAsked(people, 'activate')
  const others = people.filter((page) => page !== actor)
  const [first, second] = others as [Page, Page]
  const nameOf = (page: Page) => PEOPLE[people.indexOf(page)]?.name ?? ''

  // A finger on a zone is seen with its name, and told to each in their own language.
  await first.locator('.zone-point').click()
  for (const page of [actor, second]) {
    await expect(page.locator('.zb-ping b')).toHaveText(nameOf(first))
    await expect(page.locator('.said')).toContainText(PEOPLE[people.indexOf(page)]?.points ?? '')
  }

  // A way that is looked at is seen by the others, until it is walked.
  const before = await viewOn(actor)
  await decideOn(actor)
  await changedFrom(first, before)
  const marked = actor.locator('.zb-chip').first()
  await expect(marked).toBeVisible()
  const box = await marked.boundingBox()
  if (!box) throw new Error('nowhere to go')
  await actor.mouse.move(box.x + box.width / 2, box.y + box.height * 1.6)
  await expect(actor.locator('.zb-path')).toBeVisible()
  await expect(first.locator('.zb-others')).toBeVisible()
  await expect(first.locator('.zb-ping b').filter({ hasText: nameOf(actor) })).toBeVisible()

  // One loses the network; the others go on.
  const cut = second
  await cut.context().setOffline(true)
  await expect(cut.locator('.connection-bar')).toBeVisible()
  const old = await viewOn(cut)
  await decideOn(actor)
  await changedFrom(first, old)
  expect(await viewOn(cut)).toBe(old)
  await cut.context().setOffline(false)
  await expectAlike(people)
  await expect(first.locator('.zb-others')).toHaveCount(0)

  // The server dies; what is decided meanwhile is kept, and written once when it is back.
  await server.kill()
  for (const page of [ada, bruno, cleo]) await expect(page.locator('.connection-bar')).toBeVisible()
  const next = await pageAsked(people)
  const lost = await viewOn(next)
  const head = Number(await next.locator('.online-play').getAttribute('data-head'))
  await decideOn(next)
  await expect(next.locator('.company-waiting')).toBeVisible()
  expect(await viewOn(next)).toBe(lost)
  await server.start()
  for (const page of people)
    await expect(page.locator('.online-play')).toHaveAttribute('data-status', 'open', { timeout: 60_000 })
  await changedFrom(next, lost)
  await expectAlike(people)
  expect(Number(await next.locator('.online-play').getAttribute('data-head'))).toBe(head + 1)
}

const GAMES: readonly (readonly [string, Json, string])[] = [
  ['second-edition', { mission: 'zombicide-life', seats: 3 }, '@desktop'],
]

for (const [game, options, tag] of GAMES)
  test(`${game}: three browsers in three languages, one loses its network, the server is killed, all see the same`, {
    tag,
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
      await gatherAt(people, { game, options, names: PEOPLE.map(({ name }) => name) })
      await journey(people, server)
      expect(broken).toEqual([])
    } finally {
      for (const page of people) await page.context().close()
      await server.remove()
    }
  })
