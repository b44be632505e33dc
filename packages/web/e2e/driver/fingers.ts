import type { Locator, Page } from '@playwright/test'
import { press } from '../test.ts'

/** How a person touches the table: with a pointer or with keys. */
export interface Fingers {
  press(page: Page, button: Locator): Promise<void>
  turn(page: Page): Promise<void>
  mirror(page: Page): Promise<void>
  /** Brings what is in the hand to a square of a target. */
  put(page: Page, target: number, square: string): Promise<void>
}

const bar = (page: Page) => page.getByRole('region', { name: 'Open choices' })

/** Fingers that do everything by pressing in one and the same way. */
export const pressing = (by: Fingers['press']): Fingers => ({
  press: by,
  turn: (page) => by(page, bar(page).getByRole('button', { name: 'Turn' })),
  mirror: (page) => by(page, bar(page).getByRole('button', { name: 'Mirror' })),
  async put(page, target, square) {
    const space = page.locator(`.hp-grid[data-target="${target}"] [data-square="${square}"]`)
    if ((await page.locator('[data-cutting]').count()) === 0) return by(page, space)
    // On a phone a card is small and touched as a whole as long as no part of a cut shape lies on it.
    await space.scrollIntoViewIfNeeded()
    const box = await space.boundingBox()
    if (!box) throw new Error(`${square} of ${target} is not in sight`)
    await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2)
  },
})

/** The mouse, or a finger on a phone. */
export const POINTER: Fingers = pressing(press)
