import { expect, test } from 'vitest'
import { markedLine } from './marked-line.ts'

test('while the table moves the newest line is marked, wherever the hand lies', () => {
  expect(markedLine('7/3', { key: '6/0', seq: 6 }, 7, true)).toBe('7/3')
})

test('what a hand points at stays marked until the next move', () => {
  const hand = { key: '5/1', seq: 6 }
  expect(markedLine('6/2', hand, 6, false)).toBe('5/1')
  expect(markedLine('7/0', hand, 7, false)).toBeUndefined()
  expect(markedLine('7/0', undefined, 7, false)).toBeUndefined()
})
