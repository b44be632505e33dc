import { FastChance, hashOf, isFault, type Json, randomStep, start } from '@graveshift/kernel'
import { describe, expect, test } from 'vitest'
import { MISSIONS } from '../content/missions.ts'
import { SECOND_EDITION_MODULE as module } from '../module.ts'
import { game, position } from '../testing.ts'

/** Two streets and a house of two rooms behind a door. */
const SMALL = {
  zones: [
    { name: 'alley', kind: 'street' },
    { name: 'yard', kind: 'street' },
    { name: 'hall', kind: 'room', building: 'house' },
    { name: 'cellar', kind: 'room', dark: true, building: 'house' },
  ],
  ways: ['alley east yard', 'yard north hall', 'hall west cellar'],
  start: ['alley'],
  spawns: [{ zone: 'yard' }],
  doors: [{ door: 'yard-hall' }],
  objectives: [{ zone: 'cellar' }],
  goals: [{ goal: 'objectives' }],
}
const TILED = {
  tiles: ['9R'],
  start: ['9R.a'],
  spawns: [{ zone: '9R.NW' }],
  objectives: [{ face: '9R' }, { zone: '9R.S' }],
  crates: ['9R'],
  goals: [{ goal: 'objectives', faces: ['9R.S'] }],
}

const read = (raw: Json) => {
  const options = module.readOptions(raw)
  if (isFault(options)) throw new Error(options.message)
  return options
}

/** What is said against a mission; nothing if it is taken. */
const told = (change: object, more: object = {}) => {
  const mission = { ...SMALL, ...change }
  const raw = JSON.parse(JSON.stringify({ mission, survivors: ['amy'], ...more })) as Json
  const options = module.readOptions(raw)
  return isFault(options) ? `${options.fault}: ${options.message}` : undefined
}

test.each(MISSIONS.map((data) => [data.id, data] as const))(
  '%s sent along as a mission of one’s own is the same game, played at random',
  (id, data) => {
    const [one, other] = [id, data].map((mission) => {
      const options = read({ mission } as unknown as Json)
      const rules = module.rulesFor(options)
      const chance = new FastChance(3)
      const state = start(rules, options, chance)
      const random = new FastChance(5)
      for (let step = 0; step < 150; step++) randomStep(rules, state, chance, random)
      const { setup: _, ...board } = state.board
      return hashOf([board, state.control] as unknown as Json)
    })
    expect(other).toBe(one)
  },
)

describe('a board of zones and ways', () => {
  test('is played from its setup on', () => {
    const table = game({ mission: SMALL, survivors: ['amy', 'doug'] } as unknown as Json)
    expect(table.board.people.map(({ zone }) => table.kit.map.zones[zone]?.name)).toEqual(['alley', 'alley'])
    expect(table.open()).toEqual(['0 prepare'])
  })

  test('has its ways, doors, dark rooms and tokens: a small situation in a position', () => {
    const table = position({
      mission: SMALL,
      survivors: ['amy'],
      turn: 'amy',
      people: [{ id: 'amy', zone: 'yard', hand: ['crowbar'] }],
      zombies: { alley: { walker: 1 } },
    } as unknown as Json)
    expect(table.list('move')).toEqual([{ do: 'move', to: 'alley' }])
    expect(table.list('door')).toEqual([{ do: 'door', door: 'yard-hall', with: 'crowbar' }])
    expect(table.attempt({ do: 'door', door: 'yard-hall', with: 'crowbar' })).toBeUndefined()
    // Zombies come in the dark room of the opened building.
    expect(table.events.filter(({ type }) => type === 'spawnDrawn')).toHaveLength(1)
    expect(table.list('move')).toContainEqual({ do: 'move', to: 'hall' })
  })

  test('is won by its goals', () => {
    const table = position({
      mission: SMALL,
      survivors: ['amy'],
      turn: 'amy',
      people: [{ id: 'amy', zone: 'cellar' }],
    } as unknown as Json)
    expect(table.attempt({ do: 'take', token: 0 })).toBeUndefined()
    expect(table.board.outcome).toBe('won')
  })
})

test('tokens lie on a face’s printed spot or in any zone, and goals name both', () => {
  const table = game({ mission: TILED, survivors: ['amy'] } as unknown as Json)
  const places = table.board.tokens.map(({ kind, zone }) => [kind, table.kit.map.zones[zone]?.name])
  expect(places[1]).toEqual(['objective', '9R.S'])
  expect(places.map(([kind]) => kind)).toEqual(['objective', 'objective', 'crate'])
})

test('options hold the mission whole and are read again as they are', () => {
  const options = read({ mission: SMALL, survivors: ['amy'] } as unknown as Json)
  expect(options.mission).toEqual({ ...SMALL, crates: [], rules: [] })
  expect(read(JSON.parse(JSON.stringify(options)) as Json)).toEqual(options)
})

describe('what is wrong with a mission is told by its place', () => {
  test.each([
    [{ tiles: ['9R'] }, 'mission.tiles: a board is either tiles, or zones and ways'],
    [
      { zones: undefined, ways: undefined, tiles: ['- -'] },
      "mission.tiles: must be rows of tile faces such as '9R+1 6R'",
    ],
    [
      { zones: undefined, ways: undefined, tiles: ['X9'] },
      "mission.tiles.0.0: 'X9' is no tile face with 0 to 3 turns",
    ],
    [{ zones: [] }, 'mission.zones: must be a list of zones'],
    [{ zones: [{ name: 'a', kind: 'roof' }] }, 'mission.zones.0.kind: must be one of street, room'],
    [{ ways: ['alley over yard'] }, "mission.ways.0: 'alley over yard' must be a zone, a side"],
    [
      { ways: ['alley east yard', 'yard north hall'] },
      'cellar is not joined to hall: it is no part of building',
    ],
    [{ start: [] }, 'mission.start: must be a list of 1 to 12 texts'],
    [{ start: ['attic'] }, 'mission.start: no zone attic on this board'],
    [{ spawns: [] }, 'mission.spawns: there is no spawn zone'],
    [{ spawns: [{ zone: 'hall' }] }, 'mission.spawns: hall is no street'],
    [
      { spawns: [{ zone: 'yard', colour: 'pink' }] },
      'mission.spawns.0.colour: must be one of red, blue, green',
    ],
    [{ spawns: [{ zone: 'yard', color: 'red' }] }, 'mission.spawns.0.color: is no field of this'],
    [{ doors: [{ door: 'alley-hall' }] }, 'mission.doors: alley-hall is neither a door nor an opening'],
    [{ objectives: [{ zone: 'attic' }] }, 'mission.objectives: no face or zone attic on this board'],
    [{ objectives: [{}] }, 'mission.objectives.0.face: must be a text'],
    [
      { companions: [{ zone: 'hall', survivor: 'bob' }] },
      'mission.companions.0.survivor: there is no survivor bob',
    ],
    [{ goals: [] }, 'mission.goals: there is nothing to win by'],
    [{ goals: [{ goal: 'party' }] }, 'mission.goals.0.goal: must be one of objectives, crates'],
    [{ goals: [{ goal: 'kill' }] }, 'mission.goals.0.count: must be a whole number from 1 to 100'],
    [{ goals: [{ goal: 'leave' }] }, 'mission.leave: there is no exit'],
    [
      { rules: [{ rule: 'dark-spawn', every: 0 }] },
      'mission.rules.0.every: must be a whole number from 1 to 100',
    ],
    [
      { rules: [{ rule: 'wake', colour: 'blue', when: {} }] },
      'mission.rules.0.when.level: must be one of blue',
    ],
    [{ rules: [{ rule: 'deadline', rounds: 3, hours: 1 }] }, 'mission.rules.0.hours: is no field of this'],
    [{ music: 'loud' }, 'mission.music: is no field of this'],
    [
      { zombies: [{ zone: 'yard', kind: 'abomination', count: 2 }] },
      'mission.zombies: 2 abominations, and 1 may be',
    ],
  ])('%j', (change, message) => {
    expect(told(change)).toContain(`bad-mission: `)
    expect(told(change)).toContain(message)
  })

  test('too many doors or zones for any board', () => {
    const zones = Array.from({ length: 41 }, (_, index) => ({ name: `z${index}`, kind: 'street' }))
    const ways = zones.slice(1).map(({ name }, index) => `z${index} east ${name}`)
    const doors = zones.slice(1).map(({ name }, index) => ({ door: `z${index}-${name}` }))
    expect(told({ zones, ways, doors })).toContain('a board of 41 zones and 40 doors is too large')
    expect(told({ zones: [...zones, ...zones, ...zones] })).toContain('must be a list of at most 100')
  })

  test('a mission that is none at all', () => {
    const read = module.readOptions({ mission: 7 })
    expect(isFault(read) && read.message).toBe(
      "mission: must be a mission's id or number, or a mission of your own",
    )
  })

  test('a crew that could never win it', () => {
    expect(told({ goals: [{ goal: 'level', level: 'red', count: 3 }], survivors: 3 })).toBe(
      'bad-options: 1 survivor cannot win this mission: 3 of them must reach a level (Z2-RND-05)',
    )
  })
})
