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
  put: (page, target, square) =>
    by(page, page.locator(`.hp-grid[data-target="${target}"] [data-square="${square}"]`)),
})

/** The mouse, or a finger on a phone. */
export const POINTER: Fingers = pressing(press)
