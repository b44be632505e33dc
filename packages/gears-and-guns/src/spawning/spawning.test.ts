import type { Json } from '@graveshift/kernel'
import { describe, expect, test } from 'vitest'
import { game, position, type Script } from '../testing/stage.ts'

/** The spawn step of the hotel: start 3V.SE, mobile 7R.SE, abomination 9R.SE. */
const spawnStep = (script: Script, more: Record<string, Json> = {}) =>
  position(
    {
      mission: 'nobodys-hotel',
      survivors: ['anthony'],
      phase: 'spawn',
      people: [{ id: 'anthony', zone: '6R.C' }],
      ...more,
    },
    script,
  )

type Table = ReturnType<typeof spawnStep>

const nameOf = ({ kit }: Table, zone: number) => kit.map.zones[zone]?.name
const drawnAt = (table: Table) => table.of('spawnDrawn').map(({ zone }) => nameOf(table, zone))

/** z13 to z15, z09, z17 and z18 bring nobody at blue; z17 brings an abomination from yellow on, z01 a walker. */
const YELLOW = [{ id: 'anthony', zone: '6R.C', points: 7 }]

describe('spawn zones', () => {
  test('UA-SPW-02 the starting spawn first, then clockwise, one card for each token and awake pile', () => {
    const table = spawnStep(
      { spawn: ['z13', 'z14', 'z15', 'z17', 'z18', 'z09'] },
      { corpsePiles: ['6R', '7R', '9R', '3V'].map((tile) => ({ tile, state: 'awake' })) },
    )
    expect(drawnAt(table)).toEqual(['3V.SE', '3V.a', '9R.b', '6R.b', '7R.d', '7R.SE'])
  })

  test('UA-SPW-03 several tokens in one zone draw one card each', () => {
    const table = spawnStep({ spawn: ['z13', 'z14'] }, { spawns: [{}, {}, { zone: '3V.SE' }] })
    expect(drawnAt(table)).toEqual(['3V.SE', '3V.SE'])
  })

  test('UA-SPW-04 mobile tokens spawn from the first round on and stay where they are', () => {
    const table = spawnStep({ spawn: ['z13', 'z01'] })
    expect(table.zombies('7R.SE')).toBe('walker 1')
    expect(table.of('spawnMoved')).toEqual([])
  })

  test('UA-RUL-18 a token that was moved draws where its angle falls', () => {
    const table = spawnStep(
      { spawn: ['z13', 'z14', 'z15'] },
      { spawns: [{}, {}, { zone: '6R.W' }], corpsePiles: [{ tile: '9R', state: 'awake' }] },
    )
    const moved = table.kit.mission.spawns.findIndex(({ kind }) => kind === 'mobile')
    expect(nameOf(table, table.board.spawnsAt[moved] ?? -1)).toBe('6R.W')
    expect(drawnAt(table)).toEqual(['3V.SE', '9R.b', '6R.W'])
  })

  test('UA-SPW-05, UA-RUL-07 an abomination wakes its tokens in mid-step: those still to come draw at once', () => {
    const table = spawnStep({ spawn: ['z17', 'z13', 'z14'], abomination: ['bowler'] }, { people: YELLOW })
    expect(table.zombies('3V.SE')).toBe('bowler 1')
    expect(drawnAt(table)).toEqual(['3V.SE', '9R.SE', '7R.SE'])
    expect(table.of('spawnsWoke')).toHaveLength(1)
  })

  test('UA-RUL-07 a token whose turn has passed waits for the next step', () => {
    const table = spawnStep({ spawn: ['z13', 'z17'], abomination: ['bowler'] }, { people: YELLOW })
    expect(table.zombies('7R.SE')).toBe('bowler 1')
    expect(drawnAt(table)).toEqual(['3V.SE', '7R.SE'])
    expect(table.board.asleep).toBe(0)
  })

  test('UA-SPW-05 abomination tokens sleep at the beginning', () => {
    const { kit, board } = game({ mission: 'nobodys-hotel' })
    const asleep = kit.mission.spawns.filter((_, spawn) => board.asleep & (1 << spawn))
    expect(asleep.map(({ kind }) => kind)).toEqual(['abomination'])
  })

  test('UA-SPW-06, UA-ADR-03 a card brings what its line for the highest danger level says', () => {
    const spawned = (points: number) =>
      spawnStep({ spawn: ['z04', 'z13'] }, { people: [{ id: 'anthony', zone: '6R.C', points }] }).zombies(
        '3V.SE',
      )
    expect([0, 7, 19, 43].map(spawned)).toEqual(['walker 2', 'walker 3', 'walker 4', 'walker 6'])
  })

  test('UA-SPW-06 0 means nothing, and an empty deck is shuffled from its discards', () => {
    const table = spawnStep({ spawn: ['z09'] }, { decks: { zombies: { cards: { z09: 1 } } } })
    expect(table.zombies('3V.SE')).toBe('')
    expect(table.of('shuffled')).toHaveLength(1)
    expect(table.of('spawnDrawn')).toHaveLength(2)
  })

  test('UA-SPW-07 survivors standing in a spawn zone do not stop it', () => {
    const table = spawnStep({ spawn: ['z01', 'z13'] }, { people: [{ id: 'anthony', zone: '3V.SE' }] })
    expect(table.zombies('3V.SE')).toBe('walker 1')
  })

  test('UA-RUL-09 who has left the board no longer counts for the danger level', () => {
    const table = spawnStep(
      { spawn: ['z04', 'z13'] },
      {
        survivors: ['anthony', 'thadeus'],
        people: [
          { id: 'anthony', zone: '6R.C' },
          { id: 'thadeus', zone: 'gone', points: 43 },
        ],
      },
    )
    expect(table.zombies('3V.SE')).toBe('walker 2')
  })
})

describe('cards that set zombies in motion', () => {
  test('UA-RSH-01 those that a rush card brings act at once, and only those', () => {
    const table = spawnStep(
      { spawn: ['z05', 'z13'] },
      { people: [{ id: 'anthony', zone: '7R.SE' }], zombies: { '6R.SW': { walker: 1 } } },
    )
    // The new one sees Anthony up the street, and goes there.
    expect(table.zombies('3V.E')).toBe('walker 1')
    expect(table.zombies('6R.SW')).toBe('walker 1')
  })

  test('GG-RUL-64 several who sidestep act in the order the players like, before the rush', () => {
    const table = spawnStep(
      { spawn: ['z05', 'z13'] },
      {
        survivors: ['anthony', 'carl'],
        people: [
          { id: 'anthony', zone: '3V.E', skills: ['sidestep'] },
          { id: 'carl', zone: '3V.S', skills: ['sidestep'] },
        ],
      },
    )
    expect(table.of('activated')).toEqual([])
    expect(table.open()).toEqual(['0 order'])
    table.do({ do: 'order', person: 'carl', skill: 'sidestep' })
    expect(table.board.turns.at(-1)?.person).toBe(1)
    table.do({ do: 'end' })
    table.do({ do: 'end' })
    expect(table.of('activated')).toMatchObject([{ why: 'rush' }])
  })

  test('UA-EXT-01 an extra activation brings nobody: all of that type act, and at blue nothing happens', () => {
    const after = (points: number) => {
      const table = spawnStep(
        { spawn: ['z40', 'z13'] },
        {
          people: [{ id: 'anthony', zone: '7R.SE', points }],
          zombies: { '6R.SW': { runner: 1, walker: 1 } },
        },
      )
      return [table.zombies('6R.SW'), table.zombies('6R.SE'), table.zombies('3V.SE')]
    }
    // Runners take both actions.
    expect(after(7)).toEqual(['walker 1', 'runner 1', ''])
    expect(after(0)).toEqual(['walker 1, runner 1', '', ''])
  })
})
