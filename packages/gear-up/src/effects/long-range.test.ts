import { expect, test } from 'vitest'
import {
  ammo,
  armor,
  bossFight,
  fight,
  fighter,
  gains,
  hit,
  placeOf,
  wounds,
  zombie,
} from '../testing-looks.ts'

const LONG = ['long-range']
const names = ['lisa', 'amadou', 'greta']

/** Seats 1, 2, ... each with one zombie, numbered from 1; seat 0 has none. */
function beside(effects: readonly string[], grid: readonly string[], others: number, more = {}) {
  const neighbours = names
    .slice(0, others)
    .map((survivor) => fighter(['##'], [], [zombie(1, grid)], { survivor }))
  return fight([fighter(['##'], effects, [], more), ...neighbours])
}

test('GU-EFX-05 a target in front of a direct neighbor may be hit, though nothing is in front', () => {
  const table = beside(LONG, ['####'], 1)
  table.do(0, hit(1, 'a1 b1'))
  expect(table.of('crossed')).toMatchObject([{ seat: 0, target: 1, by: 'shape' }])
})

test('GU-EFX-05 without long range a neighbor’s zombie is out of reach', () => {
  const table = fight([
    fighter(['##'], [], [zombie(1, ['##'])]),
    fighter(['##'], [], [zombie(1, ['####'])], { survivor: 'lisa' }),
  ])
  expect(table.refusal(0, hit(2, 'a1 b1'))).toBe('target-not-in-reach GU-ATK-02')
})

test('GU-EFX-05 GU-EFX-20 ammo and armor icons go to both seats', () => {
  const table = beside(LONG, ['MA##'], 1)
  table.do(0, hit(1, 'a1 b1'))
  expect(gains(table)).toEqual([
    '0 +1 armor icon',
    '0 +1 ammo icon',
    '1 +1 armor neighbour',
    '1 +1 ammo neighbour',
  ])
})

test('GU-EFX-05 the upgrade of a kill goes to the neighbor', () => {
  const table = beside(LONG, ['##'], 1)
  table.do(0, hit(1, 'a1 b1'))
  expect(table.board.seats.map(({ owed }) => owed)).toEqual([0, 1])
  expect(table.open()).toEqual(['1 upgrade'])
})

test('GU-EFX-05 GU-EFX-20 (R10) the boss before a neighbor may be hit, and that neighbor gains too', () => {
  const table = bossFight(
    'super-abomination',
    [{ grid: ['M###'] }],
    [fighter(['##'], LONG, []), fighter(['##'], [], [], { survivor: 'lisa' })],
    { boss: { seat: 1 } },
  )
  table.do(0, hit(-1, 'a1 b1'))
  expect(gains(table)).toEqual(['0 +1 ammo icon', '1 +1 ammo neighbour'])
})

test('GU-EFX-19 the seats directly left and right are in reach, two away is not', () => {
  const table = beside(LONG, ['####'], 3)
  expect(table.refusal(0, hit(2, 'a1 b1'))).toBe('target-too-far GU-EFX-19')
  const targets = new Set(table.list(0).map((pick) => (pick as { target?: number }).target))
  expect([...targets].sort()).toEqual([1, 3, undefined])
  expect(table.refusal(0, hit(3, 'a1 b1'))).toBe('accepted')
})

test('GU-EFX-19 the boss two seats away is out of reach', () => {
  const table = bossFight(
    'super-abomination',
    [{ grid: ['####'] }],
    ['ethan', ...names].map((survivor) => fighter(['##'], LONG, [zombie(1, ['##'])], { survivor })),
    { boss: { seat: 2 } },
  )
  expect(table.refusal(0, hit(-1, 'a1 b1'))).toBe('target-too-far GU-EFX-19')
  expect(table.refusal(1, hit(-1, 'a1 b1'))).toBe('accepted')
})

test('GU-EFX-19 (R24) with two seats the one neighbor gains once', () => {
  const table = beside(LONG, ['M###'], 1)
  table.do(0, hit(1, 'a1 b1'))
  expect([ammo(table, 0), ammo(table, 1)]).toEqual([1, 1])
})

test('GU-EFX-19 (R24) with three seats only the seat that is shot for gains', () => {
  const table = beside(LONG, ['M###'], 2)
  table.do(0, hit(1, 'a1 b1'))
  expect([0, 1, 2].map((seat) => ammo(table, seat))).toEqual([1, 1, 0])
})

test('GU-EFX-19 (R24) alone there is no neighbor: nothing to hit but one’s own, and one gain for an icon', () => {
  const idle = fight([fighter(['##'], LONG, [])])
  expect(idle.events.slice(0, 2).map(({ type }) => type)).toEqual(['stepBegan', 'weaponDeclined'])
  const table = fight([fighter(['##'], LONG, [zombie(1, ['M###'])])])
  table.do(0, hit(1, 'a1 b1'))
  expect(gains(table)).toEqual(['0 +1 ammo icon'])
})

test('GU-EFX-20 icons in the own street go to the shooter alone', () => {
  const table = fight([
    fighter(['##'], LONG, [zombie(1, ['M###'])]),
    fighter(['##'], [], [zombie(1, ['##'])], { survivor: 'lisa' }),
  ])
  table.do(0, hit(1, 'a1 b1'))
  expect(gains(table)).toEqual(['0 +1 ammo icon'])
})

test('GU-EFX-20 (R23) extras of gear up, scavenge and lock and load go to the shooter only', () => {
  const geared = beside(['long-range', 'gear-up'], ['M###'], 1)
  geared.do(0, hit(1, 'a1 b1'))
  expect([ammo(geared, 0), ammo(geared, 1)]).toEqual([2, 1])
  const looted = beside(['long-range', 'scavenge', 'lock-and-load'], ['D###'], 1)
  looted.do(0, hit(1, 'a1 b1'))
  expect(gains(looted).sort()).toEqual(['0 +1 ammo lock-and-load', '0 +1 armor scavenge'])
})

test('GU-EFX-20 (R22) the reward of frenzy goes to the shooter only', () => {
  const table = beside(['long-range', 'frenzy both'], ['####'], 1)
  table.do(0, hit(1, 'a1 b1'))
  expect(gains(table)).toEqual(['0 +1 armor frenzy', '0 +1 ammo frenzy'])
})

test('GU-EFX-20 each seat gains by its own track', () => {
  const table = beside(LONG, ['MM##'], 1, { ammo: { used: 1, of: 2 } })
  table.do(0, hit(1, 'a1 b1'))
  expect(table.of('gained').map(({ seat, amount, lost }) => [seat, amount, lost])).toEqual([
    [0, 1, 1],
    [1, 2, 0],
  ])
})

test('GU-EFX-19 a neighbor’s zombie is hit by a single as well, with the icons for both', () => {
  const table = beside(LONG, ['A###'], 1)
  table.do(0, hit(1, 'a1'))
  expect([armor(table, 0), armor(table, 1)]).toEqual([1, 1])
  expect([placeOf(table, 1), wounds(table)]).toEqual(['1/1', []])
})
