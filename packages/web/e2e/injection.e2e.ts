import { Guest } from './driver/guest.ts'
import { comeBy, gameOn, sitAs } from './driver/online-people.ts'
import { payloads } from './driver/payloads.ts'
import { expect, type Page, press, test } from './test.ts'

/** Whatever calls the trap, or is stopped by the policy only, ends up here. */
async function setTraps(page: Page): Promise<string[]> {
  const caught: string[] = []
  await page.exposeFunction('tellCaught', (what: string) => caught.push(what))
  await page.addInitScript(() => {
    const { tellCaught } = window as unknown as { tellCaught: (what: string) => void }
    Object.assign(window, { __t: () => tellCaught('a script ran') })
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      tellCaught(`${violatedDirective} ${blockedURI}`),
    )
  })
  return caught
}

/** Bruno calls himself and his table all of these, one after the other, while Ada looks on. */
async function callHimself(page: Page, bruno: Guest, texts: readonly string[]): Promise<void> {
  for (const [index, name] of texts.entries()) {
    const title = texts[(index + 1) % texts.length] ?? ''
    await bruno.do({ kind: 'rename', name, language: 'en' })
    await bruno.do({ kind: 'configure', title })
    await expect(page.locator('main')).toContainText(name)
    await expect(page.locator('main')).toContainText(title)
  }
}

for (const { count, tag } of [
  { count: 16, tag: ['@desktop'] },
  { count: 2_000, tag: ['@desktop', '@long'] },
])
  test(`T31: ${count} names and titles that are script elsewhere are text here`, { tag }, async ({
    page,
    baseURL,
  }) => {
    test.setTimeout(60_000 + 1_500 * count)
    const caught = await setTraps(page)
    const bruno = new Guest(baseURL ?? '')
    const texts = payloads(count)
    expect(texts).toHaveLength(count)
    try {
      await bruno.open('Bruno', { seats: 2 })
      await comeBy(page, bruno.linkTo('invite'), `A${texts[0]}`)
      await sitAs(page, 'Lisa')
      await callHimself(page, bruno, texts)

      // At the table itself: beside his seat, and among the people.
      await bruno.sit(0)
      await bruno.do({ kind: 'start' })
      await expect(gameOn(page)).toBeVisible()
      await press(page, page.locator('.strip-people'))
      for (const name of texts.slice(0, 4)) {
        await bruno.do({ kind: 'rename', name, language: 'en' })
        await expect(page.locator('body')).toContainText(name)
      }
      await bruno.do({ kind: 'configure', title: texts[1] ?? '' })
      await page.goto('/#/online')
      await expect(page.locator('main')).toContainText(texts[1] ?? '')
      expect(caught).toEqual([])

      // The traps themselves work.
      await page.evaluate(() => (window as unknown as { __t: () => void }).__t())
      expect(caught).toEqual(['a script ran'])
    } finally {
      bruno.go()
    }
  })
