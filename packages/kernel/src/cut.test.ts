import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { nth } from './bug.ts'
import { FastChance } from './chance.ts'
import { cutsOf, listCuts, partsOf, sampleCut } from './cut.ts'
import { maskOf, squaresOf } from './grid.ts'
import { drawnShape, isConnected, makeShape } from './shape.ts'
import { figure, naivePlacements, type Point, textOf } from './testing/naive-shapes.ts'

const POINT: Point[] = [[0, 0]]

const connected = (points: readonly Point[]) =>
  isConnected(points.map(([r, c]) => (r + 8) * 100 + c + 8).map(pack))
// isConnected counts in rows of eight; these figures are small enough to be moved into one grid.
const pack = (far: number) => (Math.floor(far / 100) - 5) * 8 + (far % 100) - 5

/** All first and second parts, each whole or one square. */
function naivePairs(points: readonly Point[]): [Point[], Point[]][] {
  const pairs: [Point[], Point[]][] = []
  for (let subset = 1; subset < 2 ** points.length - 1; subset++) {
    const first = points.filter((_, index) => subset & (1 << index))
    const second = points.filter((_, index) => !(subset & (1 << index)))
    if (!connected(first) || !connected(second)) continue
    for (const a of [first, POINT]) for (const b of [second, POINT]) pairs.push([a, b])
  }
  return pairs
}

function naiveCuts(points: readonly Point[], open: readonly number[]): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>()
  for (const [a, b] of naivePairs(points))
    for (const one of naivePlacements(a, open)) {
      const taken = one.split(' ').map(Number)
      for (const two of naivePlacements(
        b,
        open.filter((square) => !taken.includes(square)),
      )) {
        const both = textOf([...taken, ...two.split(' ').map(Number)])
        const firsts = found.get(both) ?? new Set()
        firsts.add(one)
        found.set(both, firsts)
      }
    }
  return found
}

/** Of masks written as lo, hi, lo, hi, ... */
function textsOf(words: readonly number[]): string[] {
  const texts: string[] = []
  for (let i = 0; i < words.length; i += 2) texts.push(textOf(squaresOf(nth(words, i), nth(words, i + 1))))
  return texts
}

// A crowded corner and an edge: enough to place, few enough to try everything.
const open = fc.subarray([0, 1, 2, 8, 9, 10, 11, 17, 18, 23, 24, 31, 32, 39], { minLength: 4 })

describe('cut shapes', () => {
  it('are those of plain trial, each once', () => {
    fc.assert(
      fc.property(figure(4), open, (points, squares) => {
        const { lo, hi } = maskOf(squares)
        const found = textsOf(listCuts(cutsOf(makeShape(points)), lo, hi))
        expect(new Set(found)).toEqual(new Set(naiveCuts(points, squares).keys()))
        expect(new Set(found).size).toBe(found.length)
      }),
      { numRuns: 30 },
    )
  })

  it('can be seen as two parts in all the ways plain trial finds', () => {
    fc.assert(
      fc.property(figure(4), open, (points, squares) => {
        const pairs = cutsOf(makeShape(points))
        for (const [both, firsts] of [...naiveCuts(points, squares)].slice(0, 10)) {
          const { lo, hi } = maskOf(both.split(' ').map(Number))
          const parts = new Set(partsOf(pairs, lo, hi).map((part) => textOf(squaresOf(part.lo, part.hi))))
          // A pair is kept once, so one of its two parts is named; the other is the rest.
          const rest = (part: string) =>
            textOf(
              both
                .split(' ')
                .filter((square) => !part.split(' ').includes(square))
                .map(Number),
            )
          for (const first of firsts) expect(parts.has(first) || parts.has(rest(first))).toBe(true)
          for (const part of parts) expect(firsts.has(part) || firsts.has(rest(part))).toBe(true)
        }
      }),
      { numRuns: 20 },
    )
  })

  it('sample within the list', () => {
    fc.assert(
      fc.property(figure(4), open, fc.integer(), (points, squares, seed) => {
        const shape = makeShape(points)
        if (shape.size === 1) return
        const { lo, hi } = maskOf(squares)
        const random = new FastChance(seed)
        const listed = textsOf(listCuts(cutsOf(shape), lo, hi))
        for (let i = 0; i < 5; i++) {
          const cut = sampleCut(cutsOf(shape), lo, hi, random)
          if (cut) expect(listed).toContain(textOf(squaresOf(cut.lo, cut.hi)))
        }
      }),
      { numRuns: 60 },
    )
  })

  it('of a domino are two squares anywhere', () => {
    const { lo, hi } = maskOf([0, 7, 56, 63])
    expect(listCuts(cutsOf(drawnShape(['##'])), lo, hi)).toHaveLength(2 * 6)
  })

  it('of a single square do not exist', () => {
    expect(cutsOf(drawnShape(['#']))).toEqual([])
  })

  it('need connected parts: three in a row give 2+1, 1+1 and nothing else', () => {
    const keys = cutsOf(drawnShape(['###'])).map(([a, b]) => [a.size, b.size].sort().join('+'))
    expect(new Set(keys)).toEqual(new Set(['1+2', '1+1']))
  })
})
