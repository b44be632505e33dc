import { describe, expect, test } from 'vitest'
import { position } from '../testing.ts'

const hit = (squares: string, target = 1) => ({ do: 'hit', target, squares })
const upgrade = (colour: string) => ({ do: 'upgrade', colour })
const pair = { shape: ['##'] }
const walker = (grid: string[] = ['##'], slot = 3) => ({ slot, type: 'walker', speed: 'slow', grid })

/** The upgrade step of a lone survivor who is owed so many. */
const owed = (count: number, upgrades: object = {}) =>
  position(
    {
      step: 'upgrade',
      seats: [{ survivor: 'ethan', owed: count, upgrades: upgrades as never, street: [walker(['####'])] }],
    },
    { turn: ['blue-still'] },
  )

describe('the upgrade step', () => {
  test('GU-UPG-01 the rulebook’s example: the Concrete Saw’s first upgrade is Critical Hit, so that one is unlocked', () => {
    const table = owed(1)
    table.do(0, upgrade('red'))
    expect(table.of('upgraded')).toEqual([{ type: 'upgraded', seat: 0, colour: 'red', level: 1 }])
    const weapon = table.rules.view(table.board, 0) as unknown as {
      seats: { weapons: { id: string; upgrades: { effect: string }[]; unlocked: number }[] }[]
    }
    expect(weapon.seats[0]?.weapons[0]).toMatchObject({ id: 'concrete-saw', unlocked: 1 })
    expect(weapon.seats[0]?.weapons[0]?.upgrades[0]).toEqual({ effect: 'critical-hit' })
  })

  test('GU-UPG-01 one upgrade per zombie killed in the own street this turn', () => {
    const twice = { ...pair, starting: 'multi-hit 2' }
    const table = position({
      seats: [
        { survivor: 'ethan', weapons: { red: twice }, street: [walker(), walker()] },
        { survivor: 'lisa', street: [walker(['####'])] },
      ],
    })
    table.do(0, hit('a1 b1', 1))
    table.do(0, hit('a1 b1', 2))
    table.do(1, 'pass')
    expect(table.open()).toEqual(['0 upgrade'])
    table.do(0, upgrade('green'))
    table.do(0, upgrade('blue'))
    expect(table.board.seats.map(({ upgrades }) => upgrades)).toEqual([
      [0, 1, 1, 2],
      [0, 0, 0, 2],
    ])
  })

  test('GU-UPG-01 any weapon with a locked upgrade may be chosen, none without', () => {
    expect(owed(1, { red: 1, green: 2 }).list(0)).toEqual([upgrade('red'), upgrade('blue')])
    expect(owed(1, { green: 2 }).refusal(0, upgrade('green'))).toBe('upgrade-complete GU-UPG-02')
    // The preferred weapon has both from the start.
    expect(owed(1).refusal(0, upgrade('yellow'))).toBe('upgrade-complete GU-UPG-02')
  })

  test('GU-UPG-01 left before right: the second upgrade comes only after the first', () => {
    const weapon = { ...pair, upgrades: ['knockback', 'split'] }
    const table = position(
      {
        step: 'upgrade',
        seats: [{ survivor: 'ethan', owed: 1, weapons: { red: weapon }, street: [walker(['####'], 1)] }],
      },
      { turn: ['red-slow'] },
    )
    table.do(0, upgrade('red'))
    // Split, the second, is locked; knockback, the first, works.
    expect(table.refusal(0, hit('a1 c1'))).toMatch(/^not-the-shape/)
    table.do(0, hit('a1 b1'))
    expect(table.open()).toEqual(['0 knockback'])
  })

  test('GU-UPG-01 an upgrade works from the next turn on, not in the turn of the kill', () => {
    const weapon = { ...pair, upgrades: ['multi-hit 2'] }
    const table = position(
      {
        card: 'red-fast',
        seats: [{ survivor: 'ethan', weapons: { red: weapon }, street: [walker(), walker(['####'])] }],
      },
      { turn: ['red-slow'] },
    )
    table.do(0, hit('a1 b1', 1))
    table.do(0, upgrade('red'))
    expect(table.of('crossed')).toHaveLength(1)
    expect(table.board.turn).toBe(2)
    table.do(0, hit('a1 b1', 2))
    expect(table.open()).toEqual(['0 draw'])
  })

  test('GU-UPG-02 several upgrades of a turn may all go to one weapon, first 1, then 2', () => {
    const table = owed(2)
    table.do(0, upgrade('blue'))
    table.do(0, upgrade('blue'))
    expect(table.of('upgraded').map(({ colour, level }) => `${colour} ${level}`)).toEqual([
      'blue 1',
      'blue 2',
    ])
  })

  test('GU-UPG-02 an upgrade stays for the game', () => {
    const table = owed(1)
    table.do(0, upgrade('green'))
    expect(table.board.turn).toBe(2)
    expect(table.board.seats[0]?.upgrades).toEqual([0, 1, 0, 2])
    expect(table.board.seats[0]?.owed).toBe(0)
  })

  test('GU-UPG-02 with nothing locked any more upgrades are lost, and none is kept for later', () => {
    const table = owed(3, { red: 2, green: 2, blue: 1 })
    expect(table.of('upgraded')).toEqual([{ type: 'upgraded', seat: 0, colour: 'blue', level: 2 }])
    expect(table.of('upgradesLost')).toEqual([{ type: 'upgradesLost', seat: 0, count: 2 }])
    expect(table.board.seats[0]?.owed).toBe(0)
    expect(table.board.turn).toBe(2)
  })

  test('GU-UPG-03 no upgrade for an exploded bomber', () => {
    const table = position({
      step: 'walk',
      card: 'red-fast',
      seats: [{ survivor: 'ethan', street: [{ slot: 1, type: 'bomber', speed: 'fast', grid: ['D##'] }] }],
    })
    expect(table.of('exploded')).toHaveLength(1)
    expect(table.of('killed')).toEqual([])
    expect(table.board.seats[0]?.owed).toBe(0)
  })

  test('GU-UPG-03 a bomber killed before it explodes gives one like any zombie', () => {
    const table = position({
      seats: [
        {
          survivor: 'ethan',
          weapons: { red: pair },
          street: [{ slot: 1, type: 'bomber', speed: 'fast', grid: ['D#'] }],
        },
      ],
    })
    table.do(0, hit('a1 b1'))
    expect(table.open()).toEqual(['0 upgrade'])
  })

  test('GU-UPG-03 no upgrade for a Dead Sox member', () => {
    const table = position({
      round: 2,
      boss: { id: 'dead-sox', bodies: [{ grid: ['##'] }, { grid: ['##'] }, { grid: ['##'] }] },
      seats: [{ survivor: 'ethan', weapons: { red: pair } }],
    })
    table.do(0, hit('a1 b1', -1))
    expect(table.of('bodyKilled')).toEqual([{ type: 'bodyKilled', body: 0 }])
    expect(table.of('upgraded')).toEqual([])
    expect(table.board.seats[0]?.owed).toBe(0)
    expect(table.board.turn).toBe(2)
  })

  test('GU-UPG-03 no upgrade for the boss: the game is won', () => {
    const table = position({
      round: 2,
      boss: { bodies: [{ grid: ['##'] }] },
      seats: [{ survivor: 'ethan', weapons: { red: pair } }],
    })
    table.do(0, hit('a1 b1', -1))
    expect(table.board.outcome).toBe('won')
    expect(table.board.seats[0]?.owed).toBe(0)
  })
})
