import type { TileData } from '@graveshift/zones'

const face9R: TileData = {
  id: '9R',
  tile: 9,
  streets: ['###', '#.#', '###'],
  rooms: [{ id: 'a', rects: [[30, 30, 70, 70]], dark: true }],
  openings: [],
  doors: [
    { between: ['a', 'W'], at: [30, 50] },
    { between: ['a', 'E'], at: [70, 50] },
  ],
  rims: {},
  spots: [
    { kind: 'objective', zone: 'a', at: [60, 60] },
    { kind: 'crate', zone: 'a', at: [43, 43] },
  ],
}

const face9V: TileData = {
  id: '9V',
  tile: 9,
  streets: ['#..', '#..', '#.#'],
  rooms: [
    { id: 'a', rects: [[30, 0, 70, 30]] },
    { id: 'b', rects: [[30, 30, 70, 70]] },
    { id: 'c', rects: [[70, 0, 100, 70]], dark: true },
    { id: 'd', rects: [[30, 70, 70, 100]], dark: true },
  ],
  openings: [
    { between: ['a', 'b'], at: [50, 30] },
    { between: ['a', 'c'], at: [70, 12] },
    { between: ['b', 'c'], at: [70, 46] },
    { between: ['b', 'd'], at: [52, 70] },
  ],
  doors: [
    { between: ['b', 'W'], at: [30, 48] },
    { between: ['c', 'SE'], at: [86, 70] },
  ],
  rims: {
    n: [
      { room: 'a', at: 48 },
      { room: 'c', at: 83 },
    ],
    e: [
      { room: 'c', at: 17 },
      { room: 'c', at: 52 },
    ],
    s: [{ room: 'd', at: 50 }],
  },
  spots: [
    { kind: 'objective', zone: 'd', at: [37, 90] },
    { kind: 'crate', zone: 'd', at: [61, 90] },
  ],
}

export const TILE_9: readonly TileData[] = [face9R, face9V]
