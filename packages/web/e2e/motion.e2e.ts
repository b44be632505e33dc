import { answer } from './driver/answer.ts'
import { beatShown, holdBeats, movingNow, nextBeat } from './driver/beats.ts'
import { openFile } from './driver/hand.ts'
import { idle, type Line, lineOf } from './driver/policy.ts'
import { lastStand } from './driver/scenes.ts'
import { Twin } from './driver/twin.ts'
import { expect, isPhone, type Page, press, test } from './test.ts'

/** Ethan before slow zombies, who all walk in this turn; the one in slot 1 attacks. */
const beforeTheWalk = (): Twin =>
  Twin.at(
    {
      turn: 3,
      card: 'red-slow',
      boss: { id: 'super-abomination' },
      seats: [
        {
          survivor: 'ethan',
          street: [
            { slot: 2, card: 'walker-01' },
            { slot: 1, card: 'walker-02' },
          ],
        },
      ],
    },
    'before the walk',
  )

/** Ethan passes, and the zombies walk: shown up to that beat. */
async function passUntilTheyWalk(page: Page, twin: Twin): Promise<void> {
  await pass(page, twin)
  await expect(page.locator('.gear-up-table[data-busy]')).toBeVisible()
  for (let on = await beatShown(page); on; on = await nextBeat(page))
    if ((await page.evaluate(() => window.held.began.length)) > 0) return
  throw new Error('nobody walks')
}

async function pass(page: Page, twin: Twin): Promise<void> {
  const [choice] = twin.session.choices()
  if (!choice) throw new Error('nobody is asked')
  await answer(page, twin, choice, { do: 'pass' })
  twin.do(choice, { do: 'pass' })
}

const piece = (page: Page, target: number) =>
  page.locator(`[data-anchor="${isPhone(page) ? 'thumb' : 'card'} ${target}"]`)

const boxOf = async (page: Page, target: number) => {
  const box = await piece(page, target).boundingBox()
  return box && { x: Math.round(box.x), y: Math.round(box.y) }
}

test('a zombie that walks is seen going from its slot to the next one', { tag: '@only-desktop' }, async ({
  page,
}) => {
  await holdBeats(page, { at: 0 })
  const twin = beforeTheWalk()
  await openFile(page, twin)
  const slot = (number: number) => page.getByRole('region', { name: `Slot ${number}`, exact: true })
  await expect(slot(2).locator(piece(page, 1))).toBeVisible()
  await passUntilTheyWalk(page, twin)
  expect(await movingNow(page)).toContain(`${isPhone(page) ? 'thumb' : 'card'} 1`)
  // It already is in slot 1, and is seen where it was: left of that slot.
  await expect(slot(1).locator(piece(page, 1))).toHaveCount(1)
  const [from, to] = [await boxOf(page, 1), await slot(1).boundingBox()]
  expect(from?.x).toBeLessThan(to?.x ?? 0)
  // At the end of its way it is where it is.
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.finish()
  })
  expect((await boxOf(page, 1))?.x).toBeGreaterThanOrEqual(Math.round(to?.x ?? 0))
})

test('whoever attacks strikes, and the blow lands on health with its number', {
  tag: '@only-desktop',
}, async ({ page }) => {
  await holdBeats(page)
  const twin = beforeTheWalk()
  await openFile(page, twin)
  await passUntilTheyWalk(page, twin)
  await nextBeat(page)
  await expect(page.locator('.zombie-card.motion-copy')).toHaveCount(1)
  await nextBeat(page)
  const number = page.locator('.motion-number')
  await expect(number).toHaveText('−1')
  const [shown, health] = [
    await number.boundingBox(),
    await page.locator('.track-health .track-figure').boundingBox(),
  ]
  expect(Math.abs((shown?.x ?? 0) - (health?.x ?? 0))).toBeLessThan(60)
  expect(Math.abs((shown?.y ?? 0) - (health?.y ?? 0))).toBeLessThan(60)
})

const SKIPS: readonly (readonly [string, (page: Page) => Promise<void>])[] = [
  ['a key', (page) => page.keyboard.press('Escape')],
  ['a press on the table', (page) => press(page, page.locator('.gear-up-table h1'))],
  ['its button', (page) => press(page, page.getByRole('button', { name: 'Skip', exact: true }))],
]

for (const [name, skip] of SKIPS)
  test(`${name} ends what is shown at once, and the table is as it is after a reload`, {
    tag: name === 'a key' ? ['@only-desktop'] : ['@only-desktop', '@long'],
  }, async ({ page }) => {
    await holdBeats(page)
    const twin = beforeTheWalk()
    await openFile(page, twin)
    await passUntilTheyWalk(page, twin)
    await skip(page)
    await expect(page.locator('.gear-up-table[data-busy]')).toHaveCount(0)
    await expect.poll(() => movingNow(page)).toEqual([])
    await expect(page.locator('.motion-layer > *')).toHaveCount(0)
    const seen = () =>
      page
        .locator('.zombie-card, .zombie-thumb, .seat-card, .track')
        .evaluateAll((all) =>
          all.map((each) => `${each.textContent} ${each.parentElement?.getAttribute('aria-label')}`),
        )
    const after = await seen()
    await page.reload()
    await expect(page.locator('.gear-up-table')).toBeVisible()
    await expect.poll(seen).toEqual(after)
  })

test('who wants no motion sees none: numbers stand still and everything else is in its place', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await holdBeats(page)
  const twin = beforeTheWalk()
  await openFile(page, twin)
  const numbers: string[] = []
  await pass(page, twin)
  await expect(page.locator('.gear-up-table[data-busy]')).toBeVisible()
  for (let on = await beatShown(page); on; on = await nextBeat(page)) {
    expect(await movingNow(page)).toEqual([])
    expect(await page.locator('.motion-copy').count()).toBe(0)
    numbers.push(...(await page.locator('.motion-number').allTextContents()))
  }
  expect(numbers).toContain('−1')
})

test('a zombie that is killed falls, and the table is already without it', { tag: '@desktop' }, async ({
  page,
}) => {
  await holdBeats(page)
  const twin = Twin.at(
    {
      turn: 3,
      card: 'red-slow',
      boss: { id: 'super-abomination' },
      seats: [
        {
          survivor: 'ethan',
          street: [
            { slot: 1, card: 'zombie-dog-02', crossed: 'a1 b1' },
            { slot: 2, card: 'walker-01' },
          ],
        },
      ],
    },
    'a kill',
  )
  await openFile(page, twin)
  const [choice] = twin.session.choices()
  if (!choice) throw new Error('nobody is asked')
  await answer(page, twin, choice, { do: 'hit', target: 1, squares: 'a2' })
  await expect(page.locator('.motion-number')).toHaveText('−1')
  await nextBeat(page)
  await expect(page.locator('.zombie-card.motion-copy')).toHaveCount(1)
  await expect(piece(page, 1)).toHaveCount(0)
  await nextBeat(page)
  await expect(page.locator('.motion-copy')).toHaveCount(0)
})

test('at the speed "instant" nothing is shown on the way, and the next question is there at once', {
  tag: ['@only-desktop', '@long'],
}, async ({ page }) => {
  await holdBeats(page, { speed: 'instant' })
  const twin = beforeTheWalk()
  await openFile(page, twin)
  await pass(page, twin)
  expect(await page.locator('.gear-up-table[data-busy]').count()).toBe(0)
  expect(await page.evaluate(() => window.held.began)).toEqual([])
})

/** The next answer ends the game so. */
function beforeTheEnd(outcome: 'won' | 'lost'): readonly [Twin, Line[number]] {
  const { twin, line } =
    outcome === 'won' ? lastStand('super-abomination') : { twin: finishedStart(), line: idleLine() }
  for (const [choice, pick] of line.slice(0, -1)) twin.do(choice, pick)
  const last = line.at(-1)
  if (!last) throw new Error('no last answer')
  return [twin, last]
}

const finishedStart = () => Twin.new({ seats: 2, difficulty: 'nightmare' }, 'a defeat')
const idleLine = () => lineOf(finishedStart(), idle, () => false).line

for (const outcome of ['won', 'lost'] as const)
  test(`a game that is ${outcome} has a moment of its own, which a key or a press ends`, {
    tag: outcome === 'won' ? ['@desktop'] : ['@desktop', '@long'],
  }, async ({ page }) => {
    await holdBeats(page)
    const [twin, [choice, pick]] = beforeTheEnd(outcome)
    await openFile(page, twin)
    await answer(page, twin, choice, pick)
    twin.do(choice, pick)
    expect(twin.session.outcome).toBe(outcome)
    await expect(page.locator('.gear-up-table[data-busy]')).toBeVisible()
    await page.keyboard.press('Escape')
    const moment = page.getByRole('dialog', { name: outcome === 'won' ? 'You win!' : 'You lose.' })
    await expect(moment).toBeVisible()
    if (outcome === 'won') await page.keyboard.press('Escape')
    else await press(page, moment.getByRole('button', { name: 'Continue' }))
    await expect(moment).toHaveCount(0)
    await expect(page.getByRole('link', { name: 'See how it went' })).toBeVisible()
  })
