import type { Layout } from './layout.ts'
import type { Point, Rect, TileSet, Way, WayName } from './tile.ts'

/** Where strips lie along one side of a board of tiles. */
export interface Slots {
  /** Tiles along that side. */
  readonly count: number
  /** Length of a strip. */
  readonly size: number
  /** How the board moves to make room, and how much wider and higher it gets. */
  readonly shift: { readonly by: Point; readonly more: Point }
  /** From one strip to the next. */
  readonly along: Way
  /** From a strip to the town. */
  readonly town: Way
  /** The side of a strip, as it is printed, that looks at the town. */
  readonly townSide: 'n' | 's'
  /** A stretch of a strip, over its whole width. */
  stretch(slot: number, from: number, to: number): Rect
  /** A point in the middle of a strip. */
  middle(slot: number, at: number): Point
  /** A point between a strip and the town. */
  edge(slot: number, at: number): Point
  /** The cell that a third of a strip is. */
  cell(slot: number, third: number): { readonly x: number; readonly y: number }
  /** The cell of the town beside a point of a strip. */
  beside(slot: number, at: number): { readonly x: number; readonly y: number }
}

/** A strip that lies upright was turned clockwise: its left end is above, its upper side looks to the right. */
const TOWN_SIDE: Readonly<Record<WayName, 'n' | 's'>> = {
  n: 's',
  s: 'n',
  w: 'n',
  e: 's',
}
const TOWN: Readonly<Record<WayName, Way>> = { n: 2, s: 0, w: 1, e: 3 }

export function slotsBeside(side: WayName, { size, rim, strips }: TileSet, board: Layout): Slots {
  const width = strips?.width ?? 0
  const flat = side === 'n' || side === 's'
  const before = side === 'n' || side === 'w'
  const [columns, rows] = [board.width / size, board.height / size]
  const upright = ([x, y]: Point): Point => (flat ? [x, y] : [y, x])
  /** Across the strip: its outer edge, or the one towards the town. */
  const start = before ? 0 : flat ? board.height : board.width
  const inner = before ? width : start
  const third = (at: number) => (at < rim ? 0 : at < size - rim ? 1 : 2)
  const cellAt = (along: number, across: number) => {
    const [x, y] = upright([along, across])
    return { x, y }
  }
  const last = flat ? rows * 3 : columns * 3
  return {
    count: flat ? columns : rows,
    size,
    shift: { by: before ? upright([0, width]) : [0, 0], more: upright([0, width]) },
    along: flat ? 1 : 2,
    town: TOWN[side],
    townSide: TOWN_SIDE[side],
    stretch(slot, from, to) {
      const [x0, y0] = upright([slot * size + from, start])
      const [x1, y1] = upright([slot * size + to, start + width])
      return [x0, y0, x1, y1]
    },
    middle: (slot, at) => upright([slot * size + at, start + (width >> 1)]),
    edge: (slot, at) => upright([slot * size + at, inner]),
    cell: (slot, place) => cellAt(slot * 3 + place, before ? -1 : last),
    beside: (slot, at) => cellAt(slot * 3 + third(at), before ? 0 : last - 1),
  }
}
