import { expect, test } from 'vitest'
import { SECOND } from '../../games/second-edition/simulate/simulated.ts'
import { readOrder } from './read-order.ts'

const FLAGS = { bots: 'strong', seats: '1-6', missions: 'all', survivors: 'all', seed: 'a' }

test('missions go by number or name, in the order of their numbers', () => {
  expect(readOrder(SECOND, FLAGS).missions).toHaveLength(26)
  expect(readOrder(SECOND, { ...FLAGS, missions: 'small-town, m0,M11' }).missions).toEqual([
    'zombicide-life',
    'small-town',
    'the-ditch',
  ])
  expect(() => readOrder(SECOND, { ...FLAGS, missions: 'M99' })).toThrow(
    "there is no mission 'M99'; there are zomb",
  )
})

test('teams are drawn from all survivors or from some', () => {
  expect(readOrder(SECOND, FLAGS).survivors).toHaveLength(12)
  const six = 'wanda,ned,josh,elle,doug,amy'
  expect(readOrder(SECOND, { ...FLAGS, survivors: six }).survivors).toEqual(six.split(',').reverse())
  expect(() => readOrder(SECOND, { ...FLAGS, survivors: 'amy,doug' })).toThrow('drawn from at least 6')
})
