import type { TileData } from '@graveshift/zones'

const face13R: TileData = {
  id: '13R',
  tile: 13,
  streets: ['###', '...', '#..'],
  rooms: [
    { id: 'a', rects: [[0, 30, 30, 70]] },
    { id: 'b', rects: [[30, 30, 70, 70]] },
    { id: 'c', rects: [[70, 30, 100, 70]] },
    { id: 'd', rects: [[30, 70, 70, 100]] },
  ],
  openings: [
    { between: ['a', 'NW'], at: [15, 30] },
    { between: ['a', 'b'], at: [30, 50] },
    { between: ['b', 'c'], at: [70, 50] },
    { between: ['c', 'NE'], at: [85, 30] },
    { between: ['b', 'd'], at: [50, 70] },
  ],
  doors: [],
  rims: { w: [{ room: 'a', at: 50 }], e: [{ room: 'c', at: 50 }], s: [{ room: 'd', at: 50 }] },
  spots: [
    { kind: 'pile', zone: 'b', at: [50, 50] },
    { kind: 'switch', zone: 'd', at: [42, 88] },
    { kind: 'nozzle', zone: 'NE', at: [88, 12] },
  ],
  blocks: [{ kind: 'machine', rect: [70, 70, 100, 100] }],
}

const face13V: TileData = {
  id: '13V',
  tile: 13,
  streets: ['###', '.#.', '###'],
  rooms: [{ id: 'a', rects: [[0, 30, 30, 70]] }],
  openings: [{ between: ['a', 'NW'], at: [15, 30] }],
  doors: [],
  rims: { w: [{ room: 'a', at: 50 }] },
  spots: [
    { kind: 'pile', zone: 'a', at: [15, 50] },
    { kind: 'switch', zone: 'C', at: [60, 50] },
    { kind: 'nozzle', zone: 'SE', at: [85, 85] },
  ],
  blocks: [{ kind: 'machine', rect: [70, 30, 100, 70] }],
  balcony: {
    id: 'bal',
    over: ['C', 'SW', 'S'],
    stairs: ['a'],
    rects: [
      [30, 30, 38, 70],
      [0, 70, 38, 78],
    ],
  },
}

export const TILE_13: readonly TileData[] = [face13R, face13V]
