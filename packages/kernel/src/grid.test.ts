import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  bitCount,
  dilate,
  downHi,
  downLo,
  lowestBit,
  maskOf,
  sizeOf,
  squareFromName,
  squareName,
  squaresOf,
  upHi,
  upLo,
} from './grid.ts'

const squares = fc.uniqueArray(fc.integer({ min: 0, max: 63 }))
const ascending = (list: readonly number[]) => [...list].sort((a, b) => a - b)

describe('masks of squares', () => {
  it('give back their squares in reading order', () => {
    fc.assert(
      fc.property(squares, (list) => {
        const { lo, hi } = maskOf(list)
        expect(squaresOf(lo, hi)).toEqual(ascending(list))
        expect(sizeOf(lo, hi)).toBe(list.length)
      }),
    )
  })

  it('keep the squares at the edges of a word', () => {
    for (const square of [0, 31, 32, 63]) {
      const { lo, hi } = maskOf([square])
      expect(squaresOf(lo, hi)).toEqual([square])
    }
    const { lo, hi } = maskOf(Array.from({ length: 64 }, (_, square) => square))
    expect([lo, hi]).toEqual([-1, -1])
    expect(squaresOf(lo, hi)).toHaveLength(64)
  })

  it('count bits like a person would', () => {
    fc.assert(
      fc.property(fc.integer({ min: -0x80000000, max: 0x7fffffff }), (word) => {
        const text = (word >>> 0).toString(2)
        expect(bitCount(word)).toBe(text.replaceAll('0', '').length)
        if (word !== 0) expect(lowestBit(word)).toBe(text.length - 1 - text.lastIndexOf('1'))
      }),
    )
  })
})

describe('moving masks', () => {
  it('up and down drop what leaves and keep the rest', () => {
    fc.assert(
      fc.property(squares, fc.integer({ min: 0, max: 63 }), (list, by) => {
        const { lo, hi } = maskOf(list)
        const up = ascending(list.map((square) => square + by).filter((square) => square < 64))
        const down = ascending(list.map((square) => square - by).filter((square) => square >= 0))
        expect(squaresOf(upLo(lo, by), upHi(lo, hi, by))).toEqual(up)
        expect(squaresOf(downLo(lo, hi, by), downHi(hi, by))).toEqual(down)
      }),
    )
  })

  it('dilate touches by side and corner and never wraps round the grid', () => {
    fc.assert(
      fc.property(squares, (list) => {
        const near = Array.from({ length: 64 }, (_, square) => square).filter((square) =>
          list.some(
            (other) =>
              Math.abs((other >> 3) - (square >> 3)) <= 1 && Math.abs((other & 7) - (square & 7)) <= 1,
          ),
        )
        const { lo, hi } = maskOf(list)
        const wide = dilate(lo, hi)
        expect(squaresOf(wide.lo, wide.hi)).toEqual(near)
      }),
    )
  })
})

describe('names of squares', () => {
  it('go to and fro for all 64', () => {
    for (let square = 0; square < 64; square++) expect(squareFromName(squareName(square))).toBe(square)
    expect(squareName(0)).toBe('a1')
    expect(squareName(17)).toBe('b3')
    expect(squareName(63)).toBe('h8')
  })

  it.each(['', 'a', 'a0', 'a9', 'i1', 'A1', 'a1 ', 'a11', 'aa', '11', '__proto__'])('refuse %j', (name) => {
    expect(squareFromName(name)).toBeUndefined()
  })
})
