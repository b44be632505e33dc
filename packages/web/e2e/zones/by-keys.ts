import { type Layout, zoneName } from '@graveshift/zones'
import { expect, type Page } from '@playwright/test'
import { neighbour } from '../../src/zone-table/board/neighbours.ts'
import { expectFocusSeen, tabTo } from '../driver/keys.ts'
import type { Touch } from './zone-hand.ts'

const ARROWS = ['ArrowUp', 'ArrowRight', 'ArrowDown', 'ArrowLeft'] as const
const WAYS = [0, 1, 2, 3] as const

/** The arrows that lead over the board from one zone to another. */
function arrowsTo(layout: Layout, from: number, to: number): readonly string[] {
  const known = new Map<number, readonly string[]>([[from, []]])
  for (const [zone, keys] of known) {
    if (zone === to) return keys
    for (const way of WAYS) {
      const next = neighbour(layout, zone, way)
      if (next !== undefined && !known.has(next)) known.set(next, [...keys, ARROWS[way]])
    }
  }
  throw new Error('no arrows lead there')
}

/** Keys alone: buttons by their own key or the tab key, zones by M and the arrows. */
export const BY_KEYS: Touch = {
  async press(page, button) {
    await expect(button).toBeVisible()
    const own = await button.getAttribute('aria-keyshortcuts')
    if (own !== null) return page.keyboard.press(own.length === 1 ? own.toLowerCase() : own)
    await tabTo(page, button)
    await page.keyboard.press('Enter')
  },
  async walk(page, { kit: { map } }, to) {
    await page.keyboard.press('m')
    const here = page.locator('.zb-zone:focus')
    await expect(here).toHaveCount(1)
    for (const key of arrowsTo(map.layout, Number(await here.getAttribute('data-zone')), to))
      await page.keyboard.press(key)
    await expect(here).toHaveAttribute('aria-label', new RegExp(zoneName(map, to).replaceAll('.', '\\.')))
    await expectFocusSeen(page)
    const go = () => page.keyboard.press('Enter')
    await go()
    return go
  },
}

/** Counts whatever a pointer does on the page from now on. */
export async function watchPointers(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    let pointers = 0
    for (const type of ['pointerdown', 'mousedown', 'touchstart', 'wheel'])
      window.addEventListener(
        type,
        () => {
          document.documentElement.dataset.pointers = String(++pointers)
        },
        true,
      )
  })
  return () => page.evaluate(() => Number(document.documentElement.dataset.pointers ?? 0))
}
