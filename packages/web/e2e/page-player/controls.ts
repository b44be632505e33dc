import type { Page } from '@playwright/test'

/** Something to be pressed, as whoever listens to the page finds it. */
export interface Control {
  /** Its place in the list that the page keeps of them. */
  readonly index: number
  readonly kind: 'button' | 'link' | 'tick' | 'select' | 'range' | 'cell' | 'summary' | 'text'
  readonly name: string
  /** Part of the question in front, or of what lies over everything. */
  readonly isAsked: boolean
  /** Part of what lies over everything. */
  readonly isOver: boolean
  /** Leads to another part of the same screen. */
  readonly isTab: boolean
  /** The thing most people want next. */
  readonly isPrimary: boolean
  readonly isPressed: boolean
  /** Asks back: the next press is meant. */
  readonly isArmed: boolean
  /** Ends what is being shown. */
  readonly isSkip: boolean
  /** For a select: what else there is to choose. */
  readonly options: readonly string[]
  readonly href: string | undefined
  readonly describedBy: string | undefined
  readonly keys: string | undefined
}

/** The page keeps the elements listed last, so that they need no names. */
interface WithControls {
  playerControls?: readonly Element[]
}

/**
 * All that can be pressed within the parts that match, and outside of those that do not count; under a dialog that
 * lies over everything nothing can.
 */
export function controlsIn(
  page: Page,
  within: string,
  without = '[data-nothing]',
): Promise<readonly Control[]> {
  return page.evaluate(
    ([inside, outside]) => {
      const ALL =
        'button:not([disabled], [aria-disabled="true"]), a[href], summary, select:not([disabled]), input:not([disabled]):not([type="file"]), [data-fits]'
      // Of several the one opened last.
      const modal = [...document.querySelectorAll('dialog:modal')].at(-1)
      const parts = modal ? [modal] : [...document.querySelectorAll(inside)]
      const all = [...new Set(parts.flatMap((part) => [...part.querySelectorAll(ALL)]))].filter((element) => {
        if (!modal && element.closest(outside)) return false
        if (element.closest('[inert]')) return false
        const seen = element instanceof HTMLInputElement ? (element.closest('label') ?? element) : element
        // What lies beyond the edge of a board that is looked at from close by is out of reach.
        const region = element.closest('.zb-region')?.getBoundingClientRect()
        const { left, right, top, bottom } = element.getBoundingClientRect()
        const [x, y] = [(left + right) / 2, (top + bottom) / 2]
        if (region && (x <= region.left || x >= region.right || y <= region.top || y >= region.bottom))
          return false
        return seen.checkVisibility({ visibilityProperty: true }) && seen.getClientRects().length > 0
      })
      ;(window as WithControls).playerControls = all
      const kindOf = (element: Element) => {
        if (element.matches('[data-fits]')) return 'cell' as const
        if (element instanceof HTMLSelectElement) return 'select' as const
        if (element instanceof HTMLAnchorElement) return 'link' as const
        if (element instanceof HTMLButtonElement) return 'button' as const
        if (element.matches('summary')) return 'summary' as const
        if (!(element instanceof HTMLInputElement)) return 'link' as const
        if (element.type === 'checkbox' || element.type === 'radio') return 'tick' as const
        return element.type === 'range' ? ('range' as const) : ('text' as const)
      }
      return all.map((element, index) => ({
        index,
        kind: kindOf(element),
        name: (
          element.getAttribute('aria-label') ??
          (element instanceof HTMLInputElement || element instanceof HTMLSelectElement
            ? `${element.closest('label')?.textContent ?? ''} ${element.value}`
            : (element.textContent ?? ''))
        )
          .replace(/\s+/g, ' ')
          .trim()
          .slice(0, 60),
        isAsked: modal !== undefined || element.closest('[data-question], [data-plan]') !== null,
        isOver: modal !== undefined,
        isTab: element.closest('nav') !== null && !(element instanceof HTMLAnchorElement),
        isPrimary: element.matches('.button-primary'),
        isPressed:
          element.getAttribute('aria-pressed') === 'true' ||
          (element instanceof HTMLInputElement && element.checked),
        isSkip: element.matches('[data-skip]'),
        isArmed: element.matches('[data-armed]'),
        options:
          element instanceof HTMLSelectElement
            ? [...element.options].map(({ value }) => value).filter((value) => value !== element.value)
            : [],
        href: element.getAttribute('href') ?? undefined,
        describedBy: element.getAttribute('aria-describedby') ?? undefined,
        keys: element.getAttribute('aria-keyshortcuts') ?? undefined,
      }))
    },
    [within, without] as const,
  )
}

/** Where a hand would press it; nothing where it is gone, and what lies over it where it cannot be reached. */
function spotOf(
  page: Page,
  { index }: Control,
): Promise<{ readonly x: number; readonly y: number } | { readonly under: string } | undefined> {
  return page.evaluate((wanted) => {
    const element = (window as WithControls).playerControls?.[wanted]
    if (!element?.isConnected) return undefined
    const seen = element instanceof HTMLInputElement ? (element.closest('label') ?? element) : element
    // A board moves what lies on it itself.
    const moved = seen.closest('.zb-region') ?? seen
    moved.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' })
    const place = seen.querySelector('.space-whole') ?? seen
    const spots = () => {
      const { left, top, width, height } = place.getBoundingClientRect()
      return [
        [0.5, 0.5],
        [0.5, 0.2],
        [0.2, 0.5],
        [0.8, 0.5],
        [0.5, 0.8],
      ].map(([across = 0, down = 0]) => ({ x: left + width * across, y: top + height * down }))
    }
    const reached = ({ x, y }: { x: number; y: number }) => {
      const hit = document.elementFromPoint(x, y)
      return hit !== null && (seen.contains(hit) || hit.contains(element))
    }
    const found = spots().find(reached)
    if (found) return found
    moved.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
    const again = spots().find(reached)
    if (again) return again
    const [{ x, y } = { x: 0, y: 0 }] = spots()
    return { under: document.elementFromPoint(x, y)?.outerHTML.slice(0, 120) ?? 'nothing' }
  }, index)
}

export interface Hand {
  readonly isTouch: boolean
}

/** What came of a press. */
export type Pressed = 'pressed' | 'gone' | { readonly under: string }

/** Presses as a hand does: where it is, with a mouse or a finger. `before` is called when the hand is there. */
export async function press(
  page: Page,
  { isTouch }: Hand,
  control: Control,
  before?: () => Promise<void>,
): Promise<Pressed> {
  const spot = await spotOf(page, control)
  if (!spot) return 'gone'
  if ('under' in spot) return spot
  if (!isTouch) await page.mouse.move(spot.x, spot.y)
  await before?.()
  if (isTouch) await page.touchscreen.tap(spot.x, spot.y)
  else await page.mouse.click(spot.x, spot.y)
  return 'pressed'
}

/** Chooses from a list, moves a slider or writes a line: what no press alone does. */
export async function set(page: Page, { index }: Control, value: string): Promise<void> {
  const mark = 'data-player-at'
  const found = await page.evaluate(
    ([wanted, name]) => {
      const element = (window as WithControls).playerControls?.[wanted]
      element?.setAttribute(name, '')
      return element?.isConnected === true
    },
    [index, mark] as const,
  )
  if (!found) return
  const place = page.locator(`[${mark}]`)
  if (await place.evaluate((element) => element instanceof HTMLSelectElement)) await place.selectOption(value)
  else await place.fill(value)
  // What was chosen may lie elsewhere now, such as somebody who came to the table.
  await place.evaluateAll((found, name) => found.map((each) => each.removeAttribute(name)), mark)
}
