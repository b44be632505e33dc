import type { TileData } from '@graveshift/zones'

const face8R: TileData = {
  id: '8R',
  tile: 8,
  streets: ['#.#', '..#', '..#'],
  rooms: [
    { id: 'a', rects: [[30, 0, 70, 30]] },
    { id: 'b', rects: [[0, 30, 30, 100]] },
    { id: 'c', rects: [[30, 30, 70, 70]] },
    { id: 'd', rects: [[30, 70, 70, 100]] },
  ],
  openings: [
    { between: ['a', 'c'], at: [50, 30] },
    { between: ['b', 'c'], at: [30, 50] },
    { between: ['b', 'd'], at: [30, 85] },
    { between: ['c', 'd'], at: [50, 70] },
    { between: ['c', 'E'], at: [70, 50] },
  ],
  doors: [],
  rims: {
    n: [{ room: 'a', at: 50 }],
    w: [
      { room: 'b', at: 50 },
      { room: 'b', at: 84 },
    ],
    s: [
      { room: 'b', at: 16 },
      { room: 'd', at: 50 },
    ],
  },
  spots: [{ kind: 'pile', zone: 'b', at: [15, 65] }],
}

const face8V: TileData = {
  id: '8V',
  tile: 8,
  streets: ['#.#', '#.#', '###'],
  rooms: [
    { id: 'a', rects: [[30, 0, 70, 30]] },
    { id: 'b', rects: [[30, 30, 70, 70]] },
  ],
  openings: [
    { between: ['a', 'b'], at: [50, 30] },
    { between: ['b', 'S'], at: [50, 70] },
  ],
  doors: [],
  rims: { n: [{ room: 'a', at: 50 }] },
  spots: [{ kind: 'pile', zone: 'a', at: [50, 15] }],
}

export const TILE_8: readonly TileData[] = [face8R, face8V]
