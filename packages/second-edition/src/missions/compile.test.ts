import { zoneName } from '@graveshift/zones'
import { describe, expect, test } from 'vitest'
import { MISSIONS } from '../content/missions.ts'
import { compileMission, type Mission } from './compile.ts'

function mission(id: string): Mission {
  const data = MISSIONS.find((known) => known.id === id)
  const compiled = data && compileMission(data)
  if (compiled === undefined || !('board' in compiled)) throw new Error(`${id} does not compile`)
  return compiled
}

const names = ({ board }: Mission, zones: readonly number[]) => zones.map((zone) => zoneName(board, zone))

describe('Z2-SET-01 a mission on its board', () => {
  test('Zombicide Life: two tiles, start and exit in one zone, four zombies', () => {
    const life = mission('zombicide-life')
    expect(life.board.size).toBe(14)
    expect(names(life, [...life.start, life.exit ?? 0])).toEqual(['1V.SW', '1V.SW'])
    expect(life.zombies.map(({ kind, count }) => `${count} ${kind}`)).toEqual([
      '1 fatty',
      '1 runner',
      '1 walker',
      '1 walker',
    ])
  })

  test('City Blocks: starts in the middle, zones have all their names', () => {
    const city = mission('city-blocks')
    expect([city.board.size, city.board.doors.length]).toEqual([47, 14])
    expect(names(city, city.start)).toEqual(['9R.a'])
    const zone = (index: number) => city.board.zones[city.spawns[index]?.zone ?? 0]?.names
    expect([zone(0), zone(1), zone(2)]).toEqual([
      ['5R.SW', '8V.NW'],
      ['3R.SE', '6R.NE'],
      ['2V.SE', '4V.SW'],
    ])
    expect(city.board.zones[city.exit ?? 0]?.names).toEqual(['1V.NE', '7R.NW'])
    expect(city.objectives).toHaveLength(9)
    expect(city.crates).toHaveLength(9)
  })

  test('Y-Zone: the exit is a spawn zone', () => {
    const zone = mission('y-zone')
    expect([zone.board.size, zone.board.doors.length]).toEqual([51, 15])
    expect(zone.spawns.map((spawn) => spawn.zone)).toContain(zone.exit)
  })

  test('United We Stand: one building over 3V and 8V, a start for each of six pairs', () => {
    const united = mission('united-we-stand')
    const building = united.board.buildings.find(({ rooms }) => names(united, rooms).includes('8V.a'))
    expect(names(united, building?.rooms ?? [])).toEqual([
      '8V.a',
      '8V.b',
      '8V.c',
      '8V.d',
      '3V.a',
      '3V.b',
      '3V.c',
      '3V.d',
    ])
    expect(united.start).toHaveLength(6)
  })
})

test('Z2-SET-02 tokens lie on the printed spots of their faces', () => {
  const ditch = mission('the-ditch')
  expect(ditch.objectives.map(({ face, zone }) => [face, zoneName(ditch.board, zone)])).toEqual([
    ['8R', '8R.b'],
    ['6R', '6R.a'],
    ['1R', '1R.a'],
    ['5R', '5R.a'],
  ])
})

test('Z2-MIS-02 doors of a color are known as a set, and so are those open at setup', () => {
  const grindhouse = mission('grindhouse')
  const open = grindhouse.board.doors.filter((_, door) => (grindhouse.open >> door) & 1)
  expect(open.map(({ name }) => name)).toEqual(['4V.c-4V.SW', '8V.b-8V.N'])
  const ditch = mission('the-ditch')
  const blue = ditch.board.doors.filter((_, door) => (ditch.locked.blue >> door) & 1)
  expect(blue.map(({ name }) => name)).toEqual(['6R.NE-1R.N'])
  expect(ditch.locked.green).toBe(0)
})
