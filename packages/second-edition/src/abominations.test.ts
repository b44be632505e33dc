import { describe, expect, test } from 'vitest'
import { horde } from './testing/horde.ts'
import { position, type Script } from './testing.ts'

describe('abominations', () => {
  const MAP = { phase: 'spawn' as const }

  test('Z2-OPT-02 Z2-OPT-01 one figure: a second one due activates the first', () => {
    const table = horde([{ id: 'amy', zone: '1V.SW' }], { '6R.SE': { abomination: 1 } }, MAP, {
      spawn: ['35', '11', '13'],
    })
    expect(table.of('placed')).toEqual([])
    expect(table.of('activated')).toMatchObject([{ why: 'shortage' }])
    expect(table.zombies('6R.S')).toBe('abomination 1')
    const more = horde(
      [{ id: 'amy', zone: '1V.SW' }],
      { '6R.SE': { abomination: 1 } },
      { ...MAP, mostAbominations: 2 },
      {
        spawn: ['35', '11', '13'],
      },
    )
    expect(more.of('placed')).toHaveLength(1)
  })

  test('Z2-OPT-02 Abomination fest: those present act, then a new one comes', () => {
    const table = horde(
      [{ id: 'amy', zone: '1V.SW' }],
      { '6R.SE': { abomination: 1 } },
      { ...MAP, mostAbominations: 2, abominationFest: true },
      { spawn: ['35', '11', '13'] },
    )
    expect(table.zombies('6R.S')).toBe('abomination 1')
    expect(table.zombies('5R.SW')).toBe('abomination 1')
  })

  const printed = (
    kind: string,
    hand: string[],
    zombies: Record<string, Record<string, number>>,
    script: Script = {},
    zone = '9R.S',
  ) =>
    position(
      {
        mission: 'city-blocks',
        survivors: ['ned', 'doug'],
        turn: 'ned',
        abominations: 'printed',
        people: [
          { id: 'ned', zone, hand, skills: [] },
          { id: 'doug', zone: '9R.SE' },
        ],
        zombies: { ...zombies, '9R.SE': { ...zombies['9R.SE'], [kind]: 1 } },
      },
      script,
    )

  test('Z2-OPT-01 one of the four at random each time, one at a time', () => {
    const table = horde(
      [{ id: 'amy', zone: '1V.SW' }],
      {},
      { ...MAP, abominations: 'printed' },
      { spawn: ['35', '36', '11'], abomination: ['hobomination'] },
    )
    expect(table.zombies('5R.SW') + table.zombies('5R.S')).toContain('hobomination 1')
    expect(table.of('placed')).toHaveLength(1)
    expect(table.of('activated')).toHaveLength(1)
  })

  test('Z2-OPT-01 Hobomination: no combat action in its zone', () => {
    const table = printed('hobomination', ['katana', 'pistol'], { '9R.SE': { walker: 1 } }, {}, '9R.SE')
    expect(table.refusal({ do: 'melee', card: 'katana', zone: '9R.SE' })).toBe('closed-to-combat Z2-OPT-01')
    expect(table.list('ranged')).toEqual([])
  })

  test('Z2-OPT-01 Abominacop: hit before everything', () => {
    const table = printed('abominacop', ['shotgun'], { '9R.SE': { fatty: 1, walker: 1 } }, { dice: [5, 5] })
    table.do({ do: 'ranged', card: 'shotgun', zone: '9R.SE' })
    expect(table.zombies('9R.SE')).toBe('walker 1, fatty 1, abominacop 1')
  })

  test('Z2-OPT-01 Abominawild: a Molotov in its zone removes only it', () => {
    const table = printed('abominawild', ['molotov'], { '9R.SE': { walker: 2 } })
    table.do({ do: 'throw', card: 'molotov', zone: '9R.SE', sure: true })
    expect(table.zombies('9R.SE')).toBe('walker 2')
    expect(table.person('doug').health).toBe(3)
    expect(table.person('ned').points).toBe(5)
  })

  test('Z2-OPT-01 Patient 0: nothing of its own', () => {
    const table = printed('patient-zero', ['katana'], {}, { dice: [6, 6] }, '9R.SE')
    table.do({ do: 'melee', card: 'katana', zone: '9R.SE' })
    expect(table.zombies('9R.SE')).toBe('patient-zero 1')
  })
})
