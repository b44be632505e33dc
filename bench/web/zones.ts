import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import type { Json } from '@graveshift/kernel'
import type { Browser, Page } from '@playwright/test'
import { ZoneTwin } from '../../packages/web/e2e/zones/zone-twin.ts'
import { address } from '../../packages/web/shots/open.ts'
import { type Figure, median } from './figure.ts'
import { DESKTOP, type Device, FAR_PHONE, openPage } from './open-page.ts'
import { traceWork } from './work.ts'

/** Every miniature of the box on the streets of M1, far from the one survivor: at the end of its turn all of them go. */
const HORDE: Json = {
  mission: 'M1',
  survivors: ['amy'],
  turn: 'amy',
  people: [{ id: 'amy', zone: '9R.E', health: 3 }],
  zombies: {
    '5R.SW': { walker: 10, fatty: 3, runner: 4 },
    '5R.SE': { walker: 8, runner: 6 },
    '2V.SE': { walker: 8, fatty: 5, abomination: 1 },
    '1V.SE': { walker: 4, fatty: 8, runner: 2 },
    '9R.SE': { walker: 10, runner: 4 },
  },
  noise: { '9R.E': 3 },
}

const BUSY = '[data-table][data-busy]'
const AT_REST = '[data-table]:not([data-busy])'
const QUESTION = '.action-bar [data-focus="question"], .action-bar .turn-panel, .mate[data-fits]'
/** The other game's door on the landing page. */
const DOOR = '.game-other .button-primary'
const LANDING = 'main button'

/**
 * Brings a game in as a file; a slow processor takes its time. By the page itself: Playwright would hold on to the
 * input, and with it to all of the landing page that it lay on.
 */
async function openGame(page: Page, twin: ZoneTwin): Promise<void> {
  await page.goto('/#/')
  const input = 'input[type=file]'
  await page.locator(input).first().waitFor({ state: 'attached' })
  await page.evaluate(
    ([selector, text]) => {
      const found = document.querySelector<HTMLInputElement>(selector)
      const files = new DataTransfer()
      files.items.add(new File([text], 'game.json', { type: 'application/json' }))
      if (found) found.files = files.files
      found?.dispatchEvent(new Event('change', { bubbles: true }))
    },
    [input, JSON.stringify(twin.record())] as const,
  )
  await page.locator('[data-table]').waitFor({ timeout: 60_000 })
}

/** Presses the end of a turn, and once more where it is asked back. */
async function endTurn(page: Page, { phone }: Device): Promise<void> {
  const end = page.locator('.turn-button[data-do="end"]')
  await end.scrollIntoViewIfNeeded()
  const press = () => (phone ? end.tap() : end.click())
  await press()
  if ((await end.getAttribute('data-armed')) !== null) await press()
}

/** All zombies of the box go at once. */
export async function measureHorde(browser: Browser, device: Device): Promise<Figure[]> {
  const twin = ZoneTwin.at(HORDE, 'bench-web')
  const zombies = twin.board.zombies.reduce((sum, count) => sum + count, 0)
  const { page, close } = await openPage(browser, device, { speed: 'fast' })
  await openGame(page, twin)
  const end = page.locator('.turn-button[data-do="end"]')
  await end.waitFor()
  const [frames, { longest }] = await traceWork(browser, page, async () => {
    await page.evaluate(() => window.watch.startFrames('click'))
    await endTurn(page, device)
    return page.evaluate(
      async ([busy, atRest]) => {
        await window.watch.painted(busy ?? '')
        await window.watch.painted(atRest ?? '')
        return window.watch.stopFrames()
      },
      [BUSY, AT_REST],
    )
  })
  await close()
  const goal = device.phone ? 100 : 50
  return [
    {
      name: `${zombies} zombies go at once, longest of ${frames.length} frames: ${device.name}`,
      value: Math.max(...frames),
      unit: 'ms',
      goal,
    },
    {
      name: `${zombies} zombies go at once, longest task, processor time: ${device.name}`,
      value: longest,
      unit: 'ms',
      goal,
    },
  ]
}

async function firstDecision(browser: Browser): Promise<{ readonly time: number; readonly clicks: number }> {
  const { page, close } = await openPage(browser, FAR_PHONE)
  await page.goto(address(), { waitUntil: 'commit' })
  await page.locator(DOOR).first().tap({ timeout: 60_000 })
  const time = await page.evaluate((selector) => window.watch.painted(selector), QUESTION)
  const clicks = await page.evaluate(() => window.watch.clicks())
  await close()
  return { time, clicks }
}

const gzipped = (path: string): number =>
  gzipSync(readFileSync(new URL(`../../packages/web/dist${path}`, import.meta.url)), { level: 9 }).length

/** Scripts and styles that are fetched up to the first question of a game. */
async function fetchedFor(browser: Browser, door: string, question: string): Promise<ReadonlySet<string>> {
  const { page, close } = await openPage(browser, DESKTOP)
  await page.goto(address())
  await page.locator(LANDING).first().waitFor()
  await page.locator(door).first().click()
  const names = await page.evaluate(async (selector) => {
    await window.watch.painted(selector)
    return performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname)
  }, question)
  await close()
  return new Set(names.filter((name) => /\.(?:js|css)$/.test(name)))
}

async function addedBytes(browser: Browser): Promise<number> {
  const other = await fetchedFor(
    browser,
    `main .button-primary:not(${DOOR})`,
    '[aria-label="Open choices"] h2',
  )
  const own = await fetchedFor(browser, DOOR, QUESTION)
  return [...own].filter((name) => !other.has(name)).reduce((sum, name) => sum + gzipped(name), 0)
}

const MISSIONS = 10
const MEGABYTE = 1024 * 1024

/** What the page holds after one mission and after ten, back on the landing page. */
async function memory(browser: Browser): Promise<Figure[]> {
  const { page, cdp, close } = await openPage(browser, DESKTOP, { speed: 'instant' })
  const heap = async (): Promise<number> => {
    await cdp.send('HeapProfiler.collectGarbage')
    const { usedSize } = await cdp.send('Runtime.getHeapUsage')
    return usedSize / MEGABYTE
  }
  const figures: Figure[] = []
  for (let mission = 1; mission <= MISSIONS; mission++) {
    const twin = ZoneTwin.new({ mission: 'M0' }, `memory-${mission}`)
    await openGame(page, twin)
    await page.locator('.table-menu > summary').click()
    for (const seat of await page.locator('.table-menu .bot-select select').all())
      await seat.selectOption('quick')
    await page.keyboard.press('Escape')
    await page.locator('[data-outcome]').first().waitFor({ timeout: 300_000 })
    await page.goto('/#/')
    await page.getByRole('heading', { level: 1 }).waitFor()
    if (mission === 1 || mission === MISSIONS)
      figures.push({
        name: `memory of the page (JavaScript heap) after ${mission} whole missions by bots, back on the landing page`,
        value: await heap(),
        unit: 'MB',
      })
  }
  await close()
  return figures
}

/** What a game on zones takes to be there, and to be played often. */
export async function measureZoneVisit(browser: Browser, times: number): Promise<Figure[]> {
  const visits: { readonly time: number; readonly clicks: number }[] = []
  while (visits.length < times) visits.push(await firstDecision(browser))
  return [
    {
      name: `a mission, page open to first decision: ${FAR_PHONE.name}`,
      value: median(visits.map(({ time }) => time)) / 1000,
      unit: 's',
      goal: 10,
      less: true,
    },
    {
      name: 'a mission, page open to first decision, clicks',
      value: Math.max(...visits.map(({ clicks }) => clicks)),
      unit: 'clicks',
      goal: 3,
    },
    {
      name: 'a mission, JavaScript and styles beyond those of the first game, gzipped',
      value: (await addedBytes(browser)) / 1024,
      unit: 'KB',
      goal: 150,
    },
    ...(await memory(browser)),
  ]
}
