import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { MaskSet } from './mask-set.ts'

const mask = fc.tuple(fc.integer(), fc.integer({ min: -2, max: 2 }))

describe('a set of masks', () => {
  it('says of every mask whether it is new, as a set of texts does, filling after filling', () => {
    const masks = new MaskSet()
    fc.assert(
      fc.property(fc.array(mask, { maxLength: 60 }), (added) => {
        masks.clear()
        const texts = new Set<string>()
        for (const [lo, hi] of added) {
          expect(masks.add(lo, hi)).toBe(!texts.has(`${lo} ${hi}`))
          texts.add(`${lo} ${hi}`)
        }
      }),
    )
  })

  it('grows without losing or doubling anything', () => {
    const masks = new MaskSet()
    for (let lo = 0; lo < 5000; lo++) expect(masks.add(lo * 8, lo & 3)).toBe(true)
    for (let lo = 0; lo < 5000; lo++) expect(masks.add(lo * 8, lo & 3)).toBe(false)
    masks.clear()
    expect(masks.add(8, 1)).toBe(true)
  })
})
