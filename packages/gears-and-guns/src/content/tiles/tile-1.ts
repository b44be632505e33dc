import type { TileData } from '@graveshift/zones'

const face1R: TileData = {
  id: '1R',
  tile: 1,
  streets: ['###', '#..', '#..'],
  rooms: [
    { id: 'a', rects: [[30, 30, 70, 70]] },
    { id: 'b', rects: [[70, 30, 100, 70]] },
    { id: 'c', rects: [[30, 70, 100, 100]] },
  ],
  openings: [
    { between: ['a', 'W'], at: [30, 50] },
    { between: ['a', 'b'], at: [70, 50] },
    { between: ['a', 'c'], at: [50, 70] },
    { between: ['b', 'NE'], at: [85, 30] },
    { between: ['b', 'c'], at: [85, 70] },
  ],
  doors: [],
  rims: {
    e: [
      { room: 'b', at: 50 },
      { room: 'c', at: 84 },
    ],
    s: [
      { room: 'c', at: 50 },
      { room: 'c', at: 84 },
    ],
  },
  spots: [{ kind: 'pile', zone: 'b', at: [85, 50] }],
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

const face1V: TileData = {
  id: '1V',
  tile: 1,
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

export const TILE_1: readonly TileData[] = [face1R, face1V]
