import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import type { Browser } from '@playwright/test'
import { address } from '../../packages/web/shots/open.ts'
import { type Figure, median } from './figure.ts'
import { DESKTOP, FAR_PHONE, openPage, PHONE } from './open-page.ts'
import { traceWork } from './work.ts'

const LANDING = 'main button'
const QUESTION = '[aria-label="Open choices"] h2'
/** How long after the landing page is there it may still turn out to have been busy. */
const QUIET = 2_000

const gzipped = (path: string): number =>
  gzipSync(readFileSync(new URL(`../../packages/web/dist${path}`, import.meta.url)), { level: 9 }).length

async function firstLoad(browser: Browser): Promise<number> {
  const { page, close } = await openPage(browser, DESKTOP)
  await page.goto(address())
  const scripts = await page.evaluate(async (landing) => {
    const usable = await window.watch.painted(landing)
    return performance
      .getEntriesByType('resource')
      .filter((entry) => entry.startTime <= usable && entry.name.endsWith('.js'))
      .map(({ name }) => new URL(name).pathname)
  }, LANDING)
  await close()
  return scripts.reduce((sum, path) => sum + gzipped(path), 0)
}

/** Painted, and no long task after it: from then on every click is answered at once. */
async function landing(browser: Browser): Promise<number> {
  const { page, close } = await openPage(browser, PHONE)
  await page.goto(address())
  const painted = await page.evaluate((selector) => window.watch.painted(selector), LANDING)
  await page.waitForTimeout(QUIET)
  const lastLong = await page.evaluate(() => window.watch.lastLongTask())
  await close()
  return Math.max(painted, lastLong)
}

/** All work of the main thread from opening the page until it is quiet, as long as a slow processor takes for it. */
async function landingWork(browser: Browser): Promise<number> {
  const { page, close } = await openPage(browser, { ...PHONE, slower: 1 })
  const [, { total }] = await traceWork(browser, page, async () => {
    await page.goto(address())
    await page.evaluate((selector) => window.watch.painted(selector), LANDING)
    await page.waitForTimeout(QUIET)
  })
  await close()
  return total * PHONE.slower
}

async function firstDecision(browser: Browser): Promise<{ readonly time: number; readonly clicks: number }> {
  const { page, close } = await openPage(browser, FAR_PHONE)
  await page.goto(address(), { waitUntil: 'commit' })
  await page.getByRole('button', { name: 'Play now' }).first().tap({ timeout: 60_000 })
  const time = await page.evaluate((selector) => window.watch.painted(selector), QUESTION)
  const clicks = await page.evaluate(() => window.watch.clicks())
  await close()
  return { time, clicks }
}

async function reload(browser: Browser, device: typeof DESKTOP): Promise<number> {
  const { page, close } = await openPage(browser, device)
  await page.goto(address())
  await page.getByRole('button', { name: 'Play now' }).first().click()
  const question = page.locator(QUESTION)
  await question.waitFor()
  await page.getByText('Saved', { exact: true }).waitFor()
  const before = await page.locator('[aria-label="Open choices"]').textContent()
  await page.evaluate(() => navigator.serviceWorker.ready)
  await page.reload({ waitUntil: 'commit' })
  const time = await page.evaluate((selector) => window.watch.painted(selector), QUESTION)
  const after = await page.locator('[aria-label="Open choices"]').textContent()
  if (after !== before) throw new Error('the reload came back to another question')
  await close()
  return time
}

async function often(times: number, measure: () => Promise<number>): Promise<number> {
  const values: number[] = []
  while (values.length < times) values.push(await measure())
  return median(values)
}

export async function measureFirstVisit(browser: Browser, times: number): Promise<Figure[]> {
  const visits: { readonly time: number; readonly clicks: number }[] = []
  while (visits.length < times) visits.push(await firstDecision(browser))
  return [
    {
      name: 'first load: JavaScript, gzipped, before a game is chosen',
      value: (await firstLoad(browser)) / 1024,
      unit: 'KB',
      goal: 150,
    },
    {
      name: `landing page interactive: ${PHONE.name}`,
      value: (await often(times, () => landing(browser))) / 1000,
      unit: 's',
      goal: 2.5,
    },
    {
      name: 'landing page, all work until it is quiet, processor time x 6',
      value: (await often(times, () => landingWork(browser))) / 1000,
      unit: 's',
      goal: 2.5,
    },
    {
      name: `page open to first decision: ${FAR_PHONE.name}`,
      value: median(visits.map(({ time }) => time)) / 1000,
      unit: 's',
      goal: 10,
      less: true,
    },
    {
      name: 'page open to first decision, clicks',
      value: Math.max(...visits.map(({ clicks }) => clicks)),
      unit: 'clicks',
      goal: 3,
    },
    {
      name: `reload to the same question: ${DESKTOP.name}`,
      value: (await often(times, () => reload(browser, DESKTOP))) / 1000,
      unit: 's',
    },
    {
      name: `reload to the same question: ${PHONE.name}`,
      value: (await often(times, () => reload(browser, PHONE))) / 1000,
      unit: 's',
    },
  ]
}
