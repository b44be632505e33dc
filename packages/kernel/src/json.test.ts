import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { canonical, isRecord } from './json.ts'

describe('canonical JSON', () => {
  it('is JSON that means the same', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 4 }), (value) => {
        expect(JSON.parse(canonical(value))).toEqual(JSON.parse(JSON.stringify(value)))
      }),
    )
  })

  it('does not depend on the order of fields', () => {
    const shuffled = (value: unknown): unknown =>
      isRecord(value)
        ? Object.fromEntries(
            Object.entries(value)
              .reverse()
              .map(([key, field]) => [key, shuffled(field)]),
          )
        : Array.isArray(value)
          ? value.map(shuffled)
          : value
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 4 }), (value) => {
        expect(canonical(shuffled(value))).toBe(canonical(value))
      }),
    )
  })

  it('leaves out what is undefined, as JSON does', () => {
    expect(canonical({ b: undefined, a: [1, { d: undefined, c: null }] })).toBe('{"a":[1,{"c":null}]}')
  })

  it('tells lists from texts and numbers from their names', () => {
    const values = [1, '1', [1], ['1'], { 0: 1 }, null, 'null', '', [], {}, true, 'true', [[]], [null]]
    expect(new Set(values.map(canonical)).size).toBe(values.length)
  })

  it('knows objects from lists and bare values', () => {
    expect([{}, [], null, 'a', 1].map(isRecord)).toEqual([true, false, false, false, false])
  })
})
