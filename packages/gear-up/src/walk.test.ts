import { describe, expect, test } from 'vitest'
import { position } from './testing.ts'

const zombie = (slot: number, speed: string, more: object = {}) => ({
  slot,
  type: 'walker',
  speed,
  grid: ['D##'],
  ...more,
})

/** A walk at the speed of the card, and where everybody stands after it. */
function walk(card: string, seats: object[], more: object = {}) {
  const next = card === 'blue-still' ? 'green-still' : 'blue-still'
  return position({ step: 'walk', card, seats: seats as never, ...more }, { turn: [next] })
}
const slots = (table: ReturnType<typeof walk>) => table.board.zombies.map(({ slot }) => slot)

const allSlots = [1, 2, 3].flatMap((slot) => [zombie(slot, 'slow'), zombie(slot, 'fast')])

describe('the zombie walk', () => {
  test('GU-WLK-01 the rulebook’s example: Ethan’s Bomber stays, Lisa’s Runner goes from slot 3 to 2, her Walker in slot 1 attacks', () => {
    const table = walk('red-fast', [
      { survivor: 'ethan', street: [zombie(1, 'slow', { type: 'bomber' })] },
      { survivor: 'lisa', street: [zombie(3, 'fast', { type: 'runner' }), zombie(1, 'fast')] },
    ])
    expect(slots(table)).toEqual([1, 2, 1])
    expect(table.of('walked')).toEqual([{ type: 'walked', zombies: [2] }])
    expect(table.of('attacked')).toEqual([{ type: 'attacked', zombie: 3, seat: 1, damage: 1 }])
    expect(table.of('exploded')).toEqual([])
    expect(table.of('suffered').map(({ seat }) => seat)).toEqual([1])
  })

  test('GU-WLK-02 the rulebook’s example: a Runner with 3 icons, one crossed, deals 2; 1 armor and 1 health are crossed', () => {
    const runner = zombie(1, 'fast', { type: 'runner', fixed: 1, grid: ['dD', '##'] })
    const table = walk('red-fast', [
      { survivor: 'mateo', health: 9, armor: { owned: 1, used: 2 }, street: [runner] },
    ])
    expect(table.of('attacked')).toMatchObject([{ damage: 2 }])
    expect(table.open()).toEqual(['0 armor'])
    table.do(0, { do: 'armor', amount: 1 })
    expect(table.board.seats[0]).toMatchObject({ health: 8, armor: { gained: 3, used: 3 } })
  })

  test.each([
    ['red-slow', [1, 1, 1, 2, 2, 3], [1]],
    ['red-fast', [1, 1, 2, 1, 3, 2], [2]],
    ['yellow-all', [1, 1, 1, 1, 2, 2], [1, 2]],
    ['green-still', [1, 1, 2, 2, 3, 3], []],
  ])(
    'GU-WLK-01 on %s those of the speed move one slot nearer, in slot 1 they attack',
    (card, after, attackers) => {
      const table = walk(card, [{ survivor: 'ethan', street: allSlots }])
      expect(slots(table)).toEqual(after)
      expect(table.of('attacked').map((event) => event.zombie)).toEqual(attackers)
    },
  )

  test('GU-WLK-05 attackers stay in slot 1, those arriving there do not attack this turn, nobody moves twice', () => {
    const table = walk('red-fast', [
      { survivor: 'mateo', health: 9, street: [zombie(2, 'fast'), zombie(1, 'fast'), zombie(3, 'fast')] },
    ])
    expect(table.of('attacked').map((event) => event.zombie)).toEqual([2])
    expect(slots(table)).toEqual([1, 1, 2])
    expect(table.board.seats[0]?.health).toBe(8)
  })

  test('GU-WLK-05 those that arrived attack in the next walk', () => {
    const table = position(
      {
        step: 'walk',
        card: 'red-fast',
        seats: [{ survivor: 'mateo', health: 9, street: [zombie(2, 'fast')] }],
      },
      { turn: ['blue-fast'] },
    )
    expect(table.of('attacked')).toEqual([])
    table.do(0, 'pass')
    expect(table.of('attacked')).toMatchObject([{ zombie: 1, damage: 1 }])
    expect(table.board.seats[0]?.health).toBe(8)
  })

  test('GU-WLK-06 attacks come clockwise from the leader, in card order', () => {
    const street = [zombie(1, 'fast'), zombie(1, 'fast')]
    const seats = ['ethan', 'lisa', 'greta'].map((survivor) => ({ survivor, street }))
    const table = walk('red-fast', seats, { leader: 1 })
    expect(table.of('attacked').map((event) => event.zombie)).toEqual([3, 4, 5, 6, 1, 2])
    expect(table.of('suffered').map(({ seat }) => seat)).toEqual([1, 1, 2, 2, 0, 0])
  })

  test('GU-WLK-06 defeat is checked after each attack: what would come later does not happen', () => {
    const seats = [
      { survivor: 'ethan', health: 5, street: [zombie(1, 'fast')] },
      { survivor: 'lisa', health: 1, street: [zombie(1, 'fast'), zombie(1, 'fast')] },
    ]
    const table = walk('red-fast', seats, { leader: 1 })
    expect(table.of('attacked').map((event) => event.zombie)).toEqual([2])
    expect(table.board.outcome).toBe('lost')
    expect(table.board.seats[0]?.health).toBe(5)
  })

  test('GU-WLK-06 an attacker waits until the damage before it is settled', () => {
    const table = walk('red-fast', [
      { survivor: 'ethan', armor: 1, street: [zombie(1, 'fast'), zombie(1, 'fast')] },
    ])
    expect(table.of('attacked')).toHaveLength(1)
    table.do(0, { do: 'armor', amount: 1 })
    expect(table.of('attacked')).toHaveLength(2)
  })

  test('GU-WLK-06 a zombie hits only the survivor of its own street', () => {
    const table = walk('red-fast', [
      { survivor: 'mateo', health: 9, street: [zombie(1, 'fast', { fixed: 3 })] },
      { survivor: 'lisa', health: 9 },
    ])
    expect(table.board.seats.map(({ health }) => health)).toEqual([5, 9])
  })
})

describe('damage and armor', () => {
  const bitten = (damage: number, health: number, armor: object | number) =>
    walk('red-fast', [
      {
        survivor: 'mateo',
        health,
        armor,
        street: [zombie(1, 'fast', { fixed: damage, grid: ['###'] })],
      },
    ])
  const amounts = (table: ReturnType<typeof walk>) =>
    table.list(0).map((pick) => (pick as { amount: number }).amount)

  test('GU-WLK-02 uncrossed icons inside and fixed ones count, crossed ones do not', () => {
    const table = walk('red-fast', [
      { survivor: 'mateo', health: 9, street: [zombie(1, 'fast', { fixed: 2, grid: ['DdD', 'aM#'] })] },
    ])
    expect(table.of('attacked')).toMatchObject([{ damage: 4 }])
    expect(table.board.seats[0]?.health).toBe(5)
  })

  test('GU-WLK-07 any mix of armor and health, also none of the armor', () => {
    expect(amounts(bitten(3, 9, 2))).toEqual([2, 1, 0])
    expect(amounts(bitten(2, 9, 5))).toEqual([2, 1, 0])
    const table = bitten(3, 9, 2)
    expect(table.refusal(0, { do: 'armor', amount: 3 })).toBe('too-much-armor GU-WLK-07')
    table.do(0, { do: 'armor', amount: 0 })
    expect(table.board.seats[0]).toMatchObject({ health: 6, armor: { gained: 2, used: 0 } })
  })

  test('GU-WLK-07 only owned armor absorbs, one point each', () => {
    const spent = bitten(2, 9, { owned: 0, used: 4 })
    expect(spent.of('suffered')).toMatchObject([{ armor: 0, health: 2 }])
    const table = bitten(2, 9, { owned: 1, used: 4 })
    table.do(0, { do: 'armor', amount: 1 })
    expect(table.of('suffered')).toMatchObject([{ armor: 1, health: 1 }])
  })

  test('GU-WLK-07 armor that saves the life is used by itself, the rest is asked for', () => {
    const table = bitten(3, 2, 3)
    expect(amounts(table)).toEqual([3, 2])
    expect(table.refusal(0, { do: 'armor', amount: 1 })).toBe('armor-saves-life GU-WLK-07')
    const forced = bitten(3, 1, 3)
    expect(forced.of('suffered')).toMatchObject([{ armor: 3, health: 0 }])
    expect(forced.board.outcome).toBeUndefined()
  })

  test('GU-WLK-07 armor that cannot save the life does not', () => {
    expect(bitten(4, 2, 2).board.outcome).toBe('lost')
  })

  test('GU-WLK-07 no icons left: 0 damage, nobody is asked', () => {
    const table = walk('red-fast', [
      { survivor: 'ethan', health: 4, armor: 2, street: [zombie(1, 'fast', { grid: ['dd#'] })] },
    ])
    expect(table.of('attacked')).toMatchObject([{ damage: 0 }])
    expect(table.of('suffered')).toEqual([])
    expect(table.board.seats[0]).toMatchObject({ health: 4, armor: { gained: 2, used: 0 } })
  })
})
