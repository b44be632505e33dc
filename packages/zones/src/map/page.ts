import { nth } from '@graveshift/kernel'
import type { ZoneData } from './layout.ts'
import { boundsOf, labelPoint, pieceAt } from './places.ts'
import type { Point, Rect } from './tile.ts'
import { natureOf } from './zone-kinds.ts'

/** Characters for a tile of 100 units: a character is about twice as high as it is wide. */
const ACROSS = 30
const DOWN = 13
const UNITS = 100
/** Of a name or what stands below it. */
const LETTER = /[\p{L}\d*]/u

/** Characters in rows. */
export class Page {
  readonly #rows: string[][]

  constructor(width: number, height: number) {
    const columns = column(width) + 1
    this.#rows = Array.from({ length: row(height) + 1 }, () => Array.from({ length: columns }, () => ' '))
  }

  /** Walls hide markings, markings hide nothing. */
  frame(zone: ZoneData): void {
    const wall = natureOf(zone).looks === 'room'
    if (!wall || zone.pieces.length === 1) {
      this.#box(boundsOf(zone), wall)
      return
    }
    for (const piece of zone.pieces) this.#box(piece, wall)
    for (const [index, one] of zone.pieces.entries())
      for (const other of zone.pieces.slice(index + 1)) this.#openBetween(one, other)
  }

  /** Ground that nobody enters. */
  block(rect: Rect): void {
    this.#box(rect, true)
    const [left, top, right, bottom] = corners(rect)
    for (let y = top + 1; y < bottom; y++) for (let x = left + 1; x < right; x++) nth(this.#rows, y)[x] = '%'
  }

  /** A balcony, as a line along the wall it hangs on: what lies below it stays in sight. */
  ledge(pieces: readonly Rect[]): void {
    for (const piece of pieces) {
      const [left, top, right, bottom] = this.#ledgeOf(piece)
      for (let y = top; y <= bottom; y++)
        for (let x = left; x <= right; x++) {
          const cells = nth(this.#rows, y)
          if (cells[x] === ' ' || cells[x] === '.') cells[x] = '='
        }
    }
  }

  /** The row or column of a piece of a balcony that is beside the wall. */
  #ledgeOf(piece: Rect): Rect {
    const [left, top, right, bottom] = corners(piece)
    const [x, y] = [(left + right) >> 1, (top + bottom) >> 1]
    if (isLong(piece)) {
      const line = this.#rows[top]?.[x] === '#' ? bottom : top
      return [left, line, right, line]
    }
    const line = this.#rows[y]?.[left] === '#' ? left + 1 : right - 1
    return [line, top, line, bottom]
  }

  #box(rect: Rect, wall: boolean): void {
    const [left, top, right, bottom] = corners(rect)
    const line = (x: number, y: number) => {
      const cells = nth(this.#rows, y)
      if (wall) cells[x] = '#'
      else if (cells[x] === ' ') cells[x] = '.'
    }
    for (let x = left; x <= right; x++) for (const y of [top, bottom]) line(x, y)
    for (let y = top; y <= bottom; y++) for (const x of [left, right]) line(x, y)
  }

  /** Takes away the wall between two pieces of one room. */
  #openBetween(one: Rect, other: Rect): void {
    const [a, b] = [corners(one), corners(other)]
    const [left, right] = [Math.max(a[0], b[0]), Math.min(a[2], b[2])]
    const [top, bottom] = [Math.max(a[1], b[1]), Math.min(a[3], b[3])]
    if (left === right) for (let y = top + 1; y < bottom; y++) nth(this.#rows, y)[left] = ' '
    if (top === bottom) for (let x = left + 1; x < right; x++) nth(this.#rows, top)[x] = ' '
  }

  put([x, y]: Point, mark: string): void {
    nth(this.#rows, row(y))[column(x)] = mark
  }

  /** At its place or the nearest free one of its zone: rounding alone would put some into a wall or onto a name. */
  putInside(at: Point, mark: string, zone: ZoneData | undefined): void {
    if (!zone) {
      this.put(at, mark)
      return
    }
    // A room that goes round a corner has others inside its bounds.
    const [x0, y0, x1, y1] = (zone.kind === 'street' ? undefined : pieceAt(zone, at)) ?? boundsOf(zone)
    const [atX, atY] = [column(at[0]), row(at[1])]
    const far = (x: number, y: number) => {
      const cells = nth(this.#rows, y)
      if (cells[x] !== ' ') return Number.POSITIVE_INFINITY
      const crowded = LETTER.test(`${cells[x - 1]}${cells[x + 1]}`)
      // A row is as high as two columns are wide; beside a name only where there is no other place.
      return Math.abs(x - atX) + 2 * Math.abs(y - atY) + (crowded ? ACROSS : 0)
    }
    let best = { x: atX, y: atY, distance: Number.POSITIVE_INFINITY }
    for (let y = row(y0) + 1; y < row(y1); y++)
      for (let x = column(x0) + 1; x < column(x1); x++) {
        const distance = far(x, y)
        if (distance < best.distance) best = { x, y, distance }
      }
    nth(this.#rows, best.y)[best.x] = mark
  }

  /** The name of a zone in its middle and a note below; both move up where a balcony is in the way. */
  label(zone: ZoneData, name: string, note: string | undefined): void {
    const [x0, , x1] = boundsOf(zone)
    const short = zone.kind === 'train' && name.length >= column(x1) - column(x0)
    const text = short ? name.slice(name.indexOf('.') + 1) : name
    const [x, y] = labelPoint(zone)
    const below = this.#rows[row(y) + 1]?.slice(column(x) - 2, column(x) + 2) ?? []
    const top = row(y) - (note !== undefined && below.includes('=') ? 1 : 0)
    this.#write(column(x), top, text)
    if (note !== undefined) this.#write(column(x), top + 1, note)
  }

  labelLedge(pieces: readonly Rect[], name: string, note: string | undefined): void {
    const piece = pieces.find(isLong)
    if (piece === undefined) return
    const [left, line, right] = this.#ledgeOf(piece)
    this.#write((left + right) >> 1, line, note === undefined ? name : `${name} ${note}`)
  }

  #write(middle: number, line: number, text: string): void {
    const cells = this.#rows[line]
    const begin = middle - (text.length >> 1)
    for (const [index, letter] of [...text].entries())
      if (cells?.[begin + index] !== undefined) cells[begin + index] = letter
  }

  text(): string {
    return this.#rows.map((cells) => cells.join('').trimEnd()).join('\n')
  }
}

const isLong = ([x0, y0, x1, y1]: Rect): boolean => x1 - x0 > y1 - y0

const corners = ([x0, y0, x1, y1]: Rect): Rect => [column(x0), row(y0), column(x1), row(y1)]

const column = (x: number): number => Math.floor((x * ACROSS + UNITS / 2) / UNITS)
const row = (y: number): number => Math.floor((y * DOWN + UNITS / 2) / UNITS)
