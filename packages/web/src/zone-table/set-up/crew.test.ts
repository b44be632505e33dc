import { expect, test } from 'vitest'
import { dealt, fitted, moved, type Teams, toggled, withSeats } from './crew.ts'

const TWO: Teams = [['amy', 'doug'], ['elle']]

test('seats share the same survivors, and there are never more seats than survivors', () => {
  expect(withSeats(TWO, 3)).toEqual([['amy'], ['doug'], ['elle']])
  expect(withSeats(TWO, 6)).toEqual([['amy'], ['doug'], ['elle']])
  expect(withSeats(TWO, 1)).toEqual([['amy', 'doug', 'elle']])
})

test('who comes along goes to the seat with the fewest', () => {
  expect(toggled(TWO, 'josh')).toEqual([
    ['amy', 'doug'],
    ['elle', 'josh'],
  ])
})

test('who stays at home leaves no seat without anybody; the last one stays', () => {
  expect(toggled(TWO, 'doug')).toEqual([['amy'], ['elle']])
  expect(toggled(TWO, 'elle')).toEqual([['amy'], ['doug']])
  expect(toggled([['amy'], ['doug']], 'doug')).toEqual([['amy']])
  expect(toggled([['amy']], 'amy')).toEqual([['amy']])
})

test('a survivor changes seats; a seat left with nobody gets one in exchange', () => {
  expect(moved(TWO, 'doug', 1)).toEqual([['amy'], ['elle', 'doug']])
  expect(moved(TWO, 'elle', 0)).toEqual([['amy', 'elle'], ['doug']])
  expect(moved(TWO, 'amy', 0)).toBe(TWO)
  expect(moved(TWO, 'nobody', 0)).toBe(TWO)
})

test('another mission may want more survivors, or fewer', () => {
  const all = ['amy', 'doug', 'elle', 'josh', 'ned']
  expect(fitted(TWO, 5, all).flat()).toEqual(all)
  expect(fitted(TWO, 1, all)).toEqual([['amy']])
  expect(fitted(TWO, 3, all)).toBe(TWO)
})

test('a deal takes everybody at most once', () => {
  const all = ['amy', 'doug', 'elle', 'josh']
  expect(dealt(all, 3, 2, (n) => n - 1)).toEqual([['josh'], ['elle', 'doug']])
  expect(dealt(all, 9, 6, () => 0)).toEqual([['amy'], ['doug'], ['elle'], ['josh']])
})
