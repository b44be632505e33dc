import { expect, test } from 'vitest'
import { fight, fighter, hit, hitsOn, placeOf, zombie } from '../testing-looks.ts'

const street = [zombie(1, ['######']), zombie(3, ['######'])]

test('GU-EFX-02 the shape may be drawn N times, each time on any target', () => {
  const table = fight([fighter(['##'], ['multi-hit 3'], street)])
  table.do(0, hit(1, 'a1 b1'))
  table.do(0, hit(2, 'a1 b1'))
  table.do(0, hit(1, 'e1 f1'))
  expect(table.of('crossed').map(({ target, by }) => `${target} ${by}`)).toEqual([
    '1 shape',
    '2 shape',
    '1 shape',
  ])
  expect(table.of('weaponUsed')).toHaveLength(1)
})

test('GU-EFX-18 never more than N draws', () => {
  const table = fight([fighter(['##'], ['multi-hit 2'], street)])
  table.do(0, hit(1, 'a1 b1'))
  expect(table.open()).toEqual(['0 draw'])
  table.do(0, hit(1, 'c1 d1'))
  expect(table.open()).toEqual(['0 attack'])
  expect(table.of('turnRevealed')).toHaveLength(1)
})

test('GU-EFX-18 fewer than N draws are allowed', () => {
  const table = fight([fighter(['##'], ['multi-hit 3'], street)])
  table.do(0, hit(1, 'a1 b1'))
  table.do(0, 'stop')
  expect(table.of('crossed')).toHaveLength(1)
  expect(table.of('turnRevealed')).toHaveLength(1)
})

test('GU-EFX-18 (R12) each draw is on its own whole or single, and nothing between', () => {
  const table = fight([fighter(['###'], ['multi-hit 3'], street)])
  table.do(0, hit(1, 'a1'))
  expect(table.refusal(0, hit(1, 'b1 c1'))).toBe('not-the-shape GU-ATK-12')
  table.do(0, hit(1, 'b1 c1 d1'))
  table.do(0, hit(1, 'f1'))
  expect(table.of('crossed').map(({ by }) => by)).toEqual(['single', 'shape', 'single'])
})

test('GU-EFX-18 a later draw sees the crosses of an earlier one', () => {
  const table = fight([fighter(['##'], ['multi-hit 2'], [zombie(1, ['####'])])])
  table.do(0, hit(1, 'a1 b1'))
  expect(table.refusal(0, hit(1, 'b1 c1'))).toBe('already-crossed GU-ATK-03')
  expect(hitsOn(table, 0, 1).sort()).toEqual(['c1', 'c1 d1', 'd1'])
})

test('GU-EFX-18 the dead leave between two draws, and with no target left the rest is lost', () => {
  const table = fight([fighter(['##'], ['multi-hit 3'], [zombie(1, ['##']), zombie(2, ['##'])])])
  table.do(0, hit(1, 'a1 b1'))
  expect(placeOf(table, 1)).toBe('gone')
  expect(table.refusal(0, hit(1, 'a1'))).toBe('target-gone GU-ATK-22')
  table.do(0, hit(2, 'a1 b1'))
  expect(table.open()).toEqual(['0 upgrade'])
})
