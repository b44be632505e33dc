import { expect, test } from 'vitest'
import { verdictWord } from './verdict-word.ts'

test('an answer that was given is told as the list tells it: by grade and place, or by its place alone', () => {
  const given = { pick: { do: 'pass' }, place: 3, isShared: false }
  expect(verdictWord({ ...given, grade: 40 })).toBe('coach.verdict.grade')
  expect(verdictWord({ ...given, grade: undefined })).toBe('coach.verdict.place')
  expect(verdictWord({ ...given, place: 1, grade: 100 })).toBe('coach.verdict.best')
})
