import { readFileSync } from 'node:fs'
import { GEAR_UP_MODULE } from '@graveshift/gear-up'
import { FastChance, isFault, isRefusal } from '@graveshift/kernel'
import { Session } from '@graveshift/table'
import type { Page } from '@playwright/test'
import { played } from '../src/games/gear-up/testing/played.ts'
import { savedRecord } from './driver/hand.ts'
import { careful, lineOf } from './driver/policy.ts'
import { Twin } from './driver/twin.ts'
import { expect, press, test } from './test.ts'

const fileOf = (name: string, record: object) => ({
  name: `${name}.json`,
  mimeType: 'application/json',
  buffer: Buffer.from(JSON.stringify(record)),
})

const LOST = fileOf(
  'lost',
  played({ seats: 2, difficulty: 'nightmare', boss: 'mutation' }, 5).record({ for: 'host' }),
)

/** A whole game that is won. */
function won(): Twin {
  for (let number = 200; number < 300; number++) {
    const { end } = lineOf(
      Twin.new({ seats: 1, difficulty: 'easy' }, `e2e-${number}`),
      careful(number),
      () => false,
    )
    if (end.session.outcome === 'won') return end
  }
  throw new Error('no game is won any more')
}

/** A running game in which so much was tried and taken back that no link can hold it. */
function hesitant(): Session<never> {
  const options = GEAR_UP_MODULE.readOptions({ seats: 6 })
  if (isFault(options)) throw new Error(options.message)
  const session = Session.start(GEAR_UP_MODULE, options, { seed: 'hesitant' })
  if (isRefusal(session)) throw new Error(session.refused)
  const random = new FastChance(1)
  for (let tries = 0; tries < 3_200; tries++) {
    const choices = session.choices()
    const choice = choices[random.below(choices.length)]
    if (!choice || choice.seat === 'team') break
    const picks = session.picks(choice)
    const pick = picks[random.below(picks.length)] ?? null
    if (isRefusal(session.do(choice.seat, choice.id, pick))) continue
    if (isRefusal(session.undo())) break
  }
  return session as never
}

async function takeIn(page: Page, ...files: (typeof LOST)[]): Promise<void> {
  await page.goto('/#/shelf')
  for (const file of files) {
    const before = await page.getByRole('listitem').count()
    await page.getByLabel('Open a file').setInputFiles(file)
    await expect(page.getByRole('listitem')).toHaveCount(before + 1)
  }
}

test('a finished game goes over a link, and one that is too long goes as a file', {
  tag: ['@desktop', '@long'],
}, async ({ page, browser }) => {
  const long = hesitant()
  await takeIn(page, LOST)
  await press(page, page.getByRole('button', { name: /^Share as a link/ }))
  const link = await page.getByLabel('Link', { exact: true }).inputValue()
  const elsewhere = await browser.newContext({ locale: 'en-GB' })
  const other = await elsewhere.newPage()
  await other.goto(link)
  await expect(other.getByText('It is over; you can look at it and replay it.')).toBeVisible()
  await other.getByRole('button', { name: 'Put it on my shelf' }).click()
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('You lose.')
  // What others played is no game of mine.
  await other.goto('/#/statistics')
  await expect(other.getByText('0 of 1')).toHaveCount(0)
  await elsewhere.close()

  await takeIn(page, fileOf('long', long.record({ for: 'host' })))
  const row = page.getByRole('listitem').filter({ hasText: 'Priya' })
  await press(page, row.getByRole('button', { name: /^Share as a link/ }))
  const panel = page.locator('.share-panel', { hasText: 'too long for a link' })
  await expect(panel).toBeVisible()
  const download = page.waitForEvent('download')
  await press(page, panel.getByRole('button', { name: 'Save as a file' }))
  const saved = JSON.parse(readFileSync(await (await download).path(), 'utf8'))
  expect(saved.seal).toBe(long.record({ for: 'host' }).seal)
})

test('games lie side by side, and go out and in as files unchanged', { tag: '@desktop' }, async ({
  page,
}) => {
  const games: string[] = []
  for (let started = 0; started < 2; started++) {
    await page.goto('/#/')
    await press(page, page.getByRole('button', { name: 'Play now' }).first())
    await expect(page.getByText('Saved', { exact: true })).toBeVisible()
    games.push(page.url())
  }
  const [first = '', second = ''] = games
  const choices = page.getByRole('region', { name: 'Open choices' })
  await press(page, choices.getByRole('button', { name: 'One space' }))
  await press(page, choices.getByRole('button', { name: 'Find a fit' }))
  await press(page, choices.getByRole('button', { name: 'Draw it' }))
  await expect.poll(async () => (await savedRecord(page))?.batches.length).toBeGreaterThan(1)
  const changed = await savedRecord(page)
  await page.goto(first)
  await expect(choices).toBeVisible()
  expect((await savedRecord(page))?.batches).toHaveLength(1)
  await page.goto(second)
  await expect(choices).toBeVisible()
  expect(await savedRecord(page)).toEqual(changed)

  const download = page.waitForEvent('download')
  await press(page, page.getByText('Table', { exact: true }))
  await press(page, page.getByRole('button', { name: 'Save as a file' }))
  const path = await (await download).path()
  await page.goto('/#/')
  await page.getByLabel('Open a game from a file').setInputFiles(path)
  await expect(page).toHaveURL(/#\/game\//)
  expect(games).not.toContain(page.url())
  await expect(choices).toBeVisible()
  expect((await savedRecord(page))?.seal).toBe(changed?.seal)
  await page.goto('/#/shelf')
  await expect(page.getByRole('listitem')).toHaveCount(3)
})

test('statistics and achievements stay when their games are thrown away', { tag: '@desktop' }, async ({
  page,
}) => {
  await takeIn(page, LOST, fileOf('won', won().record()))
  await page.goto('/#/statistics')
  await expect(page.getByText('1 of 2 · 50%').first()).toBeVisible()
  await page.goto('/#/achievements')
  await press(page, page.getByRole('radio', { name: 'Earned' }).locator('xpath=ancestor::label'))
  const earned = page.getByRole('main').getByRole('heading', { level: 3 })
  await expect(earned.first()).toBeVisible()
  const names = await earned.allTextContents()

  await page.goto('/#/shelf')
  for (let left = 2; left > 0; left--) {
    await press(page, page.getByRole('button', { name: /^Delete/ }).first())
    await expect(page.getByRole('listitem')).toHaveCount(left - 1)
  }
  await page.goto('/#/achievements')
  await page.reload()
  await press(page, page.getByRole('radio', { name: 'Earned' }).locator('xpath=ancestor::label'))
  await expect(earned).toHaveText(names)
  await page.goto('/#/statistics')
  await expect(page.getByText('1 of 2 · 50%').first()).toBeVisible()
})

test('a game whose entry is damaged leaves the others listed, and can be deleted', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.goto('/')
  await press(page, page.getByRole('button', { name: 'Play now' }).first())
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await page.evaluate(
    () =>
      new Promise<void>((done) => {
        const opening = indexedDB.open('graveshift')
        opening.onsuccess = () => {
          const writing = opening.result.transaction('entries', 'readwrite')
          writing.objectStore('entries').put({ id: 'damaged', updated: 'x' })
          writing.oncomplete = () => done()
        }
      }),
  )
  await page.goto('/#/shelf')
  await page.reload()
  const damaged = page.getByText('its entry is damaged')
  await expect(damaged).toBeVisible()
  await expect(page.getByRole('listitem')).toHaveCount(1)
  await page.goto('/')
  await expect(damaged).toBeVisible()
  await press(page, page.locator('.damaged-game').getByRole('button', { name: 'Delete' }))
  await expect(damaged).toHaveCount(0)
})
