import type { TileData } from '@graveshift/zones'

const face15R: TileData = {
  id: '15R',
  tile: 15,
  streets: ['###', '#..', '#..'],
  rooms: [
    { id: 'a', rects: [[30, 30, 70, 70]] },
    { id: 'b', rects: [[30, 70, 100, 100]] },
  ],
  openings: [
    { between: ['a', 'N'], at: [50, 30] },
    { between: ['a', 'b'], at: [50, 70] },
  ],
  doors: [],
  rims: {},
  spots: [
    { kind: 'pile', zone: 'b', at: [65, 85] },
    { kind: 'switch', zone: 'a', at: [62, 50] },
    { kind: 'nozzle', zone: 'NE', at: [85, 15] },
  ],
  blocks: [{ kind: 'machine', rect: [70, 30, 100, 70] }],
  balcony: {
    id: 'bal',
    over: ['NW', 'N', 'W'],
    stairs: ['W'],
    rects: [
      [22, 22, 70, 30],
      [22, 30, 30, 70],
    ],
  },
}

const face15V: TileData = {
  id: '15V',
  tile: 15,
  streets: ['###', '...', '###'],
  rooms: [
    { id: 'a', rects: [[0, 30, 30, 70]] },
    { id: 'b', rects: [[30, 30, 70, 70]] },
  ],
  openings: [
    { between: ['a', 'b'], at: [30, 50] },
    { between: ['b', 'N'], at: [50, 30] },
  ],
  doors: [],
  rims: { w: [{ room: 'a', at: 50 }] },
  spots: [
    { kind: 'pile', zone: 'a', at: [15, 50] },
    { kind: 'switch', zone: 'b', at: [62, 50] },
    { kind: 'nozzle', zone: 'NE', at: [85, 15] },
  ],
  blocks: [{ kind: 'machine', rect: [70, 30, 100, 70] }],
}

export const TILE_15: readonly TileData[] = [face15R, face15V]
