import { describe, expect, test } from 'vitest'
import { position } from '../testing.ts'

const walker = { slot: 2, type: 'walker', speed: 'slow', grid: ['####', '####'] }
const hit = (squares: string, target = 1) => ({ do: 'hit', target, squares })

/** Four weapons that tell themselves apart by the number of squares in a row. */
const weapons = {
  red: { shape: ['#', '#'] },
  green: { shape: ['###'] },
  blue: { shape: ['####'] },
  yellow: { shape: ['##', '##'] },
}

describe('activating', () => {
  test.each([
    ['red-fast', 'a1 a2'],
    ['green-slow', 'a1 b1 c1'],
    ['blue-fast', 'a1 b1 c1 d1'],
    ['yellow-all', 'a1 b1 a2 b2'],
  ])('GU-ATK-01 GU-ATK-11 on %s only the weapon of that color draws', (card, own) => {
    const shapes = ['a1 a2', 'a1 b1 c1', 'a1 b1 c1 d1', 'a1 b1 a2 b2']
    for (const squares of shapes) {
      const table = position({ card, seats: [{ survivor: 'ethan', weapons, street: [walker] }] })
      const expected = squares === own ? 'accepted' : /^not-the-shape/
      expect(table.refusal(0, hit(squares)), `${card} ${squares}`).toMatch(expected)
    }
  })

  test('GU-ATK-01 all seats attack at the same time, in any order of arrival', () => {
    const orders = [
      [0, 1, 2],
      [2, 0, 1],
    ]
    const boards = orders.map((order) => {
      const table = position(
        {
          seats: ['ethan', 'lisa', 'greta'].map((survivor) => ({ survivor, weapons, street: [walker] })),
        },
        { turn: ['blue-still'] },
      )
      expect(table.open()).toEqual(['0 attack', '1 attack', '2 attack'])
      for (const seat of order) table.do(seat, hit('b1 b2', seat + 1))
      return JSON.stringify(table.board)
    })
    expect(boards[0]).toBe(boards[1])
  })

  test('GU-ATK-01 a seat that is in the middle of its activation keeps nobody waiting', () => {
    const twice = { shape: ['##'], starting: 'multi-hit 2' }
    const table = position({
      seats: [
        { survivor: 'ethan', weapons: { red: twice }, street: [walker] },
        { survivor: 'lisa', weapons, street: [walker] },
      ],
    })
    table.do(0, hit('a1 b1'))
    expect(table.open().sort()).toEqual(['0 draw', '1 attack'])
    table.do(1, hit('a1 a2', 2))
    table.do(0, hit('c1 d1'))
    expect(table.of('crossed').map(({ seat }) => seat)).toEqual([0, 1, 0])
  })

  test('GU-ATK-10 activation is optional', () => {
    const table = position({ seats: [{ survivor: 'ethan', street: [walker] }] })
    expect(table.list(0)[0]).toEqual({ do: 'pass' })
    expect(table.do(0, 'pass')[0]).toEqual({ type: 'weaponDeclined', seat: 0 })
    expect(table.board.zombies[0]).toMatchObject({ lo: 0, hi: 0 })
  })

  test('GU-ATK-11 the weapon is used once a turn', () => {
    const table = position({
      seats: [
        { survivor: 'ethan', weapons, street: [walker] },
        { survivor: 'lisa', weapons, street: [walker] },
      ],
    })
    table.do(0, hit('a1 a2'))
    expect(table.open()).toEqual(['1 attack'])
    table.do(1, 'pass')
    expect(table.of('weaponUsed')).toEqual([{ type: 'weaponUsed', seat: 0, colour: 'red' }])
  })

  test('GU-ATK-11 a skipped activation is not made up once the ammo window is open', () => {
    const table = position({
      seats: [{ survivor: 'ethan', weapons, ammo: 1, street: [walker] }],
    })
    table.do(0, 'pass')
    expect(table.open()).toEqual(['0 ammo'])
    expect(table.refusal(0, hit('a1 a2'))).toBe('not-an-answer KERNEL')
    table.do(0, 'done')
    expect(table.of('weaponUsed')).toEqual([])
    expect(table.of('crossed')).toEqual([])
  })

  test('GU-ATK-22 two seats on one target: crosses count in the order of confirmation, a plan too late is redone', () => {
    const far = { shape: ['##'], upgrades: ['long-range'] }
    const table = position({
      seats: [
        { survivor: 'ethan', weapons: { red: far }, upgrades: { red: 1 } },
        {
          survivor: 'lisa',
          weapons: { red: { shape: ['##'] } },
          street: [{ slot: 1, type: 'walker', speed: 'slow', grid: ['####'] }],
        },
      ],
    })
    table.do(0, hit('b1 c1'))
    const before = JSON.stringify(table.state)
    expect(table.refusal(1, hit('a1 b1'))).toBe('already-crossed GU-ATK-03')
    expect(JSON.stringify(table.state)).toBe(before)
    expect(table.refusal(1, hit('a1'))).toBe('accepted')
  })

  test('GU-ATK-22 a target that another seat killed in the meantime is gone, another may be chosen', () => {
    const far = { shape: ['##'], upgrades: ['long-range'] }
    const table = position({
      seats: [
        { survivor: 'ethan', weapons: { red: far }, upgrades: { red: 1 } },
        {
          survivor: 'lisa',
          weapons: { red: { shape: ['##'] } },
          street: [
            { slot: 1, type: 'walker', speed: 'slow', grid: ['##'] },
            { slot: 1, type: 'walker', speed: 'slow', grid: ['##'] },
          ],
        },
      ],
    })
    table.do(0, hit('a1 b1', 1))
    expect(table.refusal(1, hit('a1 b1', 1))).toBe('target-gone GU-ATK-22')
    expect(table.refusal(1, hit('a1 b1', 2))).toBe('accepted')
  })
})
