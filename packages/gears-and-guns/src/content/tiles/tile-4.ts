import type { TileData } from '@graveshift/zones'

const face4R: TileData = {
  id: '4R',
  tile: 4,
  streets: ['###', '..#', '..#'],
  rooms: [
    { id: 'a', rects: [[0, 30, 30, 70]] },
    { id: 'b', rects: [[30, 30, 70, 70]] },
    { id: 'c', rects: [[0, 70, 30, 100]] },
    { id: 'd', rects: [[30, 70, 70, 100]] },
  ],
  openings: [
    { between: ['b', 'N'], at: [50, 30] },
    { between: ['a', 'b'], at: [30, 50] },
    { between: ['a', 'c'], at: [15, 70] },
    { between: ['b', 'd'], at: [50, 70] },
    { between: ['c', 'd'], at: [30, 85] },
  ],
  doors: [],
  rims: {
    w: [
      { room: 'a', at: 50 },
      { room: 'c', at: 84 },
    ],
    s: [
      { room: 'c', at: 16 },
      { room: 'd', at: 50 },
    ],
  },
  spots: [{ kind: 'pile', zone: 'b', at: [50, 50] }],
  balcony: {
    id: 'bal',
    over: ['N', 'NE', 'E'],
    stairs: ['b'],
    rects: [
      [30, 22, 78, 30],
      [70, 30, 78, 70],
    ],
  },
}

const face4V: TileData = {
  id: '4V',
  tile: 4,
  streets: ['###', '#.#', '#.#'],
  rooms: [
    { id: 'a', rects: [[30, 30, 70, 70]] },
    { id: 'b', rects: [[30, 70, 70, 100]] },
  ],
  openings: [
    { between: ['a', 'W'], at: [30, 50] },
    { between: ['a', 'E'], at: [70, 50] },
    { between: ['a', 'b'], at: [50, 70] },
  ],
  doors: [],
  rims: { s: [{ room: 'b', at: 50 }] },
  spots: [{ kind: 'pile', zone: 'b', at: [50, 85] }],
}

export const TILE_4: readonly TileData[] = [face4R, face4V]
