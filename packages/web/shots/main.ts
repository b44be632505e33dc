// npm run screenshots [-- NAME ...]: makes docs/screenshots/*.png from fixed games, without motion.
import { writeFileSync } from 'node:fs'
import { isRecord, type Json } from '@graveshift/kernel'
import type { BrowserContextOptions, Page } from '@playwright/test'
import { openFile } from '../e2e/driver/hand.ts'
import { careful, lineOf } from '../e2e/driver/policy.ts'
import { lastStand } from '../e2e/driver/scenes.ts'
import { Twin } from '../e2e/driver/twin.ts'
import { played } from '../src/games/gear-up/testing/played.ts'
import { nightIn } from './night.ts'
import { openPage, startBrowser } from './open.ts'
import { smaller } from './smaller.ts'

const folder = new URL('../../../docs/screenshots/', import.meta.url)

const DESKTOP: BrowserContextOptions = { viewport: { width: 1280, height: 800 } }
const TABLET: BrowserContextOptions = {
  viewport: { width: 1024, height: 768 },
  hasTouch: true,
  isMobile: true,
}
const PHONE: BrowserContextOptions = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

/** A table of three in the second turn, with something crossed and something left to do. */
function table(): Twin {
  const start = Twin.new(
    { survivors: ['ethan', 'lisa', 'greta'], boss: 'mutation', leader: 0 },
    'screenshots',
  )
  const { end } = lineOf(start, careful(11), ({ board, session }) => {
    // The leader's question lies in front.
    const choice = session.choices().find(({ seat }) => seat === board.setup.leader)
    if (board.turn < 3 || choice?.kind !== 'attack' || board.zombies.length < 5) return false
    const near = board.zombies.filter(({ seat }) => seat === choice.seat).map(({ id }) => id)
    const fits = (pick: Json) =>
      isRecord(pick) && near.includes(Number(pick.target)) && String(pick.squares).split(' ').length > 2
    return session.picks(choice).some(fits)
  })
  return end
}

/** A shape in the hand, lying where it fits. */
async function placed(page: Page): Promise<void> {
  await openFile(page, table())
  await page.locator('.hp-grid').first().waitFor()
  await page.keyboard.press('n')
  await page.locator('.ghost').first().waitFor()
}

async function finished(page: Page): Promise<void> {
  const start = Twin.new(
    { survivors: ['lisa', 'amadou'], boss: 'mutation', difficulty: 'easy' },
    'screenshots',
  )
  const { end } = lineOf(start, careful(11), () => false)
  await openFile(page, end)
  await page.goto(`/#/end/${page.url().split('#/game/')[1]}`)
  await page.getByRole('heading', { level: 1 }).waitFor()
}

/** A mission of the second edition in the middle of a game, with somebody at turn. */
const night = (mission: string, round: number) => async (page: Page) => {
  await page.goto('/#/')
  await page.locator('input[type=file]').setInputFiles({
    name: 'game.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(nightIn(mission, round))),
  })
  await page.locator('[data-table="second-edition"]').waitFor()
}

/** The missions, with one of them chosen. */
const missions = async (page: Page) => {
  await page.goto('/#/second-edition/new')
  await page.locator('.mission-grid label', { hasText: 'Small Town' }).click()
  await page.locator('#mission-chosen', { hasText: 'Small Town' }).waitFor()
}

interface Shot {
  readonly name: string
  readonly device: BrowserContextOptions
  readonly language?: 'en' | 'it' | 'de'
  /** Goes to the place and waits until all of it is there. */
  go(page: Page): Promise<void>
}

const landing = async (page: Page) => {
  await page.goto('/')
  await page.locator('main button').first().waitFor()
}
const laid = async (page: Page) => {
  await openFile(page, table())
  await page.locator('.hp-grid').first().waitFor()
}

const SHOTS: readonly Shot[] = [
  { name: 'landing-desktop', device: DESKTOP, go: landing },
  { name: 'landing-phone', device: PHONE, go: landing },
  { name: 'table-desktop', device: DESKTOP, go: laid },
  { name: 'table-phone', device: PHONE, go: laid },
  { name: 'table-desktop-it', device: DESKTOP, language: 'it', go: laid },
  { name: 'table-desktop-de', device: DESKTOP, language: 'de', go: laid },
  { name: 'placement-desktop', device: DESKTOP, go: placed },
  { name: 'placement-tablet', device: TABLET, go: placed },
  { name: 'placement-phone', device: PHONE, go: placed },
  {
    name: 'boss-desktop',
    device: DESKTOP,
    go: async (page) => {
      await openFile(page, lastStand('super-abomination').twin)
      await page.locator('.boss-card').first().waitFor()
    },
  },
  { name: 'missions-desktop', device: DESKTOP, go: missions },
  { name: 'missions-phone', device: PHONE, go: missions },
  { name: 'small-town-desktop', device: DESKTOP, go: night('small-town', 6) },
  { name: 'small-town-tablet', device: TABLET, go: night('small-town', 6) },
  { name: 'small-town-phone', device: PHONE, go: night('small-town', 6) },
  { name: 'car-crash-desktop', device: DESKTOP, go: night('car-crash', 5) },
  { name: 'car-crash-tablet', device: TABLET, go: night('car-crash', 5) },
  { name: 'car-crash-phone', device: PHONE, go: night('car-crash', 5) },
  { name: 'pale-shelter-desktop', device: DESKTOP, go: night('pale-shelter', 5) },
  { name: 'pale-shelter-tablet', device: TABLET, go: night('pale-shelter', 5) },
  { name: 'pale-shelter-phone', device: PHONE, go: night('pale-shelter', 5) },
  { name: 'end-desktop', device: DESKTOP, go: finished },
  {
    name: 'replay-desktop',
    device: DESKTOP,
    go: async (page) => {
      await page.goto('/#/shelf')
      const record = played({ survivors: ['amadou', 'priya'], boss: 'zombiphant' }, 5).record({ for: 'host' })
      await page.locator('input[type=file]').setInputFiles({
        name: 'game.json',
        mimeType: 'application/json',
        buffer: Buffer.from(JSON.stringify(record)),
      })
      await page.getByRole('link', { name: /^Replay/ }).click()
      await page.getByRole('slider').waitFor()
      for (let turn = 0; turn < 3; turn++) await page.keyboard.press('PageDown')
    },
  },
]

const wanted = process.argv.slice(2)
const browser = await startBrowser()
try {
  for (const { name, device, language = 'en', go } of SHOTS) {
    if (wanted.length > 0 && !wanted.includes(name)) continue
    const page = await openPage(browser, {
      locale: 'en-GB',
      timezoneId: 'UTC',
      reducedMotion: 'reduce',
      ...device,
    })
    // The same day on every picture.
    await page.clock.setFixedTime(new Date('2026-11-16T12:00:00Z'))
    const settings = { language: 'en', speed: 'instant', motion: false, theme: 'dark' }
    await page.addInitScript(
      (text) =>
        localStorage.getItem('graveshift.settings') ?? localStorage.setItem('graveshift.settings', text),
      JSON.stringify(settings),
    )
    await go(page)
    if (language !== 'en') {
      await page.getByRole('button', { name: language === 'it' ? 'Italiano' : 'Deutsch' }).click()
      await page.locator(`html[lang="${language}"]`).waitFor()
      await page.mouse.move(0, 0)
    }
    await page.evaluate(async () => {
      await document.fonts.ready
      scrollTo(0, 0)
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    })
    const picture = smaller(await page.screenshot({ animations: 'disabled', caret: 'hide' }))
    writeFileSync(new URL(`${name}.png`, folder), picture)
    process.stdout.write(`${name} ${Math.round(picture.length / 1024)} KB\n`)
    await page.context().close()
  }
} finally {
  await browser.close()
}
