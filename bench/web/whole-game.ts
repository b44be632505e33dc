import type { Browser } from '@playwright/test'
import { openFile, playOn, twinOf } from '../../packages/web/e2e/driver/hand.ts'
import { careful } from '../../packages/web/e2e/driver/policy.ts'
import { Twin } from '../../packages/web/e2e/driver/twin.ts'
import type { Figure } from './figure.ts'
import { DESKTOP, type Opened, openPage } from './open-page.ts'

const MEGABYTE = 1024 * 1024

async function heap({ cdp }: Opened): Promise<number> {
  await cdp.send('HeapProfiler.collectGarbage')
  const { usedSize } = await cdp.send('Runtime.getHeapUsage')
  return usedSize / MEGABYTE
}

/** Plays a whole game for two on the screen and looks at what the page holds before, in it, after, and back home. */
export async function measureWholeGame(browser: Browser): Promise<Figure[]> {
  const opened = await openPage(browser, DESKTOP, { speed: 'instant' })
  const { page, close } = opened
  const home = async () => {
    await page.goto('/#/')
    await page.getByRole('heading', { level: 1 }).waitFor()
    return heap(opened)
  }
  const landing = await home()
  await openFile(page, Twin.new({ seats: 2, difficulty: 'easy' }, 'bench-web'))
  const twin = await twinOf(page)
  const before = await heap(opened)
  await playOn(page, twin, careful(1))
  const after = await heap(opened)
  const back = await home()
  await close()
  const decisions = twin.session.seq
  const memory = (when: string, value: number): Figure => ({
    name: `memory of the page (JavaScript heap) ${when}`,
    value,
    unit: 'MB',
  })
  return [
    memory('on the landing page', landing),
    memory('at the start of a game', before),
    memory(`after a whole game of ${decisions} decisions`, after),
    memory('back on the landing page', back),
  ]
}
