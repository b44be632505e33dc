import { expect, type Locator, type Page } from '@playwright/test'
import type { Fingers } from './fingers.ts'

/** Where the focus is from a place: on it, before it or behind it. */
const wayTo = (place: Locator) =>
  place.evaluate((element) => {
    const { activeElement } = document
    if (activeElement === element) return 'here'
    const before =
      element.compareDocumentPosition(activeElement ?? element) & Node.DOCUMENT_POSITION_FOLLOWING
    return activeElement === document.body || !before ? 'on' : 'back'
  })

/** The focus is somewhere, and can be seen. */
export async function expectFocusSeen(page: Page): Promise<void> {
  const seen = await page.evaluate(() => {
    const { activeElement: at } = document
    if (!at || at === document.body) return 'nowhere'
    if (!at.matches(':focus-visible')) return `not shown on ${at.outerHTML.slice(0, 80)}`
    const outlined = [at, at.closest('label'), at.closest('fieldset')].some((each) => {
      if (!each) return false
      const { outlineStyle, outlineWidth } = getComputedStyle(each)
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0
    })
    const ground = at.querySelector('.space-ground')
    const other = document.querySelector('.space:not(:focus) .space-ground')
    const isInked = ground && other && getComputedStyle(ground).stroke !== getComputedStyle(other).stroke
    return outlined || isInked ? 'seen' : `no mark on ${at.outerHTML.slice(0, 80)}`
  })
  expect(seen).toBe('seen')
}

/** Walks to a place with the tab key, and never by any other way. */
export async function tabTo(page: Page, place: Locator): Promise<void> {
  await expect(place).toBeVisible()
  for (let steps = 0; steps < 150; steps++) {
    const way = await wayTo(place)
    if (way === 'here') return expectFocusSeen(page)
    await page.keyboard.press(way === 'on' ? 'Tab' : 'Shift+Tab')
  }
  throw new Error(`the tab key does not lead to ${place}`)
}

const ARROWS = { ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1] } as const
type Arrow = keyof typeof ARROWS

const nameAt = (row: number, column: number) => `${String.fromCharCode(97 + column)}${row + 1}`

/** The arrows that lead from one space of a grid to another; what is no space is stepped over. */
function arrowsTo(spaces: ReadonlySet<string>, from: string, to: string): readonly Arrow[] {
  const step = (name: string, arrow: Arrow): string | undefined => {
    let [row, column] = [Number(name.slice(1)) - 1, name.charCodeAt(0) - 97]
    do {
      row += ARROWS[arrow][0]
      column += ARROWS[arrow][1]
      if (row < 0 || column < 0 || row > 7 || column > 7) return undefined
    } while (!spaces.has(nameAt(row, column)))
    return nameAt(row, column)
  }
  const ways = new Map<string, readonly Arrow[]>([[from, []]])
  for (const [name, way] of ways) {
    if (name === to) return way
    for (const arrow of Object.keys(ARROWS) as Arrow[]) {
      const next = step(name, arrow)
      if (next !== undefined && !ways.has(next)) ways.set(next, [...way, arrow])
    }
  }
  throw new Error(`no arrows lead from ${from} to ${to}`)
}

/** Keys alone. */
export const KEYS: Fingers = {
  async press(page, button) {
    await tabTo(page, button)
    await page.keyboard.press('Enter')
  },
  turn: (page) => page.keyboard.press('r'),
  mirror: (page) => page.keyboard.press('f'),
  async put(page, target, square) {
    const grid = page.locator(`.hp-grid[data-target="${target}"]`)
    await tabTo(page, grid.locator('[tabindex="0"]'))
    const from = (await grid.locator(':focus').getAttribute('data-square')) ?? ''
    const spaces = await grid
      .locator('[data-square]')
      .evaluateAll((cells) => cells.map((cell) => (cell as SVGElement).dataset.square ?? ''))
    const arrows = arrowsTo(new Set(spaces), from, square)
    for (const arrow of arrows) await page.keyboard.press(arrow)
    // Where one already stands, Enter lays it down first.
    if (arrows.length === 0) await page.keyboard.press('Enter')
    await expect(grid.locator(`[data-square="${square}"]`)).toBeFocused()
    await expectFocusSeen(page)
  },
}
