import type { Json } from '@graveshift/kernel'
import { describe, expect, test } from 'vitest'
import { position, type Script } from './testing/stage.ts'

/** The zombies' phase of the smallest mission: streets round the rooms 3V.a, 4V.a and 4V.b. */
const zombiesAct = (
  people: Readonly<Record<string, string>>,
  zombies: Json,
  more: Record<string, Json> = {},
  script: Script = {},
) =>
  position(
    {
      mission: 'dry-run',
      teams: [Object.keys(people)],
      phase: 'zombies',
      people: Object.entries(people).map(([id, zone]) => ({ id, zone })),
      zombies,
      ...more,
    },
    { spawn: ['z13'], ...script },
  )

describe('zombies', () => {
  test('UA-ZOM-01, UA-RND-04 those with survivors attack, all others move one zone, then the spawn step comes', () => {
    const table = zombiesAct({ anthony: '3V.NW' }, { '3V.NW': { walker: 1 }, '3V.SW': { walker: 1 } })
    expect(table.of('wounded')).toHaveLength(1)
    expect(table.zombies('3V.NW')).toBe('walker 1')
    expect(table.zombies('3V.W')).toBe('walker 1')
    const order = table.events.map(({ type }) => type)
    expect(order.indexOf('wounded')).toBeLessThan(order.indexOf('zombiesMoved'))
    expect(order.indexOf('zombiesMoved')).toBeLessThan(order.indexOf('spawnDrawn'))
  })

  test('UA-ZOM-02, UA-RUL-19 all attackers of a zone are counted, then the players split the wounds', () => {
    const table = zombiesAct({ anthony: '3V.NW', carl: '3V.NW' }, { '3V.NW': { walker: 1, brute: 1 } })
    expect(table.of('zombiesAttacked')).toHaveLength(2)
    expect(table.open()).toEqual(['0 wound'])
    table.do({ do: 'wound', person: 'carl' })
    table.do({ do: 'wound', person: 'anthony' })
    expect([table.person('carl').health, table.person('anthony').health]).toEqual([2, 2])
  })

  test('UA-ZOM-03 nobody in sight: they go for the noise token', () => {
    const table = zombiesAct({ anthony: '3V.NW' }, { '4V.NE': { walker: 1 } }, { noise: { zone: '4V.SE' } })
    expect(table.zombies('4V.E')).toBe('walker 1')
  })

  test('UA-ZOM-04 of several in sight the zone with the token draws, else the nearest', () => {
    const people = { anthony: '3V.W', carl: '3V.SE' }
    const zombies = { '3V.SW': { walker: 1 } }
    expect(zombiesAct(people, zombies, { noise: { zone: '3V.SE' } }).zombies('3V.S')).toBe('walker 1')
    expect(zombiesAct(people, zombies, { noise: { zone: '4V.NE' } }).zombies('3V.W')).toBe('walker 1')
  })

  test('UA-ZOM-05, UA-RUL-05 equal ones split by type, and the odd one goes where the players choose', () => {
    const table = zombiesAct(
      { anthony: '3V.W', carl: '3V.S' },
      { '3V.SW': { walker: 3, brute: 2 } },
      { noise: { zone: '4V.NE' } },
    )
    expect(table.open()).toEqual(['0 split'])
    table.do({ do: 'split', to: ['3V.S'] })
    expect(table.zombies('3V.W')).toBe('walker 1, brute 1')
    expect(table.zombies('3V.S')).toBe('walker 2, brute 1')
  })

  test('UA-ZOM-05 standing on the token with nobody in sight they stay', () => {
    const table = zombiesAct({ anthony: '3V.NW' }, { '4V.SE': { walker: 2 } }, { noise: { zone: '4V.SE' } })
    expect(table.zombies('4V.SE')).toBe('walker 2')
    expect(table.of('zombiesMoved')).toEqual([])
  })

  test('UA-ZOM-06, UA-RUL-06 runners run the whole step again: one that moved may attack', () => {
    const table = zombiesAct({ anthony: '3V.NW' }, { '3V.W': { runner: 1, walker: 1 } })
    expect(table.zombies('3V.NW')).toBe('walker 1, runner 1')
    expect(table.of('zombiesAttacked').map(({ kind }) => table.kit.kinds[kind]?.id)).toEqual(['runner'])
  })

  test('UA-RUL-03 whom they see is judged for each zone as it moves, after all attacks', () => {
    // Those in 3V.SW see both ways; Carl is attacked and stays, so that the nearer Anthony draws them.
    const table = zombiesAct(
      { anthony: '3V.W', carl: '3V.SE' },
      { '3V.SE': { walker: 1 }, '3V.SW': { walker: 1 } },
      { noise: { zone: '4V.NE' } },
    )
    const order = table.events.map(({ type }) => type)
    expect(order.indexOf('wounded')).toBeLessThan(order.indexOf('zombiesMoved'))
    expect(table.zombies('3V.W')).toBe('walker 1')
  })

  test('UA-HLT-01, UA-HLT-02 each wound takes a health; without any a survivor is out, and the game lost', () => {
    const table = zombiesAct({ anthony: '3V.NW' }, { '3V.NW': { walker: 5 } })
    expect(table.of('wounded').length).toBe(3)
    expect(table.board.outcome).toBe('lost')
    expect(table.events.at(-1)).toMatchObject({ type: 'lost', why: 'eliminated' })
  })

  test('UA-COM-01, UA-COM-05 any wound eliminates a companion, which loses the game', () => {
    const table = zombiesAct(
      { anthony: '3V.SE' },
      { '3V.NW': { walker: 1 } },
      { companions: [{ id: 'carl', zone: '3V.NW' }] },
    )
    expect(table.board.outcome).toBe('lost')
    expect(table.of('eliminated')).toHaveLength(1)
  })
})
