import { expect, test } from 'vitest'
import { bossFight, fight, fighter, gains, hit, hitsOn, placeOf, sweepsOf, zombie } from '../testing-looks.ts'

const CUT = ['cut-down']
const full = ['####']
const sweep = (...targets: number[]) => ({ do: 'sweep', targets })

test('GU-EFX-11 the shape is drawn on one zombie in each street slot', () => {
  const table = fight([fighter(['##'], CUT, [zombie(1, full), zombie(2, full), zombie(3, full)])])
  table.do(0, sweep(1, 2, 3))
  table.do(0, hit(1, 'a1 b1'))
  table.do(0, hit(2, 'c1 d1'))
  table.do(0, hit(3, 'b1 c1'))
  expect(table.of('crossed').map(({ target, by }) => `${target} ${by}`)).toEqual([
    '1 shape',
    '2 shape',
    '3 shape',
  ])
  expect(table.of('weaponUsed')).toHaveLength(1)
})

test('GU-EFX-11 of several zombies in a slot one is chosen', () => {
  const street = [zombie(1, full), zombie(1, full), zombie(3, full), zombie(3, full)]
  const table = fight([fighter(['##'], CUT, street)])
  expect(sweepsOf(table, 0)).toEqual(['1 3', '1 4', '2 3', '2 4'])
  expect(table.refusal(0, sweep(1, 2, 3))).toBe('sweep-targets GU-EFX-24')
})

test('GU-EFX-11 the boss in front is added', () => {
  const street = [zombie(1, full), zombie(2, full)]
  const table = bossFight('super-abomination', [{ grid: ['####'] }], [fighter(['##'], CUT, street)])
  expect(sweepsOf(table, 0)).toEqual(['1 2 -1'])
  table.do(0, sweep(1, 2, -1))
  table.do(0, hit(1, 'a1 b1'))
  table.do(0, hit(2, 'a1 b1'))
  table.do(0, hit(-1, 'a1 b1'))
  expect(table.of('crossed').map(({ target }) => target)).toEqual([1, 2, -1])
})

test('GU-EFX-24 the order in which the targets are named does not matter', () => {
  const street = [zombie(3, full), zombie(1, full), zombie(2, full)]
  const swept = (...targets: number[]) => {
    const table = bossFight('super-abomination', [{ grid: ['####'] }], [fighter(['##'], CUT, street)])
    table.do(0, sweep(...targets))
    return table.state
  }
  const listed = swept(2, 3, 1, -1)
  for (const order of [
    [-1, 1, 2, 3],
    [1, 2, 3, -1],
    [3, -1, 2, 1],
  ])
    expect(swept(...order)).toEqual(listed)
})

test('GU-EFX-24 a target named twice is refused in any order', () => {
  const table = fight([fighter(['##'], CUT, [zombie(1, full), zombie(2, full)])])
  for (const targets of [[1, 1], [1, 2, 1], [2, 2, 1], []])
    expect(table.refusal(0, sweep(...targets))).toBe('sweep-targets GU-EFX-24')
})

test('GU-EFX-24 (R14) empty slots are ignored', () => {
  const table = fight([fighter(['##'], CUT, [zombie(1, full), zombie(3, full)])])
  expect(sweepsOf(table, 0)).toEqual(['1 2'])
})

test('GU-EFX-24 (R14) for each target whole shape, single or skip, turned on its own', () => {
  const street = [zombie(1, ['##', '##']), zombie(2, ['#.', '##']), zombie(3, ['##'])]
  const table = fight([fighter(['##'], CUT, street)])
  table.do(0, sweep(1, 2, 3))
  expect(table.list(0)).toContainEqual({ do: 'skip' })
  table.do(0, hit(1, 'a1 a2'))
  table.do(0, hit(2, 'b2'))
  table.do(0, 'skip')
  expect(table.of('crossed').map(({ target, by }) => `${target} ${by}`)).toEqual(['1 shape', '2 single'])
})

test('GU-EFX-24 (R14) a shape that fits on some targets only is used as a single on the others', () => {
  const street = [zombie(1, ['#.#']), zombie(2, full)]
  const table = fight([fighter(['##'], CUT, street)])
  table.do(0, sweep(1, 2))
  expect(hitsOn(table, 0, 1).sort()).toEqual(['a1', 'c1'])
  expect(table.refusal(0, hit(1, 'a1 c1'))).toBe('not-the-shape GU-ATK-03')
})

test('GU-EFX-24 the targets come one by one: nothing else may be hit meanwhile', () => {
  const table = fight([fighter(['##'], CUT, [zombie(1, full), zombie(1, full), zombie(2, full)])])
  table.do(0, sweep(1, 3))
  expect(table.refusal(0, hit(2, 'a1 b1'))).toBe('sweep-targets GU-EFX-24')
  expect(table.refusal(0, hit(3, 'a1 b1'))).toBe('sweep-targets GU-EFX-24')
})

test('GU-EFX-24 (R15) a kill opens no new target', () => {
  const table = fight([fighter(['##'], CUT, [zombie(1, ['##']), zombie(1, full), zombie(2, full)])])
  table.do(0, sweep(1, 3))
  table.do(0, hit(1, 'a1 b1'))
  expect(placeOf(table, 1)).toBe('gone')
  table.do(0, hit(3, 'a1 b1'))
  expect(table.open()).toEqual(['0 upgrade'])
})

test('GU-EFX-24 (R15) a push opens no new target, and a pushed one is not hit twice', () => {
  const table = fight([fighter(['##'], ['cut-down', 'knockback'], [zombie(1, full), zombie(2, full)])])
  table.do(0, sweep(1, 2))
  table.do(0, hit(1, 'a1 b1'))
  table.do(0, 'push')
  table.do(0, hit(2, 'a1 b1'))
  table.do(0, 'stay')
  expect([placeOf(table, 1), placeOf(table, 2)]).toEqual(['0/3', '0/2'])
  expect(table.of('crossed')).toHaveLength(2)
  expect(table.of('turnRevealed')).toHaveLength(1)
})

test('GU-EFX-24 (R15) a target that somebody else kills meanwhile is left out', () => {
  const table = fight([
    fighter(['##'], CUT, [zombie(1, full), zombie(2, ['##'])]),
    fighter(['##'], ['long-range'], [], { survivor: 'lisa' }),
  ])
  table.do(0, sweep(1, 2))
  table.do(1, hit(2, 'a1 b1'))
  table.do(0, hit(1, 'a1 b1'))
  expect(table.of('crossed').map(({ seat, target }) => `${seat} ${target}`)).toEqual(['1 2', '0 1'])
  expect(table.open()).toEqual(['0 upgrade'])
})

test('GU-EFX-24 with only the boss in front it hits the boss', () => {
  const table = bossFight('super-abomination', [{ grid: ['####'] }], [fighter(['##'], CUT, [])])
  expect(table.refusal(0, hit(-1, 'a1 b1'))).toBe('accepted')
})

test('GU-EFX-25 the boss before another seat is not added', () => {
  const street = [zombie(1, full), zombie(2, full)]
  const seats = [fighter(['##'], CUT, street), fighter(['##'], [], [], { survivor: 'lisa' })]
  const table = bossFight('super-abomination', [{ grid: ['####'] }], seats, { boss: { seat: 1 } })
  expect(sweepsOf(table, 0)).toEqual(['1 2'])
  expect(table.refusal(0, sweep(1, 2, -1))).toBe('boss-elsewhere GU-ATK-14')
})

test('GU-EFX-25 (R63) with long range one seat’s street is swept, with the boss only if it faces that seat', () => {
  const seats = [
    fighter(['##'], ['cut-down', 'long-range'], [zombie(1, full), zombie(2, full)]),
    fighter(['##'], [], [zombie(1, full), zombie(3, full)], { survivor: 'lisa' }),
    fighter(['##'], [], [zombie(2, full), zombie(3, full)], { survivor: 'greta' }),
    fighter(['##'], [], [zombie(2, full), zombie(3, full)], { survivor: 'priya' }),
  ]
  const table = bossFight('super-abomination', [{ grid: ['####'] }], seats, { boss: { seat: 1 } })
  expect(sweepsOf(table, 0)).toEqual(['1 2', '3 4 -1', '7 8'])
  expect(table.refusal(0, sweep(1, 4))).toBe('sweep-targets GU-EFX-24')
  expect(table.refusal(0, sweep(1, 2, -1))).toBe('sweep-targets GU-EFX-24')
  expect(table.refusal(0, sweep(5, 6))).toBe('target-too-far GU-EFX-19')
  table.do(0, sweep(3, 4, -1))
  table.do(0, hit(3, 'a1 b1'))
  table.do(0, 'skip')
  expect(table.refusal(0, hit(-1, 'a1 b1'))).toBe('accepted')
})

test('GU-EFX-25 (R63) a sweep weapon may always be used as one plain hit', () => {
  const table = fight([fighter(['##'], CUT, [zombie(1, full), zombie(2, full)])])
  table.do(0, hit(2, 'a1 b1'))
  expect(table.of('crossed')).toHaveLength(1)
  expect(table.of('turnRevealed')).toHaveLength(1)
})

test('GU-EFX-25 (R17) with multi hit the whole sweep is repeated, up to N times', () => {
  const street = [zombie(1, ['M#####']), zombie(2, ['######'])]
  const table = fight([fighter(['##'], ['cut-down', 'multi-hit 2'], street)])
  table.do(0, sweep(1, 2))
  table.do(0, hit(1, 'a1 b1'))
  table.do(0, hit(2, 'a1 b1'))
  expect(table.open()).toEqual(['0 draw'])
  table.do(0, sweep(1, 2))
  table.do(0, hit(1, 'c1 d1'))
  table.do(0, hit(2, 'c1 d1'))
  expect(table.of('crossed')).toHaveLength(4)
  expect(table.open()).toEqual(['0 ammo'])
  expect(gains(table)).toEqual(['0 +1 ammo icon'])
})
