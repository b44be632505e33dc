import { nth } from '@graveshift/kernel'
import type { Layout, ZoneData } from './layout.ts'
import { boundsOf, middleOf } from './places.ts'
import type { Point } from './tile.ts'

/** Characters for a tile of 100 units: a character is about twice as high as it is wide. */
const ACROSS = 30
const DOWN = 13
const UNITS = 100
/** Of a name or what stands below it. */
const LETTER = /[\p{L}\d*]/u

/** What stands on the board besides its zones. */
export interface Marks {
  /** Written below the name of a zone. */
  readonly notes?: ReadonlyMap<number, string>
  /** Single characters at a point. */
  readonly points?: readonly { readonly at: Point; readonly mark: string }[]
  /** Gates to be drawn open. */
  readonly open?: number
}

/**
 * The board in plain characters, for the terminal, logs and pages: '#' walls, '.' markings on the street, 'o'
 * openings, 'D' closed and '/' open doors, '*' after the name of a dark zone.
 */
export function pictureOf(layout: Layout, marks: Marks = {}): string {
  const page = new Page(layout.width, layout.height)
  for (const zone of layout.zones) page.frame(zone)
  for (const { from, to, at, door } of layout.links) {
    const streets = layout.zones[from]?.kind === 'street' && layout.zones[to]?.kind === 'street'
    if (door !== undefined) page.put(at, ((marks.open ?? 0) >>> door) & 1 ? '/' : 'D')
    else if (!streets) page.put(at, 'o')
  }
  for (const [index, zone] of layout.zones.entries()) {
    page.write(middleOf(zone), 0, `${zone.name}${zone.dark ? '*' : ''}`)
    const note = marks.notes?.get(index)
    if (note !== undefined) page.write(middleOf(zone), 1, note)
  }
  for (const { at, mark } of marks.points ?? []) page.putInside(at, mark, zoneAt(layout, at))
  return page.text()
}

const zoneAt = ({ zones }: Layout, [x, y]: Point): ZoneData | undefined =>
  zones.find(({ pieces }) => pieces.some(([x0, y0, x1, y1]) => x0 <= x && x < x1 && y0 <= y && y < y1))

class Page {
  readonly #rows: string[][]

  constructor(width: number, height: number) {
    const columns = column(width) + 1
    this.#rows = Array.from({ length: row(height) + 1 }, () => Array.from({ length: columns }, () => ' '))
  }

  /** Walls hide markings, markings hide nothing. */
  frame(zone: ZoneData): void {
    const [x0, y0, x1, y1] = boundsOf(zone)
    const [left, top, right, bottom] = [column(x0), row(y0), column(x1), row(y1)]
    for (let x = left; x <= right; x++) for (const y of [top, bottom]) this.#line(x, y, zone)
    for (let y = top; y <= bottom; y++) for (const x of [left, right]) this.#line(x, y, zone)
  }

  #line(x: number, y: number, { kind }: ZoneData): void {
    const cells = nth(this.#rows, y)
    if (kind === 'room') cells[x] = '#'
    else if (cells[x] === ' ') cells[x] = '.'
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
    const [x0, y0, x1, y1] = boundsOf(zone)
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

  write([x, y]: Point, below: number, text: string): void {
    const cells = this.#rows[row(y) + below]
    const begin = column(x) - (text.length >> 1)
    for (const [index, letter] of [...text].entries())
      if (cells?.[begin + index] !== undefined) cells[begin + index] = letter
  }

  text(): string {
    return this.#rows.map((cells) => cells.join('').trimEnd()).join('\n')
  }
}

const column = (x: number): number => Math.floor((x * ACROSS + UNITS / 2) / UNITS)
const row = (y: number): number => Math.floor((y * DOWN + UNITS / 2) / UNITS)
