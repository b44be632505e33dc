import type { Json } from '@graveshift/kernel'
import { zoneName } from '@graveshift/zones'
import { describe, expect, test } from 'vitest'
import { position, type Script } from './testing.ts'

// Drive-By Shooting: two cars, driving allowed. The pimpmobile is car 0, the police car 1.
const HERE = '4V.SE'

function cars(more: Record<string, Json>, script: Script = {}) {
  return position(
    { mission: 'drive-by-shooting', survivors: ['elle', 'doug', 'amy'], turn: 'elle', ...more },
    script,
  )
}

const at = (id: string, zone: string, more: Record<string, Json> = {}) => ({ id, zone, skills: [], ...more })

describe('seats', () => {
  test('Z2-CAR-01 Z2-CAR-09 in: one action, a free seat, no zombie in the zone; out: one action, always', () => {
    const table = cars({ people: [at('elle', HERE), at('doug', HERE), at('amy', HERE)] })
    expect(table.list('get-in')).toEqual([
      { do: 'get-in', car: 0, seat: 'driver' },
      { do: 'get-in', car: 0, seat: 'passenger' },
    ])
    expect(table.refusal({ do: 'get-in', car: 1, seat: 'driver' })).toBe('no-car-here Z2-CAR-01')
    table.do({ do: 'get-in', car: 0, seat: 'driver' })
    expect(table.board.cars[0]?.driver).toBe(0)
    expect(table.board.turns[0]?.spent[0]).toBe(1)
    expect(table.refusal({ do: 'get-in', car: 0, seat: 'passenger' })).toBe('in-a-car Z2-CAR-01')
    table.do({ do: 'get-out' })
    expect(table.board.cars[0]?.driver).toBe(-1)
    const beset = cars({ people: [at('elle', HERE)], zombies: { [HERE]: { walker: 1 } } })
    expect(beset.refusal({ do: 'get-in', car: 0, seat: 'driver' })).toBe('zombies-here Z2-CAR-01')
    const inside = cars({ cars: [{ driver: 'elle' }], zombies: { [HERE]: { walker: 1 } } })
    inside.do({ do: 'get-out' })
    expect(inside.board.cars[0]?.driver).toBe(-1)
  })

  test('Z2-CAR-01 one driver and three passengers, no more', () => {
    const table = position({
      mission: 'drive-by-shooting',
      survivors: ['elle', 'doug', 'amy', 'ned', 'josh', 'wanda'],
      turn: 'elle',
      people: [at('elle', HERE), at('wanda', HERE)],
      cars: [{ driver: 'doug', passengers: ['amy', 'ned', 'josh'] }],
    })
    expect(table.list('get-in')).toEqual([])
    expect(table.refusal({ do: 'get-in', car: 0, seat: 'driver' })).toBe('no-seat Z2-CAR-09')
    expect(table.refusal({ do: 'get-in', car: 0, seat: 'passenger' })).toBe('no-seat Z2-RUL-41')
  })

  test('Z2-CAR-02 Z2-CAR-09 changing seats costs an action, zombies or not, and swaps people', () => {
    const table = cars({
      cars: [{ driver: 'doug', passengers: ['elle'] }],
      zombies: { [HERE]: { walker: 2 } },
    })
    expect(table.list('change-seat')).toEqual([{ do: 'change-seat', other: 'doug' }])
    table.do({ do: 'change-seat', other: 'doug' })
    expect(table.board.cars[0]).toMatchObject({ driver: 0, passengers: [1] })
    expect(table.list('change-seat')).toEqual([{ do: 'change-seat' }, { do: 'change-seat', other: 'doug' }])
    table.do({ do: 'change-seat' })
    expect(table.board.cars[0]).toMatchObject({ driver: -1, passengers: [0, 1] })
    expect(table.board.turns[0]?.spent[0]).toBe(2)
  })

  test('Z2-RUL-38 people in a car cannot walk, but everything else works as if they stood there', () => {
    const table = cars({
      people: [at('elle', HERE, { hand: ['pistol'] })],
      cars: [{ driver: 'elle' }],
      zombies: { '6V.E': { walker: 1 } },
    })
    expect(table.list('move')).toEqual([])
    expect(table.refusal({ do: 'move', to: '4V.E' })).toBe('in-a-car Z2-RUL-38')
    expect(table.list('ranged')).toEqual([{ do: 'ranged', card: 'pistol', zone: '6V.E' }])
    expect(table.list('noise')).toEqual([{ do: 'noise' }])
  })
})

describe('driving', () => {
  test('Z2-CAR-03 only the driver drives, only where the mission allows it, never into buildings', () => {
    const passenger = cars({ cars: [{ driver: 'doug', passengers: ['elle'] }] })
    expect(passenger.refusal({ do: 'drive', path: ['6V.E'] })).toBe('not-driving Z2-CAR-03')
    const driver = cars({ cars: [{ driver: 'elle' }] })
    const streets = driver.list('drive').flatMap((pick) => (pick as { path: string[] }).path)
    expect(streets.length).toBeGreaterThan(0)
    for (const name of streets) expect(driver.kit.map.zones[driver.zone(name)]?.kind).toBe('street')
    const inside = driver.kit.map.zones.flatMap(({ kind }, zone) =>
      kind === 'street' ? [] : [zoneName(driver.kit.map, zone)],
    )
    expect(inside.length).toBeGreaterThan(0)
    for (const name of inside)
      for (const path of [[name], ['6V.E', name], [name, '6V.E']])
        expect([path, driver.refusal({ do: 'drive', path })]).toEqual([path, 'no-cars-inside Z2-CAR-03'])
    const parked = position({
      mission: 'car-crash',
      survivors: ['elle'],
      turn: 'elle',
      cars: [{ driver: 'elle' }],
    })
    expect(parked.list('drive')).toEqual([])
    expect(parked.refusal({ do: 'drive', path: ['5R.SE'] })).toBe('no-driving-here Z2-CAR-03')
  })

  test('Z2-CAR-03 Z2-CAR-04 Z2-CAR-06 EXAMPLE Elle slowly: no attack, no surcharge for the Walkers left, no noise', () => {
    const table = cars({
      people: [at('doug', '6V.E')],
      cars: [{ driver: 'elle' }],
      zombies: { [HERE]: { walker: 2 }, '6V.E': { walker: 1 } },
    })
    table.do({ do: 'drive', path: ['6V.E'] })
    expect(table.where('elle')).toBe('6V.E')
    expect(table.zombies(HERE)).toBe('walker 2')
    expect(table.zombies('6V.E')).toBe('walker 1')
    expect(table.person('doug').health).toBe(3)
    expect(table.board.turns[0]?.spent[0]).toBe(1)
    expect(table.board.noise.every((tokens) => tokens === 0)).toBe(true)
  })

  test('Z2-CAR-04 Z2-CAR-10 EXAMPLE Elle fast: attacks only where it enters, two Runners fall, the empty zone is quiet', () => {
    const table = cars(
      {
        people: [at('doug', HERE), at('amy', '6V.SE')],
        cars: [{ driver: 'elle' }],
        zombies: { [HERE]: { walker: 2 }, '6V.E': { runner: 2 } },
      },
      { dice: [4, 6, 1] },
    )
    const [second] = table
      .list('drive')
      .map((pick) => (pick as { path: string[] }).path)
      .filter((path) => path.length === 2 && path[0] === '6V.E')
    table.do({ do: 'drive', path: second ?? [] })
    expect(table.of('rolled')).toMatchObject([{ why: 'car', dice: [4, 6, 1] }])
    expect(table.zombies('6V.E')).toBe('')
    expect(table.zombies(HERE)).toBe('walker 2')
    expect(table.person('elle').points).toBe(2)
    expect(table.person('doug').health).toBe(3)
    expect(table.board.tally['kill:car']).toBe(2)
  })

  test('Z2-CAR-04 Z2-RUL-39 no U-turn, and the targeting order holds', () => {
    const table = cars(
      { cars: [{ driver: 'elle' }], zombies: { '6V.E': { fatty: 1, walker: 1, runner: 1 } } },
      { dice: [5, 3, 5] },
    )
    // No skill helps the car: three dice, and a 3 misses.
    table.person('elle').skills = ['plus-roll-combat', 'plus-die-combat', 'lucky']
    expect(table.refusal({ do: 'drive', path: ['6V.E', HERE] })).toBe('no-road Z2-CAR-04')
    const [fast] = table
      .list('drive')
      .map((pick) => (pick as { path: string[] }).path)
      .filter((path) => path.length === 2 && path[0] === '6V.E')
    table.do({ do: 'drive', path: fast ?? [] })
    expect(table.zombies('6V.E')).toBe('runner 1')
  })

  test('Z2-CAR-05 misses hit pedestrians for 2; people in cars are immune; no zombies, no attack', () => {
    const table = cars(
      {
        people: [at('doug', '6V.E')],
        cars: [{ driver: 'elle', passengers: ['amy'] }],
        zombies: { '6V.E': { walker: 1 } },
      },
      { dice: [6, 1, 6] },
    )
    const [fast] = table
      .list('drive')
      .map((pick) => (pick as { path: string[] }).path)
      .filter((path) => path.length === 2 && path[0] === '6V.E')
    table.do({ do: 'drive', path: fast ?? [] })
    expect(table.person('doug').health).toBe(1)
    expect(table.person('amy').health).toBe(3)
    const quiet = cars({ people: [at('doug', '6V.E')], cars: [{ driver: 'elle' }] })
    quiet.do({ do: 'drive', path: fast ?? [] })
    expect(quiet.of('rolled')).toEqual([])
    expect(quiet.person('doug').health).toBe(3)
  })

  test('Z2-CAR-06 people in cars are attacked as usual, and count for noise; skills do not help the car', () => {
    const table = position({
      mission: 'drive-by-shooting',
      survivors: ['elle'],
      phase: 'zombies',
      cars: [{ driver: 'elle' }],
      zombies: { [HERE]: { walker: 1 } },
    })
    expect(table.person('elle').health).toBe(2)
    const skilled = cars(
      {
        people: [
          at('elle', HERE, {
            skills: ['plus-die-combat', 'plus-roll-combat', 'lucky', 'plus-damage-ranged'],
          }),
        ],
        cars: [{ driver: 'elle' }],
        zombies: { '6V.E': { abomination: 1, walker: 4 } },
      },
      { dice: [3, 3, 3] },
    )
    const [fast] = skilled
      .list('drive')
      .map((pick) => (pick as { path: string[] }).path)
      .filter((path) => path.length === 2 && path[0] === '6V.E')
    skilled.do({ do: 'drive', path: fast ?? [] })
    expect(skilled.of('rolled')).toMatchObject([{ dice: [3, 3, 3] }])
    expect(skilled.of('killed')).toEqual([])
  })
})

describe('what is in them', () => {
  test('Z2-CAR-07 the pimpmobile holds one crate, which rides along and is taken once', () => {
    const table = cars({ people: [at('doug', HERE)], cars: [{ driver: 'elle' }] }, { special: ['nailbat'] })
    table.do({ do: 'drive', path: ['6V.E'] })
    table.do({ do: 'trunk', car: 0 })
    expect(table.board.found).toEqual(['nailbat'])
    table.do({ do: 'put', card: 'nailbat', from: 'found', to: 'hand' })
    table.do({ do: 'done' })
    expect(table.person('elle').hand).toEqual(['nailbat'])
    expect(table.board.cars[0]?.crate).toBe(false)
    expect(table.refusal({ do: 'trunk', car: 0 })).toBe('no-token-here Z2-CAR-07')
  })

  test('Z2-CAR-08 Z2-RUL-40 a police car is searched until a weapon comes, from in or beside it', () => {
    const POLICE = '5R.NE'
    const table = cars({ people: [at('elle', POLICE)] }, { equipment: ['water', 'flashlight', 'katana'] })
    table.do({ do: 'search-car', car: 1 })
    expect(table.board.found).toEqual(['katana'])
    expect(table.board.piles[0]?.discards).toEqual(expect.arrayContaining(['flashlight', 'water']))
    table.do({ do: 'put', card: 'katana', from: 'found', to: 'hand' })
    table.do({ do: 'done' })
    // It was the turn's search.
    expect(table.refusal({ do: 'search-car', car: 1 })).toBe('already-done Z2-ACT-02')
    const trap = cars(
      { people: [at('elle', POLICE, { pack: ['flashlight'] })] },
      { equipment: ['molotov', 'aaahh'] },
    )
    trap.do({ do: 'search-car', car: 1 })
    expect(trap.board.found).toEqual(['molotov'])
    expect(trap.zombies(POLICE)).toBe('walker 1')
  })
})
