import { expect, test } from 'vitest'
import {
  armor,
  bossCard,
  bossFight,
  bystanders,
  crossedOn,
  fighter,
  gains,
  health,
  hit,
  wounds,
} from '../testing-looks.ts'

const ID = 'mutation'
/** A dotted line all the way down between columns b and c. */
const lump = {
  grid: ['#####', '#####', '#####', '#####', '#####', '#####'],
  lines: ['b1-c1', 'b2-c2', 'b3-c3', 'b4-c4', 'b5-c5', 'b6-c6'],
}

function attack(shape: readonly string[], effects: readonly string[] = [], more = {}, body: object = lump) {
  return bossFight(ID, [{ ...body }], [fighter(shape, effects, [], { health: 9, ...more })])
}

/** What a draw costs, found by trying: 0 or 1. */
function cost(
  shape: readonly string[],
  squares: string,
  effects: readonly string[] = [],
  body: object = lump,
) {
  const refusal = attack(shape, effects, {}, body).refusal(0, hit(-1, squares))
  const table = attack(shape, effects, {}, body)
  table.do(0, refusal === 'must-pay GU-BOS-21' ? hit(-1, squares, 'health') : hit(-1, squares))
  return 9 - health(table, 0)
}

test('GU-BOS-08 a shape whose area covers a dotted line costs the attacker 1 damage', () => {
  const table = attack(['##'])
  expect(table.refusal(0, hit(-1, 'b1 c1'))).toBe('must-pay GU-BOS-21')
  table.do(0, hit(-1, 'b1 c1', 'health'))
  expect(wounds(table)).toEqual(['0 -0 armor -1 health mutation-line'])
  expect(crossedOn(table, 0)).toEqual(['b1', 'c1'])
})

test('GU-BOS-21 a border along a line costs nothing, on either side', () => {
  expect([cost(['##'], 'b1 b2'), cost(['##'], 'c1 c2'), cost(['##'], 'a1 b1')]).toEqual([0, 0, 0])
  expect(attack(['##']).refusal(0, hit(-1, 'b1 b2', 'health'))).toBe('nothing-to-pay GU-BOS-21')
})

test('GU-BOS-21 squares on both sides of a line’s two ends do not cover it', () => {
  const one = { grid: ['####', '####'], lines: ['b1-c1'] }
  expect(cost(['##', '##'], 'b1 c1 b2 c2', [], one)).toBe(1)
  expect(cost(['.##', '##.'], 'c1 d1 b2 c2', [], one)).toBe(0)
})

test('GU-BOS-21 lines below a square count as well, also in the lower half of the grid', () => {
  const rows = { grid: ['#', '#', '#', '#', '#', '#', '#', '#'], lines: ['a2-a3', 'a4-a5', 'a6-a7'] }
  const places = ['a1 a2', 'a2 a3', 'a3 a4', 'a4 a5', 'a5 a6', 'a6 a7', 'a7 a8']
  expect(places.map((squares) => cost(['##'], squares, [], rows))).toEqual([0, 1, 0, 1, 0, 1, 0])
  expect(cost(['##'], 'b6 c6')).toBe(1)
})

test('GU-BOS-21 a single never pays', () => {
  expect([cost(['##'], 'b1'), cost(['##'], 'c1')]).toEqual([0, 0])
})

test('GU-BOS-21 (R51) several lines cost 1', () => {
  expect(cost(['##', '##'], 'b1 c1 b2 c2')).toBe(1)
})

test('GU-BOS-21 (R51) each draw of a multi hit counts anew', () => {
  const table = attack(['##'], ['multi-hit 3'])
  table.do(0, hit(-1, 'b1 c1', 'health'))
  table.do(0, hit(-1, 'd1 e1'))
  table.do(0, hit(-1, 'b2 c2', 'health'))
  expect(wounds(table)).toHaveLength(2)
  expect(health(table, 0)).toBe(7)
})

test('GU-BOS-21 (R51) a split shape pays once, though both parts cover lines', () => {
  expect(cost(['####'], 'b1 c1 b3 c3', ['split'])).toBe(1)
  expect(cost(['####'], 'b1 c1 d5 e5', ['split'])).toBe(1)
})

test('GU-BOS-21 (R65) two parts, each on its own side of a line, cost nothing', () => {
  expect(cost(['####'], 'a1 b1 c1 d1', ['split'])).toBe(0)
  expect(cost(['####'], 'a1 b1 c1 d1')).toBe(1)
  expect(cost(['####'], 'b1 b2 c1 c2', ['split'])).toBe(0)
})

test('GU-BOS-21 (R65) it pays if every way to see two parts covers a line', () => {
  // Three and two in a row over two lines: one cut cannot mend both.
  const two = { grid: ['#####'], lines: ['b1-c1', 'd1-e1'] }
  expect(cost(['#####'], 'a1 b1 c1 d1 e1', ['split'], two)).toBe(1)
})

test('GU-BOS-21 (R51) armor may absorb it, or not', () => {
  const paid = (pay: 'armor' | 'health') => {
    const table = attack(['##'], [], { armor: 2 })
    table.do(0, hit(-1, 'b1 c1', pay))
    return [armor(table, 0), health(table, 0)]
  }
  expect([paid('armor'), paid('health')]).toEqual([
    [1, 9],
    [2, 8],
  ])
})

test('GU-BOS-21 (R64) armor under the very shape comes too late', () => {
  const table = attack(['##'], [], {}, { grid: ['#A##'], lines: ['b1-c1'] })
  expect(table.refusal(0, hit(-1, 'b1 c1', 'armor'))).toBe('no-armor GU-WLK-07')
  table.do(0, hit(-1, 'b1 c1', 'health'))
  expect([health(table, 0), armor(table, 0), gains(table)]).toEqual([8, 1, ['0 +1 armor icon']])
  const told = table.events.map(({ type }) => type)
  expect(told.indexOf('suffered')).toBeLessThan(told.indexOf('crossed'))
})

test('GU-BOS-21 (R64) at the last health that armor does not save the life', () => {
  const table = attack(['##'], [], { health: 1 }, { grid: ['#A##'], lines: ['b1-c1'] })
  table.do(0, hit(-1, 'b1 c1', 'health'))
  expect(table.board.outcome).toBe('lost')
})

test('GU-BOS-08 (R52) damage first: a defeat even if the blow would win', () => {
  const table = attack(['##'], [], { health: 1 }, { grid: ['##'], lines: ['a1-b1'] })
  table.do(0, hit(-1, 'a1 b1', 'health'))
  expect(table.of('lost')).toEqual([{ type: 'lost', why: 'death', seat: 0 }])
  expect([table.board.outcome, table.of('won'), table.of('crossed')]).toEqual(['lost', [], []])
})

test('GU-BOS-08 (R52) with owned armor the same blow wins, and the armor must pay', () => {
  const table = attack(['##'], [], { health: 1, armor: 1 }, { grid: ['##'], lines: ['a1-b1'] })
  expect(table.refusal(0, hit(-1, 'a1 b1', 'health'))).toBe('armor-saves-life GU-WLK-07')
  table.do(0, hit(-1, 'a1 b1', 'armor'))
  expect(table.board.outcome).toBe('won')
})

test('GU-BOS-21 (R51) the attacker pays, by long range too', () => {
  const seats = [fighter(['##'], ['long-range'], [], { health: 9 }), ...bystanders({}, {}).slice(1)]
  const table = bossFight(ID, [lump], seats, { boss: { seat: 1 } })
  table.do(0, hit(-1, 'b1 c1', 'health'))
  expect(wounds(table)).toEqual(['0 -0 armor -1 health mutation-line'])
})

test('GU-BOS-21 (R51) each target of a sweep is a draw of its own: the boss’s part pays', () => {
  const seats = [fighter(['##'], ['cut-down'], [{ slot: 1, type: 'walker', speed: 'slow', grid: ['####'] }])]
  const table = bossFight(ID, [lump], seats)
  table.do(0, { do: 'sweep', targets: [1, -1] })
  table.do(0, hit(1, 'b1 c1'))
  expect(table.refusal(0, hit(-1, 'b1 c1'))).toBe('must-pay GU-BOS-21')
  expect(wounds(table)).toEqual([])
})

test('GU-BOS-08 GU-BOS-16 (R56) the skill: 1 owned armor cancels both points, by each survivor’s choice', () => {
  const seats = bystanders(
    { armor: 2, health: 9 },
    { armor: 1, health: 9 },
    { armor: { used: 2 }, health: 9 },
  )
  const table = bossCard('p1-skill-spawn', ID, [lump], seats)
  expect(table.open()).toEqual(['0 dodge', '1 dodge'])
  table.do(0, 'dodge')
  table.do(1, 'endure')
  table.do(1, { do: 'armor', amount: 0 })
  expect([0, 1, 2].map((seat) => [armor(table, seat), health(table, seat)])).toEqual([
    [1, 9],
    [1, 7],
    [0, 7],
  ])
})

test('GU-BOS-16 (R56) endured, it is 2 ordinary damage that armor may absorb point by point', () => {
  const table = bossCard('p1-skill-spawn', ID, [lump], bystanders({ armor: 2, health: 9 }))
  table.do(0, 'endure')
  expect(table.list(0)).toEqual([2, 1, 0].map((amount) => ({ do: 'armor', amount })))
  table.do(0, { do: 'armor', amount: 1 })
  expect([armor(table, 0), health(table, 0)]).toEqual([1, 8])
})

test('GU-BOS-16 (R39) where 1 armor saves the life it is used by itself', () => {
  const table = bossCard('p1-skill-spawn', ID, [lump], bystanders({ armor: 1, health: 1 }))
  expect([wounds(table), table.board.outcome]).toEqual([['0 -1 armor -0 health boss-skill'], undefined])
})

test('GU-BOS-16 without armor 2 damage at 2 health is a defeat', () => {
  const table = bossCard('p1-skill-spawn', ID, [lump], bystanders({ health: 2, armor: { used: 1 } }))
  expect(table.of('lost')).toEqual([{ type: 'lost', why: 'death', seat: 0 }])
})
