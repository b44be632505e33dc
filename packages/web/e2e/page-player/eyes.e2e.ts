import { isCommand } from '@graveshift/table'
import { careful } from '../driver/policy.ts'
import { Twin } from '../driver/twin.ts'
import { expect, type Page, startTable, test } from '../test.ts'
import { Dice } from './dice.ts'
import { GEAR_UP } from './gear-up.ts'
import { Journal } from './journal.ts'
import { Moves } from './moves.ts'
import { Watch } from './watch.ts'

/** A table with somebody who watches it. */
async function watched(page: Page, folder: string, complaints: readonly string[] = []) {
  await startTable(page, { survivors: ['Ethan', 'Lisa'], difficulty: 'Easy', seed: 'eyes' })
  const journal = new Journal('eyes')
  const hand = { isTouch: false }
  const noise = new Dice('eyes')
  const watch = new Watch({ page, plug: GEAR_UP, journal, hand, folder, complaints, noise, patience: 2_000 })
  await watch.begin()
  await watch.settle()
  return watch
}

/** Faults by what the player says of them. */
const FAULTS: Readonly<Record<string, () => void>> = {
  'seat.0.health shows': () => {
    const health = document.querySelector('[data-figures="seat.0"] [data-figure="health"]')
    health?.append('7')
  },
  'target.1.crossed shows': () =>
    document
      .querySelector('[data-square]')
      ?.closest('[role="grid"]')
      ?.querySelector('[data-square]')
      ?.setAttribute('data-crossed', ''),
  'is not shown': () => document.querySelector('[data-figure="clock"]')?.removeAttribute('data-figure'),
  'words of the machine: NaN upgrades': () => document.querySelector('main')?.append('NaN upgrades'),
  'words of the machine: {count} left': () =>
    document.querySelector('main')?.setAttribute('aria-label', '{count} left'),
  'nothing is asked': () => document.querySelector('[data-question]')?.removeAttribute('data-choice'),
  'the page says won': () => document.querySelector('main')?.setAttribute('data-outcome', 'won'),
  'failed: The coach': () => {
    const part = document.createElement('section')
    part.className = 'part-failed'
    part.textContent = 'The coach'
    document.querySelector('main')?.append(part)
  },
  'stick out to the side': () => {
    const wide = document.createElement('div')
    wide.style.cssText = 'position: absolute; left: 0; width: 3000px; height: 1px'
    document.querySelector('main')?.append(wide)
  },
}

test(
  'the player made of chance sees every kind of fault it is there for',
  { tag: ['@desktop', '@long'] },
  async ({ page }, testInfo) => {
    const watch = await watched(page, testInfo.outputDir)
    for (const [says, spoil] of Object.entries(FAULTS)) {
      await page.reload()
      await watch.settle()
      await page.evaluate(spoil)
      await expect(watch.settle(), says).rejects.toThrow(says)
    }
    // A page that complains, and a table that does not answer.
    await page.reload()
    await watch.settle()
    await page.evaluate(() => addEventListener('click', (event) => event.stopImmediatePropagation(), true))
    const moves = new Moves(watch, new Dice('eyes'), 8)
    await expect(
      (async () => {
        for (;;) await moves.press()
      })(),
    ).rejects.toThrow('stuck: 8 presses and no answer')
    const complaining = await watched(page, testInfo.outputDir, ['oh'])
      .then(() => 'nothing')
      .catch((error: Error) => error.message)
    expect(complaining).toContain('the page complains: oh')
  },
)

test('the player made of chance knows a promise that was not kept', { tag: '@desktop' }, () => {
  const twin = Twin.new({ seats: 2, difficulty: 'easy' }, 'promises')
  const policy = careful(1)
  for (let next = policy(twin); next; next = policy(twin)) twin.do(...next)
  const hits = twin.session
    .log()
    .filter(isCommand)
    .filter(({ kind }) => kind === 'attack' || kind === 'draw')
  const kill = hits.find(({ events }) => events.some(({ type }) => type === 'killed'))
  const [killed] = kill?.events.flatMap((event) => (event.type === 'killed' ? [event.zombie] : [])) ?? []
  if (!kill || killed === undefined) throw new Error('nobody is killed in this game')
  expect(GEAR_UP.brokenPromises([`kill ${killed}`], kill)).toEqual([])
  expect(GEAR_UP.brokenPromises([`kill ${killed + 100}`, 'squares 60', 'wins'], kill)).toHaveLength(3)
})
