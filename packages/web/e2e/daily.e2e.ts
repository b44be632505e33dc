import { GEAR_UP_MODULE } from '@graveshift/gear-up'
import { FastChance, isRefusal, nth } from '@graveshift/kernel'
import { dailyOptions, Session } from '@graveshift/table'
import { openFile } from './driver/hand.ts'
import { expectClean, THEMES_IN_TIME } from './driver/measure.ts'
import { Twin } from './driver/twin.ts'
import { expect, expectNoSideScroll, press, test } from './test.ts'

/** A day's table, played by chance to its end. */
function played(seed: string, seats: number): Twin {
  const options = dailyOptions(GEAR_UP_MODULE, seed, seats)
  const session = options && Session.start(GEAR_UP_MODULE, options, { seed })
  if (!session || isRefusal(session)) throw new Error('no table')
  const random = new FastChance(7)
  for (let [choice] = session.choices(); choice; [choice] = session.choices()) {
    const picks = session.picks(choice)
    session.do(choice.seat === 'team' ? 0 : choice.seat, choice.id, nth(picks, random.below(picks.length)))
  }
  return new Twin(session)
}

test('the table of the day: begun from the landing page, listed once the server played it again, shared as text', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.goto('/')
  await press(page, page.getByRole('link', { name: 'Today’s table' }).first())
  await expect(page.getByRole('heading', { name: 'Table of the day', level: 1 })).toBeVisible()
  await page.getByText('2', { exact: true }).first().click()
  await expect(page.getByRole('heading', { name: 'Results · 2 survivors' })).toBeVisible()
  await expectClean(page, THEMES_IN_TIME)
  await page.getByRole('button', { name: 'Play', exact: true }).click()
  await expect(page.getByRole('region', { name: 'Open choices' })).toBeVisible()

  const { origin } = new URL(page.url())
  const { seed } = await (await page.request.get(`${origin}/api/daily/gear-up`)).json()
  await openFile(page, played(seed, 2))
  await page.goto(`/#/end/${page.url().split('#/game/')[1]}`)
  const text = page.getByLabel('Text to share')
  await expect(text).toHaveValue(
    /Graveshift, table of[\s\S]*2 survivors[\s\S]*[▁▂▃▄▅▆▇█]+[★×]\nWithout help\nhttp/,
  )
  await page.getByLabel('Your name').fill('<i>Ada</i>')
  await press(page, page.getByRole('button', { name: 'List this game' }))
  await expect(page.getByText(/^Listed: place \d+ of \d+\.$/)).toBeVisible()
  await expectClean(page, THEMES_IN_TIME)
  await press(page, page.getByRole('link', { name: 'See the list' }))
  await page.getByText('2', { exact: true }).first().click()
  await expect(page.getByRole('row', { name: /<i>Ada<\/i>/ }).first()).toBeVisible()
  await expectNoSideScroll(page)
  // Yesterday is there, tomorrow is not.
  await expect(page.getByRole('link', { name: 'Next day' })).toHaveCount(0)
  await press(page, page.getByRole('link', { name: 'Previous day' }))
  await expect(page.getByText('Nobody is listed here yet.')).toBeVisible()

  // Without a server the date alone gives a table, which is not listed.
  await page.route('**/api/daily/**', (route) => route.fulfill({ status: 200, body: 'no server' }))
  await page.goto('/#/daily')
  await expect(page.getByText('It is not listed.')).toBeVisible()
  await expect(page.getByRole('heading', { name: /Results/ })).toHaveCount(0)
})
