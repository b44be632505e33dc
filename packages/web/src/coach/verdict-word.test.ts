import { expect, test } from 'vitest'
import { isGradeKnown, verdictWord } from './verdict-word.ts'

test('an answer that was given is told as the list tells it: by grade and place, or by its place alone', () => {
  const given = { pick: { do: 'pass' }, place: 3, isShared: false }
  expect(verdictWord({ ...given, grade: 40 })).toBe('coach.verdict.grade')
  expect(verdictWord({ ...given, grade: undefined })).toBe('coach.verdict.place')
  expect(verdictWord({ ...given, place: 1, grade: 100 })).toBe('coach.verdict.best')
})

test('a grade that may be the best as well as the worst tells nothing', () => {
  const grades = [
    { grade: 100, least: 0 },
    { grade: 100, least: 1 },
    { grade: 87, least: 0 },
  ]
  expect(grades.map(isGradeKnown)).toEqual([false, true, true])
})
