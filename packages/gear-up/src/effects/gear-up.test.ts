import { expect, test } from 'vitest'
import { ammo, armor, bossFight, fight, fighter, gains, hit, zombie } from '../testing-looks.ts'

test('GU-EFX-06 each ammo and armor icon of the shape gives one more of its kind', () => {
  const table = fight([fighter(['###'], ['gear-up'], [zombie(1, ['MMA##'])])])
  table.do(0, hit(1, 'a1 b1 c1'))
  expect([ammo(table, 0), armor(table, 0)]).toEqual([4, 2])
  expect(gains(table)).toEqual([
    '0 +1 armor icon',
    '0 +2 ammo icon',
    '0 +1 armor gear-up',
    '0 +2 ammo gear-up',
  ])
})

test('GU-EFX-06 damage icons and plain spaces give nothing; a single counts', () => {
  const none = fight([fighter(['##'], ['gear-up'], [zombie(1, ['D#M#'])])])
  none.do(0, hit(1, 'a1 b1'))
  expect(gains(none)).toEqual([])
  const single = fight([fighter(['##'], ['gear-up'], [zombie(1, ['D#M#'])])])
  single.do(0, hit(1, 'c1'))
  expect(ammo(single, 0)).toBe(2)
})

test('GU-EFX-06 icons on the boss count too', () => {
  const table = bossFight('super-abomination', [{ grid: ['A###'] }], [fighter(['##'], ['gear-up'], [])])
  table.do(0, hit(-1, 'a1 b1'))
  expect(armor(table, 0)).toBe(2)
})

test('GU-EFX-06 what does not fit on the track is lost, the extra one too', () => {
  const table = fight([fighter(['##'], ['gear-up'], [zombie(1, ['MM##'])], { ammo: { used: 2, of: 5 } })])
  table.do(0, hit(1, 'a1 b1'))
  expect(table.of('gained').map(({ amount, lost }) => [amount, lost])).toEqual([
    [2, 0],
    [1, 1],
  ])
})

test('GU-EFX-16 gear up does not count what ammo crosses', () => {
  const table = fight([fighter(['##'], ['gear-up'], [zombie(1, ['A###'])], { ammo: 1 })])
  table.do(0, hit(1, 'b1 c1'))
  table.do(0, { do: 'shoot', target: 1, square: 'a1' })
  expect(gains(table)).toEqual(['0 +1 armor icon'])
})
