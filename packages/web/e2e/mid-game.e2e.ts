import { openFile, savedRecord, twinOf } from './driver/hand.ts'
import { tableForTwo } from './driver/scenes.ts'
import { wordsOn } from './driver/words-on.ts'
import { expect, isPhone, type Page, press, showPart, startTable, test } from './test.ts'

const barOf = (page: Page) => page.getByRole('region', { name: 'Open choices' })

/** The question in front: who is asked, and what. */
const questionOf = (page: Page) => barOf(page).locator('.action-head')

/** The saved position, by its hash and the number of decisions. */
async function position(page: Page): Promise<string> {
  const { session } = await twinOf(page)
  return `${session.seq} ${session.hash}`
}

const button = (page: Page, name: string | RegExp) => barOf(page).getByRole('button', { name })

async function actAs(page: Page, survivor: string): Promise<void> {
  await press(page, page.getByRole('button', { name: `Act as ${survivor}`, exact: true }))
  await expect(questionOf(page)).toContainText(survivor)
}

/** Loads the page anew: the same position, the same question by the same seat’s first choice. */
async function expectSameAfterReload(page: Page): Promise<void> {
  const before = await position(page)
  await page.reload()
  await expect(questionOf(page)).toBeVisible()
  expect(await position(page)).toBe(before)
}

test('a reload in the middle of a placement: same position, same question', { tag: '@desktop' }, async ({
  page,
}) => {
  await openFile(page, tableForTwo())
  await expect(questionOf(page)).toContainText('Ethan')
  const asked = await questionOf(page).textContent()
  await press(page, button(page, 'Find a fit'))
  await expect(page.locator('.ghost[data-pinned]')).toHaveCount(1)
  await expectSameAfterReload(page)
  await expect(questionOf(page)).toHaveText(asked ?? '')
  // What was only in the hand is not on the table, and can be drawn again.
  await expect(page.locator('.ghost')).toHaveCount(0)
  await press(page, button(page, 'Find a fit'))
  await press(page, button(page, 'Draw it'))
  await expect.poll(() => position(page)).toMatch(/^1 /)
})

test('a reload in the middle of a split: same position, same question', {
  tag: ['@desktop', '@long'],
}, async ({ page }) => {
  await openFile(page, tableForTwo())
  await actAs(page, 'Lisa')
  const asked = await questionOf(page).textContent()
  const cutAndLay = async () => {
    await press(page, button(page, 'Split'))
    await press(page, button(page, 'Square 1'))
    await press(page, button(page, 'Find a fit'))
    await press(page, button(page, 'Place this part'))
    await expect(barOf(page)).toContainText('Now place the second part on the same target.')
  }
  await cutAndLay()
  await expectSameAfterReload(page)
  await actAs(page, 'Lisa')
  await expect(questionOf(page)).toHaveText(asked ?? '')
  await cutAndLay()
  await press(page, button(page, 'Find a fit'))
  await press(page, button(page, 'Draw it'))
  await expect.poll(() => position(page)).toMatch(/^1 /)
})

test('a reload while zombies are dealt: the same ones wait, the same are dealt', { tag: '@phone' }, async ({
  page,
}) => {
  await openFile(page, tableForTwo({ step: 'deal', tray: ['walker-01', 'runner-03', 'runner-08'] }))
  const tray = barOf(page).getByRole('list', { name: 'Zombies to deal' }).getByRole('button')
  await expect(tray).toHaveCount(3)
  await press(page, barOf(page).locator('[data-tray="runner-03"]'))
  await press(page, button(page, /^To Lisa/))
  await expect(tray).toHaveCount(2)
  await expect.poll(() => position(page)).toMatch(/^1 /)
  const asked = await questionOf(page).textContent()
  await expectSameAfterReload(page)
  await expect(questionOf(page)).toHaveText(asked ?? '')
  await expect(tray).toHaveCount(2)
  await expect(barOf(page).locator('[data-tray="runner-03"]')).toHaveCount(0)
  const { board } = await twinOf(page)
  expect(board.zombies.map(({ card, seat }) => `${card} ${seat}`)).toContain('runner-03 1')
})

test('undo goes back to the horizon by one key, and says there why no further', {
  tag: '@only-desktop',
}, async ({ page }) => {
  // Greta may go on by Adrenaline, so that her hit turns up no card yet.
  await openFile(page, tableForTwo({}, 'greta'))
  const undo = page.getByRole('button', { name: 'Undo' })
  const start = await position(page)
  const hash = start.split(' ')[1] ?? ''
  // Two decisions, two keys, and the table is as it was.
  await press(page, button(page, 'Pass'))
  await expect(questionOf(page)).toContainText('Greta')
  await press(page, button(page, 'Find a fit'))
  await press(page, button(page, 'Draw it'))
  await expect.poll(() => position(page)).toMatch(/^2 /)
  const struck = page.locator('.story s')
  await expect(struck).toHaveCount(0)
  await page.keyboard.press('u')
  await expect.poll(() => position(page)).toMatch(/^3 /)
  // What was taken back is struck out in the log, and nothing else.
  await expect(struck.filter({ hasText: /^Greta crosses/ })).toHaveCount(1)
  await expect(struck.filter({ hasText: 'Ethan' })).toHaveCount(0)
  await page.keyboard.press('Control+z')
  await expect.poll(() => position(page)).toBe(`4 ${hash}`)
  await expect(undo).toHaveAttribute('aria-disabled', 'true')
  await page.keyboard.press('u')
  const why = barOf(page).getByRole('alert')
  await expect(why).toContainText('There is nothing to take back.')
  await expect(why.getByRole('link', { name: 'Rule GU-UND-01' })).toBeVisible()

  // Past a card that was turned up there is no way back.
  await actAs(page, 'Ethan')
  await press(page, button(page, 'Pass'))
  await expect(questionOf(page)).toContainText('Greta')
  await expect(undo).toBeEnabled()
  await press(page, button(page, 'Pass'))
  // The last one ends the step and turns up a card: asked back first, and nothing has happened yet.
  await expect(button(page, 'Pass')).toContainText('No undo after this: press again')
  expect(await position(page)).toMatch(/^5 /)
  // Doing something else instead takes the asking back.
  await page.keyboard.press('u')
  await expect(questionOf(page)).toContainText('Ethan')
  await press(page, button(page, 'Pass'))
  await expect(questionOf(page)).toContainText('Greta')
  await expect(button(page, 'Pass')).not.toContainText('No undo')
  await press(page, button(page, 'Pass'))
  await press(page, button(page, 'Pass'))
  await expect.poll(() => position(page)).toMatch(/^8 /)
  const after = await position(page)
  await expect(undo).toHaveAttribute('aria-disabled', 'true')
  // It cannot be done, but it can be asked for.
  await (isPhone(page) ? undo.tap({ force: true }) : undo.click({ force: true }))
  await expect(why).toContainText('A card has been revealed since then')
  expect(await position(page)).toBe(after)
  await press(page, why.getByRole('link', { name: 'Rule GU-UND-02' }))
  const rules = page.getByRole('dialog', { name: 'Rules' })
  await expect(rules.getByRole('article').filter({ hasText: 'Taking moves back' })).toContainText('R62')
  await press(page, rules.getByRole('button', { name: 'Close' }))
  await expect(why).toContainText('A card has been revealed since then')
  expect(await position(page)).toBe(after)
})

test('a refusal says why, its rule opens over the table, and everything is as it was', {
  tag: '@phone',
}, async ({ page }) => {
  const tiny = { slot: 3, type: 'walker', speed: 'slow', grid: ['###'] }
  await openFile(page, tableForTwo({ seats: [{ survivor: 'ethan', street: [tiny] }, { survivor: 'lisa' }] }))
  await expect(questionOf(page)).toContainText('Ethan')
  const before = await position(page)
  // It fits nowhere, and whoever wants to know why tries it all the same.
  await press(page, button(page, 'Shape'))
  await press(page, button(page, 'Turn'))
  // To a mouse it is said at once, and it stays while the mouse goes to its link.
  const square = page.locator('.hp-grid[data-target="1"] [data-square="b1"]')
  await (isPhone(page) ? square.tap() : square.hover())
  const refusal = barOf(page).locator('.refusal').first()
  await expect(refusal).toContainText('Part of this lies outside the spaces that can be crossed off.')
  const shape = await barOf(page).locator('.hand-shape').innerHTML()
  const link = refusal.getByRole('link', { name: /^Rule GU-/ })
  const rule = ((await link.textContent()) ?? '').replace('Rule ', '')
  await press(page, link)
  const rules = page.getByRole('dialog', { name: 'Rules' })
  await expect(rules.getByRole('link', { name: rule })).toHaveAttribute('aria-current', 'location')
  await press(page, rules.getByRole('link', { name: 'All rules' }))
  await expect(page).toHaveURL(new RegExp(`#/rules/${rule}$`))
  await expect(page.getByRole('link', { name: rule }).first()).toHaveAttribute('aria-current', 'location')
  await page.goBack()
  await expect(refusal).toContainText('Part of this lies outside the spaces that can be crossed off.')
  expect(await position(page)).toBe(before)
  // The shape is still in the hand, and still turned.
  expect(await barOf(page).locator('.hand-shape').innerHTML()).toBe(shape)
  // What to do instead is at hand, and with something else in the hand the refusal is gone.
  await expect(button(page, 'Pass')).toBeVisible()
  await press(page, button(page, 'One space'))
  await expect(refusal).toHaveCount(0)
})

test('what stands on the table explains itself, and leads to its rule', { tag: '@desktop' }, async ({
  page,
}) => {
  await openFile(page, tableForTwo())
  const told = page.locator('.tip-text')
  const zombie = page.getByRole('button', { name: 'About Walker 1' })
  await press(page, zombie)
  await expect(told).toContainText('Regular zombie')
  await expect(told).toContainText('Slow zombie It moves on turn cards with this arrow')
  await page.keyboard.press('Escape')
  await expect(told).toHaveCount(0)
  await press(page, zombie)
  // Pressing anything else will do, too.
  await press(page, page.getByRole('heading', { level: 1 }))
  await expect(told).toHaveCount(0)

  const menu = page.locator('.table-menu')
  await press(page, page.getByText('Table', { exact: true }))
  await expect(menu).toHaveAttribute('open')
  await press(page, page.getByRole('heading', { level: 1 }))
  await expect(menu).not.toHaveAttribute('open')
  await press(page, page.getByText('Table', { exact: true }))
  await press(page, page.getByRole('button', { name: 'Legend' }))
  const legend = page.getByRole('dialog', { name: 'Symbols on the table' })
  await expect(legend.getByRole('listitem')).toHaveCount(39)
  await press(page, legend.getByRole('link', { name: 'All zombies' }))
  const rules = page.getByRole('dialog', { name: 'Rules' })
  await expect(rules.getByRole('heading', { name: 'Zombie Walk', exact: true })).toBeVisible()
})

/** Names, and words that two languages share. */
const SAME = {
  de: /^(Ethan|Lisa|Sansetsukon|Normal|Zombies|Team|Boss:)$/,
  it: /^(Ethan|Lisa|Sansetsukon|Leader|Boss:|Slot \d)$/,
} as const

test('the language changes in the middle of a game: every word, and nothing else', {
  tag: '@desktop',
}, async ({ page }) => {
  await openFile(page, tableForTwo())
  await press(page, button(page, 'Find a fit'))
  await press(page, button(page, 'Draw it'))
  await expect.poll(() => position(page)).toMatch(/^1 /)
  await press(page, button(page, 'Find a fit'))
  const ghost = page.locator('.ghost[data-pinned]')
  await expect(ghost).toHaveCount(1)
  const [before, english] = [await position(page), await wordsOn(page)]
  expect(english.length).toBeGreaterThan(60)
  const kept = new Map<string, string[]>()
  for (const [language, code, undo] of [
    ['Deutsch', 'de', 'Zurücknehmen'],
    ['Italiano', 'it', 'Annulla'],
  ] as const) {
    await press(page, page.getByRole('button', { name: language }))
    await expect(page.locator('html')).toHaveAttribute('lang', code)
    await expect(page.getByRole('button', { name: undo })).toBeVisible()
    const words = new Set(await wordsOn(page))
    kept.set(
      code,
      english.filter((text) => words.has(text) && !SAME[code].test(text)),
    )
    await expect(ghost).toHaveCount(1)
    expect(await position(page)).toBe(before)
  }
  expect(Object.fromEntries(kept)).toEqual({ de: [], it: [] })
  await press(page, page.getByRole('button', { name: 'English' }))
  await expect.poll(() => wordsOn(page)).toEqual(english)
  expect((await savedRecord(page))?.batches).toHaveLength(2)
})

test('two answers that differ in what pays are told apart', { tag: '@desktop' }, async ({ page }) => {
  await openFile(page, tableForTwo({}, 'greta'))
  await actAs(page, 'Greta')
  await press(page, button(page, 'Find a fit'))
  await press(page, button(page, 'Draw it'))
  await expect(barOf(page).getByRole('listitem')).toHaveText([
    'No more hits',
    'Adrenaline: again, for 1 armor',
    'Adrenaline: again, for 1 health',
  ])
})

test('a game begun in the middle of a turn shows the card of that turn', { tag: '@desktop' }, async ({
  page,
}) => {
  await openFile(page, tableForTwo())
  await showPart(page, 'Team')
  const turns = page.getByRole('list', { name: 'Turns of round 1' }).getByRole('listitem')
  await expect(turns.nth(2)).toHaveAttribute('aria-current', 'step')
  await expect(turns.nth(2).locator('.turn-card svg').first()).toBeVisible()
  await expect(turns.nth(3).locator('.turn-card svg')).toHaveCount(0)
})

test('an asking back is about one answer and leaves the others as they are', { tag: '@desktop' }, async ({
  page,
}) => {
  const walker = { slot: 2, type: 'walker', speed: 'slow', grid: ['####', '####', '####'] }
  const ethan = { survivor: 'ethan', upgrades: { green: 2 }, street: [walker, { ...walker, slot: 3 }] }
  await openFile(page, tableForTwo({ card: 'green-still', seats: [ethan, { survivor: 'lisa' }] }))
  await expect(questionOf(page)).toContainText('Ethan')
  await press(page, button(page, 'Pass'))
  await expect(button(page, 'Pass')).toContainText('No undo after this: press again')
  await expect(button(page, 'Start: Cut Down')).toHaveText('Start: Cut Down')
  // Doing something else takes it back.
  await press(page, button(page, 'Shape'))
  await expect(button(page, 'Pass')).toHaveText('Pass')
})

test('a double click answers for one seat only, and confirms nothing that is for good', {
  tag: '@desktop',
}, async ({ page }) => {
  await startTable(page, { survivors: ['Ethan', 'Lisa'], difficulty: 'Easy', seed: 'double' })
  const seq = () => twinOf(page).then(({ session }) => session.seq)
  const pass = button(page, 'Pass')
  await expect(pass).toBeVisible()
  const before = await seq()
  await pass.dblclick()
  await expect.poll(seq).toBe(before + 1)
  // Whoever is last turns a card by it, and is asked back.
  await pass.dblclick()
  await expect(page.locator('[data-armed]').first()).toBeVisible()
  expect(await seq()).toBe(before + 1)
})
