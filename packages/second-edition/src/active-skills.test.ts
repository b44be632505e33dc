import type { Json } from '@graveshift/kernel'
import { describe, expect, test } from 'vitest'
import { ned, zombies } from './testing/ned.ts'
import { HERE, melee, NEXT, position, ranged } from './testing.ts'

describe('free actions', () => {
  test('Z2-SKL-04 a free action pays only for its kind, the narrowest first', () => {
    const table = ned(
      ['free-melee', 'free-combat', 'free-ranged'],
      { hand: ['katana', 'pistol'], ...zombies(HERE, { fatty: 9 }) },
      { dice: Array(12).fill(1) },
    )
    table.do(melee('katana'))
    table.do(melee('katana'))
    table.do(ranged('pistol', HERE))
    table.do(melee('katana'))
    expect(table.of('acted').map(({ paid }) => paid)).toEqual([
      [4, 1],
      [3, 1],
      [5, 1],
      [0, 1],
    ])
  })

  test('Z2-SKL-33 Dual expert: one free combat action, only with two weapons at once', () => {
    const table = ned(
      ['dual-expert'],
      { hand: ['katana', 'katana'], ...zombies(HERE, { fatty: 9 }) },
      { dice: Array(12).fill(1) },
    )
    table.do(melee('katana'))
    table.do(melee('katana', { dual: true }))
    expect(table.of('acted').map(({ paid }) => paid)).toEqual([
      [0, 1],
      [7, 1],
    ])
  })

  test('Z2-SKL-26 Born leader: somebody else takes one action at once, once a turn', () => {
    const table = ned(['born-leader'], {}, {}, [{ id: 'doug', zone: NEXT }])
    table.do({ do: 'lead', person: 'doug' })
    expect(table.choice()).toMatchObject({ kind: 'act', person: 1 })
    table.do({ do: 'move', to: HERE })
    expect(table.choice()).toMatchObject({ kind: 'act', person: 0 })
    expect(table.person('doug').waiting).toBe(true)
    expect(table.refusal({ do: 'lead', person: 'doug' })).toBe('already-done Z2-SKL-26')
    expect(table.board.turns[0]?.spent[0]).toBe(0)
  })

  test('Z2-SKL-26 Z2-ACT-02 what Born leader gives counts as a turn: what is once a turn can be done in it again', () => {
    const table = position(
      {
        mission: 'city-blocks',
        survivors: ['ned', 'doug'],
        turn: 'doug',
        people: [
          { id: 'ned', zone: '9R.S', skills: ['born-leader'] },
          { id: 'doug', zone: '9R.a', skills: [] },
        ],
      },
      { equipment: ['water', 'canned-food'] },
    )
    table.do({ do: 'search' })
    table.do({ do: 'done' })
    expect(table.refusal({ do: 'search' })).toMatch(/^already-/)
    table.do({ do: 'end' })
    table.do({ do: 'lead', person: 'doug' })
    expect(table.list('search')).toEqual([{ do: 'search' }])
  })

  test('Z2-SKL-39 Hit & run: after a kill a move that no zombie makes dearer', () => {
    const table = ned(
      ['hit-and-run'],
      { hand: ['katana'], ...zombies(HERE, { walker: 3 }) },
      { dice: [4, 1, 1, 1] },
    )
    table.do(melee('katana'))
    expect(table.board.turns).toHaveLength(2)
    table.do({ do: 'move', to: NEXT })
    expect(table.of('acted').at(-1)).toMatchObject({ paid: [8, 1] })
    expect(table.board.turns).toMatchObject([{ spent: [1, 0, 0, 0, 0, 0, 0, 0, 0] }])
    const miss = ned(['hit-and-run'], { hand: ['katana'], ...zombies(HERE, { walker: 3 }) }, { dice: [1, 1] })
    miss.do(melee('katana'))
    expect(miss.board.turns).toHaveLength(1)
  })

  test('Z2-SKL-25 Bloodlust: up to two zones to a zombie, then a free action of the kind', () => {
    const table = ned(
      ['bloodlust-melee'],
      { hand: ['katana'], ...zombies('2V.E', { walker: 2 }) },
      { dice: [4, 4] },
    )
    expect(table.list('bloodlust-melee')).toEqual([{ do: 'bloodlust-melee', to: '2V.E' }])
    table.do({ do: 'bloodlust-melee', to: '2V.E' })
    expect(table.board.turns).toHaveLength(2)
    expect(table.list().map((pick) => (pick as { do: string }).do)).toEqual(['melee', 'end'])
    table.do({ do: 'melee', card: 'katana', zone: '2V.E' })
    expect(table.zombies('2V.E')).toBe('')
    expect(table.board.turns[0]?.spent[0]).toBe(1)
    expect(table.refusal({ do: 'bloodlust-melee', to: NEXT })).toBe('already-done Z2-SKL-25')
  })

  test('Z2-SKL-24 Blitz: to where a zombie comes into range, then a free ranged action', () => {
    const table = ned(['blitz'], { hand: ['pistol'], ...zombies('6R.SE', { walker: 1 }) }, { dice: [6] })
    // From 9R.SE the zombie is two zones away, from 6R.S one.
    expect(table.list('blitz')).toEqual([{ do: 'blitz', to: '6R.S' }])
    expect(table.refusal({ do: 'blitz', to: NEXT })).toBe('out-of-range Z2-SKL-24')
    table.do({ do: 'blitz', to: '6R.S' })
    table.do({ do: 'ranged', card: 'pistol', zone: '6R.SE' })
    expect(table.zombies('6R.SE')).toBe('')
    expect(table.board.turns[0]?.spent[0]).toBe(1)
  })

  test('Z2-SKL-43 Z2-SKL-44 Improvised weapons: a free attack once a turn, 2 dice, 4+, damage 1', () => {
    const table = ned(
      ['improvised-melee', 'improvised-ranged'],
      { zombies: { [HERE]: { walker: 1 }, [NEXT]: { walker: 1 } } },
      { dice: [3, 4, 4, 1] },
    )
    table.do({ do: 'improvise', card: 'improvised-melee', zone: HERE })
    table.do({ do: 'improvise', card: 'improvised-ranged', zone: NEXT })
    expect([table.zombies(HERE), table.zombies(NEXT)]).toEqual(['', ''])
    expect(table.of('rolled').map(({ dice }) => dice)).toEqual([
      [3, 4],
      [4, 1],
    ])
    expect(table.board.turns[0]?.spent[0]).toBe(0)
    expect(table.refusal({ do: 'improvise', card: 'improvised-melee', zone: HERE })).toBe(
      'already-done Z2-SKL-43',
    )
    const close = ned(['improvised-ranged'], zombies(HERE, { walker: 1 }))
    expect(close.refusal({ do: 'improvise', card: 'improvised-ranged', zone: HERE })).toBe(
      'out-of-range Z2-SKL-44',
    )
  })
})

describe('helping', () => {
  test('Z2-SKL-13 Medic: everybody in the zone may lose a wound each in the end phase, and it excites the medic', () => {
    const table = position({
      mission: 'city-blocks',
      survivors: ['amy', 'doug', 'elle'],
      phase: 'end',
      people: [
        { id: 'amy', zone: HERE, skills: ['medic'], health: 2 },
        { id: 'doug', zone: HERE, health: 1 },
        { id: 'elle', zone: NEXT, health: 1 },
      ],
    })
    expect(table.choice()).toMatchObject({ kind: 'may', what: 'heal', person: 0, other: 0 })
    table.do({ do: 'no' })
    table.do({ do: 'yes' })
    expect([table.person('amy').health, table.person('doug').health, table.person('elle').health]).toEqual([
      2, 2, 1,
    ])
    expect(table.person('amy').points).toBe(1)
  })

  test('Z2-SKL-50 Regeneration: full health in the end phase', () => {
    const table = position({
      mission: 'city-blocks',
      survivors: ['amy'],
      phase: 'end',
      people: [{ id: 'amy', zone: HERE, skills: ['regeneration'], health: 1 }],
    })
    expect(table.person('amy').health).toBe(3)
  })

  test('Z2-SKL-35 Field medic: up to two zones to a survivor, one wound less there, oneself too', () => {
    const table = ned(['field-medic'], { health: 1 }, {}, [{ id: 'doug', zone: '2V.E', health: 2 }])
    expect(table.list('field-medic')).toEqual([
      { do: 'field-medic', to: '2V.E', patient: 'ned' },
      { do: 'field-medic', to: '2V.E', patient: 'doug' },
    ])
    table.do({ do: 'field-medic', to: '2V.E', patient: 'doug' })
    expect(table.where('ned')).toBe('2V.E')
    expect(table.person('doug').health).toBe(3)
    expect(table.board.turns[0]?.spent[0]).toBe(1)
  })

  test('Z2-SKL-46 Lifesaver: pulls chosen survivors out of a zone with zombies next door, free, once a turn', () => {
    const table = ned(['lifesaver'], zombies(NEXT, { walker: 4 }), {}, [
      { id: 'doug', zone: NEXT },
      { id: 'elle', zone: NEXT },
    ])
    expect(table.list('lifesaver')).toHaveLength(3)
    table.do({ do: 'lifesaver', zone: NEXT, people: ['elle', 'doug'] })
    expect([table.where('doug'), table.where('elle')]).toEqual([HERE, HERE])
    expect(table.of('walked')).toMatchObject([{ how: 'dragged' }, { how: 'dragged' }])
    const calm = ned(['lifesaver'], {}, {}, [{ id: 'doug', zone: NEXT }])
    expect(calm.refusal({ do: 'lifesaver', zone: NEXT, people: ['doug'] })).toBe('no-zombies-there Z2-SKL-46')
  })

  test('Z2-SKL-28 Brother in arms: everybody in the zone has the effect while two share it; companions do not', () => {
    const fight = (zone: string) => {
      const table = position(
        {
          mission: 'city-blocks',
          ultrared: true,
          survivors: ['ned', 'doug'],
          turn: 'ned',
          people: [
            { id: 'ned', zone: HERE, hand: ['crowbar'], skills: [] },
            { id: 'doug', zone, skills: ['brother-plus-die-combat'] },
          ],
          zombies: { [HERE]: { fatty: 1 } },
        },
        { dice: [1, 1] },
      )
      table.do(melee('crowbar'))
      return table.of('rolled')[0]?.dice.length
    }
    expect([fight(HERE), fight(NEXT)]).toEqual([2, 1])
    // Alone it is nothing, and a companion is no company.
    const alone = (companions: Json) => {
      const table = position(
        {
          mission: 'city-blocks',
          ultrared: true,
          survivors: ['ned'],
          turn: 'ned',
          people: [{ id: 'ned', zone: HERE, hand: ['crowbar'], skills: ['brother-plus-die-combat'] }],
          companions,
          zombies: { [HERE]: { fatty: 1 } },
        },
        { dice: [1, 1] },
      )
      table.do(melee('crowbar'))
      return table.of('rolled')[0]?.dice.length
    }
    expect([alone([]), alone([{ id: 'lou', zone: HERE, leader: 'ned' }])]).toEqual([1, 1])
  })

  describe('Steady hand', () => {
    const shoot = (skills: readonly string[], dice: readonly number[], more: Record<string, Json> = {}) => {
      const table = ned(
        skills,
        { hand: ['sub-mg'], ...zombies(NEXT, { walker: 1 }), ...more },
        { dice: [...dice] },
        [
          { id: 'doug', zone: NEXT },
          { id: 'elle', zone: NEXT },
        ],
      )
      table.do(ranged('sub-mg'))
      return table
    }
    const healths = (table: ReturnType<typeof shoot>) => [
      table.person('doug').health,
      table.person('elle').health,
    ]

    test('Z2-SKL-57 own misses pass by whomever one chooses, and hit the others all the same', () => {
      const all = shoot(['steady-hand'], [1, 1, 1])
      expect(all.choice()).toMatchObject({ kind: 'may', what: 'spare', person: 0, other: 1 })
      all.do({ do: 'yes' })
      expect(all.choice()).toMatchObject({ kind: 'may', what: 'spare', other: 2 })
      all.do({ do: 'yes' })
      expect(healths(all)).toEqual([3, 3])
      const one = shoot(['steady-hand'], [5, 1, 1])
      one.do({ do: 'yes' })
      one.do({ do: 'no' })
      expect(healths(one)).toEqual([3, 1])
    })

    test('Z2-SKL-57 nobody is asked without a miss', () => {
      expect(shoot(['steady-hand'], [5, 5, 5]).choice()).toMatchObject({ kind: 'act' })
    })

    test('Z2-RUL-44 won by the kills of an attack, it spares nobody from the misses of that attack', () => {
      const own =
        'free-search plus-action plus-die-ranged free-combat plus-die-combat plus-roll-combat shove'.split(
          ' ',
        )
      const table = shoot(own, [6, 1, 1, 1, 1], { ultrared: true, points: 42 })
      table.do({ do: 'skill', skill: 'steady-hand' })
      expect(table.person('ned').skills).toContain('steady-hand')
      expect(table.choice()).toMatchObject({ kind: 'wound' })
    })
  })

  test('Z2-SKL-47 Low profile: no friendly fire on this survivor; Molotovs still kill', () => {
    const shoot = (hand: string, pick: Json) => {
      const table = ned([], { hand: [hand], ...zombies(NEXT, { walker: 1 }) }, { dice: [1] }, [
        { id: 'doug', zone: NEXT, skills: ['low-profile'] },
        { id: 'elle', zone: NEXT },
      ])
      table.do(pick)
      return [table.person('doug').health, table.person('elle').health]
    }
    expect(shoot('pistol', ranged('pistol'))).toEqual([3, 2])
    expect(shoot('molotov', { do: 'throw', card: 'molotov', zone: NEXT, sure: true })[0]).toBe(0)
  })
})
