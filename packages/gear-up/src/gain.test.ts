import { describe, expect, test } from 'vitest'
import { position } from './testing.ts'

const hit = (squares: string, target = 1) => ({ do: 'hit', target, squares })
const pair = { shape: ['##'] }
const street = (grid: string[]) => [{ slot: 3, type: 'walker', speed: 'slow', grid }]

/** What a seat's track looks like after drawing on two icons. */
function trackAfter(what: 'armor' | 'ammo', before: object, sign: string, squares = 'a1') {
  const table = position(
    {
      card: 'red-fast',
      seats: [
        {
          survivor: 'ethan',
          weapons: { red: pair },
          [what]: before as never,
          street: street([`${sign}${sign}##`]),
        },
      ],
    },
    { turn: ['blue-still'] },
  )
  const events = table.do(0, hit(squares))
  return { track: table.board.seats[0]?.[what], events, table }
}

describe('armor and ammo icons', () => {
  test('GU-ATK-06 the rulebook’s example: 3 armor of which 2 are used; the 4th slot is outlined', () => {
    expect(trackAfter('armor', { owned: 1, used: 2 }, 'A').track).toEqual({ gained: 4, used: 2 })
  })

  test('GU-ATK-06 the English rulebook’s example: 3 ammo, all used; the 4th slot is outlined', () => {
    expect(trackAfter('ammo', { owned: 0, used: 3 }, 'M').track).toEqual({ gained: 4, used: 3 })
  })

  test('GU-ATK-06 the Italian and German rulebooks’ example: 3 ammo of which 2 are used; the 4th slot is outlined', () => {
    expect(trackAfter('ammo', { owned: 1, used: 2 }, 'M').track).toEqual({ gained: 4, used: 2 })
  })

  test('GU-ATK-06 the gain comes at once, with the cross and before the next draw', () => {
    const table = position({
      seats: [
        {
          survivor: 'ethan',
          weapons: { red: { ...pair, starting: 'multi-hit 2' } },
          street: street(['A###']),
        },
      ],
    })
    const types = table.do(0, hit('a1 b1')).map(({ type }) => type)
    expect(types.slice(0, 3)).toEqual(['weaponUsed', 'crossed', 'gained'])
    expect(table.open()).toEqual(['0 draw'])
    expect(table.board.seats[0]?.armor).toEqual({ gained: 1, used: 0 })
  })

  test('GU-ATK-06 each crossed icon gives one, and each kind its own track', () => {
    const table = position({
      seats: [{ survivor: 'ethan', weapons: { red: { shape: ['###'] } }, street: street(['AMA#']) }],
    })
    table.do(0, hit('a1 b1 c1'))
    expect(table.of('gained')).toMatchObject([
      { what: 'armor', amount: 2, lost: 0 },
      { what: 'ammo', amount: 1, lost: 0 },
    ])
  })

  test('GU-ATK-13 a full track gains nothing, and used slots are not filled again', () => {
    const { track, events } = trackAfter('armor', { owned: 0, used: 5, of: 5 }, 'A')
    expect(track).toEqual({ gained: 5, used: 5 })
    expect(events).toContainEqual({
      type: 'gained',
      seat: 0,
      what: 'armor',
      amount: 0,
      lost: 1,
      from: 'icon',
    })
  })

  test('GU-ATK-13 GU-ATK-06 of two gains with one slot left one is lost', () => {
    const { track, events } = trackAfter('ammo', { owned: 2, used: 1, of: 4 }, 'M', 'a1 b1')
    expect(track).toEqual({ gained: 4, used: 1 })
    expect(events).toContainEqual({ type: 'gained', seat: 0, what: 'ammo', amount: 1, lost: 1, from: 'icon' })
  })

  test('GU-ATK-13 ammo spent leaves its slot crossed: the track’s length caps the gains of the whole game', () => {
    const table = position(
      {
        card: 'red-fast',
        seats: [
          {
            survivor: 'ethan',
            weapons: { red: pair },
            ammo: { owned: 2, of: 2 },
            street: [...street(['M###']), ...street(['####'])],
          },
        ],
      },
      { turn: ['blue-still'] },
    )
    table.do(0, 'pass')
    table.do(0, { do: 'shoot', target: 2, square: 'a1' })
    table.do(0, { do: 'shoot', target: 1, square: 'a1' })
    expect(table.board.seats[0]?.ammo).toEqual({ gained: 2, used: 2 })
    expect(table.of('gained')).toMatchObject([{ amount: 0, lost: 1 }])
  })

  test('GU-ATK-21 icons on boss spaces are gained like those on zombies', () => {
    const table = position({
      round: 2,
      boss: { bodies: [{ grid: ['AM##'] }] },
      seats: [{ survivor: 'ethan', weapons: { red: pair } }, { survivor: 'lisa' }],
    })
    table.do(0, hit('a1 b1', -1))
    expect(table.of('gained')).toMatchObject([
      { seat: 0, what: 'armor', amount: 1, from: 'icon' },
      { seat: 0, what: 'ammo', amount: 1, from: 'icon' },
    ])
  })

  test('GU-ATK-21 by long range the seat the boss faces gains them too', () => {
    const far = { ...pair, upgrades: ['long-range'] }
    const table = position({
      round: 2,
      boss: { seat: 1, bodies: [{ grid: ['A###'] }] },
      seats: [{ survivor: 'ethan', weapons: { red: far }, upgrades: { red: 1 } }, { survivor: 'lisa' }],
    })
    table.do(0, hit('a1 b1', -1))
    expect(table.of('gained')).toMatchObject([
      { seat: 0, what: 'armor', from: 'icon' },
      { seat: 1, what: 'armor', from: 'neighbour' },
    ])
  })
})
