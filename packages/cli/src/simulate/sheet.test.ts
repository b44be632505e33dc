import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readOrder } from '../games/gear-up/simulate/read-order.ts'
import { headlineOf } from './order.ts'
import { Sheet } from './sheet.ts'

const HEADLINE = headlineOf(
  readOrder({ bots: 'random', seats: '1', difficulty: 'easy', boss: 'all', seed: 'a' }),
  { rules: 1, content: 'content' },
  'code',
)
const line = (game: number) => JSON.stringify({ game })

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'graveshift-sheet-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const text = () => readFileSync(join(folder, 'games.jsonl'), 'utf8')

async function open() {
  const read: number[] = []
  const sheet = await Sheet.open(folder, HEADLINE, ({ game }) => read.push(game))
  return { sheet, read }
}

test('goes on behind the games that are there', async () => {
  const first = await open()
  await first.sheet.append([line(0), line(1)])
  await first.sheet.close()
  const { sheet, read } = await open()
  expect(read).toEqual([0, 1])
  expect(sheet.games).toBe(2)
  await sheet.append([line(2)])
  await sheet.close()
  expect(text()).toBe(`${[JSON.stringify(HEADLINE), line(0), line(1), line(2)].join('\n')}\n`)
})

test.each(['{"game":', '{"game":1', 'x', '{"game":7}'])(
  'throws away a tail that is not a game: %s',
  async (tail) => {
    const { sheet } = await open()
    await sheet.append([line(0)])
    await sheet.close()
    const good = text()
    writeFileSync(join(folder, 'games.jsonl'), good + tail)
    const again = await open()
    expect(again.sheet.games).toBe(1)
    await again.sheet.close()
    expect(text()).toBe(good)
  },
)

test('a whole line that lost only its end is written again', async () => {
  const { sheet } = await open()
  await sheet.append([line(0), line(1)])
  await sheet.close()
  const good = text()
  writeFileSync(join(folder, 'games.jsonl'), good.slice(0, -1))
  const again = await open()
  await again.sheet.append(
    Array.from({ length: 2 - again.sheet.games }, (_, index) => line(again.sheet.games + index)),
  )
  await again.sheet.close()
  expect(text()).toBe(good)
})

test('does not touch the file of another simulation', async () => {
  const { sheet } = await open()
  await sheet.append([line(0)])
  await sheet.close()
  const before = text()
  const other = { ...HEADLINE, code: 'other' }
  await expect(Sheet.open(folder, other, () => {})).rejects.toThrow('holds another simulation')
  expect(text()).toBe(before)
})
