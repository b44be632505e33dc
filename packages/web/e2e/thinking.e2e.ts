import { playOn, twinOf } from './driver/hand.ts'
import { careful } from './driver/policy.ts'
import { BROKEN, expect, type Page, startTable, test } from './test.ts'

// What comes from a service worker cannot be broken on its way.
test.use({ serviceWorkers: 'block' })

const WORKERS = '**/assets/bot-worker*.js'

const best = (page: Page) => page.getByRole('list', { name: 'Best answers' }).getByRole('listitem')

/** The first workers break as soon as they are made, or are late and break once they are released. */
async function breakWorkers(page: Page, first = Number.POSITIVE_INFINITY) {
  let made = 0
  let gate = Promise.resolve()
  await page.route(WORKERS, async (route) => {
    if (made++ >= first) return route.continue()
    await gate
    await route.fulfill({ contentType: 'text/javascript', body: `throw Error('${BROKEN}')` })
  })
  return {
    made: () => made,
    hold(): () => void {
      const { promise, resolve } = Promise.withResolvers<void>()
      gate = promise
      return resolve
    },
  }
}

async function helpBy(page: Page, ...help: readonly string[]): Promise<void> {
  await page.locator('.table-menu > summary').click()
  for (const name of help) await page.getByLabel(name).check()
  await page.keyboard.press('Escape')
}

test('a coach whose worker breaks is asked again without a word', {
  tag: ['@only-desktop', '@long'],
}, async ({ page }) => {
  const workers = await breakWorkers(page, 1)
  await startTable(page, { survivors: ['Ethan'], difficulty: 'Easy', seed: 'thinking' })
  await helpBy(page, 'Coach: the best answers')
  await expect(best(page)).not.toHaveCount(0)
  expect(workers.made()).toBe(2)
})

test('a coach that cannot answer says so, the game goes on, and it can be asked again', {
  tag: '@only-desktop',
}, async ({ page }) => {
  const workers = await breakWorkers(page)
  await startTable(page, { survivors: ['Ethan'], difficulty: 'Easy', seed: 'thinking' })
  await helpBy(page, 'Coach: the best answers', 'Odds of winning')
  const coach = page.locator('[data-failed]', { hasText: 'The coach could not answer.' })
  const odds = page.locator('[data-failed]', { hasText: 'The chance to win could not be worked out.' })
  await expect(coach).toBeVisible()
  await expect(odds).toBeVisible()
  await expect(page.getByText('Thinking…')).toHaveCount(0)
  const policy = careful(1)
  let answers = 0
  const release = workers.hold()
  await playOn(page, await twinOf(page), (at) => (answers++ < 1 ? policy(at) : undefined))
  // The next question is asked like any other: what is said of the last one goes first.
  await expect(coach).toHaveCount(0)
  await expect(odds).toHaveCount(0)
  release()
  await expect(coach).toBeVisible()
  await expect(odds).toBeVisible()
  await page.unroute(WORKERS)
  await coach.getByRole('button', { name: 'Try again' }).click()
  await expect(best(page)).not.toHaveCount(0)
  await odds.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('Chance to win')).toBeVisible()
})

test('a page that is loaded anew while the coach thinks asks again', {
  tag: ['@only-desktop', '@long'],
}, async ({ page }) => {
  let isHeld = true
  await page.route(WORKERS, (route) => (isHeld ? undefined : route.continue()))
  await startTable(page, { survivors: ['Ethan'], difficulty: 'Easy', seed: 'thinking' })
  const asked = page.waitForRequest(WORKERS)
  await helpBy(page, 'Coach: the best answers')
  await asked
  await expect(page.getByText('Thinking…')).toBeVisible()
  isHeld = false
  await page.reload()
  await expect(best(page)).not.toHaveCount(0)
})

test('a bot that cannot answer says so, and a person goes on', { tag: '@only-desktop' }, async ({ page }) => {
  await breakWorkers(page)
  await startTable(page, { survivors: ['Ethan', 'Lisa'], difficulty: 'Easy', seed: 'thinking' })
  await page.locator('.table-menu > summary').click()
  const playedBy = page.getByLabel('Lisa is played by')
  await playedBy.selectOption('the quick bot')
  await expect(playedBy).toHaveValue('')
  await page.keyboard.press('Escape')
  await expect(page.getByText('Lisa: the bot could not answer. You play on.')).toBeVisible()
})
