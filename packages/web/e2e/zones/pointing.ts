import type { ActPick, Layout, Point, Rect } from '@graveshift/zones'
import type { Page } from '@playwright/test'
import { isPhone } from '../test.ts'

/** Points of a zone from which its ground, or what stands on it, may be meant: a grid over each of its pieces. */
const GRID = [0.5, 0.14, 0.86, 0.3, 0.7] as const

function pointsIn([x0, y0, x1, y1]: Rect): Point[] {
  return GRID.flatMap((down) => GRID.map((right): Point => [x0 + (x1 - x0) * right, y0 + (y1 - y0) * down]))
}

/** Points of the board at which something of a zone may be pressed. */
export const pointsOf = (layout: Layout, zone: number): readonly Point[] =>
  (layout.zones[zone]?.pieces ?? []).flatMap(pointsIn)

interface Framed {
  /** The same point on the screen. */
  readonly at: Point
  /** What shows the board: left, top, width, height. */
  readonly region: readonly [number, number, number, number]
}

/** Where a point of the board lies on the screen, in sight or not. */
async function framed(page: Page, { width, height }: Layout, [x, y]: Point): Promise<Framed> {
  const boxes = await page.evaluate(() =>
    ['.zb-layer', '.zb-region'].map((name) => {
      const { left, top, width, height } =
        document.querySelector(name)?.getBoundingClientRect() ?? new DOMRect()
      return [left, top, width, height] as const
    }),
  )
  const [layer, region] = boxes
  if (!layer || !region) throw new Error('there is no board')
  return { at: [layer[0] + (x / width) * layer[2], layer[1] + (y / height) * layer[3]], region }
}

/** Controls lie over the board. */
const isFree = (page: Page, at: Point): Promise<boolean> =>
  page.evaluate(([px, py]) => document.elementFromPoint(px, py)?.closest('.zb-region') !== null, at)

/** The same point on the screen, if the board shows it there. */
async function pixelOf(page: Page, layout: Layout, point: Point): Promise<Point | undefined> {
  const { at, region } = await framed(page, layout, point)
  const [left, top, wide, high] = region
  const isIn = at[0] > left + 4 && at[0] < left + wide - 4 && at[1] > top + 4 && at[1] < top + high - 4
  return isIn && (await isFree(page, at)) ? at : undefined
}

/** Drags the board, by mouse or finger, until a point lies in the middle, or as near to it as the board goes. */
export async function dragIntoSight(page: Page, layout: Layout, point: Point): Promise<void> {
  const { at, region } = await framed(page, layout, point)
  const [left, top, wide, high] = region
  const way = (wanted: number, room: number) => Math.max(-0.4 * room, Math.min(0.4 * room, wanted))
  const by: Point = [way(left + wide / 2 - at[0], wide), way(top + high / 2 - at[1], high)]
  const from: Point = [left + (wide - by[0]) / 2, top + (high - by[1]) / 2]
  const to: Point = [from[0] + by[0], from[1] + by[1]]
  const half: Point = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2]
  if (!isPhone(page)) {
    await page.mouse.move(...from)
    await page.mouse.down()
    for (const place of [half, to]) await page.mouse.move(...place)
    return page.mouse.up()
  }
  const session = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...places: readonly Point[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: places.map(([x, y]) => ({ x, y })) })
  await touch('touchStart', from)
  for (const place of [half, to]) await touch('touchMove', place)
  await touch('touchEnd')
  await session.detach()
}

/** What a press on what is looked at would do, as answers in order; nothing where it would do nothing. */
async function meant(page: Page): Promise<readonly ActPick[] | undefined> {
  // What is told follows the hand a frame later.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
  const keys = await page
    .locator('.zone-meant')
    .evaluateAll((found) => found.map((each) => (each as HTMLElement).dataset.plan))
  return keys[0]?.split(' ').map((key) => JSON.parse(key) as ActPick)
}

/** Milliseconds after which two taps are two taps. */
const APART = 340

async function tapFirst(page: Page, layout: Layout, points: readonly Point[]): Promise<void> {
  for (const point of points) {
    const pixel = await pixelOf(page, layout, point)
    if (!pixel) continue
    await page.waitForTimeout(APART)
    return page.touchscreen.tap(...pixel)
  }
}

/**
 * Looks at points of the board until a press there would do what is wanted, then presses there: a mouse hovers before
 * it clicks, a finger taps twice, and between two tries somewhere away, for twice at the same would do it. Gives what presses there once more; nothing where there is no such point.
 */
export async function pointAt(
  page: Page,
  layout: Layout,
  points: readonly Point[],
  away: readonly Point[],
  isWanted: (picks: readonly ActPick[]) => boolean,
): Promise<(() => Promise<void>) | undefined> {
  const touch = isPhone(page)
  for (const point of points) {
    const pixel = await pixelOf(page, layout, point)
    if (!pixel) continue
    if (touch) {
      await page.waitForTimeout(APART)
      await page.touchscreen.tap(...pixel)
    } else await page.mouse.move(...pixel)
    const picks = await meant(page)
    if (!picks || !isWanted(picks)) {
      if (touch) await tapFirst(page, layout, away)
      continue
    }
    const press = async () => {
      if (!touch) return page.mouse.click(...pixel)
      await page.waitForTimeout(APART)
      // What is told of a zone takes room from the board, which keeps the zone in sight.
      await page.touchscreen.tap(...((await pixelOf(page, layout, point)) ?? pixel))
    }
    await press()
    return press
  }
  return undefined
}
