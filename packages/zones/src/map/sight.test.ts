import { describe, expect, test } from 'vitest'
import { smallBoard } from '../testing/small-tiles.ts'
import { type Board, type Gates, isStreet, makeBoard, zoneNamed } from './board.ts'
import { sightRanges, UNSEEN } from './sight.ts'
import { canStep, deepRanges, rangeBetween, sees, waysAt } from './ways.ts'
import { zoneSet } from './zone-set.ts'

/** Gates by the names of both sides. */
function doors(board: Board, ...names: string[]): Gates {
  return names.reduce((bits, name) => {
    const door = board.doors.findIndex((known) => known.name === name)
    if (door < 0) throw new Error(`no door ${name}`)
    return bits | (1 << door)
  }, 0)
}

/** Name and range of everything a zone sees. */
function seen(board: Board, from: string, open: Gates): Record<string, number> {
  const ways = waysAt(board, open)
  const zone = zoneNamed(board, from)
  return Object.fromEntries(
    board.zones.flatMap(({ name }, to) =>
      sees(ways, zone, to) ? [[name, rangeBetween(ways, zone, to)]] : [],
    ),
  )
}

const pair = smallBoard('1A 4A')

describe('streets', () => {
  test('Z2-LOS-01 straight lines along the streets up to walls, closed doors and the edge, never diagonal', () => {
    expect(seen(pair, '1A.NW', 0)).toEqual({
      '1A.NW': 0,
      '1A.N': 1,
      '1A.NE': 2,
      '4A.N': 3,
      '4A.NE': 4,
      '1A.W': 1,
      '1A.SW': 2,
    })
    expect(seen(pair, '1A.N', 0)).toEqual({ '1A.NW': 1, '1A.N': 0, '1A.NE': 1, '4A.N': 2, '4A.NE': 3 })
  })

  test('Z2-LOS-04 from the street one zone into a building, also at the far end of a line', () => {
    const across = smallBoard('3A 1A')
    expect(seen(across, '3A.E', doors(across, '1A.a-1A.W'))).toEqual({
      '3A.NE': 1,
      '3A.E': 0,
      '3A.SE': 1,
      '3A.a': 1,
      '1A.a': 1,
    })
    expect(seen(pair, '1A.W', doors(pair, '1A.a-1A.W'))).toEqual({
      '1A.NW': 1,
      '1A.W': 0,
      '1A.SW': 1,
      '1A.a': 1,
    })
    const corner = smallBoard('1A 4B')
    expect(seen(corner, '1A.NW', doors(corner, '4B.a-4B.NW'))).toEqual({
      '1A.NW': 0,
      '1A.N': 1,
      '1A.NE': 2,
      '4B.a': 3,
      '1A.W': 1,
      '1A.SW': 2,
    })
  })

  test('Z2-RUL-03 a line ends in the first room it enters: no sight through a building with two open doors', () => {
    const open = doors(pair, '1A.a-1A.W', '1A.a-1A.E')
    expect(seen(pair, '1A.W', open)).not.toHaveProperty('1A.E')
    expect(seen(pair, '1A.W', open)).toHaveProperty('1A.a')
  })
})

describe('buildings', () => {
  const house = smallBoard('2A 3A 1A')

  test('Z2-LOS-02 every zone that shares an opening with the room, no farther than 1', () => {
    expect(seen(house, '2A.b', 0)).toEqual({ '2A.a': 1, '2A.b': 0, '2A.c': 1 })
    expect(seen(house, '2A.c', 0)).toEqual({ '2A.b': 1, '2A.c': 0, '3A.a': 1 })
  })

  test('Z2-LOS-03 out of a building through the opening and on along the street in a straight line', () => {
    const corner = smallBoard('1A 4B')
    expect(seen(corner, '4B.a', doors(corner, '4B.a-4B.NW'))).toEqual({
      '4B.a': 0,
      '4B.b': 1,
      '1A.NE': 1,
      '1A.N': 2,
      '1A.NW': 3,
    })
    const board = smallBoard('1A 2A')
    // Out to the west, along one street zone, up to the wall of the other house.
    expect(seen(board, '2A.a', doors(board, '2A.a-2A.W'))).toEqual({ '2A.a': 0, '2A.b': 1, '1A.E': 1 })
  })

  test('Z2-LOS-06 across a street into the facing open building one room, no farther', () => {
    expect(seen(house, '3A.a', doors(house, '1A.a-1A.W'))).toEqual({
      '3A.a': 0,
      '2A.c': 1,
      '3A.E': 1,
      '1A.a': 2,
    })
    expect(seen(house, '1A.a', doors(house, '1A.a-1A.W'))).toEqual({ '1A.a': 0, '3A.E': 1, '3A.a': 2 })
  })

  test('Z2-RUL-01 a room does not see sideways along the street before its door', () => {
    expect(seen(house, '3A.a', 0)).not.toHaveProperty('3A.NE')
    expect(seen(house, '3A.NE', 0)).not.toHaveProperty('3A.a')
  })

  test('Z2-RUL-02 two open doors at opposite ends of a line face each other whatever their offset', () => {
    // The porch opens at 45 of its wall, the house at 50.
    expect(seen(house, '3A.a', doors(house, '1A.a-1A.W'))).toHaveProperty('1A.a', 2)
  })

  test('Z2-RUL-03 no sight from an inner room over an outer one into the street', () => {
    const open = doors(house, '2A.a-2A.W')
    expect(seen(house, '2A.b', open)).not.toHaveProperty('2A.W')
    expect(seen(house, '2A.a', open)).toHaveProperty('2A.W', 1)
  })
})

test('Z2-LOS-05 closed doors block sight, and sight is mutual, whatever is open', () => {
  for (const board of [pair, smallBoard('2A 3A 1A'), smallBoard('1A 4A', '2A 3A')])
    for (let open = 0; open <= board.everyDoor; open++) {
      const ranges = waysAt(board, open).range
      for (let from = 0; from < board.size; from++)
        for (let to = 0; to < from; to++)
          expect(ranges[from * board.size + to]).toBe(ranges[to * board.size + from])
    }
  expect(seen(pair, '1A.a', 0)).toEqual({ '1A.a': 0 })
  expect(seen(pair, '1A.a', pair.everyDoor)).toEqual({ '1A.a': 0, '1A.W': 1, '1A.E': 1, '4A.a': 2 })
})

test('Z2-LOS-07 range counts the zones along the line, the own zone is 0 and always seen', () => {
  const ways = waysAt(pair, 0)
  for (let zone = 0; zone < pair.size; zone++) {
    expect(rangeBetween(ways, zone, zone)).toBe(0)
    expect(sees(ways, zone, zone)).toBe(true)
  }
  const range = (from: string, to: string) => rangeBetween(ways, zoneNamed(pair, from), zoneNamed(pair, to))
  expect(range('1A.NW', '4A.NE')).toBe(4)
  expect(range('1A.NW', '1A.SE')).toBe(UNSEEN)
})

test('Z2-SKL-42 without the limit of one zone sight goes through all rooms, and out and in through their doors', () => {
  const board = smallBoard('2A 3A 1A')
  const open = doors(board, '1A.a-1A.W')
  const ranges = deepRanges(waysAt(board, open))
  const range = (from: string, to: string) =>
    ranges[zoneNamed(board, from) * board.size + zoneNamed(board, to)]
  expect(range('2A.a', '3A.a')).toBe(3)
  expect(range('2A.a', '3A.E')).toBe(4)
  expect(range('2A.a', '1A.a')).toBe(5)
  expect(range('1A.a', '2A.a')).toBe(5)
  expect(range('2A.a', '2A.W')).toBe(UNSEEN)
})

test('UA-LOS-05 the limit may be wider than one zone instead', () => {
  const board = smallBoard('2A 3A 1A')
  const ranges = sightRanges(board, 0, 2)
  const range = (from: string, to: string) =>
    ranges[zoneNamed(board, from) * board.size + zoneNamed(board, to)]
  expect(range('2A.a', '2A.c')).toBe(2)
  expect(range('2A.a', '3A.a')).toBe(UNSEEN)
})

describe('fog', () => {
  const range = (from: string, to: string, fogged: readonly string[]) =>
    rangeBetween(
      waysAt(
        pair,
        pair.everyDoor,
        pair.everyDoor,
        zoneSet(
          pair.words,
          fogged.map((name) => zoneNamed(pair, name)),
        ),
      ),
      zoneNamed(pair, from),
      zoneNamed(pair, to),
    )

  test('GG-RUL-24 nobody looks into a zone full of steam, out of it or through it', () => {
    expect(range('1A.NW', '1A.NE', [])).toBe(2)
    expect(range('1A.NW', '1A.N', ['1A.N'])).toBe(UNSEEN)
    expect(range('1A.N', '1A.NW', ['1A.N'])).toBe(UNSEEN)
    expect(range('1A.NW', '1A.NE', ['1A.N'])).toBe(UNSEEN)
    expect(range('1A.N', '1A.N', ['1A.N'])).toBe(0)
    expect(range('1A.NW', '1A.SW', ['1A.N'])).toBe(2)
  })

  test('GG-RUL-24 steam in a room hides it, and whatever lies behind it', () => {
    expect(range('1A.W', '1A.a', [])).toBe(1)
    expect(range('1A.W', '1A.a', ['1A.a'])).toBe(UNSEEN)
    expect(range('1A.a', '1A.W', ['1A.a'])).toBe(UNSEEN)
    expect(range('1A.a', '1A.W', ['1A.W'])).toBe(UNSEEN)
  })

  test('GG-RUL-24 sight stays mutual, wherever there is steam, and routes do not change', () => {
    for (let one = 0; one < pair.size; one++) {
      const fogged = waysAt(pair, 0b11, 0b11, zoneSet(pair.words, [one, (one * 7) % pair.size]))
      expect(fogged.distance).toEqual(waysAt(pair, 0b11).distance)
      for (let from = 0; from < pair.size; from++)
        for (let to = 0; to < from; to++)
          expect(rangeBetween(fogged, from, to)).toBe(rangeBetween(fogged, to, from))
    }
  })
})

test('a gate that stops zombies and nobody else lets everybody look through', () => {
  const gate = doors(pair, '1A.a-1A.W')
  const [room, street] = [zoneNamed(pair, '1A.a'), zoneNamed(pair, '1A.W')]
  const zombies = waysAt(pair, 0, gate)
  expect(canStep(zombies, street, room)).toBe(false)
  expect(sees(zombies, street, room)).toBe(true)
  expect(sees(waysAt(pair, 0), street, room)).toBe(false)
  expect(waysAt(pair, 0, gate)).toBe(zombies)
})

describe('balconies', () => {
  // The room of the small house is a balcony here that overlooks the street in the north.
  const { layout } = smallBoard('1A 4A')
  const [balcony, north] = ['1A.a', '1A.N'].map((name) => zoneNamed(pair, name)) as [number, number]
  const raised = makeBoard({
    ...layout,
    zones: layout.zones.map((zone, at) => (at === balcony ? { ...zone, kind: 'balcony' } : zone)),
    overlooks: [{ from: balcony, to: north }],
  })

  test('UA-BAL-02 UA-BAL-03 one sees the zone below, and on along its streets', () => {
    expect(seen(raised, '1A.a', 0)).toEqual({
      '1A.a': 0,
      '1A.N': 1,
      '1A.NW': 2,
      '1A.NE': 2,
      '4A.N': 3,
      '4A.NE': 4,
    })
  })

  test('UA-BAL-02 sight is mutual, whatever is open', () => {
    for (let open = 0; open <= raised.everyDoor; open++) {
      const ways = waysAt(raised, open)
      for (let from = 0; from < raised.size; from++)
        for (let to = 0; to < from; to++)
          expect(rangeBetween(ways, from, to)).toBe(rangeBetween(ways, to, from))
    }
  })

  test('UA-BAL-05 a balcony is neither street nor part of a building', () => {
    expect(raised.buildingOf[balcony]).toBeUndefined()
    expect(isStreet(raised, balcony)).toBe(false)
  })
})
