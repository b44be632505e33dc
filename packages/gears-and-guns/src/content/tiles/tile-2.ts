import type { TileData } from '@graveshift/zones'

const face2R: TileData = {
  id: '2R',
  tile: 2,
  streets: ['###', '..#', '..#'],
  rooms: [
    { id: 'a', rects: [[0, 30, 30, 70]] },
    { id: 'b', rects: [[30, 30, 70, 70]] },
    { id: 'c', rects: [[0, 70, 70, 100]] },
  ],
  openings: [
    { between: ['a', 'b'], at: [30, 50] },
    { between: ['a', 'c'], at: [15, 70] },
    { between: ['b', 'c'], at: [50, 70] },
    { between: ['c', 'SE'], at: [70, 85] },
  ],
  doors: [],
  rims: {
    w: [
      { room: 'a', at: 50 },
      { room: 'c', at: 84 },
    ],
    s: [
      { room: 'c', at: 16 },
      { room: 'c', at: 50 },
    ],
  },
  spots: [{ kind: 'pile', zone: 'a', at: [15, 50] }],
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

const face2V: TileData = {
  id: '2V',
  tile: 2,
  streets: ['#.#', '###', '#.#'],
  rooms: [
    { id: 'a', rects: [[30, 0, 70, 30]] },
    { id: 'b', rects: [[30, 70, 70, 100]] },
  ],
  openings: [
    { between: ['a', 'C'], at: [50, 30] },
    { between: ['b', 'C'], at: [50, 70] },
  ],
  doors: [],
  rims: { n: [{ room: 'a', at: 50 }], s: [{ room: 'b', at: 50 }] },
  spots: [],
}

export const TILE_2: readonly TileData[] = [face2R, face2V]
