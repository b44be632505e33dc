import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { expectNoSideScroll } from '../test.ts'

const THEMES = ['light', 'contrast', 'dark'] as const

/**
 * Themes change the same few colors everywhere: `npm test` looks at them on the pages with most of them, `npm run
 * e2e:long` on these, too.
 */
export const THEMES_IN_TIME = process.env.E2E_LONG === undefined ? 'this' : 'every'

/** What axe objects to, as it stands: only that is listed, and in the page itself, which has no frames. */
async function axe(page: Page, where: string, make: (axe: AxeBuilder) => AxeBuilder): Promise<string[]> {
  const builder = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] })
  const { violations } = await make(builder).analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html }) => `${where} ${id}: ${html.slice(0, 160)}`),
  )
}

/**
 * What axe objects to, on the page or in a part of it: everything once, and what depends on colors in every theme or in
 * the one that is on.
 */
export async function axeFindings(
  page: Page,
  themes: 'every' | 'this' = 'every',
  part = 'html',
): Promise<string[]> {
  // Colors are measured at rest.
  await page.evaluate(() => {
    document.documentElement.dataset.motion = 'off'
  })
  const before = await page.evaluate(() => document.documentElement.dataset.theme ?? 'dark')
  const found = await axe(page, before, (builder) => builder.include(part))
  if (themes === 'this') return found
  const wear = (theme: string) =>
    page.evaluate((wanted) => {
      document.documentElement.dataset.theme = wanted
    }, theme)
  for (const theme of THEMES.filter((each) => each !== before)) {
    await wear(theme)
    found.push(...(await axe(page, theme, (builder) => builder.include(part).withRules('color-contrast'))))
  }
  await wear(before)
  return found
}

/** Everything to be touched that is smaller than a finger: what it is and how large. */
export function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const LEAST = 44
    // Links within a line of text are as high as the line; their surroundings keep the finger apart.
    const isInText = (element: Element) =>
      element instanceof HTMLAnchorElement && getComputedStyle(element).display === 'inline'
    const all = document.querySelectorAll(
      'a, button, summary, select, textarea, input, label:has(input), [role="gridcell"]',
    )
    return [...all].flatMap((element) => {
      const style = getComputedStyle(element)
      const isSeen = element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
      if (!isSeen || style.pointerEvents === 'none' || isInText(element)) return []
      // The label around a box is what is touched.
      if (element instanceof HTMLInputElement && element.closest('label')) return []
      const area = element.matches('[role="gridcell"]')
        ? (element.querySelector('.space-whole') ?? element)
        : element
      // Nothing can be done with squares that are only looked at.
      if (element.matches('[role="gridcell"]') && !element.closest('[data-drawing]')) return []
      if (element.closest('.skip, .unseen')) return []
      const { width, height } = area.getBoundingClientRect()
      if (width === 0 || height === 0) return []
      // Half a pixel is a matter of rounding.
      if (width >= LEAST - 0.5 && height >= LEAST - 0.5) return []
      const name = element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 40)
      return [
        `${element.tagName.toLowerCase()}.${element.getAttribute('class')} "${name}" ${width.toFixed(1)} x ${height.toFixed(1)}`,
      ]
    })
  })
}

/** Whatever holds more than it shows to the side, and does not scroll by itself. */
export function overflowing(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const root = document.documentElement
    const found =
      root.scrollWidth > root.clientWidth ? [`page ${root.scrollWidth} > ${root.clientWidth}`] : []
    for (const element of document.querySelectorAll<HTMLElement>('body *:not(svg *)')) {
      if (!element.checkVisibility() || element.closest('.unseen, [popover]')) continue
      const { overflowX, display, position, width } = getComputedStyle(element)
      // What scrolls may hold more; lines of text have no width of their own; the unseen is one pixel wide.
      if (overflowX === 'auto' || overflowX === 'scroll' || display === 'inline') continue
      if (position === 'absolute' && width === '1px') continue
      if (element.scrollWidth > element.clientWidth + 1)
        found.push(
          `${element.tagName.toLowerCase()}.${element.getAttribute('class')} "${element.textContent?.trim().slice(0, 40)}" ${element.scrollWidth} > ${element.clientWidth}`,
        )
    }
    return found
  })
}

/** Buttons of the table that lie under something else, in whole or by their middle. */
export function overlapping(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('.table-head button, .street-head button, .thumbs button')].flatMap(
      (element) => {
        const { x, y, width, height } = element.getBoundingClientRect()
        const [left, top] = [x + width / 2, y + height / 2]
        // What is scrolled out of sight waits there.
        const isOut = (parent: Element | null): boolean => {
          if (!parent) return left < 0 || left > window.innerWidth
          const box = parent.getBoundingClientRect()
          const { overflowX, overflowY } = getComputedStyle(parent)
          const scrolls = [overflowX, overflowY].some((way) => way === 'auto' || way === 'scroll')
          const isBeyond = left < box.left || left > box.right || top < box.top || y + height - 4 > box.bottom
          return (scrolls && isBeyond) || isOut(parent.parentElement)
        }
        if (!element.checkVisibility() || isOut(element.parentElement)) return []
        const spots = [top, y + height - 4].map((at) => document.elementFromPoint(left, at))
        if (spots.every((spot) => spot && (element.contains(spot) || spot.contains(element)))) return []
        return [`${element.getAttribute('class')} "${element.getAttribute('aria-label')}"`]
      },
    ),
  )
}

/** How the line of a fresh stroke comes: which part of it is missing at first and at last; nothing where it just is there. */
export function drawnByHand(page: Page): Promise<{ from: string; to: string } | undefined> {
  return page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      const { effect } = animation
      if (!(effect instanceof KeyframeEffect) || !effect.target?.matches('.mark-fresh path')) continue
      if (!(Number(effect.getComputedTiming().duration) > 1)) continue
      if (getComputedStyle(effect.target).strokeDasharray === 'none') continue
      const [first, last] = [effect.getKeyframes()[0], effect.getKeyframes().at(-1)]
      return { from: String(first?.strokeDashoffset), to: String(last?.strokeDashoffset) }
    }
    return undefined
  })
}

/** Animations and transitions that take time. */
export function moving(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    document.getAnimations().flatMap((animation) => {
      const timing = animation.effect?.getComputedTiming()
      const target = animation.effect instanceof KeyframeEffect ? animation.effect.target : null
      return Number(timing?.endTime ?? 0) > 1 ? [`${target?.getAttribute('class')} ${timing?.endTime}`] : []
    }),
  )
}

export async function expectNone(found: Promise<string[]>, what: string): Promise<void> {
  expect(await found, what).toEqual([])
}

/** Nothing sticks out to the side, and axe finds nothing. */
export async function expectClean(page: Page, themes: 'every' | 'this' = 'this'): Promise<void> {
  await expectNoSideScroll(page)
  await expectNone(axeFindings(page, themes), page.url())
}
