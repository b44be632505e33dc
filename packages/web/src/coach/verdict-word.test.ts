import { expect, test } from 'vitest'
import { isGradeKnown, verdictWord } from './verdict-word.ts'

test('a place is praised as part of the top only in the better half of many answers', () => {
  expect([1, 2, 5, 6, 7].map((place) => verdictWord(place, 11))).toEqual([
    'coach.verdict.best',
    'coach.verdict.percent',
    'coach.verdict.percent',
    'coach.verdict.place',
    'coach.verdict.place',
  ])
  expect(verdictWord(2, 9)).toBe('coach.verdict.place')
})

test('a grade that may be the best as well as the worst tells nothing', () => {
  const grades = [
    { grade: 100, least: 0 },
    { grade: 100, least: 1 },
    { grade: 87, least: 0 },
  ]
  expect(grades.map(isGradeKnown)).toEqual([false, true, true])
})
