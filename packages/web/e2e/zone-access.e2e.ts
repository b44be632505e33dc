import { axeFindings, expectNone, moving, overflowing, smallTargets } from './driver/measure.ts'
import { NARROWEST } from './driver/phone.ts'
import { expect, expectNoSideScroll, type Page, press, test } from './test.ts'
import { openZoneGame } from './zones/play-on.ts'
import { SECOND, type TwinGame, WEST } from './zones/twin-game.ts'
import { ZoneTwin } from './zones/zone-twin.ts'

/** A moment of a game at the table, and what is pressed then. */
interface Moment {
  readonly name: string
  readonly kind: string
  /** What is among the answers. */
  readonly can?: string
  readonly open?: (page: Page) => Promise<void>
  readonly short?: true
  /** Another game than the second edition. */
  readonly game?: TwinGame
}

/** Opens a button of the turn and the first thing under it. */
const doing = (what: string) => async (page: Page) => {
  await press(page, page.locator(`.turn-button[data-do="${what}"]`))
}

const MOMENTS: readonly Moment[] = [
  { name: 'cards before the first turn', kind: 'prepare' },
  { name: 'whose turn it is', kind: 'activate' },
  { name: 'a turn', kind: 'act', short: true },
  { name: 'the board in words', kind: 'act', open: (page) => page.keyboard.press('z') },
  { name: 'cards laid out anew', kind: 'act', open: doing('reorganise') },
  { name: 'a find', kind: 'arrange' },
  { name: 'a split', kind: 'split' },
  { name: 'a wound', kind: 'wound' },
  { name: 'hits', kind: 'hit' },
  { name: 'a new skill', kind: 'skill' },
  { name: 'a roll to be kept', kind: 'reroll' },
  { name: 'dark rooms', kind: 'dark' },
  { name: 'something offered', kind: 'may' },
  ...(
    [
      { name: 'a mission told before its first round', kind: 'prepare' },
      { name: 'a turn beside the gauge', kind: 'act', short: true },
      { name: 'an attack', kind: 'act', can: 'ranged', open: doing('attack') },
      { name: 'a card that asks', kind: 'option' },
      { name: 'a wound', kind: 'wound' },
      { name: 'a new skill', kind: 'skill' },
      { name: 'a split', kind: 'split' },
    ] as const
  ).map((moment) => ({ ...moment, name: `in the west, ${moment.name}`, game: WEST })),
]

const MISSIONS: Readonly<Record<string, readonly string[]>> = {
  [SECOND.module.id]: ['M0', 'M1'],
  [WEST.module.id]: ['M1', 'M4', 'M6'],
}

/** The first such moment of games that the quick bot plays. */
function momentOf({ kind, can, game = SECOND }: Pick<Moment, 'kind' | 'can' | 'game'>): ZoneTwin {
  const missions = MISSIONS[game.module.id] ?? []
  for (let number = 1; number <= 12; number++) {
    const isThere = (twin: ZoneTwin) => {
      const [choice] = twin.session.choices()
      if (choice?.kind !== kind) return false
      return can === undefined || twin.picks(choice).some((pick) => pick.do === can)
    }
    const mission = missions[(number - 1) % missions.length] ?? ''
    const twin = ZoneTwin.new({ mission }, `access-${number}`, game)
    if (isThere(twin.playUntil(isThere))) return twin
  }
  throw new Error(`nobody is asked ${kind}`)
}

async function openMoment(page: Page, moment: Moment): Promise<void> {
  const { kind, open } = moment
  await openZoneGame(page, momentOf(moment))
  await expect(page.locator('.action-bar')).toHaveAttribute('data-choice', kind)
  await open?.(page)
}

/** Text of another size, as the browser is told to show it. */
const textOf = (page: Page, size: string) =>
  page.evaluate((wanted) => {
    document.documentElement.style.fontSize = wanted
  }, size)

/** What has no room; drawn pieces are laid out round points, and the row of actions is pushed aside by a finger. */
const crowded = async (page: Page) =>
  (await overflowing(page)).filter((each) => !/^\w+\.zb-|^section\.action-bar /.test(each))

/** What is too small for fingers; zones are as large as they are looked at from close by, pills larger than they look. */
const tooSmall = async (page: Page) =>
  (await smallTargets(page)).filter((each) => !/^button\.zb-(?:zone|pill) /.test(each))

for (const moment of MOMENTS) {
  const long = moment.short ? [] : ['@long']
  test(`axe finds nothing at a table of zones, and nothing moves for who wants it still: ${moment.name}`, {
    tag: ['@only-desktop', ...long],
  }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await openMoment(page, moment)
    await expectNone(moving(page), moment.name)
    await expectNone(axeFindings(page, 'every'), moment.name)
    // Text twice as large has the layout of smaller screens: it is scrolled down, never to the side.
    await textOf(page, '200%')
    await expect(page.locator('[data-table]')).toHaveAttribute('data-layout', 'narrow')
    await expectNoSideScroll(page)
    await textOf(page, '')
  })

  for (const language of moment.game ? (['de', 'it', 'en'] as const) : (['de'] as const))
    test(`on the narrowest phone a table of zones has room for fingers and words in ${language}: ${moment.name}`, {
      tag: ['@only-phone', '@long'],
    }, async ({ page }) => {
      await page.addInitScript(
        (wanted) => localStorage.setItem('graveshift.settings', `{"speed":"instant","language":"${wanted}"}`),
        language,
      )
      await page.setViewportSize(NARROWEST)
      await openMoment(page, moment)
      for (const tab of await page.locator('.table-tabs button').all()) {
        await tab.tap()
        const where = `${moment.name}, ${await tab.textContent()}`
        await expectNone(crowded(page), where)
        await expectNone(tooSmall(page), where)
        await expectNone(axeFindings(page, 'this'), where)
      }
    })
}

test('the legend of a table of zones opens from the menu, fits the narrowest phone in German, and goes with Escape', {
  tag: '@only-phone',
}, async ({ page }) => {
  await page.addInitScript(() =>
    localStorage.setItem('graveshift.settings', '{"speed":"instant","language":"de"}'),
  )
  await page.setViewportSize(NARROWEST)
  await openZoneGame(page, momentOf({ kind: 'act' }))
  await press(page, page.locator('.table-menu > summary'))
  await press(page, page.getByRole('button', { name: 'Legende' }))
  const legend = page.getByRole('dialog', { name: 'Legende' })
  await expect(legend.locator('.legend-stage').first()).toBeVisible()
  await expectNone(crowded(page), 'the legend')
  await expectNone(axeFindings(page, 'every'), 'the legend')
  await page.keyboard.press('Escape')
  await expect(legend).toHaveCount(0)
  await page.keyboard.press('k')
  await expect(legend).toBeVisible()
})
