import type { Json } from '@graveshift/kernel'
import { describe, expect, test } from 'vitest'
import { cardsOf } from './content/cards.ts'
import { ZOMBIE_CARDS } from './content/zombie-deck.ts'
import { CALM, game, position } from './testing/stage.ts'
import { viewBoard } from './view.ts'

/** Two seats with two survivors each, at the beginning of a round. */
const twoSeats = (more: Record<string, Json> = {}) =>
  position(
    {
      mission: 'dry-run',
      teams: [
        ['anthony', 'thadeus'],
        ['lee', 'nora'],
      ],
      ...more,
    },
    { spawn: [...CALM] },
  )

type Table = ReturnType<typeof twoSeats>

const take = (table: Table, person: string, seat: number) => {
  table.do({ do: 'activate', person }, seat)
  table.do({ do: 'end' }, seat)
}

describe('a round', () => {
  test('UA-RND-01 players, then zombies, then the end phase', () => {
    const table = twoSeats()
    take(table, 'anthony', 0)
    table.do({ do: 'end' }, 0)
    take(table, 'nora', 1)
    table.do({ do: 'end' }, 1)
    const phases = table.of('phaseBegan').map(({ phase }) => phase)
    expect(phases).toEqual(['zombies', 'spawn', 'end', 'players'])
    expect(table.board.round).toBe(2)
  })

  test('UA-RND-02 the first player activates each own survivor in any order, then the next seat', () => {
    const table = twoSeats({ first: 1 })
    expect(table.open()).toEqual(['1 activate'])
    expect(table.refusal({ do: 'activate', person: 'anthony' })).toBe('not-your-survivor UA-RND-02')
    take(table, 'nora', 1)
    // The only one left is activated without asking.
    table.do({ do: 'end' }, 1)
    expect(table.open()).toEqual(['0 activate'])
  })

  test('UA-RND-03 the end phase reloads, heals, settles the noise, then passes the first-player token', () => {
    const table = twoSeats({
      phase: 'end',
      noise: { zone: '4V.NE' },
      people: [{ id: 'anthony', zone: '3V.S', health: 1, skills: ['regeneration'] }],
    })
    const order = table.events.map(({ type }) => type)
    const wanted = ['allReloaded', 'healed', 'noiseMoved', 'firstPlayer', 'roundBegan']
    expect(order.filter((type) => wanted.includes(type))).toEqual(wanted)
    expect(table.board.first).toBe(1)
  })

  test('UA-RND-03 the gauge rises behind the noise, before the first-player token goes on', () => {
    const table = position({
      mission: 'the-test-yard',
      teams: [['anthony'], ['lee']],
      phase: 'end',
      noise: { zone: '14R.NW' },
    })
    const order = table.events.map(({ type }) => type)
    const wanted = ['noiseMoved', 'gaugeChanged', 'firstPlayer']
    expect(order.filter((type) => wanted.includes(type))).toEqual(wanted)
  })

  test('UA-ACT-01, UA-ADR-02 three actions at blue, a fourth at yellow', () => {
    const actions = (points: number) => {
      const table = position({
        mission: 'dry-run',
        survivors: ['anthony'],
        turn: 'anthony',
        people: [{ id: 'anthony', points }],
      })
      return viewBoard(table.kit, table.board).turn?.left
    }
    expect(actions(0)).toEqual({ any: 3 })
    expect(actions(7)).toEqual({ any: 4 })
  })
})

describe('setup', () => {
  test('UA-SET-01 always six survivors, shared among one to six seats in any way', () => {
    for (const seats of [1, 2, 3, 4, 5, 6]) {
      const table = game({ mission: 'dry-run', seats })
      expect(table.board.people).toHaveLength(6)
      expect(new Set(table.board.people.map(({ seat }) => seat)).size).toBe(seats)
    }
    expect(() => game({ mission: 'dry-run', survivors: ['anthony'] })).toThrow('UA-SET-01')
    expect(() => game({ mission: 'dry-run', seats: 7 })).toThrow('UA-SET-01')
  })

  test('UA-SET-02 equipment, bounty, invention and zombie decks are there from the beginning', () => {
    const { board } = game({ mission: 'dry-run' })
    expect(board.piles.map(({ cards }) => cards.length)).toEqual([
      cardsOf('equipment').length,
      cardsOf('bounty').length,
      ZOMBIE_CARDS.length,
      0,
      cardsOf('invention').length,
    ])
  })

  test('UA-SET-03 the six starting cards are dealt at random, one a survivor, to go where they fit', () => {
    const table = game({ mission: 'dry-run' })
    const dealt = table.of('dealt')
    expect(dealt.map(({ person }) => person)).toEqual([0, 1, 2, 3, 4, 5])
    expect(dealt.map(({ card }) => card).sort()).toEqual([...table.kit.startingCards])
    expect(table.open()).toEqual(['0 prepare'])
  })

  test('UA-SET-04 everybody begins with no adrenaline, the health of the class and the blue skill', () => {
    const { board, kit } = game({ mission: 'dry-run' })
    for (const { id, points, level, health, skills } of board.people) {
      expect([points, level, health]).toEqual([0, 0, kit.survivors[id]?.health])
      expect(skills).toEqual(kit.survivors[id]?.blue)
    }
  })

  test('UA-SET-05 the seats choose the first player', () => {
    const table = game({ mission: 'dry-run', seats: 3 })
    for (const seat of [0, 1, 2]) table.do({ do: 'ready' }, seat)
    expect(table.open()).toEqual(['team first'])
    expect(table.refusal({ do: 'first', seat: 3 })).toBe('no-such-seat UA-SET-05')
    table.do({ do: 'first', seat: 2 })
    expect(table.board.first).toBe(2)
  })

  test('UA-SET-07 every core class is there in core missions, unless the table plays without that', () => {
    const survivors = ['anthony', 'carl', 'kassey', 'lee', 'molly', 'pablito']
    expect(() => game({ mission: 'dry-run', survivors })).toThrow('UA-SET-07')
    expect(game({ mission: 'dry-run', survivors, classLimits: false }).board.people).toHaveLength(6)
  })

  test('UA-SET-10 nobody is in play twice, companions are drawn from those who are not', () => {
    const survivors = ['anthony', 'anthony', 'kassey', 'lee', 'molly', 'pablito']
    expect(() => game({ mission: 'dry-run', survivors })).toThrow('UA-SET-10')
    const dealt = ['hatchet', 'old-revolver', 'old-revolver', 'old-revolver', 'pan', 'squirrel-gun']
    const { board } = game({ mission: 'nobodys-hotel' }, { setup: [...dealt, 'jeb', 'carl'] })
    expect(board.people.slice(6).map(({ id, seat }) => [id, seat])).toEqual([
      ['jeb', -1],
      ['carl', -1],
    ])
  })
})
