import type { TileData } from '@graveshift/zones'

const face2R: TileData = {
  id: '2R',
  tile: 2,
  streets: ['#.#', '#..', '###'],
  rooms: [
    { id: 'a', rects: [[30, 0, 70, 30]], dark: true },
    { id: 'b', rects: [[30, 30, 70, 70]] },
    { id: 'c', rects: [[70, 30, 100, 70]], dark: true },
  ],
  openings: [
    { between: ['a', 'b'], at: [52, 30] },
    { between: ['b', 'c'], at: [70, 51] },
  ],
  doors: [
    { between: ['b', 'W'], at: [30, 50] },
    { between: ['b', 'S'], at: [49, 70] },
  ],
  rims: { n: [{ room: 'a', at: 50 }], e: [{ room: 'c', at: 50 }] },
  spots: [
    { kind: 'objective', zone: 'a', at: [43, 8] },
    { kind: 'crate', zone: 'b', at: [62, 40] },
  ],
}

const face2V: TileData = {
  id: '2V',
  tile: 2,
  streets: ['#..', '#..', '###'],
  rooms: [
    { id: 'a', rects: [[30, 0, 65, 35]], dark: true },
    { id: 'b', rects: [[65, 0, 100, 35]], dark: true },
    { id: 'c', rects: [[30, 35, 100, 70]] },
  ],
  openings: [
    { between: ['a', 'b'], at: [65, 15] },
    { between: ['a', 'c'], at: [45, 35] },
    { between: ['b', 'c'], at: [71, 35] },
  ],
  doors: [
    { between: ['a', 'NW'], at: [30, 10] },
    { between: ['c', 'S'], at: [51, 70] },
  ],
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
    { kind: 'objective', zone: 'b', at: [91, 11] },
    { kind: 'crate', zone: 'c', at: [94, 61] },
  ],
}

export const TILE_2: readonly TileData[] = [face2R, face2V]
