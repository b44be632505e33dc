import { openTable, TABLE_STATES } from './driver/table-states.ts'
import { expect, type Page, test } from './test.ts'

const THEMES = ['dark', 'light', 'contrast'] as const

type Color = readonly [number, number, number]

const wear = (page: Page, theme: string) =>
  page.evaluate((wanted) => {
    document.documentElement.dataset.theme = wanted
    document.documentElement.dataset.motion = 'off'
  }, theme)

/** A color as it is computed, whatever it is written as. */
function computed(page: Page, selector: string, property: string): Promise<Color> {
  return page
    .locator(selector)
    .first()
    .evaluate((element, name) => {
      const canvas = document.createElement('canvas').getContext('2d')
      if (!canvas) throw new Error('no canvas')
      canvas.fillStyle = getComputedStyle(element).getPropertyValue(name)
      canvas.fillRect(0, 0, 1, 1)
      const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data
      return [red, green, blue] as const
    }, property)
}

function luminance(color: Color): number {
  const [red = 0, green = 0, blue = 0] = color.map((part) =>
    part <= 10 ? part / 3294.6 : ((part / 255 + 0.055) / 1.055) ** 2.4,
  )
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: Color, other: Color): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (high + 0.05) / (low + 0.05)
}

const apart = (one: Color, other: Color) =>
  one.reduce((sum, part, at) => sum + Math.abs(part - (other[at] ?? 0)), 0)

const [placing] = TABLE_STATES
if (!placing) throw new Error('no states')
const asked = { ...placing, reach: async () => undefined }

test('what fits, the keyboard’s focus and what is asked have three colors, seen in every theme', {
  tag: '@only-desktop',
}, async ({ page }) => {
  await openTable(page, asked)
  await expect(page.locator('.space-glow').first()).toBeVisible()
  for (const theme of THEMES) {
    await wear(page, theme)
    // By keys, so that the ring is shown.
    await page.locator('.hand-keys .button').first().focus()
    await page.keyboard.press('Tab')
    const focus = await computed(page, ':focus-visible', 'outline-color')
    const hazard = await computed(page, '.action-bar', 'border-top-color')
    const fits = await computed(page, '.space-glow', 'stroke')
    const around = await computed(page, '.zombie-card[data-lit]', '--fits')
    for (const [one, other] of [
      [focus, hazard],
      [focus, fits],
      [focus, around],
      [fits, hazard],
      [around, hazard],
    ] as const)
      expect(apart(one, other), theme).toBeGreaterThan(120)
    expect(contrast(focus, await computed(page, '.action-bar', 'background-color')), theme).toBeGreaterThan(3)
    expect(contrast(fits, await computed(page, '.space.glow .space-ground', 'fill')), theme).toBeGreaterThan(
      3,
    )
    expect(contrast(around, await computed(page, '.road', 'background-color')), theme).toBeGreaterThan(3)
    // A square has its own ring, which is not the frame of what fits.
    await page.locator('.space').first().focus()
    await page.keyboard.press('ArrowRight')
    const ring = await computed(page, '.space:focus-visible .space-ground', 'stroke')
    expect(apart(ring, fits), theme).toBeGreaterThan(120)
    expect(contrast(ring, await computed(page, '.space-ground', 'fill')), theme).toBeGreaterThan(3)
  }
})

/** Whatever is only chosen and yet wears the color of what wants to be done. */
const yellowChosen = (page: Page) =>
  page.evaluate(() => {
    const probe = document.createElement('i')
    probe.style.color = 'var(--hazard)'
    document.body.append(probe)
    const hazard = getComputedStyle(probe).color
    probe.remove()
    const chosen = '[aria-pressed="true"], [aria-current="page"], label:has(:checked), .chosen'
    return [...document.querySelectorAll(chosen)].flatMap((element) => {
      const style = getComputedStyle(element)
      const worn = [style.backgroundColor, style.borderBottomColor, style.outlineColor, style.boxShadow]
      return worn.some((value) => value.includes(hazard)) ? [element.outerHTML.slice(0, 120)] : []
    })
  })

test('yellow means one thing: nothing wears it for being chosen', { tag: '@desktop' }, async ({ page }) => {
  for (const place of ['', 'gear-up/new', 'settings', 'rules/GU-BOS-21']) {
    await page.goto(`/#/${place}`)
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
    expect(await yellowChosen(page), place).toEqual([])
  }
  await openTable(page, asked)
  for (const theme of THEMES) {
    await wear(page, theme)
    expect(await yellowChosen(page), theme).toEqual([])
  }
})
