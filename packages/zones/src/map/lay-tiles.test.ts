import { expect, test } from 'vitest'
import { laid, SMALL_TILES, smallBoard } from '../testing/small-tiles.ts'
import { town } from '../testing/town-tiles.ts'
import { makeBoard, zoneNamed } from './board.ts'
import { layTiles } from './lay-tiles.ts'

const messages = (rows: readonly string[]) => {
  const result = layTiles(SMALL_TILES, rows)
  return 'zones' in result ? [] : result.map(({ fault, message }) => `${fault}: ${message}`)
}

test('Z2-ZON-02 touching rims must be of like type, and the misfit is told in words', () => {
  expect(messages(['2A 1A'])).toEqual(['tiles: 2A meets 1A beside it: streets #.# against ###'])
  expect(messages(['1A', '4B'])).toEqual(['tiles: 1A meets 4B below it: streets ### against #.#'])
  expect(messages(['4B 1A'])).toEqual([])
})

test('Z2-ZON-02 openings of touching rims must face each other, a few units apart at most', () => {
  expect(messages(['2A 3A'])).toEqual([])
  expect(messages(['2A 4B+1'])).toEqual(['tiles: 2A meets 4B beside it: streets #.# against ###'])
  expect(messages(['2A 4B+3'])).toEqual(['tiles: 2A meets 4B beside it: openings at 50 against none'])
})

test('UA-ZON-02 where a game says so, an opening that faces none is a wall', () => {
  const loose = { ...SMALL_TILES, openingsMustFace: false }
  const board = makeBoard(laid(['2A 4B+3'], loose))
  const [c, a] = [zoneNamed(board, '2A.c'), zoneNamed(board, '4B.a')]
  expect(board.layout.links.some(({ from, to }) => from === c && to === a)).toBe(false)
})

test('unknown faces, wrong turns and a piece of cardboard used twice are named with their place', () => {
  expect(messages(['1A 9Z', '4A+4 -'])).toEqual([
    "tiles.0.1: '9Z' is no tile face with 0 to 3 turns",
    "tiles.1.0: '4A+4' is no tile face with 0 to 3 turns",
  ])
  expect(messages(['4A', '4B+2'])).toContain('tiles.1.0: 4B and 4A are the same piece of cardboard')
})

test('Z2-ZON-01 a street zone spans up to four tiles and has a name on each', () => {
  const board = smallBoard('1A 4A', '2A 3A')
  const corner = board.zones[zoneNamed(board, '1A.SE')]
  expect(corner?.names).toEqual(['1A.SE', '4A.SW', '2A.NE', '3A.NW'])
  expect(corner?.pieces).toEqual([
    [70, 70, 100, 100],
    [100, 70, 130, 100],
    [70, 100, 100, 130],
    [100, 100, 130, 130],
  ])
  expect(board.zones[zoneNamed(board, '4A.W')]?.names).toEqual(['1A.E', '4A.W'])
  expect(board.zones[zoneNamed(board, '1A.NW')]?.names).toEqual(['1A.NW'])
})

test('Z2-ZON-01 a building is all rooms joined by openings, across tiles', () => {
  const board = smallBoard('2A 3A')
  const name = (zone: number) => board.zones[zone]?.name
  expect(board.buildings.map(({ rooms }) => rooms.map(name))).toEqual([['2A.a', '2A.b', '2A.c', '3A.a']])
  expect(board.buildings[0]?.dark.map(name)).toEqual(['2A.b'])
  expect(board.buildings[0]?.doors).toBe(0b11)
})

test('Z2-ZON-02 an opening on the rim of the board leads nowhere', () => {
  const alone = smallBoard('2A')
  const c = zoneNamed(alone, '2A.c')
  expect(alone.layout.links.filter(({ from, to }) => from === c || to === c)).toHaveLength(1)
})

test('zones that meet on two tiles are linked once; the way of a link is the wall it crosses', () => {
  const board = smallBoard('1A 4A')
  const between = (one: string, other: string) =>
    board.layout.links.filter(({ from, to }) =>
      [from, to].every((zone) => [zoneNamed(board, one), zoneNamed(board, other)].includes(zone)),
    )
  expect(between('1A.NE', '1A.E')).toHaveLength(1)
  expect(between('1A.NE', '1A.E')[0]).toMatchObject({ way: 2 })
  expect(between('1A.a', '1A.W')).toEqual([
    { from: zoneNamed(board, '1A.a'), to: zoneNamed(board, '1A.W'), way: 3, at: [30, 50], door: 0 },
  ])
  expect(board.doors.map(({ name }) => name)).toEqual(['1A.a-1A.W', '1A.a-1A.E', '4A.a-4A.W', '4A.a-4A.E'])
})

test('a place may stay empty; tiles that touch by a corner only share no zone', () => {
  const board = smallBoard('1A -', '- 4A')
  expect(board.zones[zoneNamed(board, '1A.SE')]?.names).toEqual(['1A.SE'])
  expect(board.layout).toMatchObject({ width: 200, height: 200 })
})

test('Z2-SET-02 printed spots lie in their zones, turned with the tile', () => {
  const { layout } = smallBoard('4A 1A+1')
  expect(layout.spots[1]).toEqual({
    kind: 'loot',
    tile: 1,
    zone: layout.zones.findIndex(({ name }) => name === '1A.a'),
    at: [160, 60],
  })
})

test('a room may go round a corner: it is one zone of several pieces, however its tile lies', () => {
  const hall = (turns: string) => {
    const layout = town([`5A${turns}`])
    const zone = layout.zones.findIndex(({ name }) => name === '5A.a')
    return { layout, zone, pieces: layout.zones[zone]?.pieces }
  }
  expect(hall('').pieces).toEqual([
    [30, 30, 100, 40],
    [70, 40, 100, 70],
  ])
  for (const turns of ['', '+1', '+2', '+3']) {
    const { layout, zone } = hall(turns)
    expect(layout.links.filter(({ from, to }) => from === zone || to === zone)).toHaveLength(3)
  }
})

test('ground that is no zone is kept beside the zones', () => {
  const layout = town(['7A'])
  expect(layout.blocks).toEqual([{ kind: 'machine', rect: [30, 30, 70, 70] }])
  expect(town(['7A+1']).blocks).toEqual(layout.blocks)
  expect(laid(['1A'])).not.toHaveProperty('blocks')
})

test('a spot knows its tile, whatever other tiles have', () => {
  const { spots } = town(['2A 7A'])
  expect(spots).toMatchObject([{ kind: 'loot', tile: 1, at: [115, 50] }])
})
