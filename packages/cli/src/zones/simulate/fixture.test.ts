import { expect, test } from 'vitest'
import { WESTERN } from '../../games/gears-and-guns/simulate/simulated.ts'
import { SECOND } from '../../games/second-edition/simulate/simulated.ts'
import { fixtureOf } from './fixture.ts'
import { readOrder } from './read-order.ts'

const ALL = readOrder(SECOND, { bots: 'random', seats: '1-6', missions: 'all', survivors: 'all', seed: 'a' })
const CELLS = 26 * 6
const games = (order: typeof ALL, count: number) =>
  Array.from({ length: count }, (_, game) => fixtureOf(SECOND, order, game))

test('every 156 games in a row hold each mission with each number of seats once, and all survivors', () => {
  const met = new Set<string>()
  const cells = games(ALL, CELLS).map(({ options: { mission, teams } }) => {
    const survivors = teams.flat()
    expect(survivors).toHaveLength(6)
    expect(new Set(survivors).size).toBe(6)
    for (const survivor of survivors) met.add(survivor)
    return `${mission} ${teams.length}`
  })
  expect(new Set(cells).size).toBe(CELLS)
  expect(met.size).toBe(12)
})

test('a smaller order plays some of the same games, another seed plays others', () => {
  const [first] = games({ ...ALL, missions: ['small-town'], seats: [4] }, 1)
  const twin = games(ALL, CELLS).find(({ seed }) => seed === first?.seed)
  expect(twin?.options).toEqual(first?.options)
  expect(twin?.salt).toBe(first?.salt)
  const salts = new Set(games(ALL, 2 * CELLS).map(({ salt }) => salt))
  expect(salts.size).toBe(2 * CELLS)
  for (const { salt } of games({ ...ALL, seed: 'b' }, CELLS)) expect(salts.has(salt)).toBe(false)
})

test('luck seats any six in the west, whatever classes a table would ask for', () => {
  const order = readOrder(WESTERN, {
    bots: 'random',
    seats: '1',
    missions: 'dry-run',
    survivors: 'all',
    seed: 'a',
  })
  const tables = Array.from({ length: 20 }, (_, game) => fixtureOf(WESTERN, order, game).options)
  expect(new Set(tables.map(({ classLimits }) => classLimits))).toEqual(new Set([true, false]))
})
