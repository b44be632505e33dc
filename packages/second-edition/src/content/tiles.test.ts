import {
  layTiles,
  makeBoard,
  type Rect,
  type TileData,
  turnFace,
  type Way,
  zoneNamed,
} from '@graveshift/zones'
import { describe, expect, test } from 'vitest'
import { TILES } from './tiles.ts'

const CUTS = [0, 30, 70, 100] as const

/** Every rectangle of a face: its street cells and its rooms. */
function areas(face: TileData): Rect[] {
  const streets = face.streets.flatMap((row, y) =>
    [...row].flatMap((cell, x): Rect[] =>
      cell === '#' ? [[CUTS[x] ?? 0, CUTS[y] ?? 0, CUTS[x + 1] ?? 0, CUTS[y + 1] ?? 0]] : [],
    ),
  )
  return [...streets, ...face.rooms.flatMap(({ rects }) => rects)]
}

const overlap = (a: Rect, b: Rect) =>
  Math.max(0, Math.min(a[2], b[2]) - Math.max(a[0], b[0])) *
  Math.max(0, Math.min(a[3], b[3]) - Math.max(a[1], b[1]))

test('there are nine tiles of two faces each', () => {
  expect(TILES.faces.map(({ id }) => id)).toEqual(
    [1, 2, 3, 4, 5, 6, 7, 8, 9].flatMap((tile) => [`${tile}R`, `${tile}V`]),
  )
})

describe.each(TILES.faces.map((face) => [face.id, face] as const))('%s', (_, face) => {
  test('streets and rooms cover the face without overlapping', () => {
    const rects = areas(face)
    const total = rects.reduce((sum, [x0, y0, x1, y1]) => sum + (x1 - x0) * (y1 - y0), 0)
    expect(total).toBe(10_000)
    for (const [index, one] of rects.entries())
      for (const other of rects.slice(index + 1)) expect(overlap(one, other)).toBe(0)
  })

  test('every passage stands in the wall between its zones, however the face is turned', () => {
    for (const turns of ['', '+1', '+2', '+3'])
      expect(layTiles(TILES, [`${face.id}${turns}`])).toHaveProperty('zones')
  })

  test('Z2-SET-02 it has one place for an objective and one for a crate, inside their rooms', () => {
    expect(face.spots.map(({ kind }) => kind)).toEqual(['objective', 'crate'])
    for (const { zone, at } of face.spots) {
      const rects = face.rooms.find(({ id }) => id === zone)?.rects ?? []
      const inside = ([x0, y0, x1, y1]: Rect) => at[0] > x0 && at[0] < x1 && at[1] > y0 && at[1] < y1
      expect(rects.some(inside)).toBe(true)
    }
  })

  test('each rim is of one of the four types', () => {
    const types = [0, 1, 2, 3].map((turns) => {
      const { streets, rims } = turnFace(face, turns as Way, 100)
      return `${streets[0]} ${(rims.n ?? []).map(({ at }) => at).join(' ')}`.trim()
    })
    for (const type of types)
      expect([
        '###',
        '#.# 50',
        '#.. 48 83',
        '..# 17 52',
        '... 25 75',
        '... 75 25',
        '#.. 83 48',
        '..# 52 17',
      ]).toContain(type)
  })
})

const board = (...rows: string[]) => {
  const layout = layTiles(TILES, rows)
  if (!('zones' in layout)) throw new Error(layout.map(({ message }) => message).join('; '))
  return makeBoard(layout)
}

const count = ({ zones, doors }: ReturnType<typeof board>) => ({
  zones: zones.length,
  streets: zones.filter(({ kind }) => kind === 'street').length,
  light: zones.filter(({ kind, dark }) => kind === 'room' && !dark).length,
  dark: zones.filter(({ dark }) => dark).length,
  doors: doors.length,
})

describe('boards that are known', () => {
  const m1 = board('1V+3 7R+2 3R+3', '5R 9R+3 6R', '8V 2V+2 4V+2')
  const m2 = board('7V+3 5V 2V+3', '9R+1 6R 4R+3', '1V+1 8V 3V')

  test('Z2-ZON-02 Zombicide Life: 14 zones, 3 doors', () => {
    expect(count(board('1V+3 3V+3'))).toEqual({ zones: 14, streets: 7, light: 3, dark: 4, doors: 3 })
  })

  test('Z2-ZON-02 City Blocks: 47 zones, 14 doors', () => {
    expect(count(m1)).toEqual({ zones: 47, streets: 24, light: 10, dark: 13, doors: 14 })
  })

  test('Z2-ZON-02 Y-Zone: 51 zones, 15 doors', () => {
    expect(count(m2)).toEqual({ zones: 51, streets: 23, light: 13, dark: 15, doors: 15 })
  })

  test('Z2-ZON-01 eight rooms over two tiles are one building, and streets span four', () => {
    const eight = board('8V', '6V')
    expect(eight.buildings.map(({ rooms }) => rooms.length)).toEqual([8])
    expect(m1.zones[zoneNamed(m1, '9R.SE')]?.names).toEqual(['9R.SE', '6R.SW', '2V.NE', '4V.NW'])
  })
})
