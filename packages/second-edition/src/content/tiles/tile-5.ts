import type { TileData } from '@graveshift/zones'

const face5R: TileData = {
  id: '5R',
  tile: 5,
  streets: ['###', '..#', '###'],
  rooms: [
    { id: 'a', rects: [[0, 30, 33, 70]], dark: true },
    { id: 'b', rects: [[33, 30, 70, 70]] },
  ],
  openings: [{ between: ['a', 'b'], at: [33, 58] }],
  doors: [{ between: ['b', 'S'], at: [50, 70] }],
  rims: { w: [{ room: 'a', at: 50 }] },
  spots: [
    { kind: 'objective', zone: 'a', at: [24, 62] },
    { kind: 'crate', zone: 'b', at: [63, 43] },
  ],
}

const face5V: TileData = {
  id: '5V',
  tile: 5,
  streets: ['...', '...', '###'],
  rooms: [
    { id: 'a', rects: [[0, 0, 57, 45]], dark: true },
    { id: 'b', rects: [[57, 0, 100, 45]], dark: true },
    { id: 'c', rects: [[0, 45, 41, 70]] },
    { id: 'd', rects: [[41, 45, 100, 70]] },
  ],
  openings: [
    { between: ['a', 'b'], at: [57, 37] },
    { between: ['a', 'c'], at: [8, 45] },
    { between: ['a', 'd'], at: [49, 45] },
    { between: ['b', 'd'], at: [64, 45] },
    { between: ['c', 'd'], at: [41, 52] },
  ],
  doors: [{ between: ['d', 'SE'], at: [89, 70] }],
  rims: {
    n: [
      { room: 'a', at: 25 },
      { room: 'b', at: 75 },
    ],
    e: [
      { room: 'b', at: 17 },
      { room: 'd', at: 52 },
    ],
    w: [
      { room: 'a', at: 17 },
      { room: 'c', at: 52 },
    ],
  },
  spots: [
    { kind: 'objective', zone: 'b', at: [81, 22] },
    { kind: 'crate', zone: 'd', at: [65, 60] },
  ],
}

export const TILE_5: readonly TileData[] = [face5R, face5V]
