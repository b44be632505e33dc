import { expect, test } from 'vitest'
import { bossFight, fight, fighter, hit, placeOf, zombie } from '../testing-looks.ts'

const KNOCK = ['knockback']

test('GU-EFX-01 after the hit the target may go back to its third slot', () => {
  const table = fight([fighter(['##'], KNOCK, [zombie(1, ['####'])])])
  table.do(0, hit(1, 'a1 b1'))
  expect(placeOf(table, 1)).toBe('0/1')
  expect(table.list(0)).toEqual([{ do: 'push' }, { do: 'stay' }])
  table.do(0, 'push')
  expect(placeOf(table, 1)).toBe('0/3')
})

test('GU-EFX-01 a single square pushes too, from the second slot as well', () => {
  const table = fight([fighter(['##'], KNOCK, [zombie(2, ['####'])])])
  table.do(0, hit(1, 'd1'))
  table.do(0, 'push')
  expect(placeOf(table, 1)).toBe('0/3')
})

test('GU-EFX-01 nothing is asked for a target in slot 3', () => {
  const table = fight([fighter(['##'], KNOCK, [zombie(3, ['####'])])])
  table.do(0, hit(1, 'a1 b1'))
  expect(table.open()).toEqual(['0 attack'])
  expect(table.of('turnRevealed')).toHaveLength(1)
})

test('GU-EFX-01 nothing is asked for a boss', () => {
  const table = bossFight(
    'super-abomination',
    [{ grid: ['####'] }],
    [fighter(['##'], KNOCK, [zombie(1, ['##'])])],
  )
  table.do(0, hit(-1, 'a1 b1'))
  expect(table.open()).toEqual(['0 attack'])
  expect(table.of('pushed')).toEqual([])
})

test('GU-EFX-17 the push is the player’s choice', () => {
  const table = fight([fighter(['##'], KNOCK, [zombie(1, ['####'])])])
  table.do(0, hit(1, 'a1 b1'))
  table.do(0, 'stay')
  expect(placeOf(table, 1)).toBe('0/1')
})

test('GU-EFX-17 each hit target is asked for on its own', () => {
  const street = [zombie(1, ['####']), zombie(2, ['####'])]
  const table = fight([fighter(['##'], ['knockback', 'multi-hit 2'], street)])
  table.do(0, hit(1, 'a1 b1'))
  table.do(0, 'push')
  table.do(0, hit(2, 'a1 b1'))
  table.do(0, 'stay')
  expect([placeOf(table, 1), placeOf(table, 2)]).toEqual(['0/3', '0/2'])
})

test('GU-EFX-17 (R25) a dead target is not moved', () => {
  const table = fight([fighter(['##'], KNOCK, [zombie(1, ['##']), zombie(1, ['##'])])])
  table.do(0, hit(1, 'a1 b1'))
  expect(placeOf(table, 1)).toBe('gone')
  expect(table.open()).toEqual(['0 upgrade'])
})

test('GU-EFX-17 (R25) a neighbor’s zombie goes to the neighbor’s third slot', () => {
  const table = fight([
    fighter(['##'], ['knockback', 'long-range'], []),
    fighter(['##'], [], [zombie(1, ['####'])], { survivor: 'lisa' }),
  ])
  table.do(0, hit(1, 'a1 b1'))
  expect(table.open()).toEqual(['1 attack', '0 knockback'])
  table.do(0, 'push')
  expect(placeOf(table, 1)).toBe('1/3')
})

test('GU-EFX-17 (R25) a pushed zombie still walks this turn', () => {
  const table = fight([fighter(['##'], KNOCK, [zombie(1, ['####'], { fixed: 3 })])], {
    card: 'blue-slow-companion',
  })
  table.do(0, hit(1, 'a1 b1'))
  table.do(0, 'push')
  expect(placeOf(table, 1)).toBe('0/2')
  expect(table.of('attacked')).toEqual([])
})
