import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hashOf } from './hash.ts'
import { canonical } from './json.ts'

describe('hash of a value', () => {
  it('is SHA-256 of its canonical text, as Node computes it', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const digest = createHash('sha256').update(canonical(value), 'utf8').digest('hex')
        expect(hashOf(value)).toBe(digest.slice(0, 32))
      }),
    )
  })

  it('stays what it was', () => {
    expect(hashOf({})).toBe('44136fa355b3678a1146ad16f7e8649e')
    expect(hashOf({ b: [1, 'ß'], a: null })).toBe(hashOf({ a: null, b: [1, 'ß'] }))
    expect(hashOf({ a: 1 })).not.toBe(hashOf({ a: '1' }))
  })
})
