import {
  canStep,
  isStreet,
  layTiles,
  makeBoard,
  type Point,
  type Rect,
  sees,
  type TileData,
  turnFace,
  WAYS,
  type Way,
  waysAt,
  zoneNamed,
} from '@graveshift/zones'
import { describe, expect, test } from 'vitest'
import { TILES } from './tiles.ts'

const CUTS = [0, 30, 70, 100] as const
const CORE = [1, 2, 3, 4, 5, 6, 7, 8, 9]
const STEAM = [13, 14, 15, 16, 17, 18]
/** Faces without a building that could hide a pile. */
const NO_PILE = ['1V', '2V']

/** Every rectangle of a face: its street cells, its rooms and its machine. */
function areas(face: TileData): Rect[] {
  const streets = face.streets.flatMap((row, y) =>
    [...row].flatMap((cell, x): Rect[] =>
      cell === '#' ? [[CUTS[x] ?? 0, CUTS[y] ?? 0, CUTS[x + 1] ?? 0, CUTS[y + 1] ?? 0]] : [],
    ),
  )
  const blocks = (face.blocks ?? []).map(({ rect }) => rect)
  return [...streets, ...face.rooms.flatMap(({ rects }) => rects), ...blocks]
}

const overlap = (a: Rect, b: Rect) =>
  Math.max(0, Math.min(a[2], b[2]) - Math.max(a[0], b[0])) *
  Math.max(0, Math.min(a[3], b[3]) - Math.max(a[1], b[1]))

const holds = ([x0, y0, x1, y1]: Rect, [x, y]: Point) => x >= x0 && x <= x1 && y >= y0 && y <= y1

const lone = (face: string) => {
  const layout = layTiles(TILES, [face])
  if (!('zones' in layout)) throw new Error(layout.map(({ message }) => message).join('; '))
  return makeBoard(layout)
}

const spotsOf = (face: TileData, kind: string) => face.spots.filter((spot) => spot.kind === kind)

test('GG-SET-01 there are nine tiles of the core game and six with steam, of two faces each', () => {
  expect(TILES.faces.map(({ id }) => id)).toEqual(
    [...CORE, ...STEAM].flatMap((tile) => [`${tile}R`, `${tile}V`]),
  )
  for (const { id, tile } of TILES.faces) expect(Number.parseInt(id, 10)).toBe(tile)
})

test('UA-TRA-01 there are three strips, a train on one side and three track zones on the other', () => {
  const sides = TILES.strips?.faces ?? []
  expect(sides.map(({ id, kind }) => `${id} ${kind}`)).toEqual([
    '10R train',
    '11R train',
    '12R train',
    '10V track',
    '11V track',
    '12V track',
  ])
  for (const { kind, zones } of sides) if (kind === 'track') expect(zones).toHaveLength(3)
})

test('some rooms go round a corner', () => {
  const crooked = TILES.faces.flatMap(({ id, rooms }) =>
    rooms.filter(({ rects }) => rects.length > 1).map((room) => `${id}.${room.id}`),
  )
  expect(crooked).toEqual(['3R.a', '5R.b', '9V.b', '16V.a'])
})

test('UA-BAL-01 stairs lead to one room, on 17R to two, on 15R to a street', () => {
  const stairs = TILES.faces.flatMap(({ id, balcony }) => {
    if (balcony === undefined) return []
    const board = lone(id)
    const ends = balcony.stairs.map((zone) =>
      isStreet(board, zoneNamed(board, `${id}.${zone}`)) ? 'street' : 'room',
    )
    return ends.join() === 'room' ? [] : [`${id} ${ends.join()}`]
  })
  expect(stairs).toEqual(['15R street', '17R room,room'])
})

test('UA-ZON-03 mines, and the graveyard with its court, are buildings', () => {
  for (const [face, rooms] of [
    ['8V', ['8V.a', '8V.b']],
    ['15R', ['15R.a', '15R.b']],
    ['9V', ['9V.a', '9V.b']],
  ] as const) {
    const { buildings, zones } = lone(face)
    expect(buildings.map((building) => building.rooms.map((room) => zones[room]?.name))).toEqual([rooms])
  }
})

test('GG-TWN-02 nobody goes or looks across a machine', () => {
  const board = lone('17V')
  const ways = waysAt(board, 0)
  const [north, south, east] = ['17V.N', '17V.S', '17V.E'].map((name) => zoneNamed(board, name))
  for (const other of [south, east]) {
    expect(canStep(ways, north ?? -1, other ?? -1)).toBe(false)
    expect(sees(ways, north ?? -1, other ?? -1)).toBe(false)
  }
  expect(board.layout.zones.some(({ pieces }) => pieces.some((rect) => holds(rect, [50, 50])))).toBe(false)
})

describe.each(TILES.faces.map((face) => [face.id, face] as const))('%s', (id, face) => {
  test('streets, rooms and the machine cover the face without overlapping', () => {
    const rects = areas(face)
    const total = rects.reduce((sum, [x0, y0, x1, y1]) => sum + (x1 - x0) * (y1 - y0), 0)
    expect(total).toBe(10_000)
    for (const [index, one] of rects.entries())
      for (const other of rects.slice(index + 1)) expect(overlap(one, other)).toBe(0)
  })

  test('every passage stands in the wall between its zones, however the face is turned', () => {
    for (const turns of ['', '+1', '+2', '+3'])
      expect(layTiles(TILES, [`${id}${turns}`])).toHaveProperty('zones')
  })

  test('every opening in a rim is in the wall of its room', () => {
    for (const [turns] of WAYS.entries()) {
      const { rims, rooms } = turnFace(face, turns as Way, 100)
      for (const { room, at } of rims.n ?? []) {
        const rects = rooms.find((each) => each.id === room)?.rects ?? []
        expect(rects.some((rect) => rect[1] === 0 && rect[0] < at && at < rect[2])).toBe(true)
      }
    }
  })

  test('it has no doors', () => {
    expect(face.doors).toEqual([])
  })

  test('one room may hold a pile', () => {
    const rooms = spotsOf(face, 'pile').map(({ zone }) => face.rooms.some((room) => room.id === zone))
    expect(rooms).toEqual(NO_PILE.includes(id) ? [] : [true])
  })

  test('GG-TWN-02 tiles with steam have one machine, one switch and one nozzle, which is outdoors; others none', () => {
    const count = STEAM.includes(face.tile) ? 1 : 0
    expect((face.blocks ?? []).filter(({ kind }) => kind === 'machine')).toHaveLength(count)
    expect(spotsOf(face, 'switch')).toHaveLength(count)
    const nozzles = spotsOf(face, 'nozzle')
    expect(nozzles).toHaveLength(count)
    const board = lone(id)
    for (const { zone } of nozzles) expect(isStreet(board, zoneNamed(board, `${id}.${zone}`))).toBe(true)
  })

  test('its spots lie in their zones', () => {
    const { zones, layout } = lone(id)
    for (const { zone, at } of layout.spots)
      expect(zones[zone]?.pieces.some((rect) => holds(rect, at))).toBe(true)
  })
})

const BALCONIES = TILES.faces.flatMap(({ id, balcony }) => (balcony ? [[id, balcony] as const] : []))

test.each(BALCONIES)('the balcony of %s hangs over the streets it overlooks', (id, balcony) => {
  const { zones, named } = lone(id)
  const over = balcony.over.flatMap((cell) => zones[named.get(`${id}.${cell}`) ?? -1]?.pieces ?? [])
  for (const rect of balcony.rects) {
    const below = over.reduce((sum, piece) => sum + overlap(piece, rect), 0)
    expect(below).toBe((rect[2] - rect[0]) * (rect[3] - rect[1]))
  }
})
