import { axeFindings, expectNone, THEMES_IN_TIME } from './driver/measure.ts'
import { openTable, TABLE_STATES } from './driver/table-states.ts'
import { test } from './test.ts'

// What axe looks at hardly changes with the width, and it takes its time: the phone is looked at where it differs.
// This one shows most of what has a color of its own; npm run e2e:long looks at all in all themes.
const COLORFUL = ['refusal']

for (const state of TABLE_STATES)
  test(`axe finds nothing at the table: ${state.name}`, {
    tag: COLORFUL.includes(state.name) ? ['@desktop'] : ['@desktop', '@long'],
  }, async ({ page }) => {
    await openTable(page, state)
    await expectNone(axeFindings(page, 'every'), state.name)
  })

test('axe finds nothing at a phone’s table, in any part of it', { tag: '@only-phone' }, async ({ page }) => {
  const [placing] = TABLE_STATES
  if (!placing) throw new Error('no states')
  await openTable(page, placing)
  for (const part of [0, 1, 2, 3]) {
    await page.locator('.table-tabs button').nth(part).tap()
    await expectNone(axeFindings(page, 'this'), `part ${part}`)
  }
})

test('axe finds nothing in a lesson', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/#/learn/shapes')
  await page.locator('.coach .button-primary').click()
  await expectNone(axeFindings(page, THEMES_IN_TIME), 'lesson')
})
