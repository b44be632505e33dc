import type { Json } from '@graveshift/kernel'
import { NONE } from '@graveshift/zones'
import { describe, expect, test } from 'vitest'
import { at, CALM, cards, roundOf, TEAM, until } from '../testing/in-mission.ts'
import { game, position } from '../testing/stage.ts'

describe('GG-M05 Fort Bolton', () => {
  test('GG-RUL-48 the noise goes to zone 1 at the start of each round, BOOM! side up', () => {
    const table = game({ mission: 'fort-bolton', survivors: TEAM })
    until(table, roundOf(1))
    expect(table.noise()).toBe('1R.c boom')
  })

  test('three companions wait in each marked zone', () => {
    const table = until(game({ mission: 'fort-bolton', survivors: TEAM }), roundOf(1))
    const waiting = table.board.people.filter(({ seat }) => seat === NONE).map(({ zone }) => zone)
    const room = (name: string) => waiting.filter((zone) => zone === table.zone(name)).length
    expect([room('1R.c'), room('5R.b')]).toEqual([3, 3])
  })

  test('GG-RUL-48 GG-RUL-50 a zombie that comes to be in a marked zone loses, however it came', () => {
    const table = at('fort-bolton', [], { zombies: { '1R.b': { walker: 1 } } })
    until(table, roundOf(2))
    expect(table.board.outcome).toBe('lost')
  })

  test('GG-RUL-49 the barricade stops zombies on the street side until a survivor comes in from there', () => {
    const table = at('fort-bolton', [])
    const { kit } = table
    const room = table.zone('5R.b')
    const beside = [...kit.map.zones.keys()].filter(
      (zone) =>
        kit.map.zones[zone]?.kind === 'street' &&
        kit.ways(table.board).distance[zone * kit.map.size + room] === 1,
    )
    expect(beside.length).toBeGreaterThan(0)
    const [door = 0] = beside
    const steps = () => kit.zombieWays(table.board).distance[door * kit.map.size + room]
    expect(steps()).not.toBe(1)
    const name = kit.map.zones[door]?.name ?? ''
    const inside = at('fort-bolton', [{ id: 'nora', zone: name }])
    expect(inside.board.barricade).toBe(true)
    inside.do({ do: 'move', to: '5R.b' })
    expect(inside.board.barricade).toBe(false)
    const fromWithin = at('fort-bolton', [{ id: 'nora', zone: '5R.a' }])
    fromWithin.do({ do: 'move', to: '5R.b' })
    expect(fromWithin.board.barricade).toBe(true)
  })

  test('GG-M05-02 cards 8 and 9 win it, each behind its lock', () => {
    const table = at('fort-bolton', [{ id: 'nora', zone: '1R.c' }], {
      missionCards: { cards: cards('taken', 9), keys: ['SIGNAL'] },
    })
    table.do({ do: 'read', card: 8 })
    expect(table.board.outcome).toBe('won')
  })
})

describe('GG-M06 Steam Rush', () => {
  const scene = (
    people: Json,
    companions: readonly Record<string, string>[],
    more: Record<string, Json> = {},
  ) =>
    at('steam-rush', people, {
      companions: companions as Json,
      missionCards: { companions: companions.length },
      ...more,
    })

  test('GG-M06-05 nine places are filled at setup, those on cards first', () => {
    const table = until(game({ mission: 'steam-rush', survivors: TEAM }), roundOf(1))
    expect(table.board.companionsPlaced).toBe(9)
    expect(table.board.tied).toEqual([6, 7, 8])
  })

  test('GG-RUL-52 a companion who is rallied leaves at once for 3 adrenaline, and lends nothing', () => {
    const table = scene(
      [{ id: 'nora', zone: '1V.a' }],
      [
        { id: 'jeb', zone: '1V.a' },
        { id: 'molly', zone: '4V.b' },
      ],
    )
    const skills = table.person('nora').skills
    table.do({ do: 'rally', companion: 'jeb' })
    expect(table.person('jeb')).toMatchObject({ zone: NONE, leader: NONE })
    expect(table.person('nora')).toMatchObject({ points: 3, skills })
    expect(table.board.saved).toEqual([{ companion: 6, by: 0 }])
  })

  test('GG-M06-03 GG-RUL-51 the note is read with the last one, and wins if half were saved', () => {
    const one = scene([{ id: 'nora', zone: '1V.a' }], [{ id: 'jeb', zone: '1V.a' }])
    one.do({ do: 'rally', companion: 'jeb' })
    expect(one.board.notes).toEqual([1])
    expect(one.board.outcome).toBe('won')
    const few = scene([{ id: 'nora', zone: '1V.a' }], [{ id: 'jeb', zone: '1V.a' }], {
      missionCards: { companions: 3 },
    })
    few.do({ do: 'rally', companion: 'jeb' })
    expect(few.board.outcome).toBe('lost')
  })

  test('GG-M06-01 GG-M06-04 lone companions shoot in the end phase: targeting order, no adrenaline', () => {
    const ending = (zombies: Json) =>
      position(
        {
          mission: 'steam-rush',
          survivors: TEAM,
          phase: 'end',
          companions: [
            { id: 'jeb', zone: '1V.a' },
            { id: 'molly', zone: '1V.a' },
          ],
          zombies: { '1V.a': zombies },
        },
        { spawn: CALM },
      )
    const table = ending({ walker: 2, brute: 1 })
    expect(table.list()).toEqual([
      { do: 'shot', companion: 'jeb', zone: '1V.a' },
      { do: 'shot', companion: 'molly', zone: '1V.a' },
    ])
    expect(table.refusal({ do: 'shot', companion: 'jeb', zone: '4V.b' })).toBe('out-of-range GG-M06-01')
    table.do({ do: 'shot', companion: 'molly', zone: '1V.a' })
    expect(table.zombies('1V.a')).toBe('walker 1')
    expect(table.board.people.every(({ points }) => points === 0)).toBe(true)
    const vain = ending({ bowler: 1, walker: 1 })
    vain.do({ do: 'shot', companion: 'jeb', zone: '1V.a' })
    expect(vain.zombies('1V.a')).toBe('walker 1, bowler 1')
  })
})

describe('GG-M08 Rolling Up Our Sleeves', () => {
  test('GG-M08-01 GG-RUL-74 the wagon stands for two where it is or at a door of the building, once it is free', () => {
    const lifting = (free: boolean) => {
      const table = at('rolling-up-our-sleeves', [{ id: 'nora', zone: '2V.SE' }], {
        missionCards: { cards: cards(free ? 'taken' : 'down', 1) },
      })
      return table.kit.rules.reduce(
        (hands, rule) => hands + (rule.lifts?.(table.kit, table.board, 0) ?? 0),
        0,
      )
    }
    expect(lifting(true)).toBe(2)
    expect(lifting(false)).toBe(0)
  })

  test('GG-RUL-56 the first companion of a leader lends, the others do not', () => {
    const table = at('rolling-up-our-sleeves', [{ id: 'nora', zone: '2V.W' }], {
      companions: [
        { id: 'carl', zone: '2V.W', leader: 'nora' },
        { id: 'molly', zone: '2V.W', leader: 'nora' },
      ],
    })
    expect(table.person('nora').skills).toContain('charge')
    expect(table.person('nora').skills).not.toContain('fanning')
  })

  test('GG-SET-04 by itself everybody draws a companion', () => {
    const table = until(game({ mission: 'rolling-up-our-sleeves', survivors: TEAM }), roundOf(1))
    const led = table.board.people.filter(({ leader }) => leader !== NONE).map(({ leader }) => leader)
    expect(led.toSorted()).toEqual([0, 1, 2, 3, 4, 5])
  })
})
