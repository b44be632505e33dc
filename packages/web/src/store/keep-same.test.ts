import { expect, test } from 'vitest'
import { keepSame } from './keep-same.ts'

test('what is equal is the same object, what is not is as it is now', () => {
  const before = {
    a: { x: 1, y: [1, 2] },
    b: [{ c: 1 }, { c: 2 }],
    d: null,
    e: undefined as number | undefined,
  }
  const after = { a: { x: 1, y: [1, 2] }, b: [{ c: 1 }, { c: 3 }], d: null, e: undefined }
  const kept = keepSame(before, after)
  expect(kept).toEqual(after)
  expect(kept.a).toBe(before.a)
  expect(kept.b[0]).toBe(before.b[0])
  expect(kept.b[1]).toEqual({ c: 3 })
  expect(keepSame(before, structuredClone(before))).toBe(before)
})

test('a list that grows, shrinks or becomes something else is as it is now', () => {
  const zombie = { id: 1 }
  const grown = keepSame([zombie], [{ id: 1 }, { id: 2 }])
  expect(grown).toEqual([{ id: 1 }, { id: 2 }])
  expect(grown[0]).toBe(zombie)
  expect(keepSame([zombie, { id: 2 }], [{ id: 1 }])).toEqual([{ id: 1 }])
  expect(keepSame([zombie], { 0: { id: 1 } })).toEqual({ 0: { id: 1 } })
  expect(keepSame({ a: undefined }, { b: undefined })).toEqual({ b: undefined })
  expect(Object.keys(keepSame<object>({ a: undefined }, { b: undefined }))).toEqual(['b'])
})
