import { FastChance } from '@graveshift/kernel'
import { expect, test } from 'vitest'
import { position } from '../testing.ts'
import { fight, fighter, gains, hit, hitsOn, zombie } from '../testing-looks.ts'

/** Lisa's own Sansetsukon, five squares in a row, with its first upgrade. */
function sansetsukon(grid: readonly string[], level = 1) {
  const more = { survivor: 'lisa', upgrades: { red: level }, street: [zombie(1, grid)] }
  return position({ card: 'red-slow', seats: [more] })
}

const field = ['######', '######', '######', '######']

test('GU-EFX-07 the rulebook’s worked example: some ways to split the Sansetsukon', () => {
  const ways = {
    'whole, upright only where it fits': 'a1 b1 c1 d1 e1',
    'two and three, apart': 'a1 b1 d3 e3 f3',
    'one and four, the four turned upright': 'f1 a1 a2 a3 a4',
    'three and two, turned towards each other': 'a1 a2 a3 c1 d1',
    'two parts that touch': 'a1 b1 b2 c2 d2',
    'the three reduced to one square': 'a1 b1 f4',
    'the two reduced to one square': 'a1 b1 c1 f4',
    'both parts reduced to one square': 'a1 f4',
    'the whole weapon as one single': 'd3',
  }
  for (const [way, squares] of Object.entries(ways))
    expect([way, sansetsukon(field).refusal(0, hit(1, squares))]).toEqual([way, 'accepted'])
})

test('GU-EFX-07 while split is locked the shape is not cut', () => {
  expect(sansetsukon(field, 0).refusal(0, hit(1, 'a1 b1 d3 e3 f3'))).toBe('not-the-shape GU-ATK-03')
  expect(sansetsukon(field, 0).refusal(0, hit(1, 'a1 f4'))).toBe('not-the-shape GU-ATK-12')
})

test('GU-EFX-07 both parts together are one hit shape: one draw, one set of gains', () => {
  const table = fight([fighter(['###'], ['split', 'lock-and-load'], [zombie(1, ['DM#D', '####'])])])
  table.do(0, hit(1, 'a1 b1 d1'))
  expect(table.of('crossed')).toMatchObject([{ by: 'split' }])
  expect(gains(table)).toEqual(['0 +1 ammo icon', '0 +2 ammo lock-and-load'])
  expect(table.open()).toEqual(['0 ammo'])
})

test('GU-EFX-07 each part is turned and mirrored on its own', () => {
  // An L of four: two and two, one lying, one standing.
  const table = fight([fighter(['###', '#..'], ['split'], [zombie(1, ['##.', '..#', '..#'])])])
  expect(table.refusal(0, hit(1, 'a1 b1 c2 c3'))).toBe('accepted')
})

test('GU-EFX-21 (R13) exactly two parts, each connected, together the whole shape', () => {
  const refused = (squares: string) => sansetsukon(field).refusal(0, hit(1, squares))
  expect(refused('a1 c1 e1')).toBe('not-the-split GU-EFX-21')
  expect(refused('a1 b1 d1 f1 a3')).toBe('not-the-split GU-EFX-21')
  expect(refused('a1 b1 b2 d3 e3')).toBe('not-the-split GU-EFX-21')
  expect(refused('a1 b1 d3 e3')).toBe('not-the-split GU-EFX-21')
  expect(refused('a1 b1 c1 d1 e1 f1')).toBe('not-the-split GU-EFX-21')
  expect(refused('a1 b1 c1 a3 b3 c3')).toBe('not-the-split GU-EFX-21')
})

test('GU-EFX-21 (R13) a part is connected in the printed shape: a square is not cut corner from corner', () => {
  const square = (squares: string) =>
    fight([fighter(['##', '##'], ['split'], [zombie(1, field)])]).refusal(0, hit(1, squares))
  expect(square('a1 b1 d3 d4')).toBe('accepted')
  expect(square('a1 b1 b2 f4')).toBe('accepted')
  expect(square('a1 b1 c1 f4')).toBe('not-the-split GU-EFX-21')
})

test('GU-EFX-21 (R13) parts do not overlap and stay on one target', () => {
  const table = fight([fighter(['###'], ['split'], [zombie(1, ['##']), zombie(1, ['##'])])])
  expect(table.refusal(0, hit(1, 'a1 b1 a1'))).toBe('not-an-answer KERNEL')
  expect(hitsOn(table, 0, 1).sort()).toEqual(['a1', 'a1 b1', 'b1'])
  table.do(0, hit(1, 'a1 b1'))
  expect(table.open()).toEqual(['0 upgrade'])
})

test('GU-EFX-21 parts keep to uncrossed HP spaces like any shape', () => {
  expect(sansetsukon(['x#####', '######']).refusal(0, hit(1, 'a1 b1 a2 b2 c2'))).toBe(
    'already-crossed GU-ATK-03',
  )
  expect(sansetsukon(['.#####', '######']).refusal(0, hit(1, 'a1 b1 a2 b2 c2'))).toBe(
    'outside-spaces GU-ATK-03',
  )
})

test('GU-EFX-21 what is listed is what is allowed, each set of squares once', () => {
  const table = fight([fighter(['##'], ['split'], [zombie(1, ['###'])])])
  expect(hitsOn(table, 0, 1).sort()).toEqual(['a1', 'a1 b1', 'a1 c1', 'b1', 'b1 c1', 'c1'])
})

test('GU-EFX-21 (R68) a hit shape that does not hang together is no shape to split', () => {
  expect(() => fight([fighter(['#.#'], ['split'], [zombie(1, ['###'])])])).toThrow('R68')
})

test('GU-EFX-21 a weapon of one square has nothing to split, and a bot may hold it', () => {
  const table = fight([fighter(['#'], ['split'], [zombie(1, ['##'])])])
  const chance = new FastChance(7)
  const { sample } = table.rules.choices.attack
  for (let i = 0; i < 40; i++) {
    const pick = sample(table.board, table.choice(0) as never, { below: (n) => chance.below(n) })
    expect(['hit', 'pass']).toContain(pick.do)
  }
  expect(hitsOn(table, 0, 1)).toEqual(['a1', 'b1'])
})
