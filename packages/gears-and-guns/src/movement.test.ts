import type { Json } from '@graveshift/kernel'
import { describe, expect, test } from 'vitest'
import { atTurn, CALM, position } from './testing/stage.ts'
import { viewBoard } from './view.ts'

const move = (to: string): Json => ({ do: 'move', to })

const left = (table: ReturnType<typeof atTurn>) => viewBoard(table.kit, table.board).turn?.left.any ?? 0

describe('movement', () => {
  test('UA-MOV-01, UA-RUL-20 a move goes to a zone that is joined, never across a corner', () => {
    const table = atTurn([{ id: 'carl', zone: '3V.S', skills: [] }])
    expect(table.refusal(move('3V.E'))).toBe('no-way UA-MOV-01')
    table.do(move('3V.a'))
    expect(table.where('carl')).toBe('3V.a')
  })

  test('UA-MOV-02 leaving costs one action more for each zombie there', () => {
    const table = atTurn([{ id: 'carl', zone: '3V.S', skills: [] }], { zombies: { '3V.S': { walker: 2 } } })
    table.do(move('3V.SE'))
    expect(table.where('carl')).toBe('3V.SE')
    expect(table.of('acted').map(({ paid }) => paid)).toEqual([[0, 3]])
    const held = atTurn([{ id: 'carl', zone: '3V.S', skills: [] }], { zombies: { '3V.S': { walker: 3 } } })
    expect(held.refusal(move('3V.SE'))).toMatch(/^no-actions UA-MOV-02/)
  })

  test('UA-MOV-02, UA-MOV-03 entering a zone with zombies ends the move, also one of two zones', () => {
    const table = atTurn([{ id: 'carl', zone: '3V.SW', skills: ['plus-zone'] }], {
      zombies: { '3V.S': { walker: 1 } },
    })
    expect(table.refusal(move('3V.SE'))).toBe('no-way UA-MOV-01')
    table.do(move('3V.S'))
    expect(left(table)).toBe(2)
  })

  test('UA-MOV-04, UA-COM-02, UA-COM-03 a rallied companion follows at no cost and lends the ability of its class', () => {
    const table = atTurn([{ id: 'carl', zone: '3V.S', skills: [] }], {
      zombies: { '3V.S': { walker: 1 } },
      companions: [{ id: 'hanna', zone: '3V.S' }],
    })
    table.do({ do: 'rally', companion: 'hanna' })
    expect(table.person('carl').skills).toEqual(['search-more', 'home-defender'])
    table.do(move('3V.SE'))
    expect(table.where('hanna')).toBe('3V.SE')
  })

  test('UA-CLS-03, UA-RUL-13 a charge is free: one or two zones, ending among zombies; leaving some costs', () => {
    const table = atTurn([{ id: 'carl', zone: '3V.SW' }], {
      zombies: { '3V.SE': { walker: 1 }, '3V.SW': { walker: 1 } },
    })
    expect(table.refusal({ do: 'charge', to: '3V.S' })).toMatch(/UA-CLS-03$/)
    table.do({ do: 'charge', to: '3V.SE' })
    expect(table.where('carl')).toBe('3V.SE')
    expect(left(table)).toBe(2)
    expect(table.refusal({ do: 'charge', to: '3V.SE' })).toMatch(/UA-CLS-03$/)
  })

  test('UA-ACT-08 a free move pays the surcharge for zombies as any other', () => {
    const table = atTurn([{ id: 'carl', zone: '3V.S', skills: ['free-move'] }], {
      zombies: { '3V.S': { walker: 1 } },
    })
    table.do(move('3V.SE'))
    expect(left(table)).toBe(2)
  })
})

describe('taking and trading', () => {
  test('UA-ACT-04, UA-ADR-01 a token in the own zone is taken, zombies or not, for 5 adrenaline', () => {
    const table = atTurn([{ id: 'carl', zone: '3V.a', skills: [] }], { zombies: { '3V.a': { walker: 1 } } })
    table.do({ do: 'take', token: 0 })
    expect(table.person('carl').points).toBe(5)
    expect(table.refusal({ do: 'take', token: 0 })).toBe('no-token-here UA-ACT-04')
  })

  test('UA-ACT-03, UA-RUL-11, UA-INV-06 cards change hands beside zombies, whoever has had its turn; empty ones stay empty', () => {
    const table = atTurn(
      [
        { id: 'carl', zone: '3V.S', skills: [], hand: ['sawed-off*'] },
        { id: 'lee', zone: '3V.S', skills: [], waiting: false },
      ],
      { zombies: { '3V.S': { walker: 1 } } },
    )
    table.do({ do: 'trade', partner: 'lee' })
    table.do({ do: 'put', card: 'sawed-off*', from: 'hand', to: 'partner-hand' })
    table.do({ do: 'done' })
    expect(table.person('lee').hand).toEqual(['sawed-off*'])
    expect(left(table)).toBe(2)
  })

  test('UA-ACT-02 doing nothing loses all remaining actions', () => {
    const table = atTurn([{ id: 'carl', zone: '3V.S' }], {}, { spawn: [...CALM] })
    table.do({ do: 'end' })
    expect(table.board.round).toBe(2)
  })
})

describe('at the table', () => {
  test('GG-TBL-02 a refused command changes nothing, uses no chance and names a reason and a rule', () => {
    const table = atTurn([{ id: 'carl', zone: '3V.S', hand: ['pan'] }], {}, { dice: [6, 6] })
    const before = JSON.stringify(table.state)
    for (const pick of [
      move('4V.NE'),
      { do: 'search' },
      { do: 'take', token: 0 },
      { do: 'melee', card: 'pan', zone: '3V.S' },
    ])
      expect(table.refusal(pick)).toMatch(/^[a-z-]+ UA-[A-Z]{3}-[0-9]{2}$/)
    expect(JSON.stringify(table.state)).toBe(before)
    expect(table.of('rolled')).toEqual([])
  })

  test('GG-TBL-03 what has one answer only is not asked: the last survivor of a seat, a lone target', () => {
    const table = position(
      {
        mission: 'dry-run',
        survivors: ['carl'],
        phase: 'zombies',
        people: [{ id: 'carl', zone: '3V.S' }],
        zombies: { '3V.S': { walker: 1 } },
      },
      { spawn: [...CALM] },
    )
    // The wound is Carl's, the noise is with him, the turn is his.
    expect(table.of('wounded')).toHaveLength(1)
    expect(table.open()).toEqual(['0 act'])
  })
})

describe('winning and losing', () => {
  /** Both tokens are taken; Anthony stands at the exit. */
  const atExit = (more: Record<string, Json> = {}) =>
    position(
      {
        mission: 'dry-run',
        survivors: ['anthony'],
        turn: 'anthony',
        people: [{ id: 'anthony', zone: '4V.NE' }],
        taken: [
          { token: 0, by: 'anthony' },
          { token: 1, by: 'anthony' },
        ],
        ...more,
      },
      { spawn: [...CALM] },
    )

  test('GG-W01 the dry run: both tokens, then everybody out', () => {
    const { kit } = atExit()
    expect(kit.goals.map(({ data }) => data.goal)).toEqual(['objectives', 'leave'])
    expect(kit.mission.objectives).toHaveLength(2)
    expect(kit.mission.data.steam).toBeUndefined()
  })

  test('UA-WIN-01, UA-WIN-02 everybody leaves at the end of the own turn, and the game is won at once', () => {
    const table = atExit()
    table.do({ do: 'end' })
    table.do({ do: 'yes' })
    expect(table.board.outcome).toBe('won')
  })

  test('UA-WIN-02 nobody leaves with a zombie in the exit zone', () => {
    const table = atExit({ zombies: { '4V.NE': { walker: 1 } } })
    table.do({ do: 'end' })
    expect(table.of('left')).toEqual([])
  })

  test('UA-WIN-03 the exit opens only when all other goals are met', () => {
    const table = atExit({ taken: [{ token: 0, by: 'anthony' }] })
    table.do({ do: 'end' })
    expect(table.of('left')).toEqual([])
    expect(table.board.round).toBe(2)
  })

  test('UA-WIN-02 companions leave with their leader', () => {
    const table = atExit({ companions: [{ id: 'carl', zone: '4V.NE', leader: 'anthony' }] })
    table.do({ do: 'end' })
    table.do({ do: 'yes' })
    expect(table.of('left')).toEqual([{ type: 'left', person: 0, with: [1] }])
  })
})
