import type { Json } from '@graveshift/kernel'
import { NONE } from '@graveshift/zones'
import { describe, expect, test } from 'vitest'
import { A_HORSE_WITH_NO_NAME } from '../content/missions/a-horse-with-no-name.ts'
import { position, type Script } from '../testing/stage.ts'

const TEAM = ['nora', 'anthony', 'lee', 'thadeus', 'nikolas', 'bonnie']

const reader = (mission: string, zone: string, more: Record<string, Json> = {}, script: Script = {}) =>
  position({ mission, survivors: TEAM, turn: 'nora', people: [{ id: 'nora', zone }], ...more }, script)

describe('what objective cards bring', () => {
  test('GG-CMP-16 somebody of another class where the pool has none of it', () => {
    const engineers = ['nora', 'nikolas', 'leonard', 'marilyn', 'jean', 'bonnie']
    const table = reader('release-the-pressure', '4R.d', { survivors: engineers })
    table.do({ do: 'read', card: 1 })
    const companion = table.board.people[6]
    expect(companion).toMatchObject({ leader: 0 })
    expect(table.kit.survivors[companion?.id ?? '']?.class).not.toBe('engineer')
  })

  test('GG-OBJ-09 campaign experience of a card is written beside that of danger levels', () => {
    const table = reader('rolling-up-our-sleeves', '3R.b')
    table.do({ do: 'read', card: 6 })
    expect(table.board.cxp).toEqual([1, 0, 0, 0, 0, 0])
  })

  test('GG-OBJ-11 GG-CMP-14 its text, its dice and what was chosen are in the log, told of its taker', () => {
    const table = reader('four-rusted-horses', '17R.b', {}, { dice: [2], spawn: ['z13'] })
    table.do({ do: 'read', card: 3 })
    table.do({ do: 'option', option: 2 })
    const told = table.events.filter(({ type }) =>
      ['cardRead', 'optionChosen', 'noteRead', 'rolled', 'wounded', 'cardTaken'].includes(type),
    )
    expect(told).toEqual([
      { type: 'cardRead', card: 3, person: 0 },
      { type: 'optionChosen', option: 2, person: 0 },
      { type: 'noteRead', note: 1, person: 0 },
      { type: 'rolled', person: 0, dice: [2], why: 'card' },
      expect.objectContaining({ type: 'wounded', person: 0, wounds: 1 }),
      { type: 'cardTaken', card: 3, person: 0 },
    ])
  })

  test('a choice in the middle survives being saved as text', () => {
    const table = reader('fightin-words', '18R.E')
    table.do({ do: 'read', card: 7 })
    const saved = JSON.parse(JSON.stringify(table.state.control.lanes))
    expect(saved).toEqual(table.state.control.lanes)
  })

  test('of two cards drawn one is kept, the other laid aside', () => {
    const script = { equipment: ['machete', 'saber'] }
    const table = reader('a-horse-with-no-name', '16V.b', {}, script)
    table.do({ do: 'read', card: 1 })
    expect(table.list()).toEqual([
      { do: 'keep-one', card: 'machete' },
      { do: 'keep-one', card: 'saber' },
    ])
    expect(table.refusal({ do: 'keep-one', card: 'water' })).toBe('card-not-there GG-OBJ-01')
    table.do({ do: 'keep-one', card: 'saber' })
    expect(table.board.found).toEqual(['saber'])
  })

  test('UA-SPW-04 the players say which mobile spawn token moves', () => {
    const table = reader('a-horse-with-no-name', '1V.b', {})
    table.do({ do: 'read', card: 7 })
    const mobile = table.kit.mission.spawns.findIndex(({ kind }) => kind === 'mobile')
    expect(table.board.spawnsAt[mobile]).toBe(table.zone('16V.NE'))
  })

  test('GG-M06-02 a companion on a card who falls takes the card along, unread', () => {
    const table = position(
      {
        mission: 'steam-rush',
        survivors: TEAM,
        phase: 'zombies',
        people: TEAM.map((id) => ({ id, zone: '4V.b' })),
        companions: [
          { id: 'jeb', zone: '15V.b' },
          { id: 'molly', zone: '1V.a' },
        ],
        zombies: { '15V.b': { walker: 1 } },
        missionCards: { cards: [{ card: 1, companion: 'jeb' }], companions: 2 },
      },
      { spawn: ['z13', 'z14', 'z15', 'z17', 'z18', 'z11', 'z12', 'z09'] },
    )
    while (table.board.people[6]?.zone !== NONE && table.list().length > 0) table.do(table.list()[0] ?? null)
    expect(table.person('jeb').zone).toBe(NONE)
    expect(table.board.cards[0]).toBe('gone')
    expect(table.events).not.toContainEqual(expect.objectContaining({ type: 'cardRead', card: 1 }))
  })

  test('GG-RUL-69 the exit of mission 2 is where its abomination token lies', () => {
    const token = A_HORSE_WITH_NO_NAME.spawns.find(({ kind }) => kind === 'abomination')
    expect(token?.zone).toBe(A_HORSE_WITH_NO_NAME.exit)
  })

  test('GG-M05-01 companions of mission 5 are rallied as usual', () => {
    const table = reader('fort-bolton', '1R.c', { companions: [{ id: 'jeb', zone: '1R.c' }] })
    table.do({ do: 'rally', companion: 'jeb' })
    expect(table.person('jeb')).toMatchObject({ leader: 0 })
  })

  test('GG-RUL-76 all switches off at once is met for good, on or off afterwards', () => {
    const machines = ['14R', '16R', '18V'].map((tile) => ({ tile, on: tile === '16R' }))
    const table = reader('the-test-yard', '16R.b', { town: { machines } })
    table.do({ do: 'switch', tile: '16R' })
    expect(table.board.tally).toMatchObject({ 'switches-off': 1 })
    table.do({ do: 'switch', tile: '16R' })
    const goal = table.kit.goals.find(({ data }) => data.goal === 'switches-off')
    expect(goal?.kind.met(table.kit, table.board, goal.data)).toBe(true)
  })
})
