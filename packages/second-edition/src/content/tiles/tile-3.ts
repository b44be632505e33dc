import type { TileData } from '@graveshift/zones'

const face3R: TileData = {
  id: '3R',
  tile: 3,
  streets: ['#.#', '#.#', '#.#'],
  rooms: [
    { id: 'a', rects: [[30, 0, 70, 32]], dark: true },
    { id: 'b', rects: [[30, 32, 70, 100]] },
  ],
  openings: [{ between: ['a', 'b'], at: [43, 32] }],
  doors: [{ between: ['b', 'W'], at: [30, 46] }],
  rims: { n: [{ room: 'a', at: 50 }], s: [{ room: 'b', at: 50 }] },
  spots: [
    { kind: 'objective', zone: 'b', at: [37, 40] },
    { kind: 'crate', zone: 'b', at: [37, 69] },
  ],
}

const face3V: TileData = {
  id: '3V',
  tile: 3,
  streets: ['###', '..#', '..#'],
  rooms: [
    { id: 'a', rects: [[0, 30, 35, 65]] },
    { id: 'b', rects: [[35, 30, 70, 65]], dark: true },
    { id: 'c', rects: [[0, 65, 35, 100]], dark: true },
    { id: 'd', rects: [[35, 65, 70, 100]] },
  ],
  openings: [
    { between: ['a', 'b'], at: [35, 36] },
    { between: ['a', 'c'], at: [17, 65] },
    { between: ['b', 'd'], at: [53, 65] },
    { between: ['c', 'd'], at: [35, 71] },
  ],
  doors: [
    { between: ['a', 'NW'], at: [10, 30] },
    { between: ['b', 'E'], at: [70, 49] },
  ],
  rims: {
    s: [
      { room: 'c', at: 17 },
      { room: 'd', at: 52 },
    ],
    w: [
      { room: 'a', at: 48 },
      { room: 'c', at: 83 },
    ],
  },
  spots: [
    { kind: 'objective', zone: 'c', at: [27, 91] },
    { kind: 'crate', zone: 'a', at: [8, 60] },
  ],
}

export const TILE_3: readonly TileData[] = [face3R, face3V]
