import { describe, expect, test } from 'vitest'
import { position } from '../testing.ts'

const hit = (squares: string, target = 1) => ({ do: 'hit', target, squares })
const shoot = (square: string, target = 1) => ({ do: 'shoot', target, square })
const pair = { shape: ['##'] }
const walker = (grid: string[], slot = 2) => ({ slot, type: 'walker', speed: 'slow', grid })

describe('the ammo window', () => {
  const twoSeats = () =>
    position({
      seats: [
        { survivor: 'ethan', weapons: { red: pair }, ammo: 2, street: [walker(['####'])] },
        { survivor: 'lisa', weapons: { red: pair }, ammo: 1, street: [walker(['####'])] },
      ],
    })

  test('GU-ATK-15 opens for all when every weapon is done or declined, not before', () => {
    const table = twoSeats()
    table.do(0, hit('a1 b1'))
    expect(table.open()).toEqual(['1 attack'])
    table.do(1, 'pass')
    expect(table.open()).toEqual(['0 ammo', '1 ammo'])
  })

  test('GU-ATK-15 ammo may be spent without having used the weapon', () => {
    const table = twoSeats()
    table.do(0, 'pass')
    table.do(1, 'pass')
    table.do(0, shoot('a1'))
    expect(table.board.seats[0]?.ammo).toEqual({ gained: 2, used: 1 })
  })

  test('GU-ATK-15 GU-ATK-08 spending is optional, unspent ammo is kept', () => {
    const table = twoSeats()
    table.do(0, 'pass')
    table.do(1, 'pass')
    table.do(0, 'done')
    table.do(1, 'done')
    expect(table.board.turn).toBe(2)
    expect(table.board.seats.map(({ ammo }) => ammo)).toEqual([
      { gained: 2, used: 0 },
      { gained: 1, used: 0 },
    ])
  })

  test('GU-ATK-15 ammo received from a neighbor’s long range counts', () => {
    const far = { ...pair, upgrades: ['long-range'] }
    const table = position({
      seats: [
        { survivor: 'ethan', weapons: { red: far }, upgrades: { red: 1 } },
        { survivor: 'lisa', weapons: { red: pair }, street: [walker(['M###'])] },
      ],
    })
    table.do(1, 'pass')
    table.do(0, hit('a1 b1'))
    expect(table.open()).toEqual(['1 ammo'])
    table.do(1, shoot('c1'))
    expect(table.board.seats[1]?.ammo).toEqual({ gained: 1, used: 1 })
  })

  test('GU-ATK-08 the rulebook’s step: each owned ammo crosses one HP space, and no more than is owned', () => {
    const table = position({
      seats: [
        {
          survivor: 'ethan',
          weapons: { red: pair },
          ammo: { owned: 2, used: 3 },
          street: [walker(['#####'])],
        },
        { survivor: 'lisa', ammo: 1, street: [walker(['####'])] },
      ],
    })
    table.do(0, 'pass')
    table.do(1, 'pass')
    table.do(0, shoot('a1'))
    expect(table.refusal(0, shoot('a1'))).toBe('already-crossed GU-ATK-03')
    expect(table.refusal(0, shoot('a2'))).toBe('outside-spaces GU-ATK-03')
    table.do(0, shoot('c1'))
    // Nothing owned any more: the three used ones do not count.
    expect(table.open()).toEqual(['1 ammo'])
    expect(table.of('crossed').map(({ by }) => by)).toEqual(['ammo', 'ammo'])
  })

  test('GU-ATK-16 ammo may be spread over several zombies, slots and spaces', () => {
    const table = position({
      seats: [
        {
          survivor: 'ethan',
          ammo: 4,
          street: [walker(['###'], 1), walker(['###'], 2), walker(['###'], 3)],
        },
      ],
    })
    table.do(0, 'pass')
    table.do(0, shoot('a1', 1))
    table.do(0, shoot('c1', 3))
    table.do(0, shoot('b1', 2))
    table.do(0, shoot('c1', 1))
    expect(table.of('crossed').map(({ target }) => target)).toEqual([1, 3, 2, 1])
  })

  test('GU-ATK-16 icons crossed by ammo are gained at once, ammo so gained is spent in the same window', () => {
    const table = position({
      seats: [{ survivor: 'ethan', ammo: 1, street: [walker(['MA##'])] }],
    })
    table.do(0, 'pass')
    table.do(0, shoot('a1'))
    expect(table.open()).toEqual(['0 ammo'])
    table.do(0, shoot('b1'))
    expect(table.of('gained')).toMatchObject([
      { what: 'ammo', amount: 1, from: 'icon' },
      { what: 'armor', amount: 1, from: 'icon' },
    ])
    expect(table.board.seats[0]?.ammo).toEqual({ gained: 2, used: 2 })
  })

  test('GU-ATK-17 ammo crosses trigger no weapon effect', () => {
    const effects = ['scavenge', 'lock-and-load', 'gear-up', 'critical-hit', 'frenzy both', 'long-range']
    for (const effect of effects) {
      const weapon = { ...pair, starting: 'knockback', upgrades: [effect] }
      const table = position({
        seats: [
          {
            survivor: 'ethan',
            weapons: { red: weapon },
            upgrades: { red: 1 },
            ammo: 2,
            street: [walker(['DA#'], 1), walker(['###'], 2)],
          },
          { survivor: 'lisa', street: [walker(['###'])] },
        ],
      })
      table.do(0, 'pass')
      table.do(1, 'pass')
      table.do(0, shoot('a1'))
      expect(table.refusal(0, shoot('a1', 3)), effect).toBe('ammo-own-street GU-ATK-18')
      table.do(0, shoot('b1'))
      expect(table.of('gained'), effect).toMatchObject([{ what: 'armor', amount: 1, from: 'icon' }])
      expect([...table.of('frenzied'), ...table.of('weaponUsed'), ...table.of('pushed')], effect).toEqual([])
    }
  })

  test('GU-ATK-18 ammo reaches neither a neighbor’s zombies nor the boss', () => {
    const table = position({
      round: 2,
      seats: [
        { survivor: 'ethan', ammo: 1, street: [walker(['####'])] },
        { survivor: 'lisa', street: [walker(['####'])] },
      ],
    })
    table.do(0, 'pass')
    table.do(1, 'pass')
    expect(table.refusal(0, shoot('a1', 2))).toBe('ammo-own-street GU-ATK-18')
    expect(table.refusal(0, shoot('d1', -1))).toBe('ammo-not-boss GU-ATK-18')
    expect(table.refusal(0, shoot('a1', 7))).toBe('target-gone GU-ATK-22')
    const targets = table.list(0).map((pick) => (pick as { target?: number }).target)
    expect(new Set(targets)).toEqual(new Set([undefined, 1]))
  })

  test('GU-ATK-18 without a zombie in the own slots ammo cannot be spent, a boss in front or not', () => {
    const table = position({
      round: 2,
      seats: [
        { survivor: 'ethan', ammo: 3 },
        { survivor: 'lisa', ammo: 1, street: [walker(['####'])] },
      ],
    })
    table.do(0, 'pass')
    table.do(1, 'pass')
    expect(table.open()).toEqual(['1 ammo'])
  })
})

describe('GU-ATK-19 (option) ammo on the boss in front', () => {
  const facing = (boss: object, more: object = {}) =>
    position({
      round: 2,
      turn: 5,
      ammoOnBoss: true,
      boss: { seat: 0, ...boss },
      seats: [
        { survivor: 'ethan', ammo: 2 },
        { survivor: 'lisa', ammo: 1, street: [walker(['####'])] },
      ],
      ...more,
    })

  function window(boss: object) {
    const table = facing(boss)
    // A boss that cannot be hit now leaves the seat nothing to decline.
    if (table.open().includes('0 attack')) table.do(0, 'pass')
    table.do(1, 'pass')
    return table
  }

  test('GU-ATK-19 GU-OPT-01 a lone boss in front is a target, for nobody else', () => {
    const table = window({ bodies: [{ grid: ['####'] }] })
    expect(table.open()).toEqual(['0 ammo', '1 ammo'])
    expect(table.refusal(1, shoot('a1', -1))).toBe('boss-elsewhere GU-ATK-19')
    expect(table.refusal(0, shoot('a1', -1))).toBe('accepted')
  })

  test('GU-ATK-19 the pyramid must be touched', () => {
    const table = window({ id: 'zombie-pyramid', bodies: [{ grid: ['x####'] }] })
    expect(table.refusal(0, shoot('c1', -1))).toBe('not-touching GU-BOS-14')
    expect(table.refusal(0, shoot('b1', -1))).toBe('accepted')
    expect(table.refusal(0, shoot('c1', -1))).toBe('accepted')
  })

  test('GU-ATK-19 the screamer’s mouth must be open', () => {
    const bodies = [{ grid: ['####'], mouth: ['.@@.'] }]
    const shut = window({ id: 'screamer', bodies })
    expect(shut.refusal(0, shoot('b1', -1))).toBe('mouth-closed GU-BOS-19')
    expect(shut.refusal(0, shoot('a1', -1))).toBe('accepted')
    const open = window({ id: 'screamer', bodies, skillTurn: 4 })
    expect(open.refusal(0, shoot('b1', -1))).toBe('accepted')
  })

  test('GU-ATK-19 mutation lines cost nothing', () => {
    const table = window({ id: 'mutation', bodies: [{ grid: ['####'], lines: ['a1-b1'] }] })
    table.do(0, shoot('a1', -1))
    table.do(0, shoot('b1', -1))
    expect(table.of('suffered')).toEqual([])
  })

  test('GU-ATK-19 the last space wins', () => {
    const table = window({ bodies: [{ grid: ['xx##'] }] })
    table.do(0, shoot('c1', -1))
    expect(table.board.outcome).toBeUndefined()
    table.do(0, shoot('d1', -1))
    expect(table.board.outcome).toBe('won')
  })

  test('GU-ATK-19 what is no body of the boss, or a dead one, is refused', () => {
    const sox = { id: 'dead-sox', bodies: [{ grid: ['xx'] }, { grid: ['##'] }, { grid: ['##'] }] }
    const table = window(sox)
    expect(table.refusal(0, shoot('a1', -1))).toBe('body-dead GU-BOS-18')
    expect(table.refusal(0, shoot('a1', -4))).toBe('target-gone GU-ATK-02')
    expect(table.refusal(0, shoot('a1', -2))).toBe('accepted')
  })

  test('GU-ATK-19 GU-RND-01 in round 1 the option changes nothing', () => {
    const table = position({
      ammoOnBoss: true,
      seats: [{ survivor: 'ethan', ammo: 1, street: [walker(['####'])] }],
    })
    table.do(0, 'pass')
    expect(table.refusal(0, shoot('d1', -1))).toBe('boss-untouchable GU-RND-01')
  })

  test('GU-ATK-19 a shut mouth that is all that is left is refused as shut', () => {
    const table = position({
      round: 2,
      ammoOnBoss: true,
      boss: { id: 'screamer', bodies: [{ grid: ['x##x'], mouth: ['.@@.'] }] },
      seats: [{ survivor: 'ethan', ammo: 1, street: [walker(['####'])] }],
    })
    table.do(0, 'pass')
    expect(table.refusal(0, shoot('b1', -1))).toBe('mouth-closed GU-BOS-19')
  })
})
