import { expect, test } from 'vitest'
import { ammo, armor, bossFight, fight, fighter, gains, hit, zombie } from '../testing-looks.ts'

test('GU-EFX-04 one ammo for each damage icon the shape crosses', () => {
  const table = fight([fighter(['###'], ['lock-and-load'], [zombie(1, ['DD##D'])])])
  table.do(0, hit(1, 'a1 b1 c1'))
  expect(gains(table)).toEqual(['0 +2 ammo lock-and-load'])
  expect([ammo(table, 0), armor(table, 0)]).toEqual([2, 0])
})

test('GU-EFX-04 a single counts, icons crossed before and other icons do not', () => {
  const single = fight([fighter(['##'], ['lock-and-load'], [zombie(1, ['D###'])])])
  single.do(0, hit(1, 'a1'))
  expect(gains(single)).toEqual(['0 +1 ammo lock-and-load'])
  const none = fight([fighter(['##'], ['lock-and-load'], [zombie(1, ['#Ad#'], { fixed: 1 })])])
  none.do(0, hit(1, 'a1 b1'))
  expect(gains(none)).toEqual(['0 +1 armor icon'])
})

test('GU-EFX-04 each draw of a multi hit counts its own shape', () => {
  const table = fight([fighter(['##'], ['lock-and-load', 'multi-hit 2'], [zombie(1, ['D##D'])])])
  table.do(0, hit(1, 'a1 b1'))
  table.do(0, hit(1, 'c1 d1'))
  expect(gains(table)).toEqual(['0 +1 ammo lock-and-load', '0 +1 ammo lock-and-load'])
})

test('GU-EFX-15 (R9) yellow and blue boss icons are damage icons', () => {
  const table = bossFight(
    'super-abomination',
    [{ grid: ['YB##'] }],
    [fighter(['###'], ['lock-and-load'], [])],
  )
  table.do(0, hit(-1, 'a1 b1 c1'))
  expect(gains(table)).toEqual(['0 +2 ammo lock-and-load'])
})

test('GU-EFX-16 lock and load does not count what ammo crosses', () => {
  const table = fight([fighter(['##'], ['lock-and-load'], [zombie(1, ['D###'])], { ammo: 1 })])
  table.do(0, hit(1, 'b1 c1'))
  table.do(0, { do: 'shoot', target: 1, square: 'a1' })
  expect(ammo(table, 0)).toBe(0)
})
