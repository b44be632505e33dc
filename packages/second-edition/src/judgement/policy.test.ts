import type { Json } from '@graveshift/kernel'
import { ordersAt, policyAt } from '@graveshift/zones/testing/told-policy'
import { describe, expect, test } from 'vitest'
import { HERE, NEXT, position, type TestTable } from '../testing.ts'

const scene = (mission: string, people: Json, more: Record<string, Json> = {}): TestTable =>
  position({
    mission,
    survivors: (people as { id: string }[]).map(({ id }) => id),
    turn: 'amy',
    round: 9,
    people,
    ...more,
  })

const ARMED = { hand: ['chainsaw'] }

describe('orders', () => {
  test('all go for the nearest objective together', () => {
    const table = scene('small-town', [
      { id: 'amy', zone: '8R.SW', ...ARMED },
      { id: 'doug', zone: '8R.SW', ...ARMED },
    ])
    const { amy, doug } = ordersAt(table)
    expect(amy).toMatch(/^take 8R\./)
    expect(doug).toBe(amy)
  })

  test('in the first rounds a team with bad weapons looks for better ones', () => {
    const people = [{ id: 'amy', zone: '8R.SW', hand: ['crowbar'] }]
    expect(ordersAt(scene('small-town', people, { round: 1 })).amy).toMatch(/^arm /)
    expect(ordersAt(scene('small-town', people)).amy).toMatch(/^take /)
    const amy = [{ id: 'amy', zone: '9R.E', hand: ['crowbar'] }]
    const friend = (zone: string) =>
      ordersAt(scene('united-we-stand', amy, { round: 1, companions: [{ id: 'ned', zone }] })).amy
    expect(friend('9R.a')).toMatch(/^arm /)
    expect(friend('9R.S')).toBe('rally 9R.S')
  })

  test('once nothing else is left they head for the exit', () => {
    const table = scene('small-town', [{ id: 'amy', zone: '8R.SW', ...ARMED }], {
      taken: ['9R', '6R', '8R', '1R'].map((objective) => ({ objective, by: 'amy' })),
    })
    expect(ordersAt(table).amy).toBe('leave 6R.NE')
  })

  test('whoever took an objective leaves the next to others, if each must take one', () => {
    const table = scene(
      'city-blocks',
      [
        { id: 'amy', zone: '9R.a', ...ARMED },
        { id: 'doug', zone: '9R.S', ...ARMED },
      ],
      { taken: [{ objective: '5R', by: 'amy' }] },
    )
    expect(ordersAt(table).doug).toBe('take 9R.a')
    expect(policyAt(table)).not.toMatchObject({ do: 'take' })
  })
})

describe('who goes first', () => {
  const first = (people: readonly Json[], more: Record<string, Json> = {}): Json =>
    policyAt(
      position({
        mission: 'small-town',
        survivors: people.map((each) => (each as { id: string }).id),
        phase: 'players',
        round: 9,
        people: [...people],
        ...more,
      }),
    )

  test('whoever has most to do: taking what lies there comes before walking there', () => {
    expect(
      first([
        { id: 'amy', zone: '8R.SW', ...ARMED },
        { id: 'doug', zone: '8R.b', ...ARMED },
      ]),
    ).toEqual({ do: 'activate', person: 'doug' })
  })

  test('whoever stands among zombies comes before both', () => {
    expect(
      first(
        [
          { id: 'amy', zone: '8R.SW', ...ARMED },
          { id: 'doug', zone: '9R.NW', ...ARMED },
        ],
        { zombies: { '9R.NW': { walker: 3 } } },
      ),
    ).toEqual({ do: 'activate', person: 'doug' })
  })
})

test('ending the turn in the exit is the way out once it is open, on foot or by car as it must be', () => {
  const isOut = (table: TestTable, exit: string) => table.kit.aims.isWayOut(table.board, 0, table.zone(exit))
  const taken = (...faces: string[]) => ({ taken: faces.map((objective) => ({ objective, by: 'amy' })) })
  const town = (more: Record<string, Json>) => scene('small-town', [{ id: 'amy', zone: '6R.N' }], more)
  expect(isOut(town(taken('9R', '6R', '8R')), '6R.NE')).toBe(false)
  expect(isOut(town(taken('9R', '6R', '8R', '1R')), '6R.NE')).toBe(true)
  expect(isOut(town(taken('9R', '6R', '8R', '1R')), '6R.N')).toBe(false)
  const road = (more: Record<string, Json>) =>
    scene('the-end-of-the-road', [{ id: 'amy', zone: '3R.S' }], { ...taken('3R', '1R', '5R'), ...more })
  expect(isOut(road({}), '4V.SE')).toBe(false)
  expect(isOut(road({ cars: [{ driver: 'amy' }] }), '4V.SE')).toBe(true)
})

test('what everybody must have is not given away, and a second one is', () => {
  const traded = (...hand: string[]): Json => {
    const table = scene('y-zone', [
      { id: 'amy', zone: '2V.SE', hand },
      { id: 'doug', zone: '2V.SE', hand: ['pistol', 'pistol'] },
    ])
    table.do({ do: 'trade', partner: 'doug' })
    return policyAt(table)
  }
  expect(traded('evil-twins')).toEqual({ do: 'done' })
  expect(traded('evil-twins', 'zantetsuken')).toMatchObject({ do: 'put', to: 'partner-hand' })
})

/** Companions are sent nowhere themselves. */
const WAITING = 'hold -'

test('friends who may not fall are not kept waiting: pairs go for them, where all would go together', () => {
  const targets = (companions: readonly string[]) =>
    new Set(
      Object.values(
        ordersAt(
          scene(
            'united-we-stand',
            ['amy', 'doug', 'elle', 'josh'].map((id) => ({ id, zone: '9R.E' })),
            { companions: companions.map((zone, at) => ({ id: ['ned', 'wanda'][at] ?? '', zone })) },
          ),
        ),
      ),
    )
  expect(targets(['9R.S', '4R.E'])).toEqual(new Set(['rally 9R.S', 'rally 4R.E', WAITING]))
  expect(targets(['9R.S'])).toEqual(new Set(['rally 9R.S', WAITING]))
})

describe('cars', () => {
  const taken = (...faces: string[]): Json => faces.map((objective) => ({ objective, by: 'amy' }))

  test('where all must leave in one, everybody goes to a car, and the driver waits for them', () => {
    const people = [
      { id: 'amy', zone: '3R.S', ...ARMED },
      { id: 'doug', zone: '3R.S', ...ARMED },
    ]
    const all = { taken: taken('3R', '1R', '5R') }
    const afoot = scene('the-end-of-the-road', people, all)
    expect(ordersAt(afoot)).toEqual({ amy: 'board 3R.S', doug: 'board 3R.S' })
    expect(policyAt(afoot)).toEqual({ do: 'get-in', car: 0, seat: 'driver' })
    const waiting = scene('the-end-of-the-road', people, { ...all, cars: [{ driver: 'amy' }] })
    expect(policyAt(waiting)).not.toMatchObject({ do: 'drive' })
    const ready = scene('the-end-of-the-road', people, {
      ...all,
      cars: [{ driver: 'amy', passengers: ['doug'] }],
    })
    expect(policyAt(ready)).toMatchObject({ do: 'drive' })
  })

  test('whoever drives runs zombies over, if that is a goal', () => {
    const table = scene('drive-by-shooting', [{ id: 'amy', zone: '4V.SE', ...ARMED }], {
      cars: [{ driver: 'amy' }],
      zombies: { '6V.E': { walker: 4 } },
    })
    expect(ordersAt(table).amy).toBe('run-over 4V.SE')
  })

  test('nobody runs friends over who stand among zombies', () => {
    const drives = (doug: string) =>
      policyAt(
        scene(
          'drive-by-shooting',
          [
            { id: 'amy', zone: '4V.SE', ...ARMED },
            { id: 'doug', zone: doug, health: 1 },
          ],
          { cars: [{ driver: 'amy', crate: false }], zombies: { '6V.E': { walker: 4 } } },
        ),
      )
    expect(drives('4V.a')).toMatchObject({ do: 'drive', path: expect.arrayContaining(['6V.E']) })
    expect(drives('6V.E')).not.toMatchObject({ do: 'drive', path: expect.arrayContaining(['6V.E']) })
  })
})

describe('a bomb', () => {
  test('is carried to what no weapon kills, and thrown from next door', () => {
    const zombies = { [NEXT]: { abomination: 1 } }
    const table = scene('the-blight', [{ id: 'amy', zone: HERE, hand: ['molotov'] }], { zombies })
    expect(ordersAt(table).amy).toBe(`hunt ${NEXT}`)
    expect(policyAt(table)).toMatchObject({ do: 'throw', zone: NEXT })
  })
})

test('what the mission asks for is not eaten', () => {
  const eats = (mission: string) =>
    scene(mission, [{ id: 'amy', zone: '9R.a', hand: ['canned-food'] }]).list('eat').length
  expect(eats('city-blocks')).toBe(1)
  const table = scene('city-blocks', [{ id: 'amy', zone: '9R.a', hand: ['canned-food'] }])
  expect(policyAt(table)).not.toMatchObject({ do: 'eat' })
})
