import { expect, test } from 'vitest'
import {
  armor,
  bossCard,
  bossFight,
  bystanders,
  fighter,
  health,
  hit,
  hitsOn,
  sweepsOf,
  wounds,
  zombie,
} from '../testing-looks.ts'

const ID = 'dead-sox'
/** Catcher 3 yellow and 1 blue, batter 1 and 1, pitcher 2 and 1. */
const [catcher, batter, pitcher] = [{ grid: ['YYYB#'] }, { grid: ['YB#'] }, { grid: ['YYB#'] }]
const team = [catcher, batter, pitcher]
const dead = { grid: ['xxx'] }

test('GU-BOS-06 GU-BOS-17 (R53) they attack in order, each with its own icons and kind of damage', () => {
  const table = bossCard('p1-attack', ID, team, bystanders({ armor: 5, health: 9 }))
  expect(table.of('bossAttacked').map(({ body, damage }) => [body, damage])).toEqual([
    [0, 3],
    [1, 1],
  ])
  expect(table.open()).toEqual(['0 armor'])
  table.do(0, { do: 'armor', amount: 1 })
  expect(wounds(table)).toEqual([
    '0 -3 armor -0 health boss-attack',
    '0 -1 armor -0 health boss-attack',
    '0 -0 armor -2 health boss-attack',
  ])
  expect(armor(table, 0)).toBe(1)
})

test('GU-BOS-17 (R53) catcher damage beyond the owned armor is ignored, never health', () => {
  const seats = bystanders({ armor: 2, health: 9 }, { health: 9 })
  const table = bossCard('p1-attack', ID, [catcher, dead, dead], seats)
  expect(wounds(table)).toEqual(['0 -2 armor -0 health boss-attack'])
  expect([health(table, 0), health(table, 1)]).toEqual([9, 9])
})

test('GU-BOS-06 the batter’s damage is normal: armor may absorb it or not', () => {
  const table = bossCard('p1-attack', ID, [dead, batter, dead], bystanders({ armor: 2, health: 9 }))
  table.do(0, { do: 'armor', amount: 0 })
  expect([armor(table, 0), health(table, 0)]).toEqual([2, 8])
})

test('GU-BOS-06 armor cannot block the pitcher', () => {
  const table = bossCard('p1-attack', ID, [dead, dead, pitcher], bystanders({ armor: 9, health: 9 }))
  expect([armor(table, 0), health(table, 0)]).toEqual([9, 7])
})

test('GU-BOS-17 (R53) in special attacks each counts yellow and blue, fixed ones too', () => {
  const bodies = [{ ...catcher, fixedBlue: 1 }, batter, { ...pitcher, fixedYellow: 1 }]
  const table = bossCard('p2-special', ID, bodies, bystanders({ health: 9 }))
  expect(table.of('bossAttacked').map(({ damage }) => damage)).toEqual([5, 2, 4])
  expect(health(table, 0)).toBe(9 - 2 - 4)
})

test('GU-BOS-17 crossed icons of a member weaken that member only', () => {
  const table = bossCard('p1-attack', ID, [catcher, { grid: ['yB#'] }, pitcher], bystanders({ health: 9 }))
  expect(table.of('bossAttacked').map(({ damage }) => damage)).toEqual([3, 0, 2])
})

test('GU-BOS-06 the dead do not attack, not even with fixed icons', () => {
  const bodies = [{ ...dead, fixedYellow: 2 }, batter, { ...dead, fixedYellow: 2 }]
  const table = bossCard('p1-attack', ID, bodies, bystanders({ health: 9 }))
  expect(table.of('bossAttacked').map(({ body }) => body)).toEqual([1])
  expect(health(table, 0)).toBe(8)
})

test('GU-BOS-06 (R54) the skill: each living one deals 1 of its kind, to everybody', () => {
  const seats = bystanders({ armor: 2, health: 9 }, { health: 9 })
  const table = bossCard('p1-skill-spawn', ID, team, seats)
  expect(wounds(table)).toEqual(['0 -1 armor -0 health boss-skill', '1 -0 armor -1 health boss-skill'])
  table.do(0, { do: 'armor', amount: 1 })
  expect(wounds(table).slice(2)).toEqual([
    '0 -1 armor -0 health boss-skill',
    '0 -0 armor -1 health boss-skill',
    '1 -0 armor -1 health boss-skill',
  ])
})

test('GU-BOS-18 (R54) the dead skip the skill', () => {
  const table = bossCard('p1-skill-spawn', ID, [dead, dead, pitcher], bystanders({ armor: 2, health: 9 }))
  expect(wounds(table)).toEqual(['0 -0 armor -1 health boss-skill'])
})

test('GU-BOS-18 (R55) a shape never spans two members', () => {
  const halves = [{ grid: ['##'] }, { grid: ['##'] }, { grid: ['##'] }]
  const table = bossFight(ID, halves, [fighter(['####'], [], [])])
  expect(hitsOn(table, 0, -1).sort()).toEqual(['a1', 'b1'])
  expect(table.refusal(0, hit(-1, 'a1 b1 c1 d1'))).toBe('outside-spaces GU-ATK-03')
})

test('GU-BOS-18 a dead member is no target', () => {
  const table = bossFight(ID, [dead, batter, pitcher], [fighter(['##'], [], [])])
  expect(table.refusal(0, hit(-1, 'a1'))).toBe('body-dead GU-BOS-18')
  expect(hitsOn(table, 0, -1)).toEqual([])
})

test('GU-BOS-18 (R55) cut down and explosive hit one living member of choice', () => {
  for (const effect of ['cut-down', 'explosive']) {
    const table = bossFight(ID, [dead, batter, pitcher], [fighter(['##'], [effect], [zombie(1, ['##'])])])
    expect([effect, sweepsOf(table, 0)]).toEqual([effect, ['1 -2', '1 -3']])
    expect(table.refusal(0, { do: 'sweep', targets: [1, -2, -3] })).toBe('sweep-targets GU-EFX-24')
    expect(table.refusal(0, { do: 'sweep', targets: [1, -1] })).toBe('body-dead GU-BOS-18')
  }
})

test('GU-BOS-18 (R55) won when all three are dead, not before', () => {
  const one = { grid: ['##'] }
  const table = bossFight(ID, [one, dead, one], [fighter(['##'], ['multi-hit 2'], [])])
  table.do(0, hit(-3, 'a1 b1'))
  expect([table.of('bodyKilled'), table.board.outcome]).toEqual([
    [{ type: 'bodyKilled', body: 2 }],
    undefined,
  ])
  table.do(0, hit(-1, 'a1 b1'))
  expect(table.board.outcome).toBe('won')
})

test('GU-BOS-18 (R31) a dead member earns no upgrade', () => {
  const table = bossFight(ID, [{ grid: ['##'] }, batter, pitcher], [fighter(['##'], [], [])])
  table.do(0, hit(-1, 'a1 b1'))
  expect([table.of('bodyKilled').length, table.board.seats[0]?.owed]).toEqual([1, 0])
  expect(table.of('stepBegan').map(({ step }) => step)).not.toContain('upgrade')
})
