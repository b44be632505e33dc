import type { TileData } from '@graveshift/zones'

const face18R: TileData = {
  id: '18R',
  tile: 18,
  streets: ['###', '..#', '###'],
  rooms: [{ id: 'a', rects: [[0, 30, 30, 70]] }],
  openings: [{ between: ['a', 'NW'], at: [15, 30] }],
  doors: [],
  rims: { w: [{ room: 'a', at: 50 }] },
  spots: [
    { kind: 'pile', zone: 'a', at: [15, 50] },
    { kind: 'switch', zone: 'a', at: [22, 50] },
    { kind: 'nozzle', zone: 'E', at: [85, 50] },
  ],
  blocks: [{ kind: 'machine', rect: [30, 30, 70, 70] }],
}

const face18V: TileData = {
  id: '18V',
  tile: 18,
  streets: ['..#', '..#', '###'],
  rooms: [
    { id: 'a', rects: [[0, 0, 30, 70]] },
    { id: 'b', rects: [[30, 0, 70, 30]] },
  ],
  openings: [
    { between: ['a', 'b'], at: [30, 15] },
    { between: ['b', 'NE'], at: [70, 15] },
  ],
  doors: [],
  rims: {
    n: [
      { room: 'a', at: 16 },
      { room: 'b', at: 50 },
    ],
    w: [
      { room: 'a', at: 16 },
      { room: 'a', at: 50 },
    ],
  },
  spots: [
    { kind: 'pile', zone: 'b', at: [50, 15] },
    { kind: 'switch', zone: 'a', at: [22, 50] },
    { kind: 'nozzle', zone: 'S', at: [50, 85] },
  ],
  blocks: [{ kind: 'machine', rect: [30, 30, 70, 70] }],
  balcony: {
    id: 'bal',
    over: ['E', 'SE', 'S'],
    stairs: ['b'],
    rects: [
      [70, 30, 78, 78],
      [30, 70, 70, 78],
    ],
  },
}

export const TILE_18: readonly TileData[] = [face18R, face18V]
