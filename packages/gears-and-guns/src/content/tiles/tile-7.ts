import type { TileData } from '@graveshift/zones'

const face7R: TileData = {
  id: '7R',
  tile: 7,
  streets: ['..#', '..#', '..#'],
  rooms: [
    { id: 'a', rects: [[0, 0, 70, 30]] },
    { id: 'b', rects: [[0, 30, 30, 70]] },
    { id: 'c', rects: [[30, 30, 70, 70]] },
    { id: 'd', rects: [[0, 70, 70, 100]] },
  ],
  openings: [
    { between: ['a', 'b'], at: [15, 30] },
    { between: ['a', 'c'], at: [50, 30] },
    { between: ['b', 'c'], at: [30, 50] },
    { between: ['b', 'd'], at: [15, 70] },
    { between: ['c', 'd'], at: [50, 70] },
    { between: ['c', 'E'], at: [70, 50] },
  ],
  doors: [],
  rims: {
    n: [
      { room: 'a', at: 16 },
      { room: 'a', at: 50 },
    ],
    w: [
      { room: 'a', at: 24 },
      { room: 'd', at: 76 },
    ],
    s: [
      { room: 'd', at: 16 },
      { room: 'd', at: 50 },
    ],
  },
  spots: [{ kind: 'pile', zone: 'd', at: [35, 85] }],
}

const face7V: TileData = {
  id: '7V',
  tile: 7,
  streets: ['###', '...', '###'],
  rooms: [
    { id: 'a', rects: [[0, 30, 30, 70]] },
    { id: 'b', rects: [[30, 30, 100, 70]] },
  ],
  openings: [
    { between: ['a', 'b'], at: [30, 50] },
    { between: ['b', 'N'], at: [50, 30] },
    { between: ['b', 'S'], at: [50, 70] },
  ],
  doors: [],
  rims: { w: [{ room: 'a', at: 50 }], e: [{ room: 'b', at: 50 }] },
  spots: [{ kind: 'pile', zone: 'a', at: [15, 50] }],
}

export const TILE_7: readonly TileData[] = [face7R, face7V]
