import { isRecord, ScriptMismatch } from '@graveshift/kernel'
import { expect, test } from 'vitest'
import { CONTENT } from '../content/index.ts'
import { position } from '../testing.ts'
import { armor, bossCard, bossFight, bystanders, hit, hitsOn, wounds } from '../testing-looks.ts'

const PLAIN = 'super-abomination'
const body = { grid: ['YYB###'], fixedYellow: 1, fixedBlue: 2 }

test('GU-BOS-01 attack: every survivor suffers the uncrossed yellow icons', () => {
  const table = bossCard('p1-attack', PLAIN, [body], bystanders({}, {}))
  expect(wounds(table)).toEqual(['0 -0 armor -3 health boss-attack', '1 -0 armor -3 health boss-attack'])
})

test('GU-BOS-01 special attack: every survivor suffers yellow and blue', () => {
  const table = bossCard('p2-special', PLAIN, [body], bystanders({}, {}))
  expect(wounds(table)).toEqual([
    '0 -0 armor -6 health boss-special-attack',
    '1 -0 armor -6 health boss-special-attack',
  ])
})

test('GU-BOS-01 icons resolve from left to right: the skill before the attack', () => {
  const table = bossCard('p1-skill-attack', PLAIN, [body], bystanders({ armor: 2 }))
  expect(table.events.map(({ type }) => type).slice(0, 6)).toEqual([
    'stepBegan',
    'bossCardRevealed',
    'skillUsed',
    'armorBroken',
    'bossAttacked',
    'suffered',
  ])
})

test('GU-BOS-01 icons resolve from left to right: the skill before the spawn', () => {
  const zombies = [{ id: 'late', type: 'walker', speed: 'slow', grid: ['##'] }]
  const more = { zombies, decks: ['late'] }
  const table = bossCard('p1-skill-spawn', 'zombie-pyramid', [{ grid: ['x###'] }], bystanders({}), more)
  const told = table.events.map(({ type }) => type)
  expect(told.indexOf('suffered')).toBeLessThan(told.indexOf('zombieDealt'))
  expect(told).toContain('zombieDealt')
})

test('GU-BOS-01 the icons of a card wait for each other', () => {
  const seats = bystanders({ armor: 1 }, { armor: 1 })
  const table = bossCard('p2-skill-special', 'mutation', [body], seats)
  expect(table.open()).toEqual(['0 dodge', '1 dodge'])
  table.do(0, 'dodge')
  expect(table.of('bossAttacked')).toEqual([])
  table.do(1, 'dodge')
  expect(table.of('bossAttacked')).toHaveLength(1)
})

test('GU-BOS-01 special attacks come in phase 2 only', () => {
  const phase2 = CONTENT.bossCards.filter(({ icons }) => icons.includes('special-attack'))
  expect(phase2.map(({ phase }) => phase)).toEqual([2, 2])
  expect(() => bossCard('p2-special', PLAIN, [body], bystanders({}), { turn: 5 })).toThrow(ScriptMismatch)
  expect(() => bossCard('p1-attack', PLAIN, [body], bystanders({}), { turn: 6 })).toThrow(ScriptMismatch)
})

test('GU-BOS-02 after the card the boss moves one seat clockwise', () => {
  const table = bossCard('p1-attack', PLAIN, [body], bystanders({}, {}, {}), { boss: { seat: 1 } })
  expect(table.of('bossMoved')).toEqual([{ type: 'bossMoved', seat: 2 }])
  const told = table.events.map(({ type }) => type)
  expect(told.indexOf('bossMoved')).toBeGreaterThan(told.indexOf('bossAttacked'))
})

test('GU-BOS-02 (R43) it moves in turns 1 and 2 too, which have no card', () => {
  for (const turn of [1, 2]) {
    const table = bossFight(PLAIN, [body], bystanders({}, {}), { step: 'card', turn })
    expect([turn, ...table.of('bossMoved').map(({ seat }) => seat)]).toEqual([turn, 1])
    expect(table.of('bossCardRevealed')).toEqual([])
  }
})

test('GU-BOS-02 in solo it never moves', () => {
  const table = bossCard('p1-attack', PLAIN, [body], bystanders({}))
  expect(table.of('turnRevealed')).toHaveLength(1)
  expect([table.of('bossMoved'), table.board.boss.seat]).toEqual([[], 0])
})

test('GU-BOS-02 in round 1 there is no boss to move', () => {
  const table = position({ step: 'card', turn: 2, seats: bystanders({}, {}) })
  expect(table.of('bossMoved')).toEqual([])
})

test('GU-BOS-12 (R44) the leader faces the boss in turn 1 of round 2', () => {
  const table = position(
    { step: 'card', turn: 9, leader: 2, decks: [], seats: bystanders({}, {}, {}) },
    { turn: ['blue-still'] },
  )
  expect([table.board.round, table.board.turn, table.board.boss.seat]).toEqual([2, 1, 2])
  expect(table.of('bossMoved')).toEqual([])
  expect(table.refusal(2, hit(-1, 'c1 d1'))).toBe('accepted')
})

test('GU-BOS-12 from the last seat it goes on to the first', () => {
  const table = bossCard('p1-attack', PLAIN, [body], bystanders({}, {}, {}), { boss: { seat: 2 } })
  expect(table.board.boss.seat).toBe(0)
})

test('GU-BOS-09 each boss has a black side for easy and a red one for all other levels', () => {
  for (const boss of CONTENT.bosses)
    for (const { id: difficulty, bossSide } of CONTENT.difficulties) {
      const table = position({ round: 2, difficulty, boss: { id: boss.id }, seats: bystanders({}) })
      const singles = hitsOn(table, 0, -1).filter((squares) => !squares.includes(' '))
      const side = boss[difficulty === 'easy' ? 'black' : 'red']
      expect([difficulty, bossSide]).toEqual([difficulty, difficulty === 'easy' ? 'black' : 'red'])
      const all = table.board.boss.bodies.length
      expect([boss.id, difficulty, all]).toEqual([boss.id, difficulty, side.bodies.length])
      if (boss.id === 'zombie-pyramid' || boss.id === 'screamer') continue
      const [first = { grid: [] }] = side.bodies
      const spaces = first.grid.join('').replaceAll('.', '').length
      expect([boss.id, difficulty, singles.length]).toEqual([boss.id, difficulty, spaces])
    }
})

test('GU-BOS-10 icons inside the HP spaces can be crossed and then do not count', () => {
  const table = bossCard('p2-special', PLAIN, [{ ...body, grid: ['yYb###'] }], bystanders({}))
  expect(wounds(table)).toEqual(['0 -0 armor -4 health boss-special-attack'])
})

test('GU-BOS-10 fixed yellow counts in every attack, fixed blue only in special attacks', () => {
  const fixed = { grid: ['####'], fixedYellow: 1, fixedBlue: 2 }
  const damage = (card: string) =>
    bossCard(card, PLAIN, [fixed], bystanders({}))
      .of('bossAttacked')
      .map((event) => event.damage)
  expect([damage('p1-attack'), damage('p2-special')]).toEqual([[1], [3]])
})

test('GU-BOS-10 (R57) with all icons inside crossed only the fixed ones attack, without any: no damage', () => {
  const some = bossCard('p1-attack', PLAIN, [{ ...body, grid: ['yyb###'] }], bystanders({}))
  expect(wounds(some)).toEqual(['0 -0 armor -1 health boss-attack'])
  const none = bossCard('p1-attack', PLAIN, [{ grid: ['yyb###'] }], bystanders({}))
  expect([wounds(none), none.of('bossAttacked').length]).toEqual([[], 1])
})

test('GU-BOS-11 attacks reach every survivor, wherever the boss stands', () => {
  const table = bossCard('p1-attack', PLAIN, [body], bystanders({}, {}, {}, {}), { boss: { seat: 3 } })
  expect(table.of('suffered').map(({ seat }) => seat)).toEqual([0, 1, 2, 3])
})

test('GU-BOS-11 skills reach every survivor, wherever the boss stands', () => {
  const seats = bystanders({ armor: 2 }, { armor: 2 }, { armor: 2 })
  const table = bossCard('p1-skill-spawn', PLAIN, [body], seats, { boss: { seat: 1 } })
  expect(table.of('armorBroken').map(({ seat }) => seat)).toEqual([0, 1, 2])
})

test('GU-BOS-11 armor may absorb an attack, each survivor as they like', () => {
  const table = bossCard('p1-attack', PLAIN, [body], bystanders({ armor: 4 }, { armor: 1 }, {}))
  expect(table.open()).toEqual(['0 armor', '1 armor'])
  expect(table.list(0).map((pick) => isRecord(pick) && pick.amount)).toEqual([3, 2, 1, 0])
  table.do(0, { do: 'armor', amount: 2 })
  table.do(1, { do: 'armor', amount: 0 })
  expect(wounds(table).sort()).toEqual([
    '0 -2 armor -1 health boss-attack',
    '1 -0 armor -3 health boss-attack',
    '2 -0 armor -3 health boss-attack',
  ])
  expect(armor(table, 0)).toBe(2)
})
