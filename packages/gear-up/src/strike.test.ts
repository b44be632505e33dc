import { describe, expect, test } from 'vitest'
import { position } from './testing.ts'

const hit = (squares: string, target = 1) => ({ do: 'hit', target, squares })
const pair = { shape: ['##'] }
const walker = (grid: string[], slot = 3, more: object = {}) => ({
  slot,
  type: 'walker',
  speed: 'fast',
  grid,
  ...more,
})

describe('damage icons', () => {
  test('GU-ATK-07 each crossed damage icon lowers what the enemy deals, fixed ones stay', () => {
    const table = position({
      card: 'red-fast',
      seats: [{ survivor: 'ethan', weapons: { red: pair }, street: [walker(['DDD##'], 1, { fixed: 2 })] }],
    })
    table.do(0, hit('b1 c1'))
    expect(table.of('attacked')).toMatchObject([{ zombie: 1, damage: 3 }])
  })

  test('GU-ATK-07 with all icons crossed the fixed ones are still dealt', () => {
    const table = position({
      card: 'red-fast',
      seats: [{ survivor: 'ethan', weapons: { red: pair }, street: [walker(['DD#'], 1, { fixed: 1 })] }],
    })
    table.do(0, hit('a1 b1'))
    expect(table.of('attacked')).toMatchObject([{ zombie: 1, damage: 1 }])
  })
})

describe('killing', () => {
  test('GU-ATK-09 a zombie with no HP space left dies and goes to the discards of its deck', () => {
    const table = position({
      seats: [
        {
          survivor: 'ethan',
          weapons: { red: pair },
          street: [walker(['##']), { slot: 2, type: 'brute', speed: 'slow', grid: ['##'] }],
        },
      ],
    })
    table.do(0, hit('a1 b1', 1))
    expect(table.of('killed')).toMatchObject([{ zombie: 1, seat: 0, by: 0 }])
    expect(table.board.discards).toEqual({ regular: ['custom-1'], special: [] })
    expect(table.board.zombies.map(({ id }) => id)).toEqual([2])
  })

  test('GU-ATK-09 one open HP space keeps it alive', () => {
    const table = position({
      seats: [{ survivor: 'ethan', weapons: { red: pair }, street: [walker(['###'])] }],
    })
    table.do(0, hit('a1 b1'))
    expect(table.of('killed')).toEqual([])
    expect(table.board.zombies).toHaveLength(1)
  })

  test('GU-ATK-09 the owner of the street gets the upgrade, whoever killed it', () => {
    const far = { ...pair, upgrades: ['long-range'] }
    const table = position({
      seats: [
        { survivor: 'ethan', weapons: { red: far }, upgrades: { red: 1 } },
        { survivor: 'lisa', street: [walker(['##'])] },
      ],
    })
    table.do(0, hit('a1 b1'))
    expect(table.of('killed')).toMatchObject([{ seat: 1, by: 0 }])
    expect(table.open()).toEqual(['1 upgrade'])
  })

  test('GU-ATK-20 a killed zombie leaves the street between two draws of one activation', () => {
    const twice = { ...pair, starting: 'multi-hit 2' }
    const table = position({
      seats: [{ survivor: 'ethan', weapons: { red: twice }, street: [walker(['##']), walker(['####'])] }],
    })
    table.do(0, hit('a1 b1', 1))
    expect(table.open()).toEqual(['0 draw'])
    expect(table.board.zombies.map(({ id }) => id)).toEqual([2])
    expect(table.refusal(0, hit('a1', 1))).toBe('target-gone GU-ATK-22')
    expect(table.refusal(0, hit('a1 b1', 2))).toBe('accepted')
  })

  test('GU-ATK-20 after the last target died the activation is over', () => {
    const thrice = { ...pair, starting: 'multi-hit 3' }
    const table = position({
      seats: [{ survivor: 'ethan', weapons: { red: thrice }, street: [walker(['##'])] }],
    })
    table.do(0, hit('a1 b1'))
    expect(table.open()).toEqual(['0 upgrade'])
  })

  test('GU-ATK-20 kills by shape, by single and by ammo each owe an upgrade', () => {
    const twice = { ...pair, starting: 'multi-hit 2' }
    const table = position({
      seats: [
        {
          survivor: 'ethan',
          weapons: { red: twice },
          ammo: 1,
          street: [walker(['##']), walker(['#']), walker(['#']), walker(['####'])],
        },
      ],
    })
    table.do(0, hit('a1 b1', 1))
    table.do(0, hit('a1', 2))
    expect(table.board.seats[0]?.owed).toBe(2)
    table.do(0, { do: 'shoot', target: 3, square: 'a1' })
    expect(table.board.seats[0]?.owed).toBe(3)
    for (const colour of ['blue', 'red', 'blue']) table.do(0, { do: 'upgrade', colour })
    expect(table.of('upgraded')).toHaveLength(3)
  })

  test('GU-ATK-20 a companion’s kill owes an upgrade', () => {
    const table = position({
      card: 'red-fast-companion',
      seats: [{ survivor: 'ethan', companions: { ready: ['mateo'] }, street: [walker(['###'])] }],
    })
    table.do(0, { ...hit('a1 b1 c1'), companion: 'mateo' })
    expect(table.board.seats[0]?.owed).toBe(1)
    expect(table.open()).toEqual(['0 upgrade'])
  })
})
