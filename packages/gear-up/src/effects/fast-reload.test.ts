import { expect, test } from 'vitest'
import { ammo, fight, fighter, hit, zombie } from '../testing-looks.ts'

const RELOAD = ['fast-reload']

test('GU-EFX-09 after the first activation 1 ammo buys a second, on the same target too', () => {
  const table = fight([fighter(['##'], RELOAD, [zombie(1, ['######'])], { ammo: 2 })])
  table.do(0, hit(1, 'a1 b1'))
  expect(table.list(0)).toEqual([{ do: 'stop' }, { do: 'fast-reload' }])
  table.do(0, 'fast-reload')
  expect(ammo(table, 0)).toBe(1)
  table.do(0, hit(1, 'c1 d1'))
  expect(table.of('weaponUsed').map(({ again }) => again)).toEqual([undefined, 'fast-reload'])
  expect(table.of('ammoSpent')).toEqual([{ type: 'ammoSpent', seat: 0, why: 'fast-reload' }])
})

test('GU-EFX-22 (R18) no third activation, however much ammo is left', () => {
  const table = fight([fighter(['##'], RELOAD, [zombie(1, ['######'])], { ammo: 3 })])
  table.do(0, hit(1, 'a1 b1'))
  table.do(0, 'fast-reload')
  table.do(0, hit(1, 'c1 d1'))
  expect(table.open()).toEqual(['0 ammo'])
})

test('GU-EFX-22 fast reload needs an owned ammo: used slots do not count', () => {
  const table = fight([fighter(['##'], RELOAD, [zombie(1, ['######'])], { ammo: { used: 4 } })])
  table.do(0, hit(1, 'a1 b1'))
  expect(table.open()).toEqual(['0 attack'])
  expect(table.of('turnRevealed')).toHaveLength(1)
})

test('GU-EFX-22 an ammo just gained pays: from an icon of the first activation', () => {
  const table = fight([fighter(['##'], RELOAD, [zombie(1, ['M#####'])])])
  table.do(0, hit(1, 'a1 b1'))
  table.do(0, 'fast-reload')
  expect([ammo(table, 0), table.of('gained').length]).toEqual([0, 1])
})

test('GU-EFX-22 an ammo just gained pays: from the frenzy of the first activation', () => {
  const table = fight([fighter(['##'], ['fast-reload', 'frenzy ammo'], [zombie(1, ['######'])])])
  table.do(0, hit(1, 'a1 b1'))
  table.do(0, 'fast-reload')
  expect(ammo(table, 0)).toBe(0)
})

test('GU-EFX-22 an ammo on a full track is lost and does not pay', () => {
  const more = { ammo: { used: 2, of: 2 } }
  const table = fight([fighter(['##'], RELOAD, [zombie(1, ['M#####'])], more)])
  table.do(0, hit(1, 'a1 b1'))
  expect(table.open()).toEqual(['0 attack'])
})

test('GU-EFX-22 (R21) the second activation is a whole one: multi hit and frenzy again', () => {
  const effects = ['fast-reload', 'frenzy - armor', 'multi-hit 2']
  const table = fight([fighter(['##'], effects, [zombie(1, ['########'])], { ammo: 1 })])
  table.do(0, hit(1, 'a1 b1'))
  table.do(0, hit(1, 'c1 d1'))
  table.do(0, 'fast-reload')
  table.do(0, hit(1, 'e1 f1'))
  expect(table.open()).toEqual(['0 draw'])
  table.do(0, hit(1, 'g1'))
  expect(table.of('crossed')).toHaveLength(4)
  expect(table.of('frenzied').map(({ circle }) => circle)).toEqual([1, 2])
})

test('GU-EFX-22 without a legal target ammo cannot be spent on it', () => {
  const table = fight([fighter(['##'], RELOAD, [zombie(1, ['##'])], { ammo: 1 })])
  table.do(0, hit(1, 'a1 b1'))
  expect(table.open()).toEqual(['0 upgrade'])
})
