import { describe, expect, test } from 'vitest'
import { townBoard } from '../testing/town-tiles.ts'
import { type Board, zoneNamed } from './board.ts'
import { UNSEEN } from './sight.ts'
import { startGates } from './stages.ts'
import { deepRanges, rangeBetween, sees, type Ways, waysAt } from './ways.ts'
import { zoneSet } from './zone-set.ts'

const now = (board: Board) => waysAt(board, startGates(board.layout))

/** Name and range of everything a zone sees. */
function seen(board: Board, from: string, ways: Ways = now(board)): Record<string, number> {
  const zone = zoneNamed(board, from)
  return Object.fromEntries(
    board.zones.flatMap(({ name }, to) =>
      sees(ways, zone, to) ? [[name, rangeBetween(ways, zone, to)]] : [],
    ),
  )
}

/** Whether everybody who is seen sees as far. */
function isMutual({ board, range }: Pick<Ways, 'board' | 'range'>): boolean {
  for (let from = 0; from < board.size; from++)
    for (let to = 0; to < from; to++)
      if (range[from * board.size + to] !== range[to * board.size + from]) return false
  return true
}

/** A house and a shop that share the street between them, and a train above both. */
const shops = townBoard(['2A 7A'], { side: 'n', strips: ['V', 'E'] })
const house = townBoard(['5A'])
const rails = townBoard(['1A 4A'], { side: 'n', strips: ['K', 'L'] })

describe('streets', () => {
  test('UA-LOS-01 UA-ZON-06 straight along the streets up to walls and machines, never diagonal', () => {
    expect(seen(shops, '7A.E')).toEqual({ '7A.NE': 1, '7A.E': 0, '7A.SE': 1 })
    expect(seen(shops, '7A.N')).toEqual({
      '2A.NW': 3,
      '2A.N': 2,
      '2A.NE': 1,
      '7A.N': 0,
      '7A.NE': 1,
      'E.cab': 1,
    })
  })

  test('UA-LOS-06 a zone over several cells is seen along the row or column of any of them', () => {
    // Two tracks end beside the street that both tiles share.
    expect(seen(rails, '1A.NE')).toMatchObject({ 'K.3': 1, 'L.1': 1 })
    expect(seen(rails, '1A.E')).toMatchObject({ '1A.NE': 1, 'K.3': 2, 'L.1': 2 })
    expect(seen(rails, 'K.3')).toMatchObject({ '1A.NE': 1, '1A.E': 2, '1A.SE': 3, 'L.1': 1, 'L.3': 3 })
  })

  test('UA-LOS-03 one room deep into a building, also at the far end of a street', () => {
    expect(seen(house, '5A.N')).toMatchObject({ '5A.a': 1 })
    expect(seen(house, '5A.N')).not.toHaveProperty('5A.b')
    const far = townBoard(['1A 5A'])
    expect(seen(far, '1A.SW')).toMatchObject({ '1A.S': 1, '1A.SE': 2, '5A.b': 3 })
    expect(seen(far, '1A.SW')).not.toHaveProperty('5A.a')
  })
})

describe('rooms and trains', () => {
  test('UA-LOS-02 UA-LOS-07 out of a door sight goes on in its direction alone, along that row or column', () => {
    expect(seen(shops, '7A.a')).toEqual({ '2A.NE': 1, '7A.a': 0, '2A.SE': 1, 'E.coal': 2 })
    expect(seen(house, '5A.a')).toEqual({ '5A.N': 1, '5A.a': 0, '5A.b': 1, '5A.bal': 1 })
    expect(seen(house, '5A.b')).toEqual({ '5A.SW': 1, '5A.a': 1, '5A.b': 0 })
  })

  test('UA-RUL-23 doors see each other along one row or column, and not across the width of a street', () => {
    // The van's door stands before the western half of the street, the shop's door in its eastern half.
    expect(seen(shops, 'V.van')).not.toHaveProperty('7A.a')
    // The coal car's door is right above the shop's.
    expect(seen(shops, 'E.coal')).toMatchObject({ '2A.NE': 1, '7A.a': 2 })
    expect(seen(shops, '7A.a')).not.toHaveProperty('V.van')
  })

  test('UA-TRA-06 from a train one sees as from a room', () => {
    expect(seen(shops, 'E.cab')).toEqual({ '7A.N': 1, 'E.coal': 1, 'E.cab': 0 })
    expect(seen(shops, 'V.van')).toEqual({ '2A.NE': 1, 'V.van': 0, 'E.coal': 1 })
  })

  test('UA-LOS-05 who sees deep sees through three openings, out of a house and into one', () => {
    const hotel = townBoard(['2A 3A'])
    const at = (from: string, to: string, depth: number) =>
      deepRanges(now(hotel), depth)[zoneNamed(hotel, from) * hotel.size + zoneNamed(hotel, to)]
    expect(at('2A.a', '2A.c', 1)).toBe(UNSEEN)
    expect(at('2A.a', '2A.c', 3)).toBe(2)
    expect(at('2A.a', '3A.a', 3)).toBe(3)
    expect(at('2A.a', '3A.E', 3)).toBe(UNSEEN)
    expect(at('2A.b', '3A.E', 3)).toBe(3)
    expect(at('3A.E', '2A.b', 3)).toBe(3)
  })
})

describe('balconies', () => {
  test('UA-BAL-02 UA-BAL-03 the zones below at 1, their streets beyond, and the zone at the stairs', () => {
    expect(seen(townBoard(['1A', '5A']), '5A.bal')).toEqual({
      '1A.NW': 3,
      '1A.W': 2,
      '1A.SW': 1,
      '1A.S': 1,
      '1A.SE': 2,
      '5A.W': 1,
      '5A.SW': 2,
      '5A.a': 1,
      '5A.bal': 0,
    })
  })

  test('UA-RUL-24 no room by its door, no other balcony, and so the other way round', () => {
    const shop = townBoard(['7A', '5A'])
    // The shop's southern door looks down on the street that the balcony overlooks.
    expect(seen(shop, '5A.bal')).toMatchObject({ '7A.SW': 1 })
    expect(seen(shop, '7A.a')).toMatchObject({ '7A.SW': 1 })
    expect(seen(shop, '5A.bal')).not.toHaveProperty('7A.a')
    expect(seen(shop, '7A.a')).not.toHaveProperty('5A.bal')
    const deep = deepRanges(now(house), 3)
    const at = (from: string, to: string) => deep[zoneNamed(house, from) * house.size + zoneNamed(house, to)]
    expect([at('5A.bal', '5A.a'), at('5A.bal', '5A.b'), at('5A.b', '5A.bal')]).toEqual([1, UNSEEN, UNSEEN])
    const facing = townBoard(['5A 8A+1'])
    expect(seen(facing, '5A.bal')).toMatchObject({ '5A.N': 1, '8A.N': 3 })
    expect(seen(facing, '5A.bal')).not.toHaveProperty('8A.bal')
    expect(seen(facing, '5A.NW')).toMatchObject({ '5A.bal': 1, '8A.bal': 4 })
  })

  test('GG-RUL-24 steam below hides the street from it, and all beyond', () => {
    const board = townBoard(['1A', '5A'])
    const fog = zoneSet(board.words, [zoneNamed(board, '1A.SW')])
    const steamed = seen(board, '5A.bal', waysAt(board, 0, 0, fog))
    expect(steamed).toEqual({ '1A.S': 1, '1A.SE': 2, '5A.W': 1, '5A.SW': 2, '5A.a': 1, '5A.bal': 0 })
  })
})

test('UA-LOS-04 sight is mutual, for deep eyes too, wherever steam is and wherever a train stands', () => {
  const running = townBoard(['7A', '5A'], { side: 'w', strips: ['E', 'L'], runs: true })
  for (const board of [shops, house, rails, running])
    for (const open of board.layout.stages?.map((stage) => stage.open) ?? [0])
      for (let zone = 0; zone < board.size; zone++) {
        const ways = waysAt(board, open, open, zoneSet(board.words, [zone]))
        expect(isMutual(ways)).toBe(true)
        expect(isMutual({ board, range: deepRanges(ways, 3) })).toBe(true)
      }
})
