import { isRecord } from '@graveshift/kernel'
import { expect, test } from 'vitest'
import { game, position } from '../testing.ts'
import {
  ammo,
  armor,
  bossCard,
  bossFight,
  bystanders,
  crossedOn,
  fighter,
  gains,
  health,
  hit,
  hitsOn,
} from '../testing-looks.ts'

const ID = 'zombie-pyramid'
const heap = [{ grid: ['x####', '#####', '#####'] }]

function draw(effects: readonly string[], squares: string, shape: readonly string[] = ['##']): string {
  return bossFight(ID, heap, [fighter(shape, effects, [])]).refusal(0, hit(-1, squares))
}

test('GU-BOS-04 a hit must touch a crossed HP space, by side or corner', () => {
  expect(draw([], 'b1 c1')).toBe('accepted')
  expect(draw([], 'b2 c2')).toBe('accepted')
  expect(draw([], 'c1 d1')).toBe('not-touching GU-BOS-14')
  expect(draw([], 'a3 b3')).toBe('not-touching GU-BOS-14')
})

test('GU-BOS-04 only touching hits are offered', () => {
  const table = bossFight(ID, [{ grid: ['x###'] }], [fighter(['##'], [], [])])
  expect(hitsOn(table, 0, -1).sort()).toEqual(['b1', 'b1 c1'])
})

test('GU-BOS-04 one space starts crossed', () => {
  const table = game({ boss: ID, difficulty: 'easy', survivors: ['ethan'] })
  expect(crossedOn(table, 0)).toEqual(['d1'])
  const red = game({ boss: ID, difficulty: 'standard', survivors: ['ethan'] })
  expect(crossedOn(red, 0)).toEqual(['d7'])
})

test('GU-BOS-14 the space crossed at the start gives nothing', () => {
  const table = position({ round: 2, boss: { id: ID }, seats: bystanders({}) })
  expect(crossedOn(table, 0)).toEqual(['d7'])
  expect([gains(table), ammo(table, 0), armor(table, 0)]).toEqual([[], 0, 0])
})

test('GU-BOS-04 the skill deals 1 damage to each that armor cannot block', () => {
  const table = bossCard('p1-skill-spawn', ID, heap, bystanders({ armor: 3, health: 5 }, { health: 7 }))
  expect([health(table, 0), armor(table, 0), health(table, 1)]).toEqual([4, 3, 6])
})

test('GU-BOS-04 the skill takes the last health although armor is owned', () => {
  const table = bossCard('p1-skill-spawn', ID, heap, bystanders({ armor: 3, health: 1 }))
  expect(table.of('lost')).toEqual([{ type: 'lost', why: 'death', seat: 0 }])
})

test('GU-BOS-14 (R48) a single must touch too', () => {
  expect(draw([], 'b2')).toBe('accepted')
  expect(draw([], 'c1')).toBe('not-touching GU-BOS-14')
})

test('GU-BOS-14 judged before the draw: one’s own squares do not count', () => {
  expect(draw([], 'b1 c1 d1', ['###'])).toBe('accepted')
  expect(draw([], 'c1 d1 e1', ['###'])).toBe('not-touching GU-BOS-14')
})

test('GU-BOS-14 (R48) earlier draws of a multi hit count as crossed', () => {
  const table = bossFight(ID, heap, [fighter(['##'], ['multi-hit 2'], [])])
  table.do(0, hit(-1, 'b1 c1'))
  expect(table.refusal(0, hit(-1, 'd3 e3'))).toBe('not-touching GU-BOS-14')
  expect(table.refusal(0, hit(-1, 'd1 e1'))).toBe('accepted')
})

test('GU-BOS-14 (R48) of a split shape one part must touch', () => {
  expect(draw(['split'], 'a2 e3')).toBe('accepted')
  expect(draw(['split'], 'c1 e3')).toBe('not-touching GU-BOS-14')
  expect(draw(['split'], 'a2 b2 d3 e3', ['####'])).toBe('accepted')
  expect(draw(['split'], 'c1 d1 d3 e3', ['####'])).toBe('not-touching GU-BOS-14')
})

test('GU-BOS-14 columns a and h do not touch each other', () => {
  const wide = [{ grid: ['.......x', '########'] }]
  const table = () => bossFight(ID, wide, [fighter(['##'], [], [])])
  expect(table().refusal(0, hit(-1, 'a2'))).toBe('not-touching GU-BOS-14')
  expect(table().refusal(0, hit(-1, 'g2'))).toBe('accepted')
})

test('GU-BOS-14 touching works across the middle of the grid', () => {
  const tall = [{ grid: ['#', '#', '#', '#', 'x', '#'] }]
  const table = () => bossFight(ID, tall, [fighter(['##'], [], [])])
  expect(table().refusal(0, hit(-1, 'a3 a4'))).toBe('accepted')
  expect(table().refusal(0, hit(-1, 'a2 a3'))).toBe('not-touching GU-BOS-14')
})

test('GU-BOS-14 (R2) with ammo on the boss switched on, ammo must touch too', () => {
  const seats = [fighter(['##'], [], [], { ammo: 2 })]
  const table = bossFight(ID, heap, seats, { step: 'ammo', ammoOnBoss: true })
  expect(table.refusal(0, { do: 'shoot', target: -1, square: 'c1' })).toBe('not-touching GU-BOS-14')
  expect(table.refusal(0, { do: 'shoot', target: -1, square: 'b1' })).toBe('accepted')
  expect(table.refusal(0, { do: 'shoot', target: -1, square: 'c1' })).toBe('accepted')
})

test('GU-ATK-19 (R66) with ammo on the boss switched on, a lone boss in front opens the ammo window', () => {
  const seats = [fighter(['##'], [], [], { ammo: 1 })]
  expect(bossFight(ID, heap, seats, { step: 'ammo', ammoOnBoss: true }).open()).toEqual(['0 ammo'])
  expect(bossFight(ID, heap, seats, { step: 'ammo' }).open()).toEqual(['0 attack'])
})

test('GU-BOS-14 (R49) a free space that touches always exists, down to the last one', () => {
  for (const difficulty of ['easy', 'standard'])
    for (const end of [0, -1]) {
      const seats = [fighter(['##'], [], [], { ammo: { owned: 60, of: 60 } })]
      const more = { round: 2, step: 'ammo', ammoOnBoss: true, difficulty, boss: { id: ID } }
      const table = position({ ...more, seats })
      while (table.board.outcome === undefined) {
        const shots = table.list(0).filter((pick) => isRecord(pick) && pick.do === 'shoot')
        const shot = shots.at(end)
        if (shot === undefined) break
        table.do(0, shot)
      }
      expect([difficulty, end, table.board.outcome]).toEqual([difficulty, end, 'won'])
    }
})
