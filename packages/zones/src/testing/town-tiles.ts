import { type Board, makeBoard } from '../map/board.ts'
import type { Layout } from '../map/layout.ts'
import type { StripData, StripRow, TileData, TileSet } from '../map/tile.ts'
import { laid, SMALL_TILES } from './small-tiles.ts'

/** Tiles of no game with everything that towns have: crooked rooms, machines, balconies, trains. */

/** A hall that goes round a machine, a cellar behind it, and a balcony over the streets to the north and west. */
const house: TileData = {
  id: '5A',
  tile: 5,
  streets: ['###', '#..', '#..'],
  rooms: [
    {
      id: 'a',
      rects: [
        [30, 30, 100, 40],
        [70, 40, 100, 70],
      ],
    },
    { id: 'b', rects: [[30, 70, 100, 100]] },
  ],
  openings: [
    { between: ['a', 'N'], at: [50, 30] },
    { between: ['a', 'b'], at: [85, 70] },
    { between: ['b', 'SW'], at: [30, 85] },
  ],
  doors: [],
  rims: {},
  spots: [{ kind: 'lever', zone: 'a', at: [78, 50] }],
  blocks: [{ kind: 'machine', rect: [30, 40, 70, 70] }],
  balcony: {
    id: 'bal',
    over: ['NW', 'N', 'W'],
    stairs: ['a'],
    rects: [
      [22, 22, 70, 30],
      [22, 30, 30, 70],
    ],
  },
}

/** A shop on the western rim with doors to the north and the south, and a machine beside it. */
const shop: TileData = {
  id: '7A',
  tile: 7,
  streets: ['###', '..#', '###'],
  rooms: [{ id: 'a', rects: [[0, 30, 30, 70]] }],
  openings: [
    { between: ['a', 'NW'], at: [15, 30] },
    { between: ['a', 'SW'], at: [15, 70] },
  ],
  doors: [],
  rims: {},
  spots: [{ kind: 'loot', zone: 'a', at: [15, 50] }],
  blocks: [{ kind: 'machine', rect: [30, 30, 70, 70] }],
}

/** Two zones with doors on both sides, and a nose. */
const engine: StripData = {
  id: 'E',
  tile: 20,
  kind: 'train',
  zones: [
    { id: 'coal', from: 0, to: 40 },
    { id: 'cab', from: 40, to: 80 },
  ],
  joins: [['coal', 'cab']],
  doors: [
    { zone: 'coal', at: 15, side: 'both' },
    { zone: 'cab', at: 50, side: 'both' },
  ],
  ends: { start: 'coal' },
  blocks: [{ kind: 'nose', from: 80, to: 100 }],
}

/** One zone, whose doors are at its ends and on different sides. */
const van: StripData = {
  id: 'V',
  tile: 21,
  kind: 'train',
  zones: [{ id: 'van', from: 0, to: 100 }],
  joins: [],
  doors: [
    { zone: 'van', at: 15, side: 'n' },
    { zone: 'van', at: 85, side: 's' },
  ],
  ends: { start: 'van', end: 'van' },
}

const track = (id: string, tile: number): StripData => ({
  id,
  tile,
  kind: 'track',
  zones: [
    { id: '1', from: 0, to: 30 },
    { id: '2', from: 30, to: 70 },
    { id: '3', from: 70, to: 100 },
  ],
  joins: [
    ['1', '2'],
    ['2', '3'],
  ],
  doors: [],
  ends: { start: '1', end: '3' },
})

export const TOWN_TILES: TileSet = {
  ...SMALL_TILES,
  openingsMustFace: false,
  looksAlongCells: true,
  faces: [...SMALL_TILES.faces, house, shop, { ...house, id: '8A', tile: 8 }],
  strips: { width: 40, faces: [engine, van, track('K', 20), track('L', 21), track('M', 22)] },
}

export const town = (rows: readonly string[], strips?: StripRow): Layout => laid(rows, TOWN_TILES, strips)

export const townBoard = (rows: readonly string[], strips?: StripRow): Board => makeBoard(town(rows, strips))
