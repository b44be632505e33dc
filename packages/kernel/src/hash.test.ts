import { createHash, hash } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hashOf, hashWith } from './hash.ts'
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

  it('is the same with a SHA-256 of the platform, and takes nothing else for one', () => {
    const values = [{}, { a: [1, 'ß'] }, 'x'.repeat(1000)]
    const before = values.map(hashOf)
    expect(() => hashWith((text) => hash('sha1', text, 'hex'))).toThrow('not SHA-256')
    expect(() => hashWith((text) => hash('sha256', Buffer.from(text, 'latin1'), 'hex'))).toThrow()
    let used = 0
    hashWith((text) => {
      used++
      return hash('sha256', text, 'hex')
    })
    used = 0
    expect(values.map(hashOf)).toEqual(before)
    expect(used).toBe(values.length)
  })
})
