import { apply, FastChance } from '@graveshift/kernel'
import { describe, expect, test } from 'vitest'
import { position, type TestTable } from './testing.ts'

const hit = (squares: string, target = -1) => ({ do: 'hit', target, squares })
const pair = { shape: ['##'] }
const walker = (slot = 1, more: object = {}) => ({
  slot,
  type: 'walker',
  speed: 'fast',
  grid: ['D###'],
  ...more,
})

/** Round 2 with a boss of few spaces before the first seat. */
function facing(grid: string[], seats: object[], more: object = {}, boss: object = {}) {
  return position({
    round: 2,
    turn: 4,
    card: 'red-fast',
    boss: { seat: 0, bodies: [{ grid }], ...boss },
    seats: seats as never,
    ...more,
  })
}
const ends = (table: TestTable) => table.events.slice(-1)

describe('winning', () => {
  const twoSeats = (ethan: object = {}, lisa: object = {}) => [
    { survivor: 'ethan', weapons: { red: pair }, ...ethan },
    { survivor: 'lisa', weapons: { red: pair }, ...lisa },
  ]

  test('GU-RND-04 won at once when the last needed HP space is crossed, not before', () => {
    const open = facing(['####'], twoSeats())
    open.do(0, hit('a1 b1'))
    expect(open.board.outcome).toBeUndefined()
    const table = facing(['xx##'], twoSeats())
    table.do(0, hit('c1 d1'))
    expect(table.board.outcome).toBe('won')
    expect(ends(table)).toEqual([{ type: 'won' }])
  })

  test('GU-RND-04 a square that need not be crossed does not delay the win', () => {
    const grid = ['xxx', 'xO#', 'xxx']
    const table = facing(grid, twoSeats(), {}, { id: 'zombiphant' })
    table.do(0, hit('c2'))
    expect(table.board.outcome).toBe('won')
  })

  test('GU-RND-09 living zombies, low health, unfinished seats, walk and card do not matter', () => {
    const table = facing(
      ['##'],
      twoSeats({ health: 1, street: [walker(1, { fixed: 5 })] }, { health: 1, street: [walker()] }),
      { turn: 9 },
    )
    expect(table.open()).toEqual(['0 attack', '1 attack'])
    table.do(0, hit('a1 b1'))
    expect(table.board.outcome).toBe('won')
    expect(table.board.zombies).toHaveLength(2)
    const types = table.events.map(({ type }) => type)
    expect(types.slice(types.indexOf('won') + 1)).toEqual([])
    expect(types).not.toContain('bossCardRevealed')
  })

  test('GU-RND-09 a win in the middle of an activation ends it: no further draw, no knockback, no second one', () => {
    const weapon = { ...pair, starting: 'multi-hit 3', upgrades: ['adrenaline', 'frenzy ammo -'] }
    const table = facing(
      ['##'],
      twoSeats({ weapons: { red: weapon }, upgrades: { red: 2 }, street: [walker()] }),
    )
    table.do(0, hit('a1 b1'))
    expect(table.open()).toEqual([])
    expect(table.of('frenzied')).toEqual([])
  })

  test('GU-RND-09 a finished game accepts no further act', () => {
    const table = facing(['##'], twoSeats({}, { street: [walker()] }))
    const choice = table.choice(1)
    table.do(0, hit('a1 b1'))
    const before = JSON.stringify(table.state)
    const late = apply(
      table.rules,
      table.state,
      { seat: 1, choice: choice.id, pick: { do: 'pass' } },
      new FastChance(1),
    )
    expect(late).toMatchObject({ refused: 'game-over' })
    expect(JSON.stringify(table.state)).toBe(before)
  })
})

describe('losing', () => {
  const bitten = (health: number, armor = 0) =>
    position({
      step: 'walk',
      card: 'red-fast',
      seats: [
        { survivor: 'ethan', health, armor, street: [walker(1, { fixed: 1 })] },
        { survivor: 'lisa', street: [walker()] },
      ],
    })

  test('GU-RND-04 lost at once when any survivor loses the last health', () => {
    const table = bitten(2)
    expect(table.board.outcome).toBe('lost')
    expect(ends(table)).toEqual([{ type: 'lost', why: 'death', seat: 0 }])
    expect(table.of('attacked')).toHaveLength(1)
    expect(bitten(3).board.outcome).toBeUndefined()
  })

  test('GU-RND-10 damage beyond the last health is a defeat all the same', () => {
    const table = bitten(1)
    expect(table.board.seats[0]?.health).toBe(0)
    expect(table.board.outcome).toBe('lost')
  })

  test('GU-RND-10 checked after each packet: the boss’s attack does not go on to the next survivor', () => {
    const table = position(
      {
        round: 2,
        turn: 3,
        step: 'card',
        leader: 1,
        boss: { bodies: [{ grid: ['YY##'] }] },
        seats: [
          { survivor: 'ethan', health: 9 },
          { survivor: 'lisa', health: 2 },
        ],
      },
      { boss: ['p1-attack'] },
    )
    expect(table.of('lost')).toEqual([{ type: 'lost', why: 'death', seat: 1 }])
    expect(table.board.seats[0]?.health).toBe(9)
    expect(table.of('bossMoved')).toEqual([])
  })

  test('GU-RND-10 adrenaline’s damage can be the last: a defeat before the second activation', () => {
    const weapon = { ...pair, upgrades: ['adrenaline'] }
    const table = facing(
      ['####'],
      [{ survivor: 'ethan', health: 1, weapons: { red: weapon }, upgrades: { red: 1 } }],
    )
    table.do(0, hit('a1 b1'))
    table.do(0, { do: 'adrenaline', pay: 'health' })
    expect(table.board.outcome).toBe('lost')
    expect(table.of('weaponUsed')).toHaveLength(1)
  })

  const mutation = (health: number, armor = 0) =>
    facing(
      ['##'],
      [{ survivor: 'ethan', health, armor, weapons: { red: pair } }],
      {},
      { id: 'mutation', bodies: [{ grid: ['##'], lines: ['a1-b1'] }] },
    )

  test('GU-RND-10 a mutation line at the last health is a defeat though the blow would have killed the boss', () => {
    const table = mutation(1)
    table.do(0, { ...hit('a1 b1'), pay: 'health' })
    expect(table.board.outcome).toBe('lost')
    expect(table.of('won')).toEqual([])
    expect(table.of('crossed')).toEqual([])
  })

  test('GU-RND-10 with more health, or armor, the same blow wins', () => {
    const health = mutation(2)
    health.do(0, { ...hit('a1 b1'), pay: 'health' })
    expect(health.board.outcome).toBe('won')
    const armor = mutation(1, 1)
    expect(armor.refusal(0, { ...hit('a1 b1'), pay: 'health' })).toBe('armor-saves-life GU-WLK-07')
    armor.do(0, { ...hit('a1 b1'), pay: 'armor' })
    expect(armor.board.outcome).toBe('won')
  })

  test('GU-RND-10 armor under the very shape that covers a line comes too late', () => {
    const table = facing(
      ['A###'],
      [{ survivor: 'ethan', health: 1, weapons: { red: pair } }],
      {},
      { id: 'mutation', bodies: [{ grid: ['A###'], lines: ['a1-b1'] }] },
    )
    expect(table.refusal(0, { ...hit('a1 b1'), pay: 'armor' })).toBe('no-armor GU-WLK-07')
    table.do(0, { ...hit('a1 b1'), pay: 'health' })
    expect(table.board.outcome).toBe('lost')
  })

  test('GU-RND-04 GU-RND-11 a win in turn 9 of round 2 is a win', () => {
    const table = facing(['##'], [{ survivor: 'ethan', weapons: { red: pair } }], { turn: 9 })
    table.do(0, hit('a1 b1'))
    expect(table.board.outcome).toBe('won')
  })

  test('a position whose boss is dead already is refused', () => {
    expect(() => facing(['xx'], [{ survivor: 'ethan' }])).toThrow(/no HP space left/)
  })
})
