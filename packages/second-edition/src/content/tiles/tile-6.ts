import type { TileData } from '@graveshift/zones'

const face6R: TileData = {
  id: '6R',
  tile: 6,
  streets: ['###', '#..', '###'],
  rooms: [
    { id: 'a', rects: [[30, 30, 67, 70]] },
    { id: 'b', rects: [[67, 30, 100, 70]], dark: true },
  ],
  openings: [{ between: ['a', 'b'], at: [67, 42] }],
  doors: [
    { between: ['a', 'W'], at: [30, 49] },
    { between: ['b', 'SE'], at: [89, 70] },
  ],
  rims: { e: [{ room: 'b', at: 50 }] },
  spots: [
    { kind: 'objective', zone: 'a', at: [51, 56] },
    { kind: 'crate', zone: 'a', at: [42, 39] },
  ],
}

const face6V: TileData = {
  id: '6V',
  tile: 6,
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
  doors: [{ between: ['c', 'SW'], at: [10, 70] }],
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
    { kind: 'objective', zone: 'b', at: [64, 16] },
    { kind: 'crate', zone: 'a', at: [47, 10] },
  ],
}

export const TILE_6: readonly TileData[] = [face6R, face6V]
