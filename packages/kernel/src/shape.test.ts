import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { nth } from './bug.ts'
import { FastChance } from './chance.ts'
import { maskOf, squaresOf } from './grid.ts'
import {
  countPlacements,
  drawnShape,
  fitsSomewhere,
  isConnected,
  isPlacement,
  listPlacements,
  makeShape,
  nthSquare,
  placementBuffer,
  samplePlacement,
  shapeOf,
} from './shape.ts'
import { figure, naivePlacements, type Point, textOf } from './testing/naive-shapes.ts'

const open = fc.uniqueArray(fc.integer({ min: 0, max: 63 }), { minLength: 10, maxLength: 64 })

function placements(points: readonly Point[], squares: readonly number[]): string[] {
  const { lo, hi } = maskOf(squares)
  const room = placementBuffer()
  const words = room.subarray(0, listPlacements(makeShape(points), lo, hi, room))
  const found: string[] = []
  for (let i = 0; i < words.length; i += 2) found.push(textOf(squaresOf(nth(words, i), nth(words, i + 1))))
  return found
}

describe('placements', () => {
  it('are those of plain trial, each once', () => {
    fc.assert(
      fc.property(figure(6), open, (points, squares) => {
        const naive = naivePlacements(points, squares)
        const found = placements(points, squares)
        expect(new Set(found)).toEqual(naive)
        expect(found).toHaveLength(naive.size)
        const { lo, hi } = maskOf(squares)
        expect(countPlacements(makeShape(points), lo, hi)).toBe(naive.size)
        expect(fitsSomewhere(makeShape(points), lo, hi)).toBe(naive.size > 0)
      }),
      { numRuns: 300 },
    )
  })

  it('on a full grid are those of plain trial too', () => {
    const all = Array.from({ length: 64 }, (_, square) => square)
    fc.assert(
      fc.property(figure(8), (points) => {
        expect(new Set(placements(points, all))).toEqual(naivePlacements(points, all))
      }),
      { numRuns: 50 },
    )
  })

  it('never wrap round an edge', () => {
    // h1 and a2 are neighbors in memory only.
    const { lo, hi } = maskOf([7, 8, 23, 24, 39, 40, 55])
    expect(countPlacements(drawnShape(['##']), lo, hi)).toBe(0)
    // Nor do h4 and h6 touch, nor the two words' ends.
    const ends = maskOf([31, 32, 63, 0])
    expect(countPlacements(drawnShape(['##']), ends.lo, ends.hi)).toBe(0)
  })

  it('count as a person counts', () => {
    expect(countPlacements(drawnShape(['#']), -1, -1)).toBe(64)
    expect(countPlacements(drawnShape(['########']), -1, -1)).toBe(16)
    expect(countPlacements(drawnShape(['##', '##']), -1, -1)).toBe(49)
    expect(countPlacements(drawnShape(['##', '#.']), -1, -1)).toBe(49 * 4)
    expect(countPlacements(drawnShape(['.#', '##', '#.']), -1, -1)).toBe(4 * 42)
  })

  it('are recognized, and nothing else is', () => {
    fc.assert(
      fc.property(figure(5), open, (points, squares) => {
        const marked = squares.slice(0, points.length)
        const { lo, hi } = maskOf(marked)
        expect(isPlacement(makeShape(points), lo, hi)).toBe(
          marked.length === points.length && naivePlacements(points, marked).size > 0,
        )
      }),
    )
    fc.assert(
      fc.property(figure(6), (points) => {
        const shape = makeShape(points)
        const room = placementBuffer()
        const words = room.subarray(0, listPlacements(shape, -1, -1, room))
        for (let i = 0; i < words.length; i += 2)
          expect(isPlacement(shape, nth(words, i), nth(words, i + 1))).toBe(true)
      }),
      { numRuns: 20 },
    )
  })
})

describe('sampling', () => {
  it('always gives a legal placement, and one whenever there is one', () => {
    fc.assert(
      fc.property(figure(6), open, fc.integer(), (points, squares, seed) => {
        const { lo, hi } = maskOf(squares)
        const placed = samplePlacement(makeShape(points), lo, hi, new FastChance(seed))
        const naive = naivePlacements(points, squares)
        if (placed) expect(naive).toContain(textOf(squaresOf(placed.lo, placed.hi)))
        else expect(naive.size).toBe(0)
      }),
    )
  })

  it('gives every placement equally often', () => {
    const shape = drawnShape(['##', '#.'])
    const { lo, hi } = maskOf([0, 1, 2, 8, 9, 10, 30, 31, 38, 39])
    const places = countPlacements(shape, lo, hi)
    const counts = new Map<string, number>()
    const random = new FastChance(5)
    const draws = 2_000 * places
    for (let i = 0; i < draws; i++) {
      const placed = samplePlacement(shape, lo, hi, random)
      const text = placed ? textOf(squaresOf(placed.lo, placed.hi)) : 'none'
      counts.set(text, (counts.get(text) ?? 0) + 1)
    }
    expect(counts.size).toBe(places)
    // Chi-squared; its mean is places - 1, and twice that plus 20 is far out for a fair source.
    const chi = [...counts.values()].reduce((sum, count) => sum + (count - 2_000) ** 2 / 2_000, 0)
    expect(chi).toBeLessThan(2 * places + 20)
  })

  it('picks the n-th square in order', () => {
    const squares = [3, 31, 32, 40, 63]
    const { lo, hi } = maskOf(squares)
    expect(squares.map((_, n) => nthSquare(lo, hi, n))).toEqual(squares)
    expect(() => nthSquare(lo, hi, 5)).toThrow('no square 5')
  })
})

describe('shapes', () => {
  it('are one shape however turned, mirrored and moved', () => {
    const drawings = [
      ['##.', '.##'],
      ['.##', '##.'],
      ['#.', '##', '.#'],
      ['.#', '##', '#.'],
      ['....', '.##.', '..##'],
    ]
    expect(new Set(drawings.map((rows) => drawnShape(rows).key)).size).toBe(1)
    expect(drawnShape(['##', '##']).key).not.toBe(drawnShape(['####']).key)
  })

  it('have as many orientations as they look different', () => {
    const count = (rows: string[]) => drawnShape(rows).orientations.length
    expect(count(['#'])).toBe(1)
    expect(count(['##', '##'])).toBe(1)
    expect(count(['###'])).toBe(2)
    expect(count(['##', '#.'])).toBe(4)
    expect(count(['##.', '.##'])).toBe(4)
    expect(count(['####', '#...'])).toBe(8)
    expect(count(['.#.', '###', '.#.'])).toBe(1)
  })

  it('come from masks as from drawings', () => {
    expect(shapeOf(maskOf([61, 62, 54])).key).toBe(drawnShape(['#.', '##']).key)
  })

  it('need a square', () => {
    expect(() => drawnShape(['..'])).toThrow('a shape needs squares')
  })

  it('are connected by sides only, never round an edge', () => {
    expect(isConnected([0, 1, 9])).toBe(true)
    expect(isConnected([0, 9])).toBe(false)
    expect(isConnected([7, 8])).toBe(false)
    expect(isConnected([31, 39])).toBe(true)
    expect(isConnected([5])).toBe(true)
  })
})
