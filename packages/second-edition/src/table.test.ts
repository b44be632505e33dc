import { apply, Bug, canonical, FastChance, hashOf, type Table } from '@graveshift/kernel'
import { openDoor } from '@graveshift/zones'
import { describe, expect, test } from 'vitest'
import { evolve } from './evolve.ts'
import type { Event, Frame, SecondEdition } from './game.ts'
import { game, position } from './testing.ts'

const HERE = '9R.S'
const NEXT = '9R.SE'

describe('our table', () => {
  test('Z2-TBL-02 a refused command changes nothing, uses no chance and names a reason and the rule', () => {
    const table = position({
      mission: 'city-blocks',
      survivors: ['ned'],
      turn: 'ned',
      people: [{ id: 'ned', zone: HERE, hand: ['pistol'] }],
    })
    const before = hashOf(table.state)
    const choice = table.choice()
    const refusal = apply(
      table.rules,
      table.state,
      { seat: 0, choice: choice.id, pick: { do: 'ranged', card: 'pistol', zone: 0 } as never },
      new FastChance(1),
    )
    expect(refusal).toMatchObject({ refused: 'cannot-see', rule: 'Z2-ACT-08' })
    expect(hashOf(table.state)).toBe(before)
    expect(table.state.control.draws.every((count) => count === 0)).toBe(true)
  })

  test('Z2-TBL-03 Z2-RUL-53 choices with one answer are not asked, nor those the order leaves no room for', () => {
    const table = position(
      {
        mission: 'city-blocks',
        survivors: ['ned'],
        turn: 'ned',
        people: [{ id: 'ned', zone: HERE, hand: ['shotgun'] }],
        zombies: { [NEXT]: { fatty: 1, walker: 1 } },
      },
      { dice: [5, 5] },
    )
    table.do({ do: 'ranged', card: 'shotgun', zone: NEXT })
    expect(table.open()).toEqual(['0 act'])
    expect(table.zombies(NEXT)).toBe('')
    // As many hits as zombies, each enough for any of them: the order changes nothing.
    const strike = (zombies: Record<string, number>, dice: number[], skills: string[] = []) => {
      const struck = position(
        {
          mission: 'city-blocks',
          survivors: ['ned'],
          turn: 'ned',
          people: [{ id: 'ned', zone: HERE, hand: ['katana'], skills }],
          zombies: { [HERE]: zombies },
        },
        { dice },
      )
      struck.do({ do: 'melee', card: 'katana', zone: HERE })
      return [...struck.open(), struck.zombies(HERE)]
    }
    expect(strike({ walker: 1, runner: 1 }, [4, 5])).toEqual(['0 act', ''])
    expect(strike({ walker: 2 }, [4, 5], ['reaper-melee'])).toEqual(['0 act', ''])
    expect(strike({ walker: 1, runner: 1 }, [4, 1])).toEqual(['0 hit', 'walker 1, runner 1'])
    expect(strike({ walker: 1, fatty: 1 }, [4, 5])).toEqual(['0 hit', 'walker 1, fatty 1'])
    // Of two Pistols one stands for both.
    const twins = position({
      mission: 'city-blocks',
      survivors: ['ned'],
      turn: 'ned',
      people: [{ id: 'ned', zone: HERE, hand: ['pistol', 'pistol'] }],
      zombies: { [NEXT]: { walker: 1 } },
    })
    expect(twins.list('ranged')).toEqual([
      { do: 'ranged', card: 'pistol', zone: NEXT },
      { do: 'ranged', card: 'pistol', dual: true, zone: NEXT },
    ])
  })

  test('Z2-TBL-04 no deck order and no dice to come are in any view; discards, hands and deck sizes are', () => {
    const table = game({ mission: 'city-blocks', seats: 2 })
    const view = JSON.stringify(table.rules.view(table.board, 0))
    expect(table.rules.concealed(table.board, 0)).toEqual([])
    expect(table.rules.open).toBe(true)
    expect(JSON.parse(view)).toMatchObject({
      decks: { equipment: { left: 45 }, pimpweapons: { left: 11 }, zombies: { left: 40 } },
    })
    // Decks are kept in sorted order and drawn from when they are drawn from.
    for (const { cards } of table.board.piles) expect(cards).toEqual([...cards].sort())
    expect(canonical(table.rules.view(table.board, 'spectator'))).toBe(
      canonical(table.rules.view(table.board, 1)),
    )
  })
})

describe('missions', () => {
  test('Z2-MIS-01 out by the exit: at the end of the turn, no zombie there, once the mission allows, with companions', () => {
    const leave = (zombies: Record<string, { walker: number }>, food: number) => {
      const pack = ['water', 'bag-of-rice', 'canned-food'].slice(0, food)
      const table = position({
        mission: 'city-blocks',
        survivors: ['ned', 'doug'],
        turn: 'ned',
        people: [
          { id: 'ned', zone: '1V.NE', pack },
          { id: 'doug', zone: '1V.NE' },
        ],
        companions: [{ id: 'lou', zone: '1V.NE', leader: 'ned' }],
        taken: [
          { token: 0, by: 'ned' },
          { token: 1, by: 'doug' },
        ],
        zombies,
      })
      table.do({ do: 'end' })
      return table
    }
    expect(leave({ '1V.NE': { walker: 1 } }, 3).choice().kind).toBe('act')
    expect(leave({}, 2).choice().kind).toBe('act')
    const table = leave({}, 3)
    expect(table.choice()).toMatchObject({ kind: 'may', what: 'leave', person: 0 })
    table.do({ do: 'yes' })
    expect([table.where('ned'), table.where('lou')]).toEqual([undefined, undefined])
    expect(table.board.outcome).toBeUndefined()
    table.do({ do: 'end' })
    table.do({ do: 'yes' })
    expect(table.board.outcome).toBe('won')
  })

  test('Z2-RND-05 City Blocks is lost when the objectives left no longer suffice', () => {
    const table = position({
      mission: 'city-blocks',
      survivors: ['ned', 'doug'],
      turn: 'ned',
      people: [{ id: 'ned', zone: '9R.a' }],
      taken: [0, 1, 2, 3, 5, 6, 7, 8].map((token) => ({ token, by: 'ned' })),
    })
    table.do({ do: 'take', token: 4 })
    expect(table.board.outcome).toBe('lost')
    expect(table.events.at(-1)).toMatchObject({ type: 'lost', why: 'objective-each' })
  })

  test('Z2-RUL-52 a door opened by the mission counts as opened: its building spawns, for the seat that caused it', () => {
    const table = position({ mission: 'city-blocks', teams: [['ned'], ['doug']], turn: 'ned' })
    const pushed: Frame[] = []
    const said: Event[] = []
    const door = table.kit.map.doors.findIndex(({ name }) => name === '5R.b-5R.S')
    const never = () => {
      throw new Bug('a door asks for nothing else')
    }
    const stub: Table<SecondEdition> = {
      board: table.board,
      lane: 0,
      emit(event: Event) {
        said.push(event)
        evolve(table.kit, table.board, event)
      },
      push: (frame: Frame) => void pushed.push(frame),
      ask: never,
      fork: never,
      isWithin: never,
      chance: never,
      draw: never,
    }
    openDoor(table.kit, stub, door, -1, undefined, 1)
    expect(said.map(({ type }) => type)).toEqual(['doorOpened', 'buildingOpened'])
    expect(pushed).toMatchObject([{ kind: 'building', seat: 1, zones: [table.zone('5R.a')] }])
  })
})
