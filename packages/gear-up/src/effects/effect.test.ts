import { expect, test } from 'vitest'
import { position } from '../testing.ts'
import { fight, fighter, gains, hit, sweepsOf, zombie } from '../testing-looks.ts'

const full = ['####']

test('GU-EFX-14 the yellow weapon starts with both upgrades', () => {
  // Lisa's Stunt Sabre: cut down and critical hit.
  const street = [zombie(1, ['####', 'D###']), zombie(2, ['####', 'D###'])]
  const table = position({ card: 'yellow-all', seats: [{ survivor: 'lisa', street }] })
  expect(sweepsOf(table, 0)).toEqual(['1 2'])
  table.do(0, hit(1, 'a2'))
  expect(table.open()).toEqual(['0 again'])
})

test('GU-EFX-14 the others start with their starting effect and locked upgrades', () => {
  // Lisa's Throwing Knives: multi hit 2 from the start, long range locked.
  const seats = [
    { survivor: 'lisa', street: [zombie(1, ['######'])] },
    { survivor: 'greta', street: [zombie(1, full)] },
  ]
  const table = position({ card: 'blue-still', seats })
  expect(table.refusal(0, hit(2, 'a1 b1'))).toBe('target-not-in-reach GU-ATK-02')
  table.do(0, hit(1, 'a1 b1'))
  table.do(0, hit(1, 'c1 d1'))
  expect(table.of('crossed')).toHaveLength(2)
  expect(table.open()).not.toContain('0 draw')
})

test('GU-EFX-14 a locked upgrade does nothing, the left one is unlocked before the right one', () => {
  const gained = (level: number) => {
    const effects = ['scavenge', 'lock-and-load']
    const table = fight([fighter(['##'], effects, [zombie(1, ['D###'])], { upgrades: { blue: level } })])
    table.do(0, hit(1, 'a1 b1'))
    return gains(table)
  }
  expect([0, 1, 2].map(gained)).toEqual([
    [],
    ['0 +1 armor scavenge'],
    ['0 +1 armor scavenge', '0 +1 ammo lock-and-load'],
  ])
})

test('GU-EFX-15 an effect’s target is a regular or a special zombie or the boss', () => {
  const street = [zombie(1, full), zombie(2, full, { type: 'brute' })]
  const table = fight([fighter(['##'], ['cut-down'], street)], { round: 2 })
  expect(sweepsOf(table, 0)).toEqual(['1 2 -1'])
})

test('GU-EFX-16 order inside an activation: crosses, icons, effect gains, death, frenzy, second activation', () => {
  const effects = ['gear-up', 'frenzy ammo', 'adrenaline']
  const table = fight([fighter(['##'], effects, [zombie(1, ['M#']), zombie(2, full)])])
  table.do(0, hit(1, 'a1 b1'))
  table.do(0, { do: 'adrenaline', pay: 'health' })
  const told = table.events.map((event) => (event.type === 'gained' ? `gained ${event.from}` : event.type))
  expect(told).toEqual([
    'stepBegan',
    'weaponUsed',
    'crossed',
    'gained icon',
    'gained gear-up',
    'killed',
    'frenzied',
    'gained frenzy',
    'suffered',
    'weaponUsed',
  ])
})

test('GU-EFX-16 knockback comes after the gains and before frenzy', () => {
  const table = fight([fighter(['##'], ['scavenge', 'frenzy ammo', 'knockback'], [zombie(1, ['D###'])])])
  table.do(0, hit(1, 'a1 b1'))
  expect(table.open()).toEqual(['0 knockback'])
  expect(gains(table)).toEqual(['0 +1 armor scavenge'])
  table.do(0, 'push')
  const told = table.events.map(({ type }) => type)
  expect(told.slice(told.indexOf('pushed'), told.indexOf('pushed') + 3)).toEqual([
    'pushed',
    'frenzied',
    'gained',
  ])
})

test('GU-EFX-16 effects count what this draw crossed, not what the target lost before', () => {
  const effects = ['scavenge', 'gear-up', 'multi-hit 2']
  const table = fight([fighter(['##'], effects, [zombie(1, ['DM##'])])])
  table.do(0, hit(1, 'a1 b1'))
  const before = gains(table)
  table.do(0, hit(1, 'c1 d1'))
  expect(gains(table)).toEqual(before)
})

test('GU-ATK-10 (R11) an activation may be declined, and then no effect works', () => {
  const table = fight([fighter(['##'], ['frenzy both', 'adrenaline'], [zombie(1, full)])])
  table.do(0, 'pass')
  expect([table.of('weaponDeclined').length, gains(table), table.of('weaponUsed')]).toEqual([1, [], []])
})

test('GU-SOL-05 (R67) a companion acts before the first or after the last activation, not between', () => {
  const more = { companions: { ready: ['lisa'] } }
  const table = fight(
    [fighter(['##'], ['multi-hit 2', 'fast-reload'], [zombie(1, ['######'])], { ...more, ammo: 1 })],
    {
      card: 'blue-slow-companion',
    },
  )
  const companion = { do: 'hit', target: 1, squares: 'f1', companion: 'lisa' }
  table.do(0, hit(1, 'a1'))
  expect(table.refusal(0, companion)).toBe('companion-not-between GU-SOL-05')
  table.do(0, 'stop')
  table.do(0, 'fast-reload')
  expect(table.refusal(0, companion)).toBe('companion-not-between GU-SOL-05')
  table.do(0, hit(1, 'b1'))
  table.do(0, 'stop')
  expect(table.refusal(0, companion)).toBe('accepted')
})
