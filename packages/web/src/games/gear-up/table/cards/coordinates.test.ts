import { expect, test } from 'vitest'
import { coordinatesOf } from './coordinates.tsx'

test('each column has its letter and each row its number, where the first space is', () => {
  const { letters, numbers } = coordinatesOf(['.##', '###', '..#'])
  expect(letters).toEqual([
    { sign: 'a', x: 0, y: 20 },
    { sign: 'b', x: 20, y: 0 },
    { sign: 'c', x: 40, y: 0 },
  ])
  expect(numbers).toEqual([
    { sign: '1', x: 20, y: 0 },
    { sign: '2', x: 0, y: 20 },
    { sign: '3', x: 40, y: 40 },
  ])
})

test('what has no space has no name', () => {
  expect(coordinatesOf(['#.#']).letters.map(({ sign }) => sign)).toEqual(['a', 'c'])
})
