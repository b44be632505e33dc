import type { TileData } from '@graveshift/zones'

const face8R: TileData = {
  id: '8R',
  tile: 8,
  streets: ['###', '..#', '###'],
  rooms: [
    { id: 'a', rects: [[0, 30, 33, 70]], dark: true },
    { id: 'b', rects: [[33, 30, 70, 70]] },
  ],
  openings: [{ between: ['a', 'b'], at: [33, 58] }],
  doors: [
    { between: ['b', 'N'], at: [50, 30] },
    { between: ['b', 'S'], at: [50, 70] },
  ],
  rims: { w: [{ room: 'a', at: 50 }] },
  spots: [
    { kind: 'objective', zone: 'b', at: [42, 37] },
    { kind: 'crate', zone: 'a', at: [8, 60] },
  ],
}

const face8V: TileData = {
  id: '8V',
  tile: 8,
  streets: ['###', '...', '...'],
  rooms: [
    { id: 'a', rects: [[0, 30, 41, 55]] },
    { id: 'b', rects: [[41, 30, 100, 55]] },
    { id: 'c', rects: [[0, 55, 57, 100]], dark: true },
    { id: 'd', rects: [[57, 55, 100, 100]], dark: true },
  ],
  openings: [
    { between: ['a', 'b'], at: [41, 49] },
    { between: ['a', 'c'], at: [8, 55] },
    { between: ['b', 'c'], at: [49, 55] },
    { between: ['b', 'd'], at: [64, 55] },
    { between: ['c', 'd'], at: [57, 62] },
  ],
  doors: [{ between: ['b', 'N'], at: [54, 30] }],
  rims: {
    e: [
      { room: 'b', at: 48 },
      { room: 'd', at: 83 },
    ],
    s: [
      { room: 'c', at: 25 },
      { room: 'd', at: 75 },
    ],
    w: [
      { room: 'a', at: 48 },
      { room: 'c', at: 83 },
    ],
  },
  spots: [
    { kind: 'objective', zone: 'd', at: [63, 73] },
    { kind: 'crate', zone: 'b', at: [47, 38] },
  ],
}

export const TILE_8: readonly TileData[] = [face8R, face8V]
