import type { TileData } from '@graveshift/zones'

const face6R: TileData = {
  id: '6R',
  tile: 6,
  streets: ['#..', '##.', '###'],
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
  spots: [{ kind: 'pile', zone: 'b', at: [85, 50] }],
}

const face6V: TileData = {
  id: '6V',
  tile: 6,
  streets: ['###', '...', '###'],
  rooms: [
    { id: 'a', rects: [[0, 30, 30, 70]] },
    { id: 'b', rects: [[30, 30, 100, 70]] },
  ],
  openings: [
    { between: ['a', 'b'], at: [30, 50] },
    { between: ['b', 'N'], at: [50, 30] },
  ],
  doors: [],
  rims: { w: [{ room: 'a', at: 50 }], e: [{ room: 'b', at: 50 }] },
  spots: [{ kind: 'pile', zone: 'a', at: [15, 50] }],
}

export const TILE_6: readonly TileData[] = [face6R, face6V]
