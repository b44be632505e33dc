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
  zombie,
} from '../testing-looks.ts'

const ID = 'zombiphant'

/** A mark on b2 whose ring lacks c3; the row goes on beyond a gap to an ammo and an armor, the column to a Y. */
const ear = { grid: ['xxx.....', 'xOx##.MA', 'xx#.....', '........', '.Y.....#'] }
/** Clearing b2's row closes the ring round f3, whose row holds an ammo and whose column an armor. */
const chain = { grid: ['xxx.....', 'xOx#####', 'xx#.xOxM', '....xxx.', '.....A.#'] }

function closeRing(body: { grid: string[] }, effects: readonly string[] = []) {
  const table = bossFight(ID, [body], [fighter(['##'], effects, [zombie(1, ['####'])])])
  table.do(0, hit(-1, 'c3'))
  return table
}

test('GU-BOS-05 when all 8 around a mark are crossed, its row and column are crossed', () => {
  const table = closeRing(ear)
  expect(table.of('ringCleared')).toHaveLength(1)
  expect(crossedOn(table, 0).join(' ')).toBe('a1 b1 c1 a2 c2 d2 e2 g2 h2 a3 b3 c3 b5')
})

test('GU-BOS-05 seven of eight clear nothing', () => {
  const open = { grid: ['xxx.....', 'xOx##...', 'x##.....', '.......#'] }
  const table = closeRing(open)
  expect(table.of('ringCleared')).toEqual([])
  expect(crossedOn(table, 0)).not.toContain('d2')
})

test('GU-BOS-05 GU-BOS-15 marked squares need not be crossed to win', () => {
  const table = closeRing({ grid: ['xxx', 'xOx', 'xx#'] })
  expect(table.board.outcome).toBe('won')
  expect(crossedOn(table, 0)).not.toContain('b2')
})

test('GU-BOS-15 the clearing may cross the last needed space: that wins', () => {
  const table = closeRing({ grid: ['xxx..', 'xOx##', 'xx#..'] })
  expect(table.board.outcome).toBe('won')
})

test('GU-BOS-15 (R50) marked squares may be crossed, alone and under a shape', () => {
  const table = () => bossFight(ID, [{ grid: ['xx#', 'xO#', 'xx#'] }], [fighter(['##'], [], [])])
  expect(table().refusal(0, hit(-1, 'b2'))).toBe('accepted')
  expect(table().refusal(0, hit(-1, 'b2 c2'))).toBe('accepted')
})

test('GU-BOS-15 (R68) a mark is not crossed by its own clearing', () => {
  expect(crossedOn(closeRing(ear), 0)).not.toContain('b2')
})

test('GU-BOS-15 (R50) a clearing may complete further rings, all at once', () => {
  const table = closeRing(chain)
  expect(table.of('ringCleared').map(({ square }) => square)).toEqual([9, 21])
  expect(crossedOn(table, 0)).toEqual(expect.arrayContaining(['d2', 'h2', 'h3', 'f5']))
  expect(gains(table)).toEqual(['0 +1 armor ring', '0 +1 ammo ring'])
})

test('GU-BOS-15 (R50) an order of marks against the reading order chains too', () => {
  // Clearing f3 (second mark) closes b2's ring through c3 in its row.
  const back = { grid: ['xxx.....', 'xOx#xxx.', 'xx#.xOx#', '....xx#.', '.......#'] }
  const table = bossFight(ID, [back], [fighter(['##'], [], [])])
  table.do(0, hit(-1, 'g4'))
  expect(table.of('ringCleared').map(({ square }) => square)).toEqual([21, 9])
})

test('GU-BOS-15 (R50) no weapon effect counts what the clearing crosses', () => {
  const table = closeRing(ear, ['scavenge', 'gear-up', 'critical-hit'])
  expect(gains(table)).toEqual(['0 +1 armor ring', '0 +1 ammo ring'])
  expect(table.open()).toEqual(['0 ammo'])
})

test('GU-BOS-15 (R50) the icons go to the completing seat only, by long range too', () => {
  const seats = [fighter(['##'], ['long-range'], []), ...bystanders({}, {}).slice(1)]
  const table = bossFight(ID, [ear], seats, { boss: { seat: 1 } })
  table.do(0, hit(-1, 'c3'))
  expect(gains(table)).toEqual(['0 +1 armor ring', '0 +1 ammo ring'])
})

test('GU-BOS-15 a printed icon under the very shape is shared by long range, those of the ring are not', () => {
  const body = { grid: ['xxx..', 'xOx.A', 'xxM..', '....#'] }
  const seats = [fighter(['##'], ['long-range'], []), ...bystanders({}, {}).slice(1)]
  const table = bossFight(ID, [body], seats, { boss: { seat: 1 } })
  table.do(0, hit(-1, 'c3'))
  expect(gains(table)).toEqual(['0 +1 ammo icon', '1 +1 ammo neighbour', '0 +1 armor ring'])
})

test('GU-BOS-15 (R2) ammo completes a ring as well, where the option lets it hit the boss', () => {
  const seats = [fighter(['##'], [], [], { ammo: 1 })]
  const table = bossFight(ID, [ear], seats, { step: 'ammo', ammoOnBoss: true })
  table.do(0, { do: 'shoot', target: -1, square: 'c3' })
  expect(table.of('ringCleared')).toHaveLength(1)
  expect(gains(table)).toEqual(['0 +1 armor ring', '0 +1 ammo ring'])
})

test('GU-BOS-15 a whole shape completes a ring, before the next draw of a multi hit', () => {
  const body = { grid: ['xxx....', 'xO###.#', 'xx#....', '......#'] }
  const table = bossFight(ID, [body], [fighter(['##'], ['multi-hit 2'], [])])
  table.do(0, hit(-1, 'c2 c3'))
  expect(table.refusal(0, hit(-1, 'd2'))).toBe('already-crossed GU-ATK-03')
  expect(table.refusal(0, hit(-1, 'g4'))).toBe('accepted')
})

test('GU-BOS-05 GU-BOS-16 (R56) the skill: 2 damage, or 1 owned armor instead of both', () => {
  const table = bossCard('p1-skill-spawn', ID, [ear], bystanders({ armor: 1, health: 9 }, { health: 9 }))
  expect(table.open()).toEqual(['0 dodge'])
  expect([health(table, 1), health(table, 0)]).toEqual([7, 9])
  table.do(0, 'dodge')
  expect([armor(table, 0), health(table, 0)]).toEqual([0, 9])
  expect(wounds(table)).toEqual(['1 -0 armor -2 health boss-skill', '0 -1 armor -0 health boss-skill'])
})
