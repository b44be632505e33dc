import type { TileData } from '@graveshift/zones'

const face5R: TileData = {
  id: '5R',
  tile: 5,
  streets: ['..#', '..#', '..#'],
  rooms: [
    { id: 'a', rects: [[0, 0, 30, 50]] },
    {
      id: 'b',
      rects: [
        [30, 0, 70, 100],
        [0, 50, 30, 100],
      ],
    },
  ],
  openings: [
    { between: ['a', 'b'], at: [30, 25] },
    { between: ['b', 'E'], at: [70, 50] },
  ],
  doors: [],
  rims: {
    n: [
      { room: 'a', at: 16 },
      { room: 'b', at: 50 },
    ],
    w: [
      { room: 'a', at: 24 },
      { room: 'b', at: 76 },
    ],
    s: [
      { room: 'b', at: 16 },
      { room: 'b', at: 50 },
    ],
  },
  spots: [{ kind: 'pile', zone: 'a', at: [15, 25] }],
}

const face5V: TileData = {
  id: '5V',
  tile: 5,
  streets: ['###', '#.#', '#.#'],
  rooms: [{ id: 'a', rects: [[30, 30, 70, 100]] }],
  openings: [{ between: ['a', 'N'], at: [50, 30] }],
  doors: [],
  rims: { s: [{ room: 'a', at: 50 }] },
  spots: [{ kind: 'pile', zone: 'a', at: [50, 65] }],
}

export const TILE_5: readonly TileData[] = [face5R, face5V]
