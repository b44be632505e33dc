import { expect, type Locator, type Page } from '@playwright/test'
import type { Touch } from './zone-hand.ts'

/** What a reader says of a control: its role and its name. */
async function heard(control: Locator): Promise<{ readonly role: 'button'; readonly name: string }> {
  const [line = ''] = (await control.ariaSnapshot()).split('\n')
  // Names with a colon are quoted once more.
  const plain = line.startsWith("- '") ? line.slice(3).replaceAll("''", "'") : line.slice(2)
  const [, role, name] = /^(\w+) "((?:[^"\\]|\\.)+)"/.exec(plain) ?? []
  expect({ line, role }).toMatchObject({ role: 'button' })
  return { role: 'button', name: JSON.parse(`"${name}"`) as string }
}

/**
 * Finds a control by role and name alone and gives it what readers give: a press without any pointer. Controls of one
 * name have to be alike, as equal cards and empty slots are: then it is the one in the same place among them.
 */
async function pressHeard(page: Page, control: Locator): Promise<void> {
  await expect(control).toBeVisible()
  const { role, name } = await heard(control)
  const same = page.getByRole(role, { name, exact: true })
  const elements = await same.elementHandles()
  const meant = await control.elementHandle()
  const places = await Promise.all(
    elements.map((each) => each.evaluate((element, other) => element === other, meant)),
  )
  expect(places, name).toContain(true)
  // Of several with one name only cards and slots are alike.
  if (elements.length > 1) {
    const cells = await same.evaluateAll((all) => all.filter((each) => each.matches('[data-cell]')).length)
    expect({ name, cells }).toEqual({ name, cells: elements.length })
  }
  await same.nth(places.indexOf(true)).evaluate((element: HTMLElement) => {
    element.focus()
    element.click()
  })
}

/** The accessibility tree alone: every control by its role and name, the board as its text view. */
export const BY_TREE: Touch = {
  press: pressHeard,
  async walk(page, _twin, to) {
    const entry = page.locator(`[data-zone-at="${to}"]`)
    if ((await entry.count()) === 0) await page.keyboard.press('z')
    const go = () => pressHeard(page, entry)
    await go()
    return go
  },
}
