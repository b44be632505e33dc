import { rulesCalled } from '@graveshift/games'
import { isFault } from '@graveshift/kernel'
import { type GameRecord, loadSession } from '@graveshift/table'
import en from '../words/en.json' with { type: 'json' }
import { savedRecord } from './driver/hand.ts'
import { hostileFiles } from './driver/hostile.ts'
import { wordsOn } from './driver/words-on.ts'
import { expect, type Page, press, test } from './test.ts'
import { expectSameZones, openZoneGame, playZones } from './zones/play-on.ts'
import { noSecret, type Step, ZoneTwin } from './zones/zone-twin.ts'

const FIRST = { mission: 'M0' }

/** The table, by the number of decisions. */
const table = (page: Page) => page.locator('[data-table]')

/** The question in front. */
const bar = (page: Page) => page.locator('.action-bar')

/** Whether somebody takes its turn. */
const isTurn = ({ session }: ZoneTwin) => session.choices()[0]?.kind === 'act'

/** Names, and words that two languages share. */
const NAMES = /^(Graveshift|Zombicide Life|English|Deutsch|Italiano|(Amy|Doug|Elle|Josh|Ned|Wanda|, )+\.?)$/
const SAME = { de: /^(Zombies|Coach|Normal|Team)$/, it: /^(Round \d|Coach)$/ } as const

test('the language changes in the middle of a mission: every word, and nothing else', {
  tag: '@desktop',
}, async ({ page }) => {
  const twin = ZoneTwin.new(FIRST, 'moments').playUntil(isTurn)
  await openZoneGame(page, twin)
  await expectSameZones(page, twin)
  const english = await wordsOn(page)
  expect(english.length).toBeGreaterThan(60)
  const kept = new Map<string, readonly string[]>()
  await press(page, page.locator('.tools-row summary'))
  for (const [language, code] of [
    ['Deutsch', 'de'],
    ['Italiano', 'it'],
  ] as const) {
    await press(page, page.getByRole('button', { name: language }))
    await expect(page.locator('html')).toHaveAttribute('lang', code)
    await expect(bar(page).locator('.turn-panel')).toBeVisible()
    const words = new Set(await wordsOn(page))
    kept.set(
      code,
      english.filter((text) => words.has(text) && !NAMES.test(text) && !SAME[code].test(text)),
    )
    await expectSameZones(page, twin)
  }
  expect(Object.fromEntries(kept)).toEqual({ de: [], it: [] })
  await press(page, page.getByRole('button', { name: 'English' }))
  await page.keyboard.press('Escape')
  await expect.poll(() => wordsOn(page)).toEqual(english)
})

/** Amy with two sawed-offs and shells for another roll, beside zombies. */
const ARMED = {
  mission: 'M1',
  survivors: ['amy', 'doug'],
  turn: 'amy',
  people: [
    { id: 'amy', zone: '9R.E', hand: ['sawed-off', 'sawed-off'], pack: ['plenty-of-shells', 'water'] },
    { id: 'doug', zone: '9R.S', hand: ['machete'] },
  ],
  zombies: { '9R.E': { walker: 2, runner: 1 } },
}

/** The shot that leaves a roll to be kept or thrown again. */
function shotOf(twin: ZoneTwin): Step {
  const [choice] = twin.session.choices()
  if (choice?.kind !== 'act') throw new Error('nobody acts')
  for (const pick of twin.picks(choice)) {
    if (pick.do !== 'ranged') continue
    const after = twin.copy()
    after.do({ choice, pick })
    if (after.session.choices()[0]?.kind === 'reroll')
      return { choice, pick, written: twin.written(choice, pick) }
  }
  throw new Error('no shot is thrown again')
}

test('a reload in the middle of a roll: the same dice lie, the same is asked, and it goes on', {
  tag: '@desktop',
}, async ({ page }) => {
  const twin = ZoneTwin.at(ARMED, 'rolls')
  let shot: Step | undefined = shotOf(twin)
  await openZoneGame(page, twin)
  await playZones(page, twin, {
    choose: () => {
      const next = shot
      shot = undefined
      return next
    },
  })
  const dice = page.locator('.dice-tray li')
  await expect(dice.first()).toBeVisible()
  // What the dice are about is seen from closer by, until they have done what they do.
  const board = page.locator('.zone-board')
  await expect(board).toHaveAttribute('data-detail', 'close')
  const thrown = await dice.allTextContents()
  await page.reload()
  await expect(bar(page)).toHaveAttribute('data-choice', 'reroll')
  await expect(dice).toHaveText(thrown)
  await expectSameZones(page, twin)
  await expect(board).toHaveAttribute('data-detail', 'close')
  await playZones(page, twin, { until: ({ session }) => session.choices()[0]?.kind === 'act' })
  await expectSameZones(page, twin)
  await expect(board).toHaveAttribute('data-detail', 'table')
})

/** Whether whoever is chosen next may search where it stands. */
function willSearch(twin: ZoneTwin): boolean {
  const step = twin.next()
  if (step?.choice.kind !== 'activate') return false
  const after = twin.copy()
  after.do(step)
  const [choice] = after.session.choices()
  return choice?.kind === 'act' && after.picks(choice).some((pick) => pick.do === 'search')
}

test('undo goes back to the horizon of a mission, which is told before, and says there why no further', {
  tag: '@desktop',
}, async ({ page }) => {
  const twin = ZoneTwin.new(FIRST, 'moments').playUntil(willSearch)
  await openZoneGame(page, twin)
  await playZones(page, twin, { until: isTurn })
  const undo = page.locator('.tools-row [aria-keyshortcuts~="U"]')
  await expect(undo).not.toHaveAttribute('aria-disabled')
  await page.keyboard.press('u')
  await expect(bar(page)).toHaveAttribute('data-choice', 'activate')
  await page.keyboard.press(String(1 + (twin.board.turns[0]?.person ?? 0)))
  await expect(bar(page)).toHaveAttribute('data-choice', 'act')
  // A search draws a card: asked back first, then nothing leads back.
  const loud = page.locator('.turn-button[data-do="search"]')
  const before = await table(page).getAttribute('data-seq')
  await press(page, loud)
  await expect(loud).toContainText('No undo after this: press again')
  await expect(table(page)).toHaveAttribute('data-seq', before ?? '')
  await press(page, loud)
  await expect(table(page)).not.toHaveAttribute('data-seq', before ?? '')
  await expect(undo).toHaveAttribute('aria-disabled', 'true')
  const after = await savedRecord(page)
  await page.keyboard.press('u')
  await expect(page.getByRole('alert')).toContainText('cards revealed since then')
  expect(await savedRecord(page)).toEqual(after)
})

test('a replay of a mission goes anywhere and is verified, and the game goes on from any place of it', {
  tag: '@desktop',
}, async ({ page }) => {
  const played = (enough: number) =>
    ZoneTwin.new({ ...FIRST, survivors: ['amy', 'doug'] }, 'again').playUntil(
      ({ session }) => session.seq >= enough,
    )
  const twin = played(Number.POSITIVE_INFINITY)
  await openZoneGame(page, twin)
  const id = new URL(page.url()).hash.split('/')[2] ?? ''
  await page.goto(`/#/replay/${id}`)
  const slider = page.getByRole('slider', { name: 'Position' })
  await expect(slider).toHaveValue('0')
  await expect(page.getByText('Verified')).toBeVisible()
  await page.keyboard.press('PageDown')
  await expect(slider).toHaveAttribute('aria-valuetext', /^Round \d/)
  await page.keyboard.press('End')
  await expect(slider).toHaveValue(String(twin.session.seq))
  await expect(page.locator('[data-table][data-sideless]')).toHaveAttribute(
    'data-seq',
    String(twin.session.seq),
  )
  const middle = Math.floor(twin.session.seq / 2)
  await slider.fill(String(middle))
  await press(page, page.getByRole('button', { name: 'Continue from here' }))
  await expect(page).toHaveURL(/#\/game\//)
  await expect(page.locator('[data-table]:not([data-sideless])')).toBeVisible()
  await expectSameZones(page, played(middle))
})

/** The game as a release keeps it: with the name of the rules that it was played by. */
async function keptRecord(twin: ZoneTwin): Promise<GameRecord> {
  const rules = await rulesCalled('second-edition')?.load()
  const session = rules && loadSession(rules, twin.record(), noSecret)
  if (!session || isFault(session)) throw new Error(session?.message ?? 'there is no such game')
  return session.record({ for: 'host' })
}

test('hostile files of a mission are refused in words, and nothing is lost', {
  tag: '@desktop',
}, async ({ page }) => {
  const twin = ZoneTwin.new(FIRST, 'moments').playUntil((at) => at.session.seq > 8 && isTurn(at))
  await openZoneGame(page, twin)
  await expectSameZones(page, twin)
  const game = page.url()
  const before = await savedRecord(page)
  const words: Readonly<Record<string, string>> = en
  const refused = page.getByRole('alert')
  for (const { what, text, refused: why } of hostileFiles(await keptRecord(twin))) {
    // Every refusal is a new one.
    await page.goto('/#/shelf')
    await page.goto('/#/')
    await page
      .locator('input[type=file]')
      .first()
      .setInputFiles({ name: `${what}.json`, mimeType: 'application/json', buffer: Buffer.from(text) })
    await expect(refused, what).toHaveText(words[`refused-file.${why}`] ?? 'no words')
  }
  expect(await page.evaluate(() => 'polluted' in {})).toBe(false)
  await page.goto(game)
  await expect(bar(page)).toHaveAttribute('data-choice', 'act')
  expect(await savedRecord(page)).toEqual(before)
})

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow' })

  test('after one visit a mission is set up, played, replayed and looked up without a network', {
    tag: '@desktop',
  }, async ({ page, context }) => {
    await page.goto('/')
    await page.evaluate(() => navigator.serviceWorker.ready)
    await context.setOffline(true)
    await page.goto('/#/second-edition/new')
    await page.reload()
    await press(page, page.getByRole('button', { name: 'Start', exact: true }))
    await expect(table(page)).toBeVisible()
    await expect.poll(() => savedRecord(page)).toBeTruthy()
    const record = await savedRecord(page)
    if (!record) throw new Error('the game is not saved')
    const twin = ZoneTwin.load(record)
    const enough = twin.session.seq + 4
    await playZones(page, twin, { until: ({ session }) => session.seq >= enough })
    const id = new URL(page.url()).hash.split('/')[2] ?? ''
    for (const place of ['rules', 'learn', 'statistics', 'achievements', 'new']) {
      await page.goto(`/#/second-edition/${place}`)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByRole('alert')).toHaveCount(0)
    }
    await page.goto(`/#/replay/${id}`)
    await expect(page.getByRole('slider', { name: 'Position' })).toBeVisible()
    await page.goto(`/#/game/${id}`)
    await expect(bar(page)).not.toHaveAttribute('data-question', 'none')
    await context.setOffline(false)
  })
})
