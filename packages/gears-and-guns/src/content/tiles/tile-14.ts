import type { TileData } from '@graveshift/zones'

const face14R: TileData = {
  id: '14R',
  tile: 14,
  streets: ['###', '.#.', '###'],
  rooms: [{ id: 'a', rects: [[0, 30, 30, 70]] }],
  openings: [{ between: ['a', 'C'], at: [30, 50] }],
  doors: [],
  rims: { w: [{ room: 'a', at: 50 }] },
  spots: [
    { kind: 'pile', zone: 'a', at: [15, 50] },
    { kind: 'switch', zone: 'C', at: [60, 40] },
    { kind: 'nozzle', zone: 'C', at: [60, 62] },
  ],
  blocks: [{ kind: 'machine', rect: [70, 30, 100, 70] }],
}

const face14V: TileData = {
  id: '14V',
  tile: 14,
  streets: ['#..', '...', '###'],
  rooms: [
    { id: 'a', rects: [[30, 0, 100, 30]] },
    { id: 'b', rects: [[30, 30, 70, 70]] },
    { id: 'c', rects: [[70, 30, 100, 70]] },
  ],
  openings: [
    { between: ['b', 'S'], at: [50, 70] },
    { between: ['a', 'b'], at: [50, 30] },
    { between: ['a', 'c'], at: [85, 30] },
    { between: ['b', 'c'], at: [70, 50] },
  ],
  doors: [],
  rims: {
    n: [
      { room: 'a', at: 50 },
      { room: 'a', at: 84 },
    ],
    e: [
      { room: 'a', at: 16 },
      { room: 'c', at: 50 },
    ],
  },
  spots: [
    { kind: 'pile', zone: 'c', at: [85, 50] },
    { kind: 'switch', zone: 'b', at: [40, 50] },
    { kind: 'nozzle', zone: 'SW', at: [15, 85] },
  ],
  blocks: [{ kind: 'machine', rect: [0, 30, 30, 70] }],
}

export const TILE_14: readonly TileData[] = [face14R, face14V]
