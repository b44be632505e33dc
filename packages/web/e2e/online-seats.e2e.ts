import { beginWith, type Guest } from './driver/guest.ts'
import { gameOn } from './driver/online-people.ts'
import { expect, type Page, test } from './test.ts'

test.use({ serviceWorkers: 'allow' })

const asked = (page: Page) => page.getByRole('region', { name: 'Open choices' })
const vote = (page: Page) => page.getByRole('region', { name: 'Vote on a seat' })

/** Asks for a seat until its player has been away for long enough. */
const call = (guest: Guest, seat: number) =>
  expect.poll(async () => 'done' in (await guest.link.do({ kind: 'call-take-over', seat }))).toBe(true)

/** Chromium's headless shell knows no notifications, and no driven browser hides a page: both are played here. */
const playNotices = (page: Page) =>
  page.addInitScript(() => {
    Object.defineProperty(Notification, 'permission', { get: () => 'granted' })
    ServiceWorkerRegistration.prototype.showNotification = async (title, options) => {
      document.documentElement.dataset.notice = `${title}: ${options?.body} ${options?.data}`
    }
  })

async function wishForNotices(page: Page): Promise<void> {
  await page.locator('.strip-people').click()
  const wish = 'Notify me when it is my turn'
  await page.getByText(wish).click()
  await expect(page.getByRole('switch', { name: wish })).toBeChecked()
  await page.getByRole('button', { name: 'Close', exact: true }).click()
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  await page.evaluate(() => Object.defineProperty(document, 'hidden', { get: () => true }))
}

test('the seat of somebody who is away: voted on, played by another, given back; a notification when it is one’s turn', {
  tag: ['@only-desktop', '@long'],
}, async ({ page: bruno }) => {
  await playNotices(bruno)
  const { ada, cleo } = await beginWith(bruno, { absentAfter: 5 })
  try {
    // No coach where the host did not allow one.
    await bruno.locator('.table-menu > summary').click()
    await expect(bruno.locator('.table-menu')).toHaveAttribute('open', '')
    await expect(bruno.getByLabel('Coach: the best answers')).toHaveCount(0)
    await bruno.keyboard.press('Escape')

    cleo.go()
    await ada.answerAll()
    await asked(bruno).locator(`[data-pick='{"do":"pass"}']`).click()
    await expect(asked(bruno).getByText('Cleo (Greta) is away')).toBeVisible()
    // Whoever asks too soon is told so.
    const play = asked(bruno).getByRole('button', { name: 'Play this seat' })
    await play.click()
    await expect(asked(bruno).getByRole('alert').or(vote(bruno))).toBeVisible()
    await expect(async () => {
      if (await play.isVisible()) await play.click()
      await expect(vote(bruno)).toBeVisible({ timeout: 1_000 })
    }).toPass()
    await expect(vote(bruno)).toContainText('You want to play Greta while Cleo is away.')
    await expect(vote(bruno)).toContainText('Yet to vote: Ada')
    await wishForNotices(bruno)
    await ada.do({ kind: 'vote', seat: 2, yes: true })
    const place = new URL(bruno.url()).hash
    const notice = `Ada’s table: It is your turn ${place}`
    await expect(bruno.locator('html')).toHaveAttribute('data-notice', notice)
    await expect(asked(bruno).getByRole('heading', { name: 'Greta' })).toBeVisible()
    await cleo.come()
    await cleo.do({ kind: 'reclaim', seat: 2 })
    await expect(asked(bruno).getByText('Cleo (Greta) is thinking')).toBeVisible()

    // Now it is Bruno who was away.
    const address = bruno.url()
    await bruno.goto('/?elsewhere')
    await call(ada, 1)
    await cleo.do({ kind: 'vote', seat: 1, yes: true })
    await expect.poll(() => ada.room.seats[1]).toBe(ada.link.you)
    await bruno.goto(address)
    await expect(gameOn(bruno)).toBeVisible()
    const back = bruno.getByRole('button', { name: 'Ada plays your seat: take it back' })
    await back.click()
    await expect(back).toBeHidden()
    await expect(bruno.getByRole('region', { name: 'The team' }).getByText('Bruno (you)')).toBeVisible()
  } finally {
    ada.go()
    cleo.go()
  }
})
