import { CONTENT } from '@graveshift/gear-up'
import { expect, test } from 'vitest'
import { spawnCount } from './spawn-count.ts'

test('GU-SPW-01 four seats on the black side: A brings 3 and 0, B 2 and 1, C 1 and 2', () => {
  const of = (letter: 'a' | 'b' | 'c') => spawnCount({ data: CONTENT }, 4, 'easy', letter)
  expect([of('a'), of('b'), of('c')]).toEqual([
    [3, 0],
    [2, 1],
    [1, 2],
  ])
  expect(spawnCount({ data: CONTENT }, 4, 'no such', 'a')).toBeUndefined()
})
