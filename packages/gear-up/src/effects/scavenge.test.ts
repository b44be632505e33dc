import { expect, test } from 'vitest'
import { ammo, armor, bossFight, fight, fighter, gains, hit, zombie } from '../testing-looks.ts'

test('GU-EFX-03 one armor for each damage icon the shape crosses', () => {
  const table = fight([fighter(['###'], ['scavenge'], [zombie(1, ['DD##D'])])])
  table.do(0, hit(1, 'a1 b1 c1'))
  expect(gains(table)).toEqual(['0 +2 armor scavenge'])
  expect(armor(table, 0)).toBe(2)
})

test('GU-EFX-03 a single counts, a plain space or another icon does not', () => {
  const single = fight([fighter(['##'], ['scavenge'], [zombie(1, ['D###'])])])
  single.do(0, hit(1, 'a1'))
  expect(gains(single)).toEqual(['0 +1 armor scavenge'])
  const none = fight([fighter(['##'], ['scavenge'], [zombie(1, ['#MD#'])])])
  none.do(0, hit(1, 'a1 b1'))
  expect(gains(none)).toEqual(['0 +1 ammo icon'])
})

test('GU-EFX-03 fixed damage icons and icons crossed before do not count', () => {
  const table = fight([fighter(['##'], ['scavenge'], [zombie(1, ['d###'], { fixed: 2 })])])
  table.do(0, hit(1, 'b1 c1'))
  expect(gains(table)).toEqual([])
})

test('GU-EFX-15 (R9) yellow and blue boss icons are damage icons', () => {
  const table = bossFight('super-abomination', [{ grid: ['YB##'] }], [fighter(['###'], ['scavenge'], [])])
  table.do(0, hit(-1, 'a1 b1 c1'))
  expect(gains(table)).toEqual(['0 +2 armor scavenge'])
})

test('GU-EFX-16 scavenge does not count what ammo crosses', () => {
  const table = fight([fighter(['##'], ['scavenge'], [zombie(1, ['D###'])], { ammo: 1 })])
  table.do(0, hit(1, 'b1 c1'))
  table.do(0, { do: 'shoot', target: 1, square: 'a1' })
  expect([armor(table, 0), ammo(table, 0)]).toEqual([0, 0])
})
