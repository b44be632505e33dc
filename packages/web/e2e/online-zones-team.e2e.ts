import { type Game, nth } from '@graveshift/kernel'
import { verify } from '@graveshift/table'
import type { Signal } from '@graveshift/table/wire'
import { findGameOf, Guest, together } from './driver/guest.ts'
import { comeBy, gameOn, newPerson } from './driver/online-people.ts'
import { expect, type Page, test } from './test.ts'

type Choice = Game['choice']

const GAME = 'second-edition'
/** Of this mission the team keeps pairs, and hordes part soon. */
const OPTIONS = { mission: 'united-we-stand', seats: 3 }
const OF_ALL = ['wound', 'split']

const offer = (page: Page) => page.getByRole('region', { name: 'Proposal' })
const undoing = (page: Page) => page.getByRole('region', { name: 'Take back' })
const leaning = (page: Page) => page.getByRole('region', { name: 'What would you do?' })

/** What somebody without a browser hears. */
function listenTo(guest: Guest): Signal[] {
  const heard: Signal[] = []
  guest.link.listen((event) => event.kind === 'said' && heard.push(event.what))
  return heard
}

const openAt = (guest: Guest): readonly Choice[] => guest.room.play?.choices() ?? []

/** The page has read what everybody has. */
async function readBy(page: Page, guests: readonly Guest[]): Promise<void> {
  await together(guests)
  await expect(gameOn(page)).toHaveAttribute('data-head', String(nth(guests, 0).room.head))
}

/** Everybody but the page’s person answers lazily; that one is answered for by `bruno`, who sits there on another device. */
async function playUntil(guests: readonly Guest[], isEnough: (open: readonly Choice[]) => boolean) {
  const first = nth(guests, 0)
  for (let step = 0; step < 400; step++) {
    await together(guests)
    const open = openAt(first)
    if (first.room.phase !== 'playing' || isEnough(open)) return open
    const team = open.find(({ seat }) => seat === 'team')
    if (team) {
      await first.propose(team)
      await together(guests)
      const proposal = first.room.offer?.seq
      if (proposal !== undefined)
        for (const other of guests.slice(1)) await other.link.do({ kind: 'agree', proposal })
    } else for (const guest of guests) await guest.answerAll()
  }
  throw new Error('it never came to that')
}

test('a team on zones: proposals, leanings, sealed plans, undo by consent, a spectator, rematch, replay', {
  tag: ['@only-desktop', '@long'],
}, async ({ page, browser, baseURL, viewport }) => {
  await page.goto('/')
  const [ada, bruno, cleo] = [new Guest(page.url()), new Guest(page.url()), new Guest(page.url())]
  const guests = [ada, bruno, cleo]
  const zoe = await newPerson(browser, { baseURL: baseURL ?? '', viewport })
  try {
    await ada.open('Ada', OPTIONS, { decideAfter: 5 }, GAME)
    await ada.sit(0)
    await (await bruno.join(ada.linkTo('invite'), 'Bruno')).sit(1)
    await (await cleo.join(ada.linkTo('invite'), 'Cleo', 'it')).sit(2)
    await together(guests)
    await ada.do({ kind: 'start' })
    await page.goto(bruno.linkTo('seat'))
    await expect(gameOn(page)).toBeVisible()
    await comeBy(zoe, ada.linkTo('watch'), 'Zoe')
    await expect(zoe.getByText('You are watching.')).toBeVisible()

    // Which pairs are played is the team’s: Ada proposes, Bruno would rather have another, Cleo says yes to that.
    await readBy(page, guests)
    const [team] = openAt(ada)
    if (team?.seat !== 'team') throw new Error('the team is asked nothing')
    await ada.propose(team)
    await expect(offer(page)).toContainText('Ada proposes: Play ')
    await expect(page.locator('.answer[data-offered] .leanings')).toContainText('For it: Ada')
    await expect(zoe.locator('.company-bar')).toContainText('Ada proposes: Play ')
    await page.locator('.answer:not([data-offered])').first().click()
    await expect(page.locator('.answer[data-offered] .leanings')).toContainText('Bruno')
    await together(guests)
    await cleo.do({ kind: 'agree', proposal: ada.room.offer?.seq ?? -1 })
    await expect(page.locator('.answer[data-offered] .leanings')).toContainText('Cleo')
    const before = ada.room.play?.hash
    await ada.do({ kind: 'agree', proposal: ada.room.offer?.seq ?? -1 })
    await expect.poll(() => ada.room.play?.hash).not.toBe(before)

    // Taken back when all agree.
    await playUntil(guests, (asked) => asked.some(({ kind, seat }) => kind === 'act' && seat === 2))
    const to = cleo.room.play?.target({})
    if (typeof to !== 'number') throw new Error('nothing to take back')
    await cleo.do({ kind: 'propose-undo', seat: 2, to })
    await expect(undoing(page).getByRole('button', { name: 'Agree' })).toBeInViewport({ ratio: 1 })
    await page.setViewportSize({ width: 1280, height: 720 })
    await expect(undoing(page).getByRole('button', { name: 'Agree' })).toBeInViewport({ ratio: 1 })
    await undoing(page).getByRole('button', { name: 'Agree' }).click()
    await together(guests)
    await ada.do({ kind: 'agree', proposal: ada.room.undoOffer?.seq ?? -1 })
    await expect(undoing(page)).toHaveCount(0)
    expect(openAt(cleo).map(({ kind }) => kind)).toContain('activate')

    // What one seat decides for all is asked of everybody: a press says what one would do, and nothing more.
    const open = await playUntil(guests, (asked) => asked.some(({ kind }) => OF_ALL.includes(kind)))
    await readBy(page, guests)
    const decision = open.find(({ kind }) => OF_ALL.includes(kind))
    if (!decision || decision.seat === 'team') throw new Error('nobody decides for all')
    const { hash } = ada.room.play ?? {}
    if (decision.seat === 1) {
      ada.link.say({ kind: 'plan', seat: 0, choice: decision.id, pick: ada.pickFor(decision) })
      await expect(page.locator('.decide .leanings').first()).toContainText('Ada')
    } else {
      const told = listenTo(nth(guests, decision.seat))
      await leaning(page).locator('.answers button').first().click()
      const send = leaning(page).locator('.decide-foot [data-answer]')
      if (await send.isVisible()) await send.click()
      await expect.poll(() => told.filter(({ kind }) => kind === 'plan')).not.toEqual([])
      await expect(leaning(page).locator('.leanings').first()).toContainText('Bruno (you)')
      // Sealed, nobody is asked what they would do.
      await ada.do({ kind: 'configure', plans: 'sealed' })
      await expect(leaning(page)).toHaveCount(0)
    }
    expect(ada.room.play?.hash).toBe(hash)
    // Whoever watches is asked nothing.
    await expect(zoe.locator('.others-question')).toHaveCount(0)

    // To the end; the log of luck is good, and the replay is there for whoever has its link.
    await playUntil(guests, () => false)
    await expect.poll(() => ada.room.secret).toBeTruthy()
    await page.locator('.end-moment').getByRole('button').click()
    const record = await page.request.post(`/api/tables/${ada.place.room}/record`, {
      data: {},
      headers: { origin: new URL(page.url()).origin },
    })
    const module = findGameOf(GAME)
    expect(verify(module, await record.json())).toMatchObject({ good: true })
    await page.getByRole('button', { name: 'Share the replay' }).click()
    const link = await page.getByRole('textbox', { name: 'Link to the replay' }).inputValue()
    await zoe.context().clearCookies()
    await zoe.goto(link)
    await expect(zoe.locator('.verify-good')).toBeVisible()
    await page.getByRole('button', { name: 'Play again' }).click()
    await expect(page.getByText('Game 2 at this table')).toBeVisible()
    await expect(page.getByText('Bruno (you)').first()).toBeVisible()
  } finally {
    for (const guest of guests) guest.go()
    await zoe.context().close()
  }
})

test('a seat on zones whose person is away is voted on, played by another, and given back', {
  tag: ['@only-desktop', '@long'],
}, async ({ page }) => {
  await page.goto('/')
  const [ada, bruno, cleo] = [new Guest(page.url()), new Guest(page.url()), new Guest(page.url())]
  try {
    await ada.open('Ada', { mission: 'zombicide-life', seats: 3 }, { absentAfter: 5 }, GAME)
    await ada.sit(0)
    await (await bruno.join(ada.linkTo('invite'), 'Bruno')).sit(1)
    await (await cleo.join(ada.linkTo('invite'), 'Cleo')).sit(2)
    await together([ada, bruno, cleo])
    await ada.do({ kind: 'start' })
    await page.goto(bruno.linkTo('seat'))
    await playUntil([ada, bruno, cleo], (asked) => asked.every(({ kind }) => kind === 'activate'))
    cleo.go()
    await playUntil([ada, bruno], (asked) => asked.every(({ seat }) => seat === 2))
    const rail = page.locator('.team')
    await expect(rail.locator('[data-seat="2"]')).toContainText('away')
    await expect(async () => {
      await page.getByRole('button', { name: 'Play this seat' }).click({ timeout: 2_000 })
      await expect(page.getByRole('region', { name: 'Vote on a seat' })).toBeVisible({ timeout: 1_000 })
    }).toPass()
    await together([ada, bruno])
    await ada.do({ kind: 'vote', seat: 2, yes: true })
    // Her survivors are Bruno’s to play, until she is back.
    await expect(rail.locator('[data-seat="2"] h3')).toContainText('Bruno (you)')
    await rail.locator('[data-seat="2"] .mate[data-fits]').first().click()
    await expect(page.locator('.turn-panel')).toBeVisible()
    await cleo.come()
    await cleo.do({ kind: 'reclaim', seat: 2 })
    await expect(rail.locator('[data-seat="2"] h3')).toContainText('Cleo')
    await expect(page.locator('.turn-panel')).toHaveCount(0)
  } finally {
    for (const guest of [ada, bruno, cleo]) guest.go()
  }
})
