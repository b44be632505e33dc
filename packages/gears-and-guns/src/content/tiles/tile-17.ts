import type { TileData } from '@graveshift/zones'

const face17R: TileData = {
  id: '17R',
  tile: 17,
  streets: ['#..', '#..', '###'],
  rooms: [
    { id: 'a', rects: [[30, 0, 100, 30]] },
    { id: 'b', rects: [[70, 30, 100, 70]] },
  ],
  openings: [
    { between: ['a', 'NW'], at: [30, 15] },
    { between: ['a', 'b'], at: [85, 30] },
  ],
  doors: [],
  rims: {
    n: [
      { room: 'a', at: 50 },
      { room: 'a', at: 84 },
    ],
    e: [
      { room: 'a', at: 16 },
      { room: 'b', at: 50 },
    ],
  },
  spots: [
    { kind: 'pile', zone: 'b', at: [85, 50] },
    { kind: 'switch', zone: 'a', at: [50, 22] },
    { kind: 'nozzle', zone: 'W', at: [15, 50] },
  ],
  blocks: [{ kind: 'machine', rect: [30, 30, 70, 70] }],
  balcony: {
    id: 'bal',
    over: ['W', 'SW', 'S'],
    stairs: ['a', 'b'],
    rects: [
      [22, 30, 30, 78],
      [30, 70, 70, 78],
    ],
  },
}

const face17V: TileData = {
  id: '17V',
  tile: 17,
  streets: ['###', '..#', '###'],
  rooms: [{ id: 'a', rects: [[0, 30, 30, 70]] }],
  openings: [
    { between: ['a', 'NW'], at: [15, 30] },
    { between: ['a', 'SW'], at: [15, 70] },
  ],
  doors: [],
  rims: { w: [{ room: 'a', at: 50 }] },
  spots: [
    { kind: 'pile', zone: 'a', at: [15, 50] },
    { kind: 'switch', zone: 'a', at: [22, 50] },
    { kind: 'nozzle', zone: 'N', at: [50, 15] },
  ],
  blocks: [{ kind: 'machine', rect: [30, 30, 70, 70] }],
}

export const TILE_17: readonly TileData[] = [face17R, face17V]
