import { expect, test } from 'vitest'
import { makeBoard, zoneNamed } from './board.ts'
import { withDoors } from './doors.ts'
import { type ListedZone, layZones, lintBuildings } from './lay-zones.ts'
import type { Layout } from './layout.ts'
import { pictureOf } from './picture.ts'
import { canStep, sees, waysAt } from './ways.ts'

const street = (name: string): ListedZone => ({ name, kind: 'street' })
const room = (name: string, more: Partial<ListedZone> = {}): ListedZone => ({ name, kind: 'room', ...more })

const ZONES = [street('alley'), street('yard'), street('lane'), room('hall'), room('cellar', { dark: true })]
const WAYS = ['alley east yard', 'yard south lane', 'yard north hall', 'hall west cellar']

const told = (zones: readonly ListedZone[], ways: readonly string[]) => {
  const result = layZones(zones, ways)
  return 'zones' in result ? [] : result.map(({ fault, message }) => `${fault}: ${message}`)
}
const laid = (zones = ZONES, ways = WAYS, doors: readonly string[] = []): Layout => {
  const layout = layZones(zones, ways)
  const result = 'zones' in layout ? withDoors(layout, doors) : layout
  if (!('zones' in result)) throw new Error(result.map(({ message }) => message).join('; '))
  return result
}

test('zones are joined as listed: steps, buildings, darkness', () => {
  const board = makeBoard(laid())
  const at = (name: string) => zoneNamed(board, name)
  const ways = waysAt(board, 0)
  expect(canStep(ways, at('alley'), at('yard'))).toBe(true)
  expect(canStep(ways, at('hall'), at('yard'))).toBe(true)
  expect(canStep(ways, at('alley'), at('lane'))).toBe(false)
  expect(board.buildings.map(({ rooms }) => rooms)).toEqual([[at('hall'), at('cellar')]])
  expect(board.buildings[0]?.dark).toEqual([at('cellar')])
})

test('Z2-LOS-01 sight goes straight along the sides that the ways name, never round a corner', () => {
  const board = makeBoard(laid())
  const at = (name: string) => zoneNamed(board, name)
  const ways = waysAt(board, 0)
  expect(sees(ways, at('alley'), at('yard'))).toBe(true)
  expect(sees(ways, at('alley'), at('lane'))).toBe(false)
  expect(sees(ways, at('lane'), at('hall'))).toBe(true)
  expect(sees(ways, at('alley'), at('hall'))).toBe(false)
  expect(sees(ways, at('lane'), at('cellar'))).toBe(false)
})

test('a door in a way closes it until it is open', () => {
  const board = makeBoard(laid(ZONES, WAYS, ['yard-hall']))
  const [yard, hall] = [zoneNamed(board, 'yard'), zoneNamed(board, 'hall')]
  expect(board.doors.map(({ name }) => name)).toEqual(['yard-hall'])
  expect([canStep(waysAt(board, 0), yard, hall), canStep(waysAt(board, 1), yard, hall)]).toEqual([
    false,
    true,
  ])
})

test('what is wrong with a list of zones and ways is told by its place', () => {
  expect(told([street('a-b'), street('gone'), street('x'), street('x')], [])).toEqual([
    "zones.0: 'a-b' is no name: 1 to 16 letters, digits, dots and low lines, and not 'gone'",
    "zones.1: 'gone' is no name: 1 to 16 letters, digits, dots and low lines, and not 'gone'",
    'zones.3: there are two zones x',
  ])
  expect(told([{ ...street('x'), dark: true }], [])).toEqual([
    'zones.0: x is a street: only rooms are dark or in a building',
  ])
  expect(told(ZONES, ['alley up yard', 'alley east moon', 'yard east yard'])).toEqual([
    "ways.0: 'alley up yard' must be a zone, a side (north, east, south, west) and a zone, such as 'alley east yard'",
    'ways.1: there is no zone moon',
    'ways.2: yard leads to itself',
  ])
  expect(told(ZONES, ['alley east yard', 'yard west alley'])).toEqual([
    'ways.1: yard and alley are joined already',
  ])
  expect(told(ZONES, ['alley east yard', 'lane east yard'])).toEqual([
    'ways.1: yard has a street west of it already',
  ])
})

test('a building that is named is the rooms joined without doors', () => {
  const listed = [street('s'), room('a', { building: 'one' }), room('b', { building: 'one' })]
  const joined = makeBoard(laid(listed, ['s east a', 'a east b']))
  expect(lintBuildings(joined, listed)).toEqual([])
  const parted = makeBoard(laid(listed, ['s east a', 'a east b'], ['a-b']))
  expect(lintBuildings(parted, listed).map(({ message }) => message)).toContain(
    'b is not joined to a: it is no part of building one',
  )
  const two = [street('s'), room('a', { building: 'one' }), room('b', { building: 'two' })]
  expect(lintBuildings(joined, two).map(({ message }) => message)).toEqual([
    'a, b are joined without a door: they are one building',
  ])
})

test('it can be drawn, and no two zones lie on one another, whatever the ways say', () => {
  expect(pictureOf(laid(ZONES, WAYS, ['yard-hall']))).toMatchInlineSnapshot(`
    "#####################################
    #                 #                 #
    #                 #                 #
    #                 #                 #
    #     cellar*     o      hall       #
    #                 #                 #
    #                 #                 #
    #                 #                 #
    ###########################D#########
    .                 .                 .
    .                 .                 .
    .                 .                 .
    .      alley      .      yard       .
    .                 .                 .
    .                 .                 .
    .                 .                 .
    .....................................
                      .                 .
                      .                 .
                      .                 .
                      .      lane       .
                      .                 .
                      .                 .
                      ..................."
  `)
  const ring = laid([street('a'), room('b'), room('c'), room('d')], ['a east b', 'b west c', 'c east d'])
  const places = ring.zones.map(({ pieces }) => pieces.join())
  expect(new Set(places).size).toBe(4)
})
