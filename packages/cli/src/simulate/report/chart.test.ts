import { expect, test } from 'vitest'
import { stackChart, wholeTicks } from './chart.ts'

test('parts have the color that the key says, in the same order in every row', () => {
  const bars = [
    { name: 'M1', group: 'red', value: 1 },
    { name: 'M1', group: 'yellow', value: 2 },
    { name: 'M2', group: 'yellow', value: 3 },
    { name: 'M2', group: 'red', value: 1 },
  ]
  const chart = stackChart('levels', bars, 'survivors', { yellow: '#e3bf3a', red: '#a4343a' })
  const painted = [...chart.matchAll(/<rect[^>]* fill="([^"]+)"/g)].map(([, colour]) => colour)
  expect(painted).toEqual(['#e3bf3a', '#e3bf3a', '#a4343a', '#a4343a'])
  expect(chart).toMatch(/#e3bf3a"><\/i>yellow<.*#a4343a"><\/i>red</)
})

test('games are counted in whole numbers', () => {
  expect(wholeTicks(-1, 2)).toEqual([-1, 0, 1, 2])
  expect(wholeTicks(-30, 25)).toEqual([-30, -20, -10, 0, 10, 20])
})
