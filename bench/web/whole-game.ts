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

/** Plays a whole game for two on the screen and looks at what the page holds before and after. */
export async function measureWholeGame(browser: Browser): Promise<Figure[]> {
  const opened = await openPage(browser, DESKTOP, { speed: 'instant' })
  const { page, close } = opened
  await openFile(page, Twin.new({ seats: 2, difficulty: 'easy' }, 'bench-web'))
  const twin = await twinOf(page)
  const before = await heap(opened)
  await playOn(page, twin, careful(1))
  const after = await heap(opened)
  await close()
  const decisions = twin.session.seq
  return [
    { name: 'memory of the page at the start of a game (JavaScript heap)', value: before, unit: 'MB' },
    { name: `memory of the page after a whole game of ${decisions} decisions`, value: after, unit: 'MB' },
  ]
}
