import { expect, test } from 'vitest'
import { keptFrom, NOTHING_KEPT } from './kept.ts'

test('what was kept comes back', () => {
  const kept = { done: true, read: ['welcome'], record: '{}' }
  expect(keptFrom(JSON.stringify(kept))).toEqual(kept)
})

test.each([null, '', '{', '7', '[]', 'null'])('%s is nothing', (text) => {
  expect(keptFrom(text)).toEqual(NOTHING_KEPT)
})

test('one broken value does not cost the others', () => {
  expect(keptFrom('{"done":"yes","read":["a",1],"record":{}}')).toEqual({
    done: false,
    read: ['a'],
    record: undefined,
  })
})
