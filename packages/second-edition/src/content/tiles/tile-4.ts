import type { TileData } from '@graveshift/zones'

const face4R: TileData = {
  id: '4R',
  tile: 4,
  streets: ['#.#', '#.#', '#.#'],
  rooms: [
    { id: 'a', rects: [[30, 0, 70, 32]], dark: true },
    { id: 'b', rects: [[30, 32, 70, 100]] },
  ],
  openings: [{ between: ['a', 'b'], at: [43, 32] }],
  doors: [
    { between: ['b', 'W'], at: [30, 46] },
    { between: ['b', 'E'], at: [70, 59] },
  ],
  rims: { n: [{ room: 'a', at: 50 }], s: [{ room: 'b', at: 50 }] },
  spots: [
    { kind: 'objective', zone: 'a', at: [40, 23] },
    { kind: 'crate', zone: 'b', at: [49, 43] },
  ],
}

const face4V: TileData = {
  id: '4V',
  tile: 4,
  streets: ['..#', '..#', '###'],
  rooms: [
    { id: 'a', rects: [[0, 0, 35, 35]] },
    { id: 'b', rects: [[35, 0, 70, 35]], dark: true },
    { id: 'c', rects: [[0, 35, 35, 70]], dark: true },
    { id: 'd', rects: [[35, 35, 70, 70]] },
  ],
  openings: [
    { between: ['a', 'b'], at: [35, 17] },
    { between: ['a', 'c'], at: [29, 35] },
    { between: ['b', 'd'], at: [63, 35] },
    { between: ['c', 'd'], at: [35, 52] },
  ],
  doors: [
    { between: ['c', 'SW'], at: [9, 70] },
    { between: ['d', 'E'], at: [70, 52] },
  ],
  rims: {
    n: [
      { room: 'a', at: 17 },
      { room: 'b', at: 52 },
    ],
    w: [
      { room: 'a', at: 17 },
      { room: 'c', at: 52 },
    ],
  },
  spots: [
    { kind: 'objective', zone: 'd', at: [62, 58] },
    { kind: 'crate', zone: 'c', at: [10, 41] },
  ],
}

export const TILE_4: readonly TileData[] = [face4R, face4V]
