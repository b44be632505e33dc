import { mayLeave } from '@graveshift/zones/missions'
import { describe, expect, test } from 'vitest'
import { freshBoard } from '../begin.ts'
import { secondEditionRules } from '../rules.ts'
import { readSetup } from '../setup.ts'
import { position } from '../testing.ts'
import type { Mission } from './compile.ts'
import { missionOf } from './mission-of.ts'

const AMY = { mission: 'small-town', survivors: ['amy'] }

describe('Z2-SET-01 special rules of missions', () => {
  test('Z2-NOI-05 standing noise draws zombies like tokens do, and no end phase removes it', () => {
    const table = position({
      ...AMY,
      mission: 'grindhouse',
      people: [{ id: 'amy', zone: '6V.a' }],
      zombies: { '4V.SE': { walker: 1 } },
      phase: 'zombies',
    })
    // Amy is louder than nothing, but two rooms are louder than she is.
    expect(table.of('zombiesMoved')[0]?.moves).toEqual([table.zone('4V.SE'), table.zone('4V.S'), 0, 1])
    const view = table.rules.view(table.board, 0) as { zones: Record<string, { noise: number }> }
    expect([view.zones['4V.b']?.noise, view.zones['8V.c']?.noise]).toEqual([2, 2])
  })

  test('Z2-NOI-05 a siren draws zombies to its car, wherever that stands', () => {
    const moved = (car: string) => {
      const table = position({
        ...AMY,
        mission: 'zombie-police',
        people: [{ id: 'amy', zone: '5R.S' }],
        cars: [{ zone: car }],
        zombies: { '5R.E': { walker: 1 } },
        phase: 'zombies',
      })
      const [move] = table.of('zombiesMoved')
      return table.kit.map.zones[move?.moves[1] ?? -1]?.name
    }
    // Amy is out of sight and makes one noise; the siren makes two.
    expect([moved('2V.SE'), moved('5R.SE')]).toEqual(['2V.SE', '5R.SE'])
  })

  test('Z2-RND-05 a zombie that acts in a forbidden zone loses the game, even if it only stays', () => {
    const scene = {
      ...AMY,
      mission: 'grindhouse',
      people: [{ id: 'amy', zone: '6V.a' }],
      phase: 'zombies',
    }
    expect(position({ ...scene, zombies: { '8V.c': { fatty: 1 } } }).of('lost')).toEqual([
      { type: 'lost', why: 'forbidden', person: -1 },
    ])
    expect(position({ ...scene, zombies: { '8V.a': { fatty: 1 } } }).board.outcome).toBeUndefined()
  })

  test('Z2-RND-05 a deadline loses the game when its round is over, not before', () => {
    const end = (round: number) => position({ ...AMY, mission: 'the-ditch', round, phase: 'end' })
    expect(end(15).board.outcome).toBeUndefined()
    expect(end(16).of('lost')).toEqual([{ type: 'lost', why: 'deadline', person: -1 }])
  })

  test('Z2-MIS-03 a color woken in an end phase draws its first card in the next spawn step', () => {
    const table = position({ ...AMY, mission: 'breakfast-at-jesses', round: 7, phase: 'end' })
    expect(table.of('woken')).toEqual([{ type: 'woken', colour: 'blue' }])
    expect(table.of('spawnDrawn')).toEqual([])
    const before = position({ ...AMY, mission: 'breakfast-at-jesses', round: 6, phase: 'end' })
    expect(before.of('woken')).toEqual([])
  })

  test('Z2-MIS-02 taking the objective of a color wakes its spawn zone and frees its doors', () => {
    const table = position({
      ...AMY,
      mission: 'the-ditch',
      people: [{ id: 'amy', zone: '8R.b', hand: ['crowbar'] }],
      turn: 'amy',
    })
    expect([table.board.asleep, table.board.locked]).toEqual([0b100, 1 << 7])
    table.do({ do: 'take', token: 0 })
    expect([table.board.asleep, table.board.locked]).toEqual([0, 0])
    // Freed doors still need a door action.
    expect(table.board.doors & (1 << 7)).toBe(0)
  })

  test('Z2-MIS-02 Z2-ACT-03 a colored door is refused until its objective is taken, then opened like any other', () => {
    const table = position({
      mission: 'the-ditch',
      survivors: ['amy', 'doug'],
      turn: 'doug',
      people: [
        { id: 'amy', zone: '8R.b' },
        { id: 'doug', zone: '6R.NE', hand: ['crowbar'] },
      ],
    })
    const bridge = { do: 'door', door: '6R.NE-1R.N', with: 'crowbar' }
    expect(table.refusal(bridge)).toBe('door-locked Z2-ACT-03')
    const freed = position({
      mission: 'the-ditch',
      survivors: ['amy', 'doug'],
      turn: 'amy',
      people: [
        { id: 'amy', zone: '8R.b' },
        { id: 'doug', zone: '6R.NE', hand: ['crowbar'] },
      ],
    })
    freed.do({ do: 'take', token: 0 })
    freed.do({ do: 'end' })
    freed.do(bridge)
    expect(freed.of('doorOpened')).toHaveLength(1)
  })

  test('Z2-ZOM-07 reinforcements draw their cards after all tokens, in their rounds only', () => {
    const zones = (round: number) => {
      const table = position({ ...AMY, mission: 'the-zombiefest', round, phase: 'spawn' }, { spawn: CALM })
      return table.of('spawnDrawn').map(({ zone }) => table.kit.map.zones[zone]?.name)
    }
    const tokens = ['4R.NW', '7R.NE', '5R.SE', '6R.SW', '4R.SW']
    expect(zones(4)).toEqual([...tokens, '8R.E'])
    expect(zones(5)).toEqual(tokens)
    expect(zones(7)).toEqual([...tokens, '8R.E'])
  })

  test('Z2-ACT-04 the blight goes on spawning in dark rooms of opened buildings where nobody stands', () => {
    const zones = (round: number, zone: string) => {
      const table = position(
        {
          ...AMY,
          mission: 'the-blight',
          people: [{ id: 'amy', zone }],
          doors: ['9R.a-9R.N', '7R.b-7R.E'],
          round,
          phase: 'spawn',
        },
        { spawn: CALM },
      )
      return table
        .of('spawnDrawn')
        .slice(2)
        .map((event) => table.kit.map.zones[event.zone]?.name)
    }
    expect(zones(4, '4V.SE')).toEqual([])
    expect(zones(5, '4V.SE')).toEqual(['7R.a', '9R.a'])
    expect(zones(5, '9R.a')).toEqual(['7R.a'])
  })

  test('Z2-OPT-01 an abomination arrives at its moment, where the mission says', () => {
    const at = (round: number) => {
      const table = position({ ...AMY, mission: 'neds-moloturbo', round, phase: 'end' })
      return table.zombies('5R.NE')
    }
    expect(at(3)).toBe('')
    expect(at(4)).toBe('abomination 1')
  })

  test('Z2-ADR-02 a moment may be the first survivor at a level, and it comes once', () => {
    const table = position({
      mission: 'might-makes-right',
      survivors: ['amy', 'ned'],
      people: [
        { id: 'amy', zone: '7V.d', points: 18 },
        { id: 'ned', zone: '7V.SE', points: 3 },
      ],
      turn: 'amy',
    })
    expect(table.zombies('7V.NW')).toBe('')
    table.do({ do: 'take', token: 0 })
    expect(table.zombies('7V.NW')).toBe('abomination 1')
  })

  test('Z2-SET-01 fire wounds everybody in burning zones and takes walkers and runners, for no points', () => {
    const scene = (round: number) =>
      position({
        mission: 'burning-streets',
        survivors: ['amy', 'ned'],
        people: [
          { id: 'amy', zone: '4R.SW' },
          { id: 'ned', zone: '9R.N' },
        ],
        zombies: { '4R.SE': { walker: 2, runner: 1, fatty: 1 }, '4R.E': { walker: 1 } },
        round,
        phase: 'end',
      })
    const before = scene(2)
    expect([before.person('amy').health, before.zombies('4R.SE')]).toEqual([3, 'walker 2, fatty 1, runner 1'])
    const burnt = scene(3)
    expect([burnt.person('amy').health, burnt.person('ned').health]).toEqual([2, 3])
    expect([burnt.zombies('4R.SE'), burnt.zombies('4R.E')]).toEqual(['fatty 1', 'walker 1'])
    expect(burnt.person('amy').points).toBe(0)
  })

  test('Z2-MIS-01 nobody leaves by an exit in a mission whose rules do not say so', () => {
    const setup = readSetup({ mission: 'small-town', survivors: ['amy'] })
    if ('fault' in setup) throw new Error(setup.message)
    const named = missionOf('small-town')
    const may = (rules: Mission['data']['rules']) => {
      const { kit } = secondEditionRules(setup, undefined, { ...named, data: { ...named.data, rules } })
      const board = freshBoard(kit, setup)
      board.tokens = board.tokens.map((token) => ({ ...token, by: 0 }))
      return mayLeave(kit, board)
    }
    expect([may([]), may([{ rule: 'exit', open: 'goals' }])]).toEqual([false, true])
  })

  test('Z2-ACT-10 a heavy objective needs so many people in its zone', () => {
    const scene = (ned: string) =>
      position({
        mission: 'heavy-duty',
        survivors: ['amy', 'ned'],
        people: [
          { id: 'amy', zone: '7R.b' },
          { id: 'ned', zone: ned },
        ],
        turn: 'amy',
      })
    expect(scene('7R.a').refusal({ do: 'take', token: 0 })).toBe('too-heavy Z2-ACT-10')
    expect(scene('7R.b').refusal({ do: 'take', token: 0 })).toBe('accepted')
  })

  test('Z2-ACT-10 a gift comes with the objective: out of the deck, or drawn like any card', () => {
    const ned = position({
      ...AMY,
      mission: 'neds-moloturbo',
      people: [{ id: 'amy', zone: '7R.b' }],
      turn: 'amy',
    })
    ned.do({ do: 'take', token: 0 })
    expect(ned.of('drawn').map(({ card }) => card)).toEqual(['molotov'])
    const jesse = position(
      { ...AMY, mission: 'breakfast-at-jesses', people: [{ id: 'amy', zone: '1V.a' }], turn: 'amy' },
      { equipment: ['water'] },
    )
    jesse.do({ do: 'take', token: 0 })
    expect(jesse.of('drawn').map(({ card }) => card)).toEqual(['water'])
  })

  test('Z2-NOI-05 an amplifier that was switched on stays loud', () => {
    const table = position({
      ...AMY,
      mission: 'crank-it-up-to-11',
      people: [{ id: 'amy', zone: '9R.NW' }],
      taken: [{ token: 0, by: 'amy' }],
      zombies: { '9R.S': { walker: 1 } },
      doors: ['9R.a-9R.S'],
      phase: 'zombies',
    })
    // Not to Amy, who is out of sight and makes one noise, but to the amplifier with two.
    expect(table.of('zombiesMoved')[0]?.moves).toEqual([table.zone('9R.S'), table.zone('9R.a'), 0, 1])
  })
})

/** Cards that bring nobody at the blue level. */
const CALM = ['13', '11', '17', '18', '37', '38', '39', '40']
