import { CONTENT } from '@graveshift/gear-up'
import { expect, test } from 'vitest'
import { readOrder } from './read-order.ts'

const FLAGS = { bots: 'strong', seats: '1-6', difficulty: 'all', boss: 'all', seed: 'a' }

test('all means all', () => {
  const order = readOrder(FLAGS)
  expect(order.seats).toEqual([1, 2, 3, 4, 5, 6])
  expect(order.difficulties).toEqual(['easy', 'standard', 'hard', 'nightmare'])
  expect(order.bosses).toEqual(CONTENT.bosses.map(({ id }) => id))
  expect(order).not.toHaveProperty('nodes')
})

test('lists are put in order, so that the same wish is the same simulation', () => {
  const order = readOrder({
    ...FLAGS,
    seats: '6,2-3,2',
    difficulty: 'hard, easy',
    bots: 'quick,strong',
    nodes: 9,
  })
  expect(order).toMatchObject({
    seats: [2, 3, 6],
    difficulties: ['easy', 'hard'],
    bots: ['quick', 'strong'],
    nodes: 9,
  })
})

test.each([
  [{ seats: '7' }, 'seats are numbers from 1 to 6'],
  [{ seats: '' }, 'seats are numbers from 1 to 6'],
  [{ boss: 'godzilla' }, "there is no boss 'godzilla'; there are super-abomination,"],
  [{ difficulty: 'mild' }, "there is no difficulty 'mild'"],
  [{ bots: 'deep-blue' }, "there is no bot 'deep-blue'; there are random, quick, strong"],
])('%o is refused in plain words', (flags, message) => {
  expect(() => readOrder({ ...FLAGS, ...flags })).toThrow(message)
})
