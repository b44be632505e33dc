import { type Board, makeBoard } from '../map/board.ts'
import { layTiles } from '../map/lay-tiles.ts'
import type { Layout } from '../map/layout.ts'
import type { StripRow, TileData, TileSet } from '../map/tile.ts'

/** Tiles of no game, as plain as can be, for tests of the map. */

/** A house of one dark room with a door to the west and one to the east, streets all round. */
const ring: TileData = {
  id: '1A',
  tile: 1,
  streets: ['###', '#.#', '###'],
  rooms: [{ id: 'a', rects: [[30, 30, 70, 70]], dark: true }],
  openings: [],
  doors: [
    { between: ['a', 'W'], at: [30, 50] },
    { between: ['a', 'E'], at: [70, 50] },
  ],
  rims: {},
  spots: [{ kind: 'loot', zone: 'a', at: [60, 40] }],
}

/** Three rooms in a row that go on beyond the eastern rim; a door in the west. */
const wing: TileData = {
  id: '2A',
  tile: 2,
  streets: ['###', '#..', '###'],
  rooms: [
    { id: 'a', rects: [[30, 30, 50, 70]] },
    { id: 'b', rects: [[50, 30, 80, 70]], dark: true },
    { id: 'c', rects: [[80, 30, 100, 70]] },
  ],
  openings: [
    { between: ['a', 'b'], at: [50, 50] },
    { between: ['b', 'c'], at: [80, 50] },
  ],
  doors: [
    { between: ['a', 'W'], at: [30, 50] },
    { between: ['b', 'S'], at: [60, 70] },
  ],
  rims: { e: [{ room: 'c', at: 50 }] },
  spots: [],
}

/** The other end of such a house, with an opening instead of doors. */
const porch: TileData = {
  id: '3A',
  tile: 3,
  streets: ['###', '..#', '###'],
  rooms: [{ id: 'a', rects: [[0, 30, 70, 70]] }],
  openings: [{ between: ['a', 'E'], at: [70, 45] }],
  doors: [],
  rims: { w: [{ room: 'a', at: 53 }] },
  spots: [],
}

/** The same house again, to be put west of the first one. */
const barn: TileData = {
  ...ring,
  id: '4A',
  tile: 4,
}

/** A house that reaches the northern rim; its door opens on a street corner, so that a long street lies before it. */
const corner: TileData = {
  id: '4B',
  tile: 4,
  streets: ['#.#', '#.#', '###'],
  rooms: [
    { id: 'a', rects: [[30, 0, 70, 35]] },
    { id: 'b', rects: [[30, 35, 70, 70]] },
  ],
  openings: [{ between: ['a', 'b'], at: [50, 35] }],
  doors: [{ between: ['a', 'NW'], at: [30, 15] }],
  rims: {},
  spots: [],
}

export const SMALL_TILES: TileSet = {
  size: 100,
  rim: 30,
  slack: 5,
  openingsMustFace: true,
  faces: [ring, wing, porch, barn, corner],
}

export function laid(rows: readonly string[], set: TileSet = SMALL_TILES, strips?: StripRow): Layout {
  const layout = layTiles(set, rows, strips)
  if (!('zones' in layout)) throw new Error(layout.map(({ message }) => message).join('; '))
  return layout
}

export function smallBoard(...rows: string[]): Board {
  return makeBoard(laid(rows))
}
