import { Guest, together } from './driver/guest.ts'
import { openFile, twinOf } from './driver/hand.ts'
import { gameOn, linkOn, openTable as openOnline, sitAs } from './driver/online-people.ts'
import { tableForTwo } from './driver/scenes.ts'
import { expect, expectNoSideScroll, type Page, press, test } from './test.ts'

const barOf = (page: Page) => page.locator('.action-bar')
const seqOf = async (page: Page) => (await twinOf(page)).session.seq

test('a window made as small as a phone and large again keeps what lies on the card', {
  tag: ['@desktop', '@long'],
}, async ({ page }) => {
  await openFile(page, tableForTwo())
  await barOf(page).locator('.hand-keys .button').nth(2).click()
  const pinned = page.locator('.ghost[data-pinned]')
  await expect(pinned).toHaveCount(1)
  const hold = await page.locator('.hand').getAttribute('data-hold')
  const crossed = await page.locator('.verdict .preview').textContent()
  for (const size of [
    { width: 390, height: 844 },
    { width: 1024, height: 768 },
    { width: 1440, height: 900 },
  ]) {
    await page.setViewportSize(size)
    await expect(page.locator('.table-tabs')).toHaveCount(size.width < 900 ? 1 : 0)
    await expect(pinned).toHaveCount(1)
    await expect(page.locator('.hand')).toHaveAttribute('data-hold', hold ?? '')
    await expect(page.locator('.verdict .preview')).toHaveText(crossed ?? '')
    await expect(barOf(page).locator('.draw-it')).toBeInViewport({ ratio: 0.99 })
    await expectNoSideScroll(page)
  }
  await barOf(page).locator('.draw-it').click()
  await expect.poll(() => seqOf(page)).toBe(1)
})

test('GU-UND-01 two undos in one breath take two decisions back, a third says why not', {
  tag: ['@desktop', '@long'],
}, async ({ page }) => {
  // Greta may go on by Adrenaline, so that her hit turns up no card yet.
  await openFile(page, tableForTwo({}, 'greta'))
  const { hash } = (await twinOf(page)).session
  await barOf(page).getByRole('button', { name: 'Pass' }).click()
  await expect(barOf(page).locator('.action-head')).toContainText('Greta')
  await barOf(page).getByRole('button', { name: 'Find a fit' }).click()
  await barOf(page).getByRole('button', { name: 'Draw it' }).click()
  await expect.poll(() => seqOf(page)).toBe(2)
  // In one task of the page: nothing is drawn in between.
  await page.evaluate(() => {
    for (let times = 0; times < 2; times++)
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'u', bubbles: true, cancelable: true }))
  })
  await expect.poll(async () => (await twinOf(page)).session.hash).toBe(hash)
  expect(await seqOf(page)).toBe(4)
  await page.keyboard.press('u')
  await expect(barOf(page).getByRole('alert')).toContainText('There is nothing to take back.')
})

test('a language changed while zombies are dealt leaves the same ones to deal, the chosen one in hand', {
  tag: ['@desktop', '@long'],
}, async ({ page }) => {
  await openFile(page, tableForTwo({ step: 'deal', tray: ['walker-01', 'runner-03', 'runner-08'] }))
  const tray = barOf(page).locator('[data-tray]')
  await expect(tray).toHaveCount(3)
  await barOf(page).locator('[data-tray="runner-03"]').click()
  const chosen = barOf(page).locator('[data-tray][aria-pressed="true"]')
  for (const [index, language] of ['it', 'de', 'en'].entries()) {
    await page
      .locator('.languages button')
      .nth((index + 1) % 3)
      .click()
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    await expect(tray).toHaveCount(3)
    await expect(chosen).toHaveAttribute('data-tray', 'runner-03')
  }
  await barOf(page)
    .getByRole('button', { name: /^To Lisa/ })
    .click()
  await expect(tray).toHaveCount(2)
  await expect.poll(() => seqOf(page)).toBe(1)
  const { zombies } = (await twinOf(page)).board
  expect(zombies.map(({ card, seat }) => `${card} ${seat}`)).toContain('runner-03 1')
})

test('a shared game is taken in once, however often its button is pressed; with parts cut or repeated its link is refused', {
  tag: '@desktop',
}, async ({ page }) => {
  await openFile(page, tableForTwo())
  await page.goto('/#/shelf')
  await press(page, page.getByRole('button', { name: /^Share as a link/ }))
  const link = await page.getByLabel('Link', { exact: true }).inputValue()
  await page.goto(link)
  await page.getByRole('button', { name: 'Put it on my shelf' }).dblclick()
  await expect(page).toHaveURL(/#\/game\//)
  await page.goto('/#/shelf')
  await expect(page.getByRole('listitem')).toHaveCount(2)
  const code = link.split('#/shared/')[1] ?? ''
  const other = code.startsWith('A') ? 'B' : 'A'
  for (const bad of [code + code, code.slice(0, -7), code.slice(40), other + code.slice(1)]) {
    await page.goto(`/#/shared/${bad}`)
    await expect(page.getByRole('alert')).toBeVisible()
  }
  for (const nowhere of [`${code}/${code}`, `${code}?${code}`, `${code}%20`]) {
    await page.goto(`/#/shared/${nowhere}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dead end')
  }
  await page.goto('/#/shelf')
  await expect(page.getByRole('listitem')).toHaveCount(2)
})

test('a host who leaves in the middle of a game leaves it to the others: one of them is host, the seat is free, play goes on', {
  tag: '@desktop',
}, async ({ page: ada }) => {
  await openOnline(ada, 'Ada')
  const invite = await linkOn(ada, 'Invite link')
  const guests = [new Guest(ada.url()), new Guest(ada.url())] as const
  const [bruno, cleo] = guests
  try {
    await bruno.join(invite, 'Bruno')
    await cleo.join(invite, 'Cleo')
    await bruno.sit(1)
    await cleo.sit(2)
    await sitAs(ada, 'Ethan')
    await ada.getByRole('button', { name: 'Start the game' }).click()
    await expect(gameOn(ada)).toBeVisible()
    await ada.locator('.strip-people').click()
    await ada.locator('.people summary').first().click()
    await ada.getByRole('button', { name: 'Leave the table' }).click()
    await ada.getByRole('button', { name: 'Really leave and give up your seats?' }).click()
    await expect(gameOn(ada)).toHaveCount(0)
    await expect(ada.getByRole('heading', { level: 1 })).toHaveText('You have left this table')
    await expect.poll(() => bruno.room.host).toBe(bruno.link.you)
    await bruno.do({ kind: 'sit', seat: 0 })
    await together(guests)
    const { head } = bruno.room
    while (bruno.asked.some(({ seat }) => seat === 0)) await bruno.answerAll()
    expect(bruno.room.head).toBeGreaterThan(head)
    expect(bruno.room.phase).toBe('playing')
  } finally {
    for (const guest of guests) guest.go()
  }
})
