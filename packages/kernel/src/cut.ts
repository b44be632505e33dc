import { Bug, nth } from './bug.ts'
import { type Mask, maskOf, sizeOf, squaresOf } from './grid.ts'
import { MaskSet } from './mask-set.ts'
import type { Random } from './rules.ts'
import {
  drawnShape,
  fitsSomewhere,
  isConnected,
  isPlacement,
  listPlacements,
  placementBuffer,
  type Shape,
  samplePlacement,
  shapeOf,
} from './shape.ts'

/** Two figures to be placed apart from each other, each turned or mirrored on its own. */
export type Pair = readonly [Shape, Shape]

const SQUARE = drawnShape(['#'])

/** Used again by every call, none of which keeps hold of it. */
const first = placementBuffer()
const second = placementBuffer()
const seen = new MaskSet()

/**
 * All ways to cut a shape into two connected parts, each part whole or reduced to one square.
 * Ways that differ only by turning or mirroring a part are one way.
 */
export function cutsOf(shape: Shape): Pair[] {
  // Anchored on square 0 a figure may wrap round the left edge; its first placement on a full grid does not.
  const room = placementBuffer()
  listPlacements(shape, -1, -1, room)
  const squares = squaresOf(nth(room, 0), nth(room, 1))
  const pairs = new Map<string, Pair>()
  for (let subset = 1; subset < (1 << squares.length) - 1; subset++) {
    const first = squares.filter((_, index) => subset & (1 << index))
    const second = squares.filter((_, index) => !(subset & (1 << index)))
    if (!isConnected(first) || !isConnected(second)) continue
    for (const a of [partOf(first), SQUARE])
      for (const b of [partOf(second), SQUARE]) {
        const pair: Pair = a.key < b.key ? [a, b] : [b, a]
        pairs.set(`${pair[0].key}|${pair[1].key}`, pair)
      }
  }
  return [...pairs.values()]
}

function partOf(squares: readonly number[]): Shape {
  return shapeOf(maskOf(squares))
}

/**
 * Every set of open squares that some pair covers, each once, as lo, hi, lo, hi, ...; sets among the first words of
 * `known`, written the same way, are left out.
 */
export function listCuts(
  pairs: readonly Pair[],
  openLo: number,
  openHi: number,
  known: ArrayLike<number> = [],
  words = known.length,
): number[] {
  seen.clear()
  for (let i = 0; i < words; i += 2) seen.add(known[i] as number, known[i + 1] as number)
  const found: number[] = []
  for (const [a, b] of pairs) {
    const firsts = listPlacements(a, openLo, openHi, first)
    for (let i = 0; i < firsts; i += 2) {
      const aLo = first[i] as number
      const aHi = first[i + 1] as number
      const seconds = listPlacements(b, openLo & ~aLo, openHi & ~aHi, second)
      for (let j = 0; j < seconds; j += 2) {
        const lo = aLo | (second[j] as number)
        const hi = aHi | (second[j + 1] as number)
        if (seen.add(lo, hi)) found.push(lo, hi)
      }
    }
  }
  return found
}

/** All ways to see a set of squares as a pair: the masks of the first parts. */
export function partsOf(pairs: readonly Pair[], lo: number, hi: number): Mask[] {
  const size = sizeOf(lo, hi)
  const parts: Mask[] = []
  for (const [a, b] of pairs) {
    if (a.size + b.size !== size) continue
    const firsts = listPlacements(a, lo, hi, first)
    for (let i = 0; i < firsts; i += 2) {
      const aLo = first[i] as number
      const aHi = first[i + 1] as number
      if (isPlacement(b, lo & ~aLo, hi & ~aHi)) parts.push({ lo: aLo, hi: aHi })
    }
  }
  return parts
}

export function sampleCut(
  pairs: readonly Pair[],
  openLo: number,
  openHi: number,
  random: Random,
): Mask | undefined {
  // A single square cannot be cut.
  if (pairs.length === 0) return undefined
  const [a, b] = pairs[random.below(pairs.length)] as Pair
  const first = samplePlacement(a, openLo, openHi, random)
  if (!first) return undefined
  const restLo = openLo & ~first.lo
  const restHi = openHi & ~first.hi
  if (!fitsSomewhere(b, restLo, restHi)) return undefined
  const second = samplePlacement(b, restLo, restHi, random)
  if (!second) throw new Bug('a fitting part has a placement')
  return { lo: first.lo | second.lo, hi: first.hi | second.hi }
}
