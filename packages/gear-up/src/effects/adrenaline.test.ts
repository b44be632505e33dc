import { expect, test } from 'vitest'
import { armor, bossFight, fight, fighter, health, hit, wounds, zombie } from '../testing-looks.ts'

const ADRENALINE = ['adrenaline']
const street = [zombie(1, ['######'])]

test('GU-EFX-08 after the first activation 1 damage buys a second, on the same target too', () => {
  const table = fight([fighter(['##'], ADRENALINE, street, { health: 5 })])
  table.do(0, hit(1, 'a1 b1'))
  expect(table.list(0)).toEqual([{ do: 'stop' }, { do: 'adrenaline', pay: 'health' }])
  table.do(0, { do: 'adrenaline', pay: 'health' })
  expect(health(table, 0)).toBe(4)
  table.do(0, hit(1, 'c1 d1'))
  expect(table.of('weaponUsed').map(({ again }) => again)).toEqual([undefined, 'adrenaline'])
})

test('GU-EFX-08 armor may absorb it, or not', () => {
  const paidBy = (pay: 'armor' | 'health') => {
    const table = fight([fighter(['##'], ADRENALINE, street, { health: 5, armor: 2 })])
    table.do(0, hit(1, 'a1 b1'))
    table.do(0, { do: 'adrenaline', pay })
    return [armor(table, 0), health(table, 0)]
  }
  expect(paidBy('armor')).toEqual([1, 5])
  expect(paidBy('health')).toEqual([2, 4])
})

test('GU-EFX-08 it must be paid, and used armor pays nothing', () => {
  const table = fight([fighter(['##'], ADRENALINE, street, { armor: { used: 3 } })])
  table.do(0, hit(1, 'a1 b1'))
  expect(table.refusal(0, 'adrenaline')).toBe('must-pay GU-EFX-22')
  expect(table.refusal(0, { do: 'adrenaline', pay: 'armor' })).toBe('no-armor GU-WLK-07')
})

test('GU-EFX-08 armor the first activation just gained may absorb it', () => {
  const table = fight([fighter(['##'], ADRENALINE, [zombie(1, ['A#####'])])])
  table.do(0, hit(1, 'a1 b1'))
  table.do(0, { do: 'adrenaline', pay: 'armor' })
  expect(wounds(table)).toEqual(['0 -1 armor -0 health adrenaline'])
})

test('GU-EFX-22 the price is paid before the blow and may be refused', () => {
  const table = fight([fighter(['##'], ADRENALINE, street, { health: 5 })])
  table.do(0, hit(1, 'a1 b1'))
  table.do(0, { do: 'adrenaline', pay: 'health' })
  expect(table.of('crossed')).toHaveLength(1)
  expect(wounds(table)).toEqual(['0 -0 armor -1 health adrenaline'])
  const declined = fight([fighter(['##'], ADRENALINE, street, { health: 5 })])
  declined.do(0, hit(1, 'a1 b1'))
  declined.do(0, 'stop')
  expect([health(declined, 0), declined.of('weaponUsed').length]).toEqual([5, 1])
})

test('GU-EFX-22 (R52) its damage at the last health is a defeat, though the blow would have won', () => {
  const table = bossFight(
    'super-abomination',
    [{ grid: ['####'] }],
    [fighter(['##'], ADRENALINE, [], { health: 1 })],
  )
  table.do(0, hit(-1, 'a1 b1'))
  table.do(0, { do: 'adrenaline', pay: 'health' })
  expect(table.of('lost')).toEqual([{ type: 'lost', why: 'death', seat: 0 }])
  expect(table.board.outcome).toBe('lost')
  expect(table.of('weaponUsed')).toHaveLength(1)
})

test('GU-EFX-22 (R39) at the last health owned armor takes the damage', () => {
  const table = fight([fighter(['##'], ADRENALINE, street, { health: 1, armor: 1 })])
  table.do(0, hit(1, 'a1 b1'))
  expect(table.list(0)).toEqual([{ do: 'stop' }, { do: 'adrenaline', pay: 'armor' }])
  expect(table.refusal(0, { do: 'adrenaline', pay: 'health' })).toBe('armor-saves-life GU-WLK-07')
})

test('GU-EFX-22 no first activation, no second', () => {
  const table = fight([fighter(['##'], ADRENALINE, street)])
  table.do(0, 'pass')
  expect(table.open()).toEqual(['0 attack'])
  expect(table.of('turnRevealed')).toHaveLength(1)
})

test('GU-EFX-22 without a legal target it is not offered', () => {
  const table = fight([fighter(['##'], ADRENALINE, [zombie(1, ['##'])])])
  table.do(0, hit(1, 'a1 b1'))
  expect(table.open()).toEqual(['0 upgrade'])
})
