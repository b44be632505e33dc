import type { TileData } from '@graveshift/zones'

const face9R: TileData = {
  id: '9R',
  tile: 9,
  streets: ['###', '...', '..#'],
  rooms: [
    { id: 'a', rects: [[0, 30, 30, 70]] },
    { id: 'b', rects: [[30, 30, 70, 70]] },
    { id: 'c', rects: [[70, 30, 100, 70]] },
    { id: 'd', rects: [[0, 70, 30, 100]] },
    { id: 'e', rects: [[30, 70, 70, 100]] },
  ],
  openings: [
    { between: ['a', 'NW'], at: [15, 30] },
    { between: ['a', 'b'], at: [30, 50] },
    { between: ['a', 'd'], at: [15, 70] },
    { between: ['b', 'c'], at: [70, 50] },
    { between: ['b', 'e'], at: [50, 70] },
    { between: ['d', 'e'], at: [30, 85] },
    { between: ['e', 'SE'], at: [70, 85] },
  ],
  doors: [],
  rims: {
    w: [
      { room: 'a', at: 50 },
      { room: 'd', at: 84 },
    ],
    e: [{ room: 'c', at: 50 }],
    s: [
      { room: 'd', at: 16 },
      { room: 'e', at: 50 },
    ],
  },
  spots: [{ kind: 'pile', zone: 'b', at: [50, 50] }],
}

const face9V: TileData = {
  id: '9V',
  tile: 9,
  streets: ['#..', '#..', '###'],
  rooms: [
    { id: 'a', rects: [[30, 30, 70, 70]] },
    {
      id: 'b',
      rects: [
        [30, 0, 100, 30],
        [70, 30, 100, 70],
      ],
    },
  ],
  openings: [
    { between: ['a', 'W'], at: [30, 50] },
    { between: ['a', 'S'], at: [50, 70] },
    { between: ['a', 'b'], at: [50, 30] },
  ],
  doors: [],
  rims: {},
  spots: [{ kind: 'pile', zone: 'b', at: [65, 15] }],
}

export const TILE_9: readonly TileData[] = [face9R, face9V]
