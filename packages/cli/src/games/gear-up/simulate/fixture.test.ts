import { expect, test } from 'vitest'
import { stretches } from '../../../simulate/stretches.ts'
import { fixtureOf } from './fixture.ts'
import { readOrder } from './read-order.ts'

const FLAGS = { bots: 'random', seats: '1-6', difficulty: 'all', boss: 'all', seed: 'a' }
const ALL = readOrder(FLAGS)
/** Every number of seats with every boss and difficulty. */
const CELLS = ALL.seats.length * ALL.bosses.length * ALL.difficulties.length
const games = (order: typeof ALL, count: number) =>
  Array.from({ length: count }, (_, game) => fixtureOf(order, game))

test('so many games in a row as there are tables hold each number of seats with each boss and difficulty once', () => {
  const cells = games(ALL, CELLS).map(({ options: { survivors, boss, difficulty } }) =>
    [survivors.length, boss, difficulty].join(' '),
  )
  expect(new Set(cells).size).toBe(CELLS)
})

test('survivors differ, and all of them come', () => {
  const met = new Set<string>()
  for (const { options } of games(ALL, CELLS)) {
    expect(new Set(options.survivors).size).toBe(options.survivors.length)
    expect(options.leader).toBeLessThan(options.survivors.length)
    for (const survivor of options.survivors) met.add(survivor)
  }
  expect(met.size).toBe(6)
})

test('a smaller order plays some of the same games, another seed plays others', () => {
  const small = readOrder({ ...FLAGS, seats: '4', boss: 'screamer', difficulty: 'hard' })
  const [first] = games(small, 1)
  const twin = games(ALL, CELLS).find(({ seed }) => seed === first?.seed)
  expect(twin?.options).toEqual(first?.options)
  expect(twin?.salt).toBe(first?.salt)
  const seeds = new Set(games(ALL, 2 * CELLS).map(({ salt }) => salt))
  expect(seeds.size).toBe(2 * CELLS)
  for (const { salt } of games({ ...ALL, seed: 'b' }, 2 * CELLS)) expect(seeds.has(salt)).toBe(false)
})

test('two seeds take turns and play the games that each would play alone', () => {
  const seeds = (seed: string, count: number) => games({ ...ALL, seed }, count).map((game) => game.seed)
  const both = seeds('a, b', 4 * CELLS)
  expect(both.slice(0, 2 * CELLS)).toEqual([...seeds('a', CELLS), ...seeds('b', CELLS)])
  expect(new Set(both)).toEqual(new Set([...seeds('a', 2 * CELLS), ...seeds('b', 2 * CELLS)]))
})

test('stretches are cut at the same places wherever one begins', () => {
  expect([...stretches(0, 10, 4)]).toEqual([
    [0, 4],
    [4, 8],
    [8, 10],
  ])
  expect([...stretches(6, 10, 4)]).toEqual([
    [6, 8],
    [8, 10],
  ])
  expect([...stretches(3, 3, 4)]).toEqual([])
})
