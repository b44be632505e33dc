import { expect, test } from 'vitest'
import { position } from '../testing.ts'
import { fight, fighter, gains, hit, zombie } from '../testing-looks.ts'

const big = ['########', '########']

/** What one activation gains with this track and so many circles crossed before. */
function gainsAfter(track: string, crossed: number): string[] {
  const table = fight([fighter(['##'], [`frenzy ${track}`], [zombie(1, big)], { frenzy: { blue: crossed } })])
  table.do(0, hit(1, 'a1 b1'))
  return gains(table)
}

test('GU-EFX-13 the rulebook’s worked example: the 4th activation gains 1 ammo and 1 armor', () => {
  // Lisa's Twin Sickles carry the track of the example.
  const seat = { survivor: 'lisa', upgrades: { green: 1 }, frenzy: { green: 3 }, street: [zombie(1, big)] }
  const table = position({ card: 'green-still', seats: [seat, { survivor: 'greta' }] })
  table.do(0, hit(1, 'a1 b1 a2'))
  table.do(0, 'stop')
  expect(table.of('frenzied')).toEqual([{ type: 'frenzied', seat: 0, colour: 'green', circle: 4 }])
  expect(gains(table)).toEqual(['0 +1 armor frenzy', '0 +1 ammo frenzy'])
})

test('GU-EFX-13 each activation crosses the next circle, then gains all that stands under crossed ones', () => {
  const track = '- ammo - armor both'
  expect([0, 1, 2, 3, 4].map((crossed) => gainsAfter(track, crossed))).toEqual([
    [],
    ['0 +1 ammo frenzy'],
    ['0 +1 ammo frenzy'],
    ['0 +1 armor frenzy', '0 +1 ammo frenzy'],
    ['0 +2 armor frenzy', '0 +2 ammo frenzy'],
  ])
})

test('GU-EFX-26 (R22) with the track full the whole reward is still gained', () => {
  expect(gainsAfter('- ammo - armor both', 5)).toEqual(['0 +2 armor frenzy', '0 +2 ammo frenzy'])
})

test('GU-EFX-26 one circle per activation, not per draw', () => {
  const table = fight([fighter(['##'], ['frenzy ammo ammo', 'multi-hit 3'], [zombie(1, big)])])
  table.do(0, hit(1, 'a1 b1'))
  table.do(0, hit(1, 'c1 d1'))
  expect(table.of('frenzied')).toEqual([])
  table.do(0, hit(1, 'e1 f1'))
  expect(table.of('frenzied').map(({ circle }) => circle)).toEqual([1])
})

test('GU-EFX-26 (R21) the second activation crosses a circle of its own', () => {
  const table = fight([fighter(['##'], ['frenzy - ammo', 'adrenaline'], [zombie(1, big)])])
  table.do(0, hit(1, 'a1 b1'))
  table.do(0, { do: 'adrenaline', pay: 'health' })
  table.do(0, hit(1, 'c1 d1'))
  expect(table.of('frenzied').map(({ circle }) => circle)).toEqual([1, 2])
  expect(gains(table)).toEqual(['0 +1 ammo frenzy'])
})

test('GU-EFX-26 a single crosses a circle too', () => {
  const table = fight([fighter(['##'], ['frenzy armor'], [zombie(1, big)])])
  table.do(0, hit(1, 'a1'))
  expect(gains(table)).toEqual(['0 +1 armor frenzy'])
})

test('GU-EFX-26 (R22) a declined activation crosses none, nor an impossible one', () => {
  const declined = fight([fighter(['##'], ['frenzy both'], [zombie(1, big)])])
  declined.do(0, 'pass')
  expect(declined.of('frenzied')).toEqual([])
  const impossible = fight([
    fighter(['##'], ['frenzy both'], []),
    fighter(['##'], [], [zombie(1, big)], { survivor: 'lisa' }),
  ])
  expect([impossible.of('weaponDeclined').length, impossible.of('frenzied').length]).toEqual([1, 0])
})

test('GU-EFX-26 a second activation that was bought and then not drawn crosses none', () => {
  const table = fight([fighter(['##'], ['frenzy - ammo', 'adrenaline'], [zombie(1, big)])])
  table.do(0, hit(1, 'a1 b1'))
  table.do(0, { do: 'adrenaline', pay: 'health' })
  table.do(0, 'stop')
  expect(table.of('frenzied').map(({ circle }) => circle)).toEqual([1])
})

test('GU-EFX-26 a sweep of which every target is skipped crosses none', () => {
  const table = fight([fighter(['##'], ['frenzy both', 'cut-down'], [zombie(1, big), zombie(2, big)])])
  table.do(0, { do: 'sweep', targets: [1, 2] })
  table.do(0, 'skip')
  table.do(0, 'skip')
  expect(table.of('frenzied')).toEqual([])
  expect(table.of('turnRevealed')).toHaveLength(1)
})

test('GU-EFX-26 (R22) while frenzy is locked no circle is crossed', () => {
  const locked = { upgrades: { blue: 0 } }
  const table = fight([fighter(['##'], ['frenzy both'], [zombie(1, big)], locked)])
  table.do(0, hit(1, 'a1 b1'))
  expect(table.of('frenzied')).toEqual([])
  expect(table.of('turnRevealed')).toHaveLength(1)
})

test('GU-EFX-26 each weapon has a track of its own', () => {
  const table = fight([
    fighter(['##'], ['frenzy - ammo'], [zombie(1, big)], { frenzy: { red: 1, green: 1 } }),
  ])
  table.do(0, hit(1, 'a1 b1'))
  expect(table.board.seats[0]?.frenzy).toEqual([1, 1, 1, 0])
  expect(gains(table)).toEqual([])
})
