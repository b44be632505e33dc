import type { TileData } from '@graveshift/zones'

const face1R: TileData = {
  id: '1R',
  tile: 1,
  streets: ['#.#', '#..', '###'],
  rooms: [
    { id: 'a', rects: [[30, 0, 70, 30]] },
    { id: 'b', rects: [[30, 30, 70, 70]] },
    { id: 'c', rects: [[70, 30, 100, 70]], dark: true },
  ],
  openings: [
    { between: ['a', 'b'], at: [49, 30] },
    { between: ['b', 'c'], at: [70, 49] },
  ],
  doors: [
    { between: ['a', 'NW'], at: [30, 12] },
    { between: ['b', 'S'], at: [49, 70] },
  ],
  rims: { n: [{ room: 'a', at: 50 }], e: [{ room: 'c', at: 50 }] },
  spots: [
    { kind: 'objective', zone: 'a', at: [42, 15] },
    { kind: 'crate', zone: 'c', at: [88, 40] },
  ],
}

const face1V: TileData = {
  id: '1V',
  tile: 1,
  streets: ['#..', '#..', '###'],
  rooms: [
    { id: 'a', rects: [[30, 0, 65, 35]], dark: true },
    { id: 'b', rects: [[65, 0, 100, 35]] },
    { id: 'c', rects: [[30, 35, 100, 70]], dark: true },
  ],
  openings: [
    { between: ['a', 'b'], at: [65, 15] },
    { between: ['a', 'c'], at: [45, 35] },
    { between: ['b', 'c'], at: [71, 35] },
  ],
  doors: [{ between: ['c', 'W'], at: [30, 51] }],
  rims: {
    n: [
      { room: 'a', at: 48 },
      { room: 'b', at: 83 },
    ],
    e: [
      { room: 'b', at: 17 },
      { room: 'c', at: 52 },
    ],
  },
  spots: [
    { kind: 'objective', zone: 'a', at: [40, 26] },
    { kind: 'crate', zone: 'c', at: [43, 60] },
  ],
}

export const TILE_1: readonly TileData[] = [face1R, face1V]
