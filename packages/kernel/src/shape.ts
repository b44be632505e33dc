import { Bug, nth } from './bug.ts'
import {
  bitCount,
  downHi,
  downLo,
  GRID_SIZE,
  lowestBit,
  type Mask,
  maskOf,
  sizeOf,
  squaresOf,
  upHi,
  upLo,
} from './grid.ts'
import type { Random } from './rules.ts'

/** A shape turned or mirrored one way. Its anchor is its first square in reading order. */
interface Orientation {
  /** Distances from the anchor to the other squares; all positive. */
  readonly reach: readonly number[]
  /** The shape with its anchor on square 0. */
  readonly lo: number
  readonly hi: number
  /** Anchors from which no square leaves the grid sideways. */
  readonly anchorsLo: number
  readonly anchorsHi: number
}

/** A connected figure of squares that may be rotated and mirrored. */
export interface Shape {
  readonly size: number
  readonly orientations: readonly Orientation[]
  /** Same text, same figure, however it was drawn. */
  readonly key: string
}

type Point = readonly [row: number, column: number]

const turn = (points: readonly Point[]): Point[] => points.map(([row, column]) => [column, -row])
const mirror = (points: readonly Point[]): Point[] => points.map(([row, column]) => [row, -column])

function toCorner(points: readonly Point[]): Point[] {
  const top = points.reduce((least, [row]) => Math.min(least, row), GRID_SIZE)
  const left = points.reduce((least, [, column]) => Math.min(least, column), GRID_SIZE)
  return points
    .map(([row, column]): Point => [row - top, column - left])
    .sort((a, b) => a[0] - b[0] || a[1] - b[1])
}

function orient(points: readonly Point[]): Orientation {
  const [anchor] = points
  if (!anchor) throw new Bug('a shape needs squares')
  const columns = points.map(([, column]) => column - anchor[1])
  const reach = points.slice(1).map(([row, column]) => (row - anchor[0]) * GRID_SIZE + column - anchor[1])
  const { lo, hi } = maskOf([0, ...reach])
  const left = columns.reduce((least, column) => Math.min(least, column), 0)
  const right = columns.reduce((most, column) => Math.max(most, column), 0)
  const anchors: number[] = []
  for (let square = 0; square < GRID_SIZE * GRID_SIZE; square++) {
    const column = square % GRID_SIZE
    if (column + left >= 0 && column + right < GRID_SIZE) anchors.push(square)
  }
  const allowed = maskOf(anchors)
  return { reach, lo, hi, anchorsLo: allowed.lo, anchorsHi: allowed.hi }
}

export function makeShape(points: readonly Point[]): Shape {
  const ways = new Map<string, Point[]>()
  let current = points
  for (let flip = 0; flip < 2; flip++) {
    for (let quarter = 0; quarter < 4; quarter++) {
      const way = toCorner(current)
      ways.set(way.join(' '), way)
      current = turn(current)
    }
    current = mirror(points)
  }
  const keys = [...ways.keys()].sort()
  return { size: points.length, orientations: [...ways.values()].map(orient), key: nth(keys, 0) }
}

/** A shape from a little drawing, one text a row, '#' for a square. */
export function drawnShape(rows: readonly string[]): Shape {
  const points: Point[] = []
  rows.forEach((text, row) => {
    for (let column = 0; column < text.length; column++) if (text[column] === '#') points.push([row, column])
  })
  return makeShape(points)
}

/** A shape from the squares of a mask. */
export function shapeOf({ lo, hi }: Mask): Shape {
  return makeShape(squaresOf(lo, hi).map((square): Point => [square >> 3, square & 7]))
}

/** Whether every square can be reached from every other by sides. */
export function isConnected(squares: readonly number[]): boolean {
  const left = new Set(squares)
  const edge = squares.slice(0, 1)
  for (let square = edge.pop(); square !== undefined; square = edge.pop()) {
    if (!left.delete(square)) continue
    if (left.has(square - 8)) edge.push(square - 8)
    if (left.has(square + 8)) edge.push(square + 8)
    if ((square & 7) > 0 && left.has(square - 1)) edge.push(square - 1)
    if ((square & 7) < 7 && left.has(square + 1)) edge.push(square + 1)
  }
  return left.size === 0
}

/** Low word of the anchors from which this orientation lies wholly on open squares. All anchors at once. */
function anchorsLo(way: Orientation, openLo: number, openHi: number): number {
  const { reach } = way
  let lo = openLo & way.anchorsLo
  // Most grids have at most four rows: one word, plain shifts.
  if (openHi === 0) {
    if (way.hi !== 0) return 0
    for (let index = 0; index < reach.length; index++) lo &= openLo >>> (reach[index] as number)
    return lo
  }
  for (let index = 0; index < reach.length; index++) lo &= downLo(openLo, openHi, reach[index] as number)
  return lo
}

function anchorsHi(way: Orientation, openHi: number): number {
  const { reach } = way
  let hi = openHi & way.anchorsHi
  if (hi === 0) return 0
  for (let index = 0; index < reach.length; index++) hi &= downHi(openHi, reach[index] as number)
  return hi
}

export function countPlacements(shape: Shape, openLo: number, openHi: number): number {
  let count = 0
  for (const way of shape.orientations)
    count += bitCount(anchorsLo(way, openLo, openHi)) + bitCount(anchorsHi(way, openHi))
  return count
}

export function fitsSomewhere(shape: Shape, openLo: number, openHi: number): boolean {
  for (const way of shape.orientations)
    if ((anchorsLo(way, openLo, openHi) | anchorsHi(way, openHi)) !== 0) return true
  return false
}

/** Room for the placements of any shape on any grid: eight ways, 64 anchors, two words each. */
export function placementBuffer(): Int32Array {
  return new Int32Array(8 * GRID_SIZE * GRID_SIZE * 2)
}

/** Writes every placement on open squares into `room` as lo, hi, lo, hi, ... and says how many words it wrote. */
export function listPlacements(shape: Shape, openLo: number, openHi: number, room: Int32Array): number {
  return openHi === 0 ? listInOneWord(shape, openLo, room) : listInTwoWords(shape, openLo, openHi, room)
}

function listInOneWord({ orientations }: Shape, open: number, room: Int32Array): number {
  let at = 0
  for (const way of orientations)
    for (let rest = anchorsLo(way, open, 0); rest !== 0; rest &= rest - 1) {
      room[at++] = way.lo << lowestBit(rest)
      room[at++] = 0
    }
  return at
}

function listInTwoWords(shape: Shape, openLo: number, openHi: number, room: Int32Array): number {
  let at = 0
  for (const way of shape.orientations) {
    for (let rest = anchorsLo(way, openLo, openHi); rest !== 0; rest &= rest - 1) {
      const by = lowestBit(rest)
      room[at++] = upLo(way.lo, by)
      room[at++] = upHi(way.lo, way.hi, by)
    }
    for (let rest = anchorsHi(way, openHi); rest !== 0; rest &= rest - 1) {
      const by = 32 + lowestBit(rest)
      room[at++] = upLo(way.lo, by)
      room[at++] = upHi(way.lo, way.hi, by)
    }
  }
  return at
}

/** The index of the n-th set bit of two words. */
export function nthSquare(lo: number, hi: number, n: number): number {
  let left = n
  for (let rest = lo; rest !== 0; rest &= rest - 1) if (left-- === 0) return lowestBit(rest)
  for (let rest = hi; rest !== 0; rest &= rest - 1) if (left-- === 0) return 32 + lowestBit(rest)
  throw new Bug(`no square ${n} in a smaller set`)
}

/** Room for the anchors of one shape's orientations, so that sampling looks at each only once. */
const sampledLo = new Int32Array(GRID_SIZE)
const sampledHi = new Int32Array(GRID_SIZE)
const sampledCount = new Int32Array(GRID_SIZE)

/** One of all placements, each as likely as any other; undefined if there is none. */
export function samplePlacement(
  shape: Shape,
  openLo: number,
  openHi: number,
  random: Random,
): Mask | undefined {
  const { orientations } = shape
  let count = 0
  for (let index = 0; index < orientations.length; index++) {
    const way = orientations[index] as Orientation
    const lo = anchorsLo(way, openLo, openHi)
    const hi = anchorsHi(way, openHi)
    const here = sizeOf(lo, hi)
    sampledLo[index] = lo
    sampledHi[index] = hi
    sampledCount[index] = here
    count += here
  }
  if (count === 0) return undefined
  let left = random.below(count)
  for (let index = 0; index < orientations.length; index++) {
    const here = sampledCount[index] as number
    if (left < here) {
      const way = orientations[index] as Orientation
      const by = nthSquare(sampledLo[index] as number, sampledHi[index] as number, left)
      return { lo: upLo(way.lo, by), hi: upHi(way.lo, way.hi, by) }
    }
    left -= here
  }
  throw new Bug('placements miscounted')
}

/** Whether these squares are exactly the shape, turned or mirrored. */
export function isPlacement(shape: Shape, lo: number, hi: number): boolean {
  return sizeOf(lo, hi) === shape.size && fitsSomewhere(shape, lo, hi)
}
