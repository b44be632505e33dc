import { expect, test } from 'vitest'
import { bossFight, fight, fighter, hit, placeOf, sweepsOf, zombie } from '../testing-looks.ts'

const EXPLOSIVE = ['explosive']
const full = ['####']
const sweep = (...targets: number[]) => ({ do: 'sweep', targets })

test('GU-EFX-12 the shape is drawn on every zombie of one slot', () => {
  const street = [zombie(1, full), zombie(2, full), zombie(2, full), zombie(2, full), zombie(3, full)]
  const table = fight([fighter(['##'], EXPLOSIVE, street)])
  expect(sweepsOf(table, 0)).toEqual(['2 3 4'])
  table.do(0, sweep(2, 3, 4))
  for (const target of [2, 3, 4]) table.do(0, hit(target, 'a1 b1'))
  expect(table.of('crossed').map(({ target }) => target)).toEqual([2, 3, 4])
  expect(table.of('turnRevealed')).toHaveLength(1)
})

test('GU-EFX-12 one slot is chosen; slots are not mixed', () => {
  const street = [zombie(1, full), zombie(1, full), zombie(3, full), zombie(3, full)]
  const table = fight([fighter(['##'], EXPLOSIVE, street)])
  expect(sweepsOf(table, 0)).toEqual(['1 2', '3 4'])
  expect(table.refusal(0, sweep(1, 3))).toBe('sweep-targets GU-EFX-24')
})

test('GU-EFX-12 the boss in front is added, to whichever slot', () => {
  const street = [zombie(1, full), zombie(3, full), zombie(3, full)]
  const table = bossFight('super-abomination', [{ grid: ['####'] }], [fighter(['##'], EXPLOSIVE, street)])
  expect(sweepsOf(table, 0)).toEqual(['1 -1', '2 3 -1'])
  table.do(0, sweep(1, -1))
  table.do(0, hit(1, 'a1 b1'))
  expect(table.refusal(0, hit(-1, 'a1 b1'))).toBe('accepted')
})

test('GU-EFX-24 (R14) whole shape, single or skip for each, turned on its own', () => {
  const table = fight([fighter(['##'], EXPLOSIVE, [zombie(2, ['#', '#']), zombie(2, full), zombie(2, full)])])
  table.do(0, sweep(1, 2, 3))
  table.do(0, hit(1, 'a1 a2'))
  table.do(0, 'skip')
  table.do(0, hit(3, 'd1'))
  expect(table.of('crossed').map(({ target, by }) => `${target} ${by}`)).toEqual(['1 shape', '3 single'])
})

test('GU-EFX-24 (R15) the targets are fixed: one pushed away is not drawn on again, one pushed in is no target', () => {
  const street = [zombie(3, full), zombie(2, full), zombie(2, full)]
  const table = fight([fighter(['##'], ['explosive', 'knockback'], street)])
  table.do(0, sweep(2, 3))
  table.do(0, hit(2, 'a1 b1'))
  table.do(0, 'push')
  table.do(0, hit(3, 'a1 b1'))
  table.do(0, 'push')
  expect([placeOf(table, 2), placeOf(table, 3)]).toEqual(['0/3', '0/3'])
  expect(table.of('crossed').map(({ target }) => target)).toEqual([2, 3])
  expect(table.of('turnRevealed')).toHaveLength(1)
})

test('GU-EFX-24 (R15) each death is settled at once and opens no new target', () => {
  const street = [zombie(1, ['##']), zombie(1, ['##']), zombie(2, full)]
  const table = fight([fighter(['##'], EXPLOSIVE, street)])
  table.do(0, sweep(1, 2))
  table.do(0, hit(1, 'a1 b1'))
  expect(placeOf(table, 1)).toBe('gone')
  table.do(0, hit(2, 'a1 b1'))
  expect(table.open()).toEqual(['0 upgrade'])
  expect(table.board.seats[0]?.owed).toBe(2)
})

test('GU-EFX-24 with only the boss in front it hits the boss', () => {
  const table = bossFight('super-abomination', [{ grid: ['####'] }], [fighter(['##'], EXPLOSIVE, [])])
  expect(table.refusal(0, hit(-1, 'a1 b1'))).toBe('accepted')
})

test('GU-EFX-25 (R63) with long range one slot of one seat’s street, the boss only if it faces that seat', () => {
  const seats = [
    fighter(['##'], ['explosive', 'long-range'], [zombie(1, full), zombie(1, full)]),
    fighter(['##'], [], [zombie(2, full), zombie(3, full)], { survivor: 'lisa' }),
  ]
  const table = bossFight('super-abomination', [{ grid: ['####'] }], seats, { boss: { seat: 1 } })
  expect(sweepsOf(table, 0)).toEqual(['1 2', '3 -1', '4 -1'])
  expect(table.refusal(0, hit(2, 'a1 b1'))).toBe('accepted')
})

test('GU-EFX-25 (R63) without long range the boss of a neighbor is not added', () => {
  const seats = [
    fighter(['##'], EXPLOSIVE, [zombie(1, full), zombie(1, full)]),
    fighter(['##'], [], [], { survivor: 'lisa' }),
  ]
  const table = bossFight('super-abomination', [{ grid: ['####'] }], seats, { boss: { seat: 1 } })
  expect(sweepsOf(table, 0)).toEqual(['1 2'])
})

test('GU-EFX-25 (R17) with multi hit the sweep is repeated, on another slot if liked', () => {
  const street = [zombie(1, full), zombie(1, full), zombie(2, full), zombie(2, full)]
  const table = fight([fighter(['##'], ['explosive', 'multi-hit 2'], street)])
  table.do(0, sweep(1, 2))
  table.do(0, hit(1, 'a1 b1'))
  table.do(0, hit(2, 'a1 b1'))
  table.do(0, sweep(3, 4))
  table.do(0, hit(3, 'a1 b1'))
  table.do(0, hit(4, 'a1 b1'))
  expect(table.of('crossed')).toHaveLength(4)
  expect(table.of('turnRevealed')).toHaveLength(1)
})
