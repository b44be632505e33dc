import { describe, expect, test } from 'vitest'
import { position } from './testing.ts'

const of = (type: string, slot: number, speed: string, grid: string[], fixed = 0) => ({
  slot,
  type,
  speed,
  fixed,
  grid,
})
const bomber = (slot = 1, grid = ['DD#']) => of('bomber', slot, 'fast', grid)
const stinky = (slot: number, grid = ['D##'], speed = 'slow') => of('stinky', slot, speed, grid)
const walker = (grid: string[], slot = 1) => of('walker', slot, 'fast', grid)

const walk = (seats: object[], card = 'red-fast') =>
  position({ step: 'walk', card, seats: seats as never }, { turn: ['blue-still'] })

const three = (street: object[], more: object = {}) => [
  { survivor: 'mateo', health: 9, street },
  { survivor: 'lisa', health: 9, ...more },
  { survivor: 'greta', health: 9 },
]

describe('the bomber', () => {
  test('GU-WLK-03 instead of attacking it is discarded and every survivor takes its uncrossed icons', () => {
    const table = walk(three([bomber(1, ['DdD'])]))
    expect(table.of('exploded')).toMatchObject([{ zombie: 1, seat: 0, damage: 2 }])
    expect(table.of('attacked')).toEqual([])
    expect(table.board.seats.map(({ health }) => health)).toEqual([7, 7, 7])
    expect(table.board.zombies).toEqual([])
    expect(table.board.discards.special).toEqual(['custom-1'])
  })

  test('GU-WLK-03 fixed icons count in the blast', () => {
    expect(walk(three([of('bomber', 1, 'fast', ['d#'], 2)])).of('exploded')).toMatchObject([{ damage: 2 }])
  })

  test('GU-WLK-08 each survivor decides on the own armor, all at once; a defeat ends it', () => {
    const table = walk(three([bomber()], { armor: 2 }))
    expect(table.of('suffered').map(({ seat, health }) => [seat, health])).toEqual([
      [0, 2],
      [2, 2],
    ])
    expect(table.open()).toEqual(['1 armor'])
    table.do(1, { do: 'armor', amount: 1 })
    expect(table.board.seats[1]).toMatchObject({ health: 8, armor: { gained: 2, used: 1 } })
    const deadly = walk([
      { survivor: 'ethan', street: [bomber()] },
      { survivor: 'lisa', health: 2 },
    ])
    expect(deadly.of('lost')).toEqual([{ type: 'lost', why: 'death', seat: 1 }])
  })

  test('GU-WLK-08 one stronger per stinky of its own street, for everyone; stinkies elsewhere add nothing', () => {
    const own = walk(three([bomber(), stinky(2), stinky(3)]))
    expect(own.board.seats.map(({ health }) => health)).toEqual([5, 5, 5])
    const elsewhere = walk(three([bomber()], { street: [stinky(2)] }))
    expect(elsewhere.board.seats.map(({ health }) => health)).toEqual([7, 7, 7])
  })

  test('GU-WLK-08 with no icon left the blast deals nothing, and the card is gone all the same', () => {
    const table = walk(three([bomber(1, ['d##'])], { armor: 1 }))
    expect(table.of('exploded')).toMatchObject([{ damage: 0 }])
    expect(table.of('suffered')).toEqual([])
    expect(table.board.zombies).toEqual([])
  })

  test('GU-WLK-08 short of slot 1 it walks, not of the speed it waits', () => {
    const walking = walk(three([bomber(2)]))
    expect(walking.of('exploded')).toEqual([])
    expect(walking.board.zombies[0]?.slot).toBe(1)
    const waiting = walk(three([bomber(1)]), 'red-slow')
    expect(waiting.of('exploded')).toEqual([])
    expect(waiting.board.zombies[0]?.slot).toBe(1)
  })

  test('GU-WLK-08 two bombers are two packets', () => {
    const table = walk(three([bomber(), bomber(1, ['D##'])]))
    expect(table.of('suffered').map(({ seat, health }) => `${seat}:${health}`)).toEqual([
      '0:2',
      '1:2',
      '2:2',
      '0:1',
      '1:1',
      '2:1',
    ])
  })
})

describe('the stinky', () => {
  const damages = (street: object[], more: object[] = [], card = 'red-fast') =>
    walk([{ survivor: 'ethan', street }, ...more], card)
      .of('attacked')
      .map(({ zombie, damage }) => [zombie, damage])

  test('GU-WLK-04 each other zombie of the street counts one more icon, per stinky', () => {
    expect(damages([walker(['D##'])])).toEqual([[1, 1]])
    expect(damages([walker(['D##']), stinky(3)])).toEqual([[1, 2]])
    expect(damages([walker(['D##']), walker(['DD#']), stinky(3), stinky(2)])).toEqual([
      [1, 3],
      [2, 4],
    ])
  })

  test('GU-WLK-09 it works from any slot', () => {
    for (const slot of [1, 2, 3]) expect(damages([walker(['D##']), stinky(slot)])).toEqual([[1, 2]])
  })

  test('GU-WLK-09 none raises itself, two raise each other', () => {
    expect(damages([stinky(1, ['D##'], 'fast')])).toEqual([[1, 1]])
    expect(damages([stinky(1, ['D##'], 'fast'), stinky(1, ['DD#'], 'fast')])).toEqual([
      [1, 2],
      [2, 3],
    ])
  })

  test('GU-WLK-09 the extra icon counts at 0 printed icons and cannot be crossed', () => {
    expect(damages([walker(['d##']), stinky(3)])).toEqual([[1, 1]])
  })

  test('GU-WLK-09 it ends with the stinky’s death', () => {
    const table = position({
      card: 'red-fast',
      seats: [
        {
          survivor: 'ethan',
          weapons: { red: { shape: ['##'] } },
          street: [walker(['D##']), stinky(3, ['##'])],
        },
      ],
    })
    table.do(0, { do: 'hit', target: 2, squares: 'a1 b1' })
    table.do(0, { do: 'upgrade', colour: 'red' })
    expect(table.of('attacked')).toMatchObject([{ zombie: 1, damage: 1 }])
  })

  test('GU-WLK-09 never on other streets', () => {
    const lisa = { survivor: 'lisa', street: [stinky(1)] }
    expect(damages([walker(['D##'])], [lisa])).toEqual([[1, 1]])
  })

  test('GU-WLK-09 never on the boss', () => {
    const table = position(
      {
        round: 2,
        turn: 3,
        step: 'card',
        boss: { bodies: [{ grid: ['Y###'] }] },
        seats: [{ survivor: 'mateo', health: 9, street: [stinky(3)] }],
      },
      { boss: ['p1-attack'] },
    )
    expect(table.of('bossAttacked')).toMatchObject([{ damage: 1 }])
    expect(table.board.seats[0]?.health).toBe(8)
  })
})
