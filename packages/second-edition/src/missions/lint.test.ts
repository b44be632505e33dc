import { describe, expect, test } from 'vitest'
import { CITY_BLOCKS } from '../content/missions/city-blocks.ts'
import { GRINDHOUSE } from '../content/missions/grindhouse.ts'
import { THE_24HRS_RACE_OF_ZOMBICITY } from '../content/missions/the-24hrs-race-of-zombicity.ts'
import { THE_DITCH } from '../content/missions/the-ditch.ts'
import { THE_ESCAPE } from '../content/missions/the-escape.ts'
import { MISSIONS } from '../content/missions.ts'
import { lintMission } from './lint.ts'
import type { MissionData } from './types.ts'

const told = (data: MissionData) => lintMission(data).map(({ fault, message }) => `${fault}: ${message}`)

describe.each(MISSIONS.map((mission) => [mission.id, mission] as const))('%s', (_, mission) => {
  test('Z2-SET-10 fits together, can be walked, keeps to the box and can be won in principle', () => {
    expect(told(mission)).toEqual([])
  })
})

describe('the linter sees', () => {
  test('Z2-ZON-02 rims that do not fit', () => {
    expect(told({ ...CITY_BLOCKS, tiles: ['1V 7R', '5R 9R'] })).toContain(
      'tiles: 1V meets 7R beside it: streets ..# against #.#',
    )
  })

  test('names of places that are not there', () => {
    expect(told({ ...CITY_BLOCKS, start: ['1R.a'], exit: '9R.X', crates: ['1R'] })).toEqual([
      'start: no zone 1R.a on this board',
      'exit: no zone 9R.X on this board',
      'crates: no face or zone 1R on this board',
    ])
    expect(told({ ...CITY_BLOCKS, doors: [{ door: '9R.a-5R.a', open: true }] })).toEqual([
      'doors: 9R.a-5R.a is neither a door nor an opening',
    ])
    expect(told({ ...CITY_BLOCKS, goals: [{ goal: 'gather', zones: ['1R.a'] }] })).toEqual([
      'gather: no zone 1R.a on this board',
    ])
  })

  test('a spawn zone in the starting zone, in a room, twice, or out of order', () => {
    const spawns = [
      { zone: '9R.a' },
      { zone: '5R.SW' },
      { zone: '2V.SE' },
      { zone: '3R.SE' },
      { zone: '3R.SE' },
    ]
    const faults = told({ ...CITY_BLOCKS, spawns })
    expect(faults).toContain('spawns: zombies come into the starting zone 9R.a')
    expect(faults).toContain('spawns: 9R.a is no street')
    expect(faults).toContain('spawns: 3R.SE has two tokens')
    expect(
      told({ ...CITY_BLOCKS, spawns: [{ zone: '5R.SW' }, { zone: '2V.SE' }, { zone: '3R.SE' }] }),
    ).toEqual(['spawns: clockwise they are 5R.SW, 3R.SE, 2V.SE'])
  })

  test('what lies behind a colored door whose objective lies there too', () => {
    const locked: MissionData = {
      ...THE_DITCH,
      doors: [{ door: '5R.b-5R.W', colour: 'blue' }],
      objectives: [{ face: '8R' }, { face: '6R' }, { face: '1R' }, { face: '5R', colour: 'blue' }],
    }
    expect(told(locked)).toEqual(['objectives: 5R.a cannot be reached'])
    expect(told({ ...locked, objectives: THE_DITCH.objectives })).toEqual([])
  })

  test('Z2-SET-10 more tokens than there are', () => {
    const seven = ['1V.NE', '7R.N', '3R.NE', '3R.SE', '2V.SE', '5R.SW', '1V.SW'].map((zone) => ({ zone }))
    expect(told({ ...CITY_BLOCKS, spawns: seven })).toContain('spawns: 7 used, 5 in the box')
    expect(
      told({
        ...CITY_BLOCKS,
        doors: ['1V.a-1V.b', '2V.a-2V.b'].map((door) => ({ door, open: true })),
      }),
    ).toEqual(['red doors: 16 used, 15 in the box'])
    expect(told({ ...CITY_BLOCKS, zombies: [{ zone: '3R.NE', kind: 'abomination', count: 5 }] })).toEqual([
      'abomination: 5 used, 4 in the box',
    ])
  })

  test('goals and rules that cannot come true', () => {
    expect(told({ ...CITY_BLOCKS, goals: [] })).toEqual(['goals: there is nothing to win by'])
    expect(
      told({
        ...CITY_BLOCKS,
        objectives: [{ face: '1V' }],
        crates: ['1V'],
        goals: [
          { goal: 'objectives', count: 2 },
          { goal: 'crates', faces: ['7R'] },
          { goal: 'objective-each' },
          { goal: 'hold', kind: 'food', count: 7 },
          { goal: 'hold-each', kind: 'pimpweapon' },
          { goal: 'rally' },
          { goal: 'kill', count: 5, car: true },
          { goal: 'level', level: 'red', count: 7 },
        ],
        rules: [
          { rule: 'driving' },
          { rule: 'wake', colour: 'green', when: { objectives: 3 } },
          { rule: 'siren', car: 'police-car', tokens: 1 },
          { rule: 'pairs' },
        ],
      }).map((fault) => fault.split(':')[0]),
    ).toEqual([
      'objectives',
      'crates',
      'objective-each',
      'hold',
      'hold-each',
      'kill',
      'level',
      'driving',
      'wake',
      'wake',
      'siren',
      'pairs',
      'green',
    ])
    expect(told({ ...THE_24HRS_RACE_OF_ZOMBICITY, goals: [{ goal: 'leave', car: true }] })).toEqual([
      'leave: there is no exit',
    ])
  })

  test('Z2-CAR-03 places that cars must get to and cannot: they never drive into buildings', () => {
    const lap = (zone: string): MissionData => ({
      ...THE_24HRS_RACE_OF_ZOMBICITY,
      goals: [{ goal: 'checkpoints', zones: [zone], laps: 1 }],
    })
    expect(told(lap('2R.a'))).toEqual(['checkpoints: no car can be driven there'])
    expect(told(lap('2R.SW'))).toEqual([])
    expect(told({ ...THE_ESCAPE, exit: '5R.a' })).toEqual(['leave: no car can be driven there'])
  })

  test('Z2-RND-05 what comes only after the last round, and hands that nobody has', () => {
    const within = (rounds: number): MissionData => ({
      ...GRINDHOUSE,
      rules: [
        ...GRINDHOUSE.rules,
        { rule: 'deadline', rounds },
        { rule: 'arrival', zone: '4V.NE', kind: 'walker', count: 1, when: { round: 7 } },
      ],
    })
    expect(told(within(8))).toEqual([])
    expect(told(within(7))).toEqual(['survive: it is over before that'])
    expect(told(within(6))).toEqual(['survive: it is over before that', 'arrival: that moment never comes'])
    expect(told(within(0))).toContain('deadline: it is over before it begins')
    const lifted = (hands: number): MissionData => ({
      ...THE_DITCH,
      rules: [...THE_DITCH.rules, { rule: 'heavy', hands }],
    })
    expect(told(lifted(6))).toEqual([])
    expect(told(lifted(7))).toEqual(['heavy: there are not that many hands'])
  })
})

test('there are enough missions of every size and kind', () => {
  expect(MISSIONS.map(({ number }) => number)).toEqual([...MISSIONS.keys()])
  expect(new Set(MISSIONS.map(({ id }) => id)).size).toBe(MISSIONS.length)
  const sizes = new Set(MISSIONS.map(({ tiles }) => tiles.join(' ').split(' ').length))
  expect([...sizes].sort()).toEqual([2, 4, 6, 9])
  const faces = new Set(MISSIONS.flatMap(({ tiles }) => tiles.join(' ').match(/\d[RV]/g)))
  expect(faces.size).toBe(18)
})
