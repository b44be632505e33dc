import type { TileData } from '@graveshift/zones'

const face16R: TileData = {
  id: '16R',
  tile: 16,
  streets: ['###', '...', '...'],
  rooms: [
    { id: 'a', rects: [[0, 30, 30, 70]] },
    { id: 'b', rects: [[30, 70, 70, 100]] },
    { id: 'c', rects: [[70, 30, 100, 70]] },
    { id: 'd', rects: [[0, 70, 30, 100]] },
    { id: 'e', rects: [[70, 70, 100, 100]] },
  ],
  openings: [
    { between: ['a', 'NW'], at: [15, 30] },
    { between: ['a', 'd'], at: [15, 70] },
    { between: ['b', 'd'], at: [30, 85] },
    { between: ['b', 'e'], at: [70, 85] },
    { between: ['c', 'e'], at: [85, 70] },
    { between: ['c', 'NE'], at: [85, 30] },
  ],
  doors: [],
  rims: {
    w: [
      { room: 'a', at: 50 },
      { room: 'd', at: 84 },
    ],
    s: [
      { room: 'd', at: 16 },
      { room: 'e', at: 84 },
    ],
    e: [
      { room: 'c', at: 50 },
      { room: 'e', at: 84 },
    ],
  },
  spots: [
    { kind: 'pile', zone: 'd', at: [15, 85] },
    { kind: 'switch', zone: 'b', at: [50, 78] },
    { kind: 'nozzle', zone: 'N', at: [50, 15] },
  ],
  blocks: [{ kind: 'machine', rect: [30, 30, 70, 70] }],
}

const face16V: TileData = {
  id: '16V',
  tile: 16,
  streets: ['###', '#..', '#..'],
  rooms: [
    {
      id: 'a',
      rects: [
        [30, 30, 100, 40],
        [70, 40, 100, 70],
      ],
    },
    { id: 'b', rects: [[30, 70, 100, 100]] },
  ],
  openings: [
    { between: ['a', 'N'], at: [50, 30] },
    { between: ['a', 'b'], at: [85, 70] },
  ],
  doors: [],
  rims: {
    e: [
      { room: 'a', at: 50 },
      { room: 'b', at: 84 },
    ],
    s: [
      { room: 'b', at: 50 },
      { room: 'b', at: 84 },
    ],
  },
  spots: [
    { kind: 'pile', zone: 'b', at: [65, 85] },
    { kind: 'switch', zone: 'a', at: [78, 50] },
    { kind: 'nozzle', zone: 'W', at: [15, 50] },
  ],
  blocks: [{ kind: 'machine', rect: [30, 40, 70, 70] }],
  balcony: {
    id: 'bal',
    over: ['NW', 'N', 'W'],
    stairs: ['a'],
    rects: [
      [22, 22, 70, 30],
      [22, 30, 30, 70],
    ],
  },
}

export const TILE_16: readonly TileData[] = [face16R, face16V]
