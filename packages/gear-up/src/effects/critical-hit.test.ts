import { expect, test } from 'vitest'
import { bossFight, fight, fighter, hit, hitsOn, sweepsOf, zombie } from '../testing-looks.ts'

const CRITICAL = ['critical-hit']

test('GU-EFX-10 a crossed damage icon earns a second activation on another target', () => {
  const table = fight([fighter(['##'], CRITICAL, [zombie(1, ['D#####']), zombie(2, ['####'])])])
  table.do(0, hit(1, 'a1 b1'))
  expect(table.list(0)).toEqual([{ do: 'stop' }, { do: 'critical-hit' }])
  table.do(0, 'critical-hit')
  expect(hitsOn(table, 0, 1)).toEqual([])
  expect(table.refusal(0, hit(1, 'c1 d1'))).toBe('another-target-needed GU-EFX-23')
  table.do(0, hit(2, 'a1 b1'))
  expect(table.of('weaponUsed').map(({ again }) => again)).toEqual([undefined, 'critical-hit'])
})

test('GU-EFX-10 no damage icon crossed, no second activation: fixed icons and other icons do not count', () => {
  const street = [zombie(1, ['MA##'], { fixed: 2 }), zombie(2, ['D###'])]
  const table = fight([fighter(['##'], CRITICAL, street)])
  table.do(0, hit(1, 'a1 b1'))
  expect(table.open()).toEqual(['0 ammo'])
})

test('GU-EFX-15 (R9) a yellow or a blue boss icon is a damage icon', () => {
  for (const sign of ['Y', 'B']) {
    const table = bossFight(
      'super-abomination',
      [{ grid: [`${sign}###`] }],
      [fighter(['##'], CRITICAL, [zombie(1, ['####'])])],
    )
    table.do(0, hit(-1, 'a1 b1'))
    expect([sign, ...table.open()]).toEqual([sign, '0 again'])
  }
})

test('GU-EFX-23 critical hit is optional', () => {
  const table = fight([fighter(['##'], CRITICAL, [zombie(1, ['D###']), zombie(2, ['####'])])])
  table.do(0, hit(1, 'a1 b1'))
  table.do(0, 'stop')
  expect(table.of('weaponUsed')).toHaveLength(1)
  expect(table.of('turnRevealed')).toHaveLength(1)
})

test('GU-EFX-23 (R20) no target that any draw of the first activation hit', () => {
  const street = [zombie(1, ['D#####']), zombie(1, ['######']), zombie(2, ['######'])]
  const table = fight([fighter(['##'], ['critical-hit', 'multi-hit 2'], street)])
  table.do(0, hit(1, 'a1 b1'))
  table.do(0, hit(2, 'a1'))
  table.do(0, 'critical-hit')
  expect(table.refusal(0, hit(1, 'c1 d1'))).toBe('another-target-needed GU-EFX-23')
  expect(table.refusal(0, hit(2, 'c1 d1'))).toBe('another-target-needed GU-EFX-23')
  table.do(0, hit(3, 'a1 b1'))
  // The second draw of the second activation may hit its own target again, the first activation's still not.
  expect(table.refusal(0, hit(2, 'c1 d1'))).toBe('another-target-needed GU-EFX-23')
  expect(table.refusal(0, hit(3, 'c1 d1'))).toBe('accepted')
})

test('GU-EFX-23 (R20) with every target hit before there is no other target', () => {
  const street = [zombie(1, ['D#####']), zombie(1, ['######'])]
  const table = fight([fighter(['##'], ['critical-hit', 'multi-hit 2'], street)])
  table.do(0, hit(1, 'a1 b1'))
  table.do(0, hit(2, 'a1 b1'))
  expect(table.open()).toEqual(['0 attack'])
  expect(table.of('turnRevealed')).toHaveLength(1)
})

test('GU-EFX-23 a damage icon under any draw of the first activation is enough', () => {
  const street = [zombie(1, ['######']), zombie(1, ['D#####']), zombie(2, ['##'])]
  const table = fight([fighter(['##'], ['critical-hit', 'multi-hit 2'], street)])
  table.do(0, hit(2, 'a1 b1'))
  table.do(0, hit(1, 'a1 b1'))
  expect(table.open()).toEqual(['0 again'])
})

test('GU-EFX-23 (R20) the boss is another target than a zombie, and the other way round', () => {
  const start = () =>
    bossFight('super-abomination', [{ grid: ['Y#####'] }], [fighter(['##'], CRITICAL, [zombie(1, ['D###'])])])
  const bossSecond = start()
  bossSecond.do(0, hit(1, 'a1 b1'))
  bossSecond.do(0, 'critical-hit')
  expect(bossSecond.refusal(0, hit(-1, 'a1 b1'))).toBe('accepted')
  const bossFirst = start()
  bossFirst.do(0, hit(-1, 'a1 b1'))
  bossFirst.do(0, 'critical-hit')
  expect(bossFirst.refusal(0, hit(-1, 'c1 d1'))).toBe('another-target-needed GU-EFX-23')
  expect(bossFirst.refusal(0, hit(1, 'a1 b1'))).toBe('accepted')
})

test('GU-EFX-23 (R20) another Dead Sox member is another target', () => {
  const bodies = [{ grid: ['Y###'] }, { grid: ['####'] }, { grid: ['####'] }]
  const table = bossFight('dead-sox', bodies, [fighter(['##'], CRITICAL, [])])
  table.do(0, hit(-1, 'a1 b1'))
  table.do(0, 'critical-hit')
  expect(table.refusal(0, hit(-1, 'c1 d1'))).toBe('another-target-needed GU-EFX-23')
  expect(table.refusal(0, hit(-3, 'a1 b1'))).toBe('accepted')
})

test('GU-EFX-23 (R19) the second activation triggers no third', () => {
  const street = [zombie(1, ['D###']), zombie(2, ['D###']), zombie(3, ['D###'])]
  const table = fight([fighter(['##'], CRITICAL, street)])
  table.do(0, hit(1, 'a1 b1'))
  table.do(0, 'critical-hit')
  table.do(0, hit(2, 'a1 b1'))
  expect(table.open()).toEqual(['0 attack'])
  expect(table.of('turnRevealed')).toHaveLength(1)
})

test('GU-EFX-10 (R18) at most two activations, whatever the effects', () => {
  const effects = ['critical-hit', 'adrenaline', 'fast-reload']
  const street = [zombie(1, ['D#####']), zombie(2, ['D#####'])]
  const table = fight([fighter(['##'], effects, street, { ammo: 2, health: 9 })])
  table.do(0, hit(1, 'a1 b1'))
  expect(table.list(0)).toEqual([
    { do: 'stop' },
    { do: 'fast-reload' },
    { do: 'critical-hit' },
    { do: 'adrenaline', pay: 'health' },
  ])
  table.do(0, 'critical-hit')
  table.do(0, hit(2, 'a1 b1'))
  expect(table.open()).toEqual(['0 ammo'])
})

test('GU-EFX-23 paid by adrenaline or fast reload instead, the same target is allowed', () => {
  for (const again of [{ do: 'adrenaline', pay: 'health' }, { do: 'fast-reload' }]) {
    const effects = ['critical-hit', 'adrenaline', 'fast-reload']
    const table = fight([fighter(['##'], effects, [zombie(1, ['D#####']), zombie(2, ['##'])], { ammo: 1 })])
    table.do(0, hit(1, 'a1 b1'))
    table.do(0, again)
    expect([again, table.refusal(0, hit(1, 'c1 d1'))]).toEqual([again, 'accepted'])
  }
})

test('GU-EFX-23 a sweep counts each target it was drawn on, and no skipped one', () => {
  const street = [zombie(1, ['D#####']), zombie(2, ['######']), zombie(3, ['######'])]
  const table = fight([fighter(['##'], ['critical-hit', 'cut-down'], street)])
  table.do(0, { do: 'sweep', targets: [1, 2, 3] })
  table.do(0, hit(1, 'a1 b1'))
  table.do(0, 'skip')
  table.do(0, 'skip')
  table.do(0, 'critical-hit')
  expect(sweepsOf(table, 0)).toEqual(['2 3'])
  expect(hitsOn(table, 0, 1)).toEqual([])
})
