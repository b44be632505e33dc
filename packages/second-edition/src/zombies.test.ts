import { describe, expect, test } from 'vitest'
import { CORNER, horde, OPPOSITE, QUIET } from './testing/horde.ts'
import { position } from './testing.ts'

const [ONE_WAY, OTHER_WAY] = ['7R.S', '5R.E']

describe('attacks', () => {
  test('Z2-ZOM-02 EXAMPLE a Walker beside two survivors: the players choose who endures the wound', () => {
    const table = horde(
      [
        { id: 'amy', zone: OPPOSITE },
        { id: 'doug', zone: OPPOSITE },
      ],
      { [OPPOSITE]: { walker: 1 } },
    )
    expect(table.open()).toEqual(['0 wound'])
    table.script(QUIET)
    table.do({ do: 'wound', person: 'doug' })
    expect([table.person('amy').health, table.person('doug').health]).toEqual([3, 2])
  })

  test('Z2-ZOM-02 Z2-ZOM-11 EXAMPLE four Walkers beside two survivors: two wounds each and nobody dies', () => {
    const table = horde(
      [
        { id: 'amy', zone: OPPOSITE },
        { id: 'doug', zone: OPPOSITE },
      ],
      { [OPPOSITE]: { walker: 4 } },
    )
    table.script(QUIET)
    for (const person of ['amy', 'doug', 'amy', 'doug']) table.do({ do: 'wound', person })
    expect([table.person('amy').health, table.person('doug').health]).toEqual([1, 1])
    expect(table.board.outcome).toBeUndefined()
  })

  test('Z2-ZOM-12 a survivor at no health is eliminated at that instant: an adult by the third wound, a kid by the second', () => {
    const deadly = (id: string, wounds: number) =>
      horde([{ id, zone: OPPOSITE }], { [OPPOSITE]: { walker: wounds } }, {}, QUIET).board.outcome
    expect([deadly('amy', 2), deadly('amy', 3)]).toEqual([undefined, 'lost'])
    expect([deadly('lou', 1), deadly('lou', 2)]).toEqual([undefined, 'lost'])
  })

  test('Z2-ZOM-01 Z2-ZOM-11 first all attacks, then all moves; who moves in does not attack with the same action', () => {
    const table = horde(
      [{ id: 'amy', zone: OPPOSITE }],
      { [OPPOSITE]: { walker: 1 }, '9R.E': { walker: 1, fatty: 1 } },
      {},
      QUIET,
    )
    expect(table.person('amy').health).toBe(2)
    expect(table.zombies(OPPOSITE)).toBe('walker 2, fatty 1')
    expect(table.events.findIndex(({ type }) => type === 'wounded')).toBeLessThan(
      table.events.findIndex(({ type }) => type === 'zombiesMoved'),
    )
  })

  test('Z2-ZOM-14 every kind deals one wound with each attack', () => {
    for (const kind of ['walker', 'fatty', 'abomination'])
      expect(
        horde([{ id: 'amy', zone: OPPOSITE }], { [OPPOSITE]: { [kind]: 1 } }, {}, QUIET).person('amy').health,
      ).toBe(2)
  })

  test('Z2-RUL-11 whoever all the wounded belong to decides, else the first player', () => {
    const seats = (zones: readonly string[], first: number) =>
      position({
        mission: 'city-blocks',
        teams: [['amy'], ['doug'], ['elle', 'ned']],
        first,
        phase: 'zombies',
        people: ['amy', 'doug', 'elle', 'ned'].map((id, at) => ({ id, zone: zones[at] ?? '' })),
        zombies: { [OPPOSITE]: { walker: 2 } },
      }).open()
    expect(seats([OPPOSITE, OPPOSITE, '1V.SW', '1V.SW'], 2)).toEqual(['2 wound'])
    expect(seats(['1V.SW', '1V.SW', OPPOSITE, OPPOSITE], 0)).toEqual(['2 wound'])
  })

  test('Z2-RUL-12 one zone after the other', () => {
    const table = horde(
      [
        { id: 'amy', zone: OPPOSITE },
        { id: 'doug', zone: OPPOSITE },
        { id: 'elle', zone: CORNER },
        { id: 'ned', zone: CORNER },
      ],
      { [OPPOSITE]: { walker: 1 }, [CORNER]: { walker: 1 } },
    )
    const zones = [table.choice()].map((choice) => (choice as { zone?: number }).zone)
    expect(zones).toEqual([table.zone(CORNER)])
    table.do({ do: 'wound', person: 'ned' })
    expect((table.choice() as { zone?: number }).zone).toBe(table.zone(OPPOSITE))
  })

  test('Z2-RUL-12 more than somebody can bear is only given by saying that it is meant', () => {
    const hurt = (skills: readonly string[] = []) =>
      horde(
        [
          { id: 'amy', zone: OPPOSITE, health: 1, skills },
          { id: 'doug', zone: OPPOSITE },
        ],
        { [OPPOSITE]: { walker: 2 } },
      )
    const table = hurt()
    expect(table.list()).toEqual([
      { do: 'wound', person: 'amy', sure: true },
      { do: 'wound', person: 'doug' },
    ])
    expect(table.refusal({ do: 'wound', person: 'amy' })).toBe('must-be-sure Z2-RUL-12')
    table.do({ do: 'wound', person: 'amy', sure: true })
    expect(table.board.outcome).toBe('lost')
    // The first wound is nothing to whoever is tough, the second is.
    const tough = hurt(['tough'])
    tough.do({ do: 'wound', person: 'amy' })
    expect(tough.refusal({ do: 'wound', person: 'amy' })).toBe('must-be-sure Z2-RUL-12')
    expect(hurt(['dreadnought-walker']).list()[0]).toEqual({ do: 'wound', person: 'amy' })
  })

  test('Z2-RUL-12 Z2-RUL-16 so is a miss that is more than a friend can bear', () => {
    const table = position(
      {
        mission: 'city-blocks',
        survivors: ['amy', 'ned', 'doug'],
        turn: 'amy',
        people: [
          { id: 'amy', zone: OPPOSITE, hand: ['shotgun'] },
          { id: 'ned', zone: OPPOSITE, health: 2 },
          { id: 'doug', zone: OPPOSITE },
        ],
        zombies: { [OPPOSITE]: { walker: 2 } },
      },
      { dice: [1, 6] },
    )
    table.do({ do: 'ranged', card: 'shotgun', zone: OPPOSITE })
    expect(table.list()).toEqual([
      { do: 'wound', person: 'ned', sure: true },
      { do: 'wound', person: 'doug' },
    ])
  })
})

describe('moves', () => {
  test('Z2-ZOM-05 Z2-RUL-09 EXAMPLE 4 Walkers, 3 Fatties and a Runner on two equal routes', () => {
    const table = horde([{ id: 'amy', zone: OPPOSITE }], { [CORNER]: { walker: 4, fatty: 3, runner: 1 } })
    expect(table.choice()).toMatchObject({ kind: 'split', odd: { kind: 1, extra: 1 } })
    expect(table.list()).toEqual([
      { do: 'split', to: [ONE_WAY] },
      { do: 'split', to: [OTHER_WAY] },
    ])
    table.do({ do: 'split', to: [OTHER_WAY] })
    expect(table.choice()).toMatchObject({ kind: 'split', odd: { kind: 2, extra: 1 } })
    table.script(QUIET)
    table.do({ do: 'split', to: [ONE_WAY] })
    expect(table.zombies(ONE_WAY)).toBe('walker 2, fatty 1')
    expect(table.zombies(OTHER_WAY)).toBe('walker 2, fatty 2')
    // The Runner has a second action.
    expect(table.zombies('7R.SE')).toBe('runner 1')
  })

  test('Z2-RUL-09 Z2-RUL-08 five over three is 2-2-1, two over three is 1-1-0', () => {
    // Three survivors in sight of a crossing, to the north, west and east, all as loud.
    const crossing = (walker: number) =>
      horde(
        [
          { id: 'amy', zone: '7R.SE' },
          { id: 'doug', zone: '5R.SE' },
          { id: 'elle', zone: '6R.SE' },
        ],
        { [OPPOSITE]: { walker } },
      )
    const five = crossing(5)
    expect(five.list()).toEqual([
      { do: 'split', to: ['9R.E', '9R.S'] },
      { do: 'split', to: ['9R.E', '6R.S'] },
      { do: 'split', to: ['9R.S', '6R.S'] },
    ])
    expect(five.refusal({ do: 'split', to: ['9R.E'] })).toBe('split-sizes Z2-RUL-09')
    expect(five.refusal({ do: 'split', to: ['9R.E', '2V.E'] })).toBe('no-way Z2-ZOM-05')
    five.script(QUIET)
    five.do({ do: 'split', to: ['9R.E', '6R.S'] })
    expect(['9R.E', '9R.S', '6R.S'].map((zone) => five.zombies(zone))).toEqual([
      'walker 2',
      'walker 1',
      'walker 2',
    ])
    const two = crossing(2)
    two.script(QUIET)
    two.do({ do: 'split', to: ['9R.S', '6R.S'] })
    expect(['9R.E', '9R.S', '6R.S'].map((zone) => two.zombies(zone))).toEqual(['', 'walker 1', 'walker 1'])
  })

  test('Z2-RUL-10 all moves of a step look at the same moment; Z2-ZOM-06 the Runners’ second step looks anew', () => {
    const table = horde(
      [{ id: 'amy', zone: '9R.S' }],
      { '5R.SE': { runner: 1 }, '5R.E': { walker: 1 } },
      {},
      QUIET,
    )
    expect(table.person('amy').health).toBe(2)
    expect(table.zombies('9R.S')).toBe('runner 1')
    expect(table.zombies('5R.SE')).toBe('walker 1')
  })

  test('Z2-ZOM-13 Z2-ZOM-03 EXAMPLE the Fatty goes for Lou in sight, the Abomination for the noisiest zone', () => {
    const table = horde(
      [
        { id: 'amy', zone: '3R.S' },
        { id: 'lou', zone: '5R.SE' },
      ],
      { '5R.E': { fatty: 1 }, '6R.SE': { abomination: 1 } },
      { noise: { '3R.S': 2 } },
      QUIET,
    )
    expect(table.zombies('5R.SE')).toBe('fatty 1')
    expect(table.zombies('6R.S')).toBe('abomination 1')
  })

  test('Z2-DRK-03 in dark mode they do not see into a dark room two zones away, and follow the noise', () => {
    const goes = (darkZones: boolean) => {
      const table = horde(
        [{ id: 'amy', zone: '7R.a' }],
        { '9R.E': { walker: 1 } },
        { darkZones, doors: ['7R.a-7R.SE'], noise: { [OPPOSITE]: 5 } },
        QUIET,
      )
      return table.zombies('7R.SE') === '' ? table.zombies(OPPOSITE) : 'sees her'
    }
    expect([goes(false), goes(true)]).toEqual(['sees her', 'walker 1'])
  })

  test('Z2-ZOM-04 Z2-OPT-06 no open way: they stay; by the option they go towards the closed door', () => {
    const shut = (pressOn: boolean) => {
      const table = horde([{ id: 'amy', zone: '5R.a' }], { '5R.E': { walker: 1 } }, { pressOn }, QUIET)
      return table.zombies('5R.E') === '' ? table.zombies('5R.SE') : 'stays'
    }
    expect(shut(false)).toBe('stays')
    expect(shut(true)).toBe('walker 1')
  })

  test('Z2-RUL-07 zombies already in the loudest zone stay', () => {
    const table = horde(
      [{ id: 'amy', zone: '5R.a' }],
      { '2V.SE': { walker: 3 } },
      { noise: { '2V.SE': 5 } },
      QUIET,
    )
    expect(table.of('zombiesMoved')).toEqual([])
    expect(table.zombies('2V.SE')).toBe('walker 3')
  })
})

describe('runners', () => {
  test('Z2-ZOM-06 Z2-ZOM-14 EXAMPLE a Runner beside a survivor attacks twice', () => {
    const table = horde([{ id: 'amy', zone: OPPOSITE }], { [OPPOSITE]: { runner: 1 } }, {}, QUIET)
    expect(table.person('amy').health).toBe(1)
  })

  test('Z2-ZOM-06 EXAMPLE two Runners and a Fatty one zone away: all move in, the Runners attack', () => {
    const table = horde([{ id: 'amy', zone: OPPOSITE }], { '9R.E': { runner: 2, fatty: 1 } }, {}, QUIET)
    expect(table.person('amy').health).toBe(1)
    expect(table.zombies(OPPOSITE)).toBe('fatty 1, runner 2')
  })
})
