import { expect, test } from 'vitest'
import { counted, metOf, points, verdictOn, wonInWords } from './parts.ts'

const goal = { kind: 'band', of: '1', value: 0.5, least: 0.5, most: 0.65 }

test('too few games are said to be too few, with the interval', () => {
  expect(wonInWords({ games: 4, won: 1 })).toBe(
    '1 of 4 games won, 25.0 % (95 % interval 4.6 % to 69.9 %): too few games to tell',
  )
  expect(wonInWords({ games: 4000, won: 1000 })).toBe(
    '1000 of 4000 games won, 25.0 % (95 % interval 23.7 % to 26.4 %)',
  )
  expect(verdictOn({ ...goal, met: true, sure: false })).toBe('met by count; too few games to tell')
  expect(verdictOn({ ...goal, met: false, sure: true })).toBe('not met')
})

test('goals are told apart by whether luck may explain them', () => {
  const goals = [
    { ...goal, met: true, sure: true },
    { ...goal, met: true, sure: false },
    { ...goal, met: false, sure: false },
    { ...goal, met: false, sure: true },
  ]
  expect(metOf(goals)).toEqual(['2 of 4', '1', '1', '2'])
})

test('one seat is a seat, and differences are points', () => {
  expect([counted(1, 'seat', 'seats'), counted(2, 'seat', 'seats')]).toEqual(['1 seat', '2 seats'])
  expect([points(0.031), points(-0.15), points(0)]).toEqual(['+3.1 points', '-15.0 points', '0.0 points'])
})
