import { expect, test } from 'vitest'
import { armor, bossCard, bossFight, bystanders, fighter, health, hit, wounds } from '../testing-looks.ts'

const ID = 'super-abomination'
const body = { grid: ['####', '####'] }

test('GU-BOS-03 the skill crosses 2 owned armor of each survivor, or what there is', () => {
  const seats = bystanders({ armor: 3 }, { armor: 1 }, {}, { armor: 2 })
  const table = bossCard('p1-skill-spawn', ID, [body], seats)
  expect([0, 1, 2, 3].map((seat) => armor(table, seat))).toEqual([1, 0, 0, 0])
  expect(table.of('armorBroken').map(({ seat, amount }) => [seat, amount])).toEqual([
    [0, 2],
    [1, 1],
    [3, 2],
  ])
})

test('GU-BOS-13 the skill is not damage: no choice, no health lost', () => {
  const table = bossCard('p1-skill-spawn', ID, [body], bystanders({ armor: 1, health: 1 }, { health: 1 }))
  expect([health(table, 0), health(table, 1), wounds(table)]).toEqual([1, 1, []])
  expect(table.open()).toEqual(['1 attack'])
  expect(table.board.turn).toBe(4)
})

test('GU-BOS-13 armor already used does not count, and the crossed slots are used for good', () => {
  const table = bossCard('p1-skill-spawn', ID, [body], bystanders({ armor: { owned: 1, used: 3 } }))
  expect(table.board.seats[0]?.armor).toEqual({ gained: 4, used: 4 })
})

test('GU-BOS-13 no special rule: any HP space may be hit, in any order, at no cost', () => {
  const squares = ['a1 b1', 'c2 d2', 'd1', 'a2']
  for (const where of squares)
    expect([where, bossFight(ID, [body], [fighter(['##'], [], [])]).refusal(0, hit(-1, where))]).toEqual([
      where,
      'accepted',
    ])
})
