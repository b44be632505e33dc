import { QUICK_BOT } from '@graveshift/bots'
import type { Json } from '@graveshift/kernel'
import { Guest, together } from './driver/guest.ts'
import { expectClean } from './driver/measure.ts'
import { linkOn, newPerson } from './driver/online-people.ts'
import { OwnServer } from './driver/own-server.ts'
import { askedOn, beginAt, decideOn, pageAsked, viewOn } from './driver/zone-people.ts'
import { expect, expectNoSideScroll, type Page, test } from './test.ts'

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
async function rideOn(
  people: readonly Page[],
  game: string,
  between: () => Promise<void> = async () => {},
): Promise<void> {
  const [first, ...others] = people as [Page, ...Page[]]
  await first.locator('[data-go-on]').click()
  for (const page of people) await expect(page.locator('.lobby')).toBeVisible()
  await between()
  for (const page of others) await page.locator('.lobby-bar .button-primary').click()
  for (const page of people) await expect(gameOn(page, game)).toBeVisible()
  await expectAlike(people)
}

/** Whoever sits at a page, at another device of theirs. */
async function otherDevice(page: Page): Promise<Guest> {
  const room = page.url().split('/').at(-1) ?? ''
  const kept = await page.evaluate((name) => localStorage.getItem(`graveshift.table.${name}`), room)
  const { seat }: { readonly seat?: string } = JSON.parse(kept ?? '{}')
  return new Guest(page.url()).join(`${new URL(page.url()).origin}/#/table/${room}/seat/${seat}`, '')
}

/** What the quick bot would answer, from what everybody sees. */
function advised({ room }: Guest, choice: NonNullable<Guest['asked'][number]>, seat: number): Json {
  const { play } = room
  if (!play) throw new Error('no game is on')
  const { pick } = QUICK_BOT.decide({ rules: play.rules, state: play.state, seat, choice, seed: choice.id })
  return play.shown(choice, pick)
}

/** The running game to its end, as well as the quick bot plays it; the team's answers are proposed and agreed to. */
async function playWell(guests: readonly Guest[]): Promise<void> {
  const [first, ...others] = guests as [Guest, ...Guest[]]
  while (first.room.phase === 'playing') {
    const asked = guests.flatMap((guest) => {
      const choice = guest.asked.find(({ seat }) => seat !== 'team') ?? guest.asked[0]
      return choice ? [{ guest, choice }] : []
    })
    const { guest = first, choice } = asked.find((each) => each.choice.seat !== 'team') ?? asked[0] ?? {}
    if (!choice) throw new Error('nobody is asked')
    if (choice.seat === 'team') {
      const pick = advised(first, choice, first.seat)
      await first.do({ kind: 'propose', seat: first.seat, choice: choice.id, pick })
      await together(guests)
      const proposal = first.room.offer?.seq
      if (proposal !== undefined) for (const other of others) await other.link.do({ kind: 'agree', proposal })
    } else {
      const pick = advised(guest, choice, choice.seat)
      await guest.do({ kind: 'answer', seat: choice.seat, choice: choice.id, pick })
    }
    await together(guests)
  }
}

async function openCampaign(page: Page, mercy = false): Promise<string> {
  await page.goto('/#/gears-and-guns/campaign')
  await page.getByRole('link', { name: 'With friends online' }).click()
  await expect(page.getByRole('radio', { name: 'The campaign' })).toBeChecked()
  await page.getByRole('textbox', { name: 'Your name' }).fill('Ada')
  await page.getByRole('group', { name: 'How many players?' }).getByText('3', { exact: true }).click()
  if (mercy) {
    await page.getByText('Options', { exact: true }).click()
    await page.locator('.toggle', { hasText: 'Mercy' }).click()
  }
  await expectClean(page)
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
    await rideOn(people, 'gears-and-guns', async () => {
      await expectClean(ada)
      for (const page of people) {
        await page.setViewportSize({ width: 360, height: 740 })
        await expectNoSideScroll(page)
        await page.setViewportSize({ width: 1440, height: 900 })
      }
    })

    // In the mission the table keeps the book; nobody but the host has it as a file while it is played.
    for (const page of people) if ((await askedOn(page)) === 'prepare') await decideOn(page)
    await expectAlike(people)
    await bruno.locator('[aria-controls="play-panel"]').click()
    const book = bruno.locator('.campaign-book')
    await expect(book).toHaveAttribute('data-games', '1')
    expect(broken).toEqual([])
  } finally {
    for (const page of people) await page.context().close()
    await server.remove()
  }
})

/** Whether the last mission was won, as the campaign's book has it. */
const wasWon = ({ room }: Guest): boolean => {
  const { campaign, play } = room
  return campaign !== undefined && play?.outcome === 'won'
}

/** So often the first mission is played at most: the quick bot wins seven of ten. */
const MOST_MISSIONS = 8

test('a campaign of three browsers: the first mission won, camp, the server killed there, and all alike in the second', {
  tag: ['@only-desktop', '@long'],
}, async ({ browser }) => {
  test.setTimeout(1_800_000)
  const server = await OwnServer.start()
  const people: Page[] = []
  const guests: Guest[] = []
  try {
    for (const { locale } of PEOPLE)
      people.push(
        await newPerson(browser, {
          baseURL: server.address,
          viewport: { width: 1440, height: 900 },
          locale,
        }),
      )
    // The end of a mission is told to those who saw its last step.
    for (const page of people) {
      const seen = page.locator('.end-moment').getByRole('button')
      await page.addLocatorHandler(seen, () => seen.click())
    }
    const [ada] = people as [Page]
    await beginAt(people, await openCampaign(ada, true), NAMES)
    for (const page of people) guests.push(await otherDevice(page))
    const [first] = guests as [Guest]
    for (let mission = 0; mission < MOST_MISSIONS && !wasWon(first); mission++) {
      if (mission > 0) await rideOn(people, 'gears-and-guns-camp')
      await throughCamp(people)
      await rideOn(people, 'gears-and-guns')
      await playWell(guests)
      await expectAlike(people)
    }
    expect(wasWon(first)).toBe(true)

    await rideOn(people, 'gears-and-guns-camp')
    await decideOn(await pageAsked(people))
    await expectAlike(people)
    const inCamp = await stateOn(ada)
    await server.kill()
    for (const page of people) await expect(page.locator('.connection-bar')).toBeVisible()
    await server.start()
    for (const page of people)
      await expect(place(page)).toHaveAttribute('data-status', 'open', { timeout: 60_000 })
    for (const page of people) expect(await stateOn(page)).toBe(inCamp)
    await throughCamp(people)
    await rideOn(people, 'gears-and-guns')
    for (const page of people) if ((await askedOn(page)) === 'prepare') await decideOn(page)
    await expectAlike(people)
    await expect.poll(async () => new Set(await Promise.all(people.map(viewOn))).size).toBe(1)
    await ada.locator('[aria-controls="play-panel"]').click()
    await expect(ada.locator('.campaign-book')).toContainText('Campaign, in mission 2')
  } finally {
    for (const guest of guests) guest.go()
    for (const page of people) await page.context().close()
    await server.remove()
  }
})
