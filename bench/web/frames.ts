import type { Browser, Page } from '@playwright/test'
import { answer } from '../../packages/web/e2e/driver/answer.ts'
import { type Fingers, pressing } from '../../packages/web/e2e/driver/fingers.ts'
import { openFile } from '../../packages/web/e2e/driver/hand.ts'
import { careful, lineOf } from '../../packages/web/e2e/driver/policy.ts'
import type { Twin } from '../../packages/web/e2e/driver/twin.ts'
import { type Figure, quantile } from './figure.ts'
import { type Device, openPage } from './open-page.ts'
import { crowdedTable } from './placing.ts'
import { traceWork, type Work } from './work.ts'

/** Moves the hand over all cards of a street, as fast as a hand does. */
async function wave(page: Page, device: Device, seconds: number): Promise<readonly number[]> {
  const grids = page.locator('.hp-grid')
  const boxes = []
  for (const grid of await grids.all()) {
    const box = await grid.boundingBox()
    if (box) boxes.push(box)
  }
  await page.evaluate(() => window.watch.startFrames('now'))
  const end = performance.now() + seconds * 1000
  for (let step = 0; performance.now() < end; step++) {
    const box = boxes[Math.floor(step / 60) % boxes.length]
    if (!box) throw new Error('there is no card in sight')
    const x = box.x + box.width * (0.5 + 0.45 * Math.sin(step / 9))
    const y = box.y + box.height * (0.5 + 0.45 * Math.cos(step / 13))
    if (device.phone) await page.touchscreen.tap(x, y)
    else await page.mouse.move(x, y)
  }
  return page.evaluate(() => window.watch.stopFrames())
}

async function ghostFrames(browser: Browser, device: Device, seconds: number) {
  const { page, close } = await openPage(browser, device, { speed: 'instant' })
  await openFile(page, crowdedTable())
  await page.getByRole('button', { name: 'Undo' }).waitFor()
  const waved = await traceWork(browser, page, () => wave(page, device, seconds))
  await close()
  return waved
}

/** A game of six seats just before the answer that sets the most in motion. */
function beforeTheStorm(): { readonly twin: Twin; readonly next: ReturnType<ReturnType<typeof careful>> } {
  const start = crowdedTable()
  const { line } = lineOf(start, careful(1), ({ session }) => session.seq >= 60)
  const size = (twin: Twin): number => {
    const last = twin.session.log().at(-1)
    return last && 'events' in last ? last.events.length : 0
  }
  const runner = start.copy()
  let best = { at: 0, events: 0 }
  line.forEach(([choice, pick], at) => {
    runner.do(choice, pick)
    if (size(runner) > best.events) best = { at, events: size(runner) }
  })
  const twin = start.copy()
  for (const step of line.slice(0, best.at)) twin.do(...step)
  return { twin, next: line[best.at] }
}

/** Presses the spot where something is, without looking on while the page answers. */
const blind = (device: Device): Fingers =>
  pressing(async (page, button) => {
    await button.scrollIntoViewIfNeeded()
    const box = await button.boundingBox()
    if (!box) throw new Error('what is to be pressed is not in sight')
    const middle = [box.x + box.width / 2, box.y + box.height / 2] as const
    await (device.phone ? page.touchscreen.tap(...middle) : page.mouse.click(...middle))
  })

/** How long the page has to make what comes after the question. */
const AFTERMATH = 500

async function playbackFrames(browser: Browser, device: Device) {
  const { twin, next } = beforeTheStorm()
  if (!next) throw new Error('nothing is set in motion')
  const { page, close } = await openPage(browser, device, { speed: 'fast' })
  await openFile(page, twin)
  await page.getByRole('button', { name: 'Undo' }).waitFor()
  const storm = await traceWork(browser, page, async () => {
    await page.evaluate(() => window.watch.startFrames('click'))
    await answer(page, twin, ...next, blind(device))
    // Nothing is asked while the table moves. Waited for inside the page: looking from outside costs it whole frames.
    return page.evaluate(async (aftermath) => {
      await window.watch.painted('.action-bar:not([data-choice])')
      await window.watch.painted('.action-bar[data-choice] :is(.tray, .answers, .hand)')
      await new Promise((resolve) => setTimeout(resolve, aftermath))
      return window.watch.stopFrames()
    }, AFTERMATH)
  })
  await close()
  return storm
}

export async function measureFrames(browser: Browser, device: Device, seconds: number): Promise<Figure[]> {
  const goal = device.phone ? 100 : 50
  const lines = (what: string, [frames, { longest }]: readonly [readonly number[], Work]): Figure[] => [
    {
      name: `${what}, longest of ${frames.length} frames: ${device.name}`,
      value: Math.max(...frames),
      unit: 'ms',
      goal,
    },
    { name: `${what}, 95 of 100 frames: ${device.name}`, value: quantile(frames, 0.95), unit: 'ms' },
    {
      name: `${what}, longest task, processor time: ${device.name}`,
      value: longest,
      unit: 'ms',
      goal,
    },
  ]
  return [
    ...lines('six seats, a shape moves', await ghostFrames(browser, device, seconds)),
    ...lines('six seats, automatic steps', await playbackFrames(browser, device)),
  ]
}
