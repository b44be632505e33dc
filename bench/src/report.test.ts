import { expect, test } from 'vitest'
import { type Figure, resultOf } from './figures.ts'
import { median } from './median.ts'
import { jsonLines, short, table } from './report.ts'

const games: Figure = {
  name: 'games',
  unit: 'a second',
  ours: ['us', 'games'],
  peer: ['them', 'battles'],
  goal: { least: 100 },
}
const cost: Figure = {
  name: 'cost',
  unit: 'µs',
  ours: ['us', 'late'],
  peer: { limit: 2 },
  goal: { most: 1.1 },
}
const measured = new Map([
  ['us', { games: 1500, late: 3 }],
  ['them', { battles: 12 }],
])

test('a ratio is ours to the peer, and a goal may be a least or a most', () => {
  expect(resultOf(games, measured)).toMatchObject({ ratio: 125, goal: '>= 100', met: true })
  expect(resultOf(cost, measured)).toMatchObject({ ratio: 1.5, goal: '<= 1.1', met: false })
})

test('what could not be measured is neither met nor missed', () => {
  const alone = resultOf(games, new Map([['us', { games: 1500 }]]))
  expect(JSON.parse(jsonLines([alone]))).toEqual({
    name: 'games (a second)',
    ours: 1500,
    peer: null,
    ratio: null,
    goal: '>= 100',
    met: null,
  })
  expect(table([alone])).toContain('n/a')
})

test('a figure without a goal has no verdict', () => {
  const { goal: _, ...known } = games
  expect(resultOf(known, measured)).toMatchObject({ ratio: 125, goal: null, met: null })
})

test('the columns of the table are aligned', () => {
  const lines = table([resultOf(games, measured), resultOf(cost, measured)]).split('\n')
  expect(lines.map((line) => line.indexOf(' x') > 0)).toEqual([false, true, true])
  expect(lines[1]?.indexOf(' x')).toBe(lines[2]?.indexOf(' x'))
})

test('numbers are short enough to compare', () => {
  expect([0.2, 9.87, 12.34, 5700, 590_000, 1_230_000, 3.3e9].map(short)).toEqual([
    '0.20',
    '9.87',
    '12.3',
    '5700',
    '590 k',
    '1.23 M',
    '3.30 G',
  ])
})

test('the median is the middle, or between the two in the middle', () => {
  expect(median([9, 1, 5])).toBe(5)
  expect(median([4, 1, 9, 2])).toBe(3)
})
