import type { TileData } from '@graveshift/zones'

const face3R: TileData = {
  id: '3R',
  tile: 3,
  streets: ['###', '..#', '..#'],
  rooms: [
    {
      id: 'a',
      rects: [
        [0, 30, 70, 70],
        [30, 70, 70, 100],
      ],
    },
    { id: 'b', rects: [[0, 70, 30, 100]] },
  ],
  openings: [
    { between: ['a', 'N'], at: [50, 30] },
    { between: ['a', 'E'], at: [70, 50] },
    { between: ['a', 'b'], at: [15, 70] },
  ],
  doors: [],
  rims: {
    w: [
      { room: 'a', at: 50 },
      { room: 'b', at: 84 },
    ],
    s: [
      { room: 'b', at: 16 },
      { room: 'a', at: 50 },
    ],
  },
  spots: [{ kind: 'pile', zone: 'a', at: [35, 50] }],
  balcony: {
    id: 'bal',
    over: ['N', 'NE', 'E'],
    stairs: ['a'],
    rects: [
      [30, 22, 78, 30],
      [70, 30, 78, 70],
    ],
  },
}

const face3V: TileData = {
  id: '3V',
  tile: 3,
  streets: ['#.#', '#.#', '###'],
  rooms: [{ id: 'a', rects: [[30, 0, 70, 70]] }],
  openings: [{ between: ['a', 'S'], at: [50, 70] }],
  doors: [],
  rims: { n: [{ room: 'a', at: 50 }] },
  spots: [{ kind: 'pile', zone: 'a', at: [50, 35] }],
}

export const TILE_3: readonly TileData[] = [face3R, face3V]
