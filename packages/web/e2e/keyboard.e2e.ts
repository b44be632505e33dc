import en from '@graveshift/gear-up/words/en.json' with { type: 'json' }
import { openFile, playOn, twinOf } from './driver/hand.ts'
import { expectFocusSeen, KEYS, tabTo } from './driver/keys.ts'
import { careful, following, type Line, lineOf } from './driver/policy.ts'
import { tableForTwo } from './driver/scenes.ts'
import { Twin } from './driver/twin.ts'
import { expect, type Page, test } from './test.ts'

const TABLE = { survivors: ['lisa', 'ethan'], difficulty: 'standard', boss: 'zombie-pyramid' }
const WANTED = ['stroke shape', 'pick upgrade', 'pick deal']

/** Three whole turns in few answers, in which shapes are drawn, a weapon is upgraded and zombies are dealt. */
function threeTurns(): { readonly seed: string; readonly line: Line } {
  for (let number = 1; number < 200; number++) {
    const seed = `keys-${number}`
    const { line, end } = lineOf(Twin.new(TABLE, seed), careful(number), ({ board }) => board.turn > 3)
    if (line.length < 15 && WANTED.every((use) => end.seen.has(use))) return { seed, line }
  }
  throw new Error('no such turns')
}

/** Counts whatever a pointer does on the page. */
async function watchPointers(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    let pointers = 0
    const isMove = ({ movementX, movementY }: PointerEvent) => movementX !== 0 || movementY !== 0
    for (const type of ['pointerdown', 'pointermove', 'mousedown', 'touchstart', 'wheel'])
      window.addEventListener(
        type,
        (event) => {
          // A page that changes under a mouse at rest is told of a move that is none.
          if (event instanceof PointerEvent && event.type === 'pointermove' && !isMove(event)) return
          document.documentElement.dataset.pointers = String(++pointers)
        },
        true,
      )
  })
  return () => page.evaluate(() => Number(document.documentElement.dataset.pointers ?? 0))
}

test('from the landing page through three whole turns by keys alone', { tag: ['@desktop', '@long'] }, async ({
  page,
}) => {
  const { seed, line } = threeTurns()
  const pointers = await watchPointers(page)
  const { keyboard } = page
  await page.goto('/')
  await tabTo(page, page.getByRole('link', { name: 'Set up a table' }).first())
  await keyboard.press('Enter')

  // Ethan leaves and comes back, so he sits second; arrows walk through boss and difficulty.
  const ethan = page.getByRole('checkbox', { name: /^Ethan/ })
  await tabTo(page, ethan)
  await keyboard.press('Space')
  await expect(ethan).not.toBeChecked()
  await keyboard.press('Space')
  await tabTo(page, page.getByRole('radio', { name: en['boss.super-abomination.name'] }))
  await keyboard.press('ArrowRight')
  await tabTo(page, page.getByRole('radio', { name: 'Easy' }))
  await keyboard.press('ArrowRight')
  await tabTo(page, page.locator('summary', { hasText: 'Options' }))
  await keyboard.press('Enter')
  await tabTo(page, page.getByRole('textbox', { name: 'Seed' }))
  await keyboard.type(seed)
  await tabTo(page, page.getByRole('button', { name: 'Start', exact: true }))
  await keyboard.press('Enter')

  const twin = await twinOf(page)
  expect(twin.session.hash).toBe(Twin.new(TABLE, seed).session.hash)
  const bar = page.getByRole('region', { name: 'Open choices' })
  await expect(bar.getByRole('heading')).toBeVisible()
  await playOn(page, twin, following(line), { fingers: KEYS, after: () => expectFocusSeen(page) })
  expect(WANTED.filter((use) => !twin.seen.has(use))).toEqual([])
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Round 1, turn 4')
  expect(await pointers()).toBe(0)
})

test('a fit is found, drawn and taken back from where the focus waits', { tag: '@only-desktop' }, async ({
  page,
}) => {
  const pointers = await watchPointers(page)
  await openFile(page, tableForTwo())
  const twin = await twinOf(page)
  const seq = () => twinOf(page).then(({ session }) => session.seq)
  const bar = page.getByRole('region', { name: 'Open choices' })
  await tabTo(page, bar.getByRole('button', { name: 'Act as Ethan' }))
  await page.keyboard.press('Enter')
  await expect(bar.getByRole('heading')).toHaveText('Ethan')

  const ghost = page.locator('.ghost[data-pinned]')
  await page.keyboard.press('n')
  await expect(ghost).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(ghost).toHaveCount(0)
  await page.keyboard.press('n')
  await tabTo(page, bar.getByRole('button', { name: 'Draw it' }))
  await page.keyboard.press('Enter')
  await expect.poll(seq).toBe(1)
  await expectFocusSeen(page)
  await page.keyboard.press('u')
  await expect.poll(seq).toBe(2)
  await expect(bar.getByRole('heading')).toHaveText('Ethan')
  await expectFocusSeen(page)
  expect((await twinOf(page)).session.hash).toBe(twin.session.hash)

  // After an answer the focus waits at the question: there Enter draws what was found.
  await expect(bar.getByRole('heading')).toBeFocused()
  await page.keyboard.press('n')
  await page.keyboard.press('Enter')
  await expect.poll(seq).toBe(3)
  expect(await pointers()).toBe(0)
})

test('? shows the keys, Q leads to the question, Enter draws what is placed, U first lifts it', {
  tag: '@desktop',
}, async ({ page }) => {
  await openFile(page, tableForTwo())
  const seq = () => twinOf(page).then(({ session }) => session.seq)
  const bar = page.getByRole('region', { name: 'Open choices' })
  const question = bar.getByRole('heading')
  const ghost = page.locator('.ghost[data-pinned]')
  await expect(question).toHaveText('Ethan')

  await page.keyboard.press('?')
  const keys = page.getByRole('dialog', { name: 'Keys' })
  for (const said of ['Go to the question', 'Draw what is placed', 'Pick up what is placed; then undo'])
    await expect(keys).toContainText(said)
  await page.keyboard.press('Escape')
  await expect(keys).toHaveCount(0)

  await page.keyboard.press('q')
  await expect(question).toBeFocused()
  await page.keyboard.press('n')
  await expect(ghost).toHaveCount(1)
  await page.keyboard.press('u')
  await expect(ghost).toHaveCount(0)
  expect(await seq()).toBe(0)
  await page.keyboard.press('n')
  await page.keyboard.press('Enter')
  await expect.poll(seq).toBe(1)
  // Nothing lies open now: what was decided is taken back.
  await page.keyboard.press('u')
  await expect.poll(seq).toBe(2)

  // After a press with the mouse Enter draws what lies, and does not press the same again.
  await bar.getByRole('button', { name: 'Find a fit' }).click()
  const where = await ghost.innerHTML()
  await page.keyboard.press('Enter')
  await expect.poll(seq).toBe(3)
  expect(where).not.toBe('')
})
