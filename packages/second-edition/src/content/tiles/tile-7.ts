import type { TileData } from '@graveshift/zones'

const face7R: TileData = {
  id: '7R',
  tile: 7,
  streets: ['###', '..#', '###'],
  rooms: [
    { id: 'a', rects: [[0, 30, 33, 70]], dark: true },
    { id: 'b', rects: [[33, 30, 70, 70]] },
  ],
  openings: [{ between: ['a', 'b'], at: [33, 58] }],
  doors: [
    { between: ['a', 'NW'], at: [9, 30] },
    { between: ['b', 'E'], at: [70, 50] },
  ],
  rims: { w: [{ room: 'a', at: 50 }] },
  spots: [
    { kind: 'objective', zone: 'b', at: [39, 39] },
    { kind: 'crate', zone: 'b', at: [44, 62] },
  ],
}

const face7V: TileData = {
  id: '7V',
  tile: 7,
  streets: ['#.#', '#..', '#..'],
  rooms: [
    { id: 'a', rects: [[30, 0, 70, 30]] },
    { id: 'b', rects: [[30, 30, 70, 70]], dark: true },
    { id: 'c', rects: [[70, 30, 100, 70]], dark: true },
    { id: 'd', rects: [[30, 70, 70, 100]] },
    { id: 'e', rects: [[70, 70, 100, 100]] },
  ],
  openings: [
    { between: ['a', 'b'], at: [52, 30] },
    { between: ['b', 'c'], at: [70, 50] },
    { between: ['b', 'd'], at: [50, 70] },
    { between: ['d', 'e'], at: [70, 87] },
  ],
  doors: [
    { between: ['b', 'W'], at: [30, 51] },
    { between: ['c', 'NE'], at: [87, 30] },
  ],
  rims: {
    n: [{ room: 'a', at: 50 }],
    e: [
      { room: 'c', at: 48 },
      { room: 'e', at: 83 },
    ],
    s: [
      { room: 'd', at: 48 },
      { room: 'e', at: 83 },
    ],
  },
  spots: [
    { kind: 'objective', zone: 'd', at: [56, 92] },
    { kind: 'crate', zone: 'b', at: [39, 41] },
  ],
}

export const TILE_7: readonly TileData[] = [face7R, face7V]
