import type { Json } from '@graveshift/kernel'
import { describe, expect, test } from 'vitest'
import { atTurn, type Who } from './testing/stage.ts'

const HERE = '3V.S'
const NEXT = '3V.SE'

type Zombies = Readonly<Record<string, Readonly<Record<string, number>>>>

/** Carl without skills, armed with these, in a street; others beside as told. */
const armed = (
  hand: readonly string[],
  zombies: Zombies,
  dice: readonly number[],
  more: readonly Who[] = [],
) => atTurn([{ id: 'carl', zone: HERE, skills: [], hand }, ...more], { zombies }, { dice })

const melee = (card: string, more: Record<string, Json> = {}) => ({ do: 'melee', card, zone: HERE, ...more })
const shoot = (card: string, zone = NEXT, more: Record<string, Json> = {}) => ({
  do: 'ranged',
  card,
  zone,
  ...more,
})

describe('combat', () => {
  test('UA-CMB-01 each die at or over the accuracy hits', () => {
    const table = armed(['pan'], { [HERE]: { walker: 3 } }, [3, 4])
    table.do(melee('pan'))
    expect(table.zombies(HERE)).toBe('walker 2')
  })

  test('UA-CMB-02, UA-ADR-01 one hit deals its damage to one target: a brute needs 2, and damages never add up', () => {
    const weak = armed(['pan'], { [HERE]: { brute: 1 } }, [6, 6])
    weak.do(melee('pan'))
    expect(weak.zombies(HERE)).toBe('brute 1')
    const strong = armed(['hatchet'], { [HERE]: { brute: 1 } }, [6])
    strong.do(melee('hatchet'))
    expect(strong.zombies(HERE)).toBe('')
    expect(strong.person('carl').points).toBe(1)
  })

  test('UA-CMB-03 melee hits go where the attacker likes, and misses hurt nobody', () => {
    const table = armed(['pan'], { [HERE]: { walker: 1, runner: 1 } }, [4, 1], [{ id: 'lee', zone: HERE }])
    table.do(melee('pan'))
    table.do({ do: 'hit', kind: 'runner' })
    expect(table.zombies(HERE)).toBe('walker 1')
    expect(table.of('wounded')).toEqual([])
  })

  test('UA-CMB-04, UA-WPN-02 ranged: one zone in range and sight; range 0 is still a ranged action', () => {
    const table = armed(
      ['old-revolver'],
      { [NEXT]: { walker: 1 }, '3V.E': { walker: 1 }, [HERE]: { walker: 1 } },
      [6],
    )
    expect(table.refusal(shoot('old-revolver', '3V.E'))).toBe('cannot-see UA-CMB-04')
    expect(table.refusal(melee('old-revolver'))).toMatch(/^not-a-weapon/)
    table.do(shoot('old-revolver', HERE))
    expect(table.zombies(HERE)).toBe('')
    expect(table.of('attacked').map(({ mode }) => mode)).toEqual([1])
  })

  test('UA-CMB-04 farther than the weapon reaches is refused', () => {
    const table = armed(['squirrel-gun'], { [HERE]: { walker: 1 } }, [])
    expect(table.refusal(shoot('squirrel-gun', HERE))).toBe('out-of-range UA-CMB-04')
  })

  test('UA-RUL-22 as in the second edition nobody attacks where no zombie is', () => {
    const table = armed(['pan', 'old-revolver'], {}, [])
    expect(table.refusal(melee('pan'))).toBe('no-zombies-there UA-RUL-22')
    expect(table.refusal(shoot('old-revolver'))).toBe('no-zombies-there UA-RUL-22')
  })

  test('UA-TGT-02 ranged hits go to brutes first, then walkers, then runners', () => {
    const table = armed(['winchester'], { [NEXT]: { runner: 1, walker: 1 } }, [6, 1])
    table.do(shoot('winchester'))
    expect(table.zombies(NEXT)).toBe('runner 1')
  })

  test('UA-TGT-03 a target that the damage cannot eliminate absorbs the hits', () => {
    const table = armed(['winchester'], { [NEXT]: { brute: 1, walker: 2 } }, [6, 6])
    table.do(shoot('winchester'))
    expect(table.zombies(NEXT)).toBe('walker 2, brute 1')
  })

  test('UA-RUL-10 brute and abomination share a rank: damage 2 may go to brutes, then the abomination absorbs', () => {
    const table = armed(['shotgun'], { [NEXT]: { brute: 1, bowler: 1, walker: 1 } }, [6, 6])
    table.do(shoot('shotgun'))
    table.do({ do: 'hit', kind: 'brute' })
    expect(table.zombies(NEXT)).toBe('walker 1, bowler 1')
  })

  test('UA-FRF-01 each miss hits another survivor there, and the shooter never', () => {
    const table = armed(['winchester'], { [NEXT]: { walker: 2 } }, [1, 6], [{ id: 'lee', zone: NEXT }])
    table.do(shoot('winchester'))
    expect(table.of('wounded').map(({ person, from }) => [person, from])).toEqual([[1, 'friendly-fire']])
    const alone = armed(['old-revolver'], { [HERE]: { walker: 1 } }, [1])
    alone.do(shoot('old-revolver', HERE))
    expect(alone.of('wounded')).toEqual([])
  })

  test('UA-FRF-02 a companion can be hit, and any wound eliminates it', () => {
    const table = atTurn(
      [{ id: 'carl', zone: HERE, skills: [], hand: ['winchester'] }],
      { zombies: { [NEXT]: { walker: 2 } }, companions: [{ id: 'jeb', zone: NEXT }] },
      { dice: [1, 6] },
    )
    table.do(shoot('winchester'))
    expect(table.of('eliminated').map(({ person }) => person)).toEqual([1])
  })
})

describe('the order of a fight', () => {
  test('UA-CMB-05 roll, re-rolls, hits, friendly fire, all within one action', () => {
    const table = atTurn(
      [
        { id: 'carl', zone: HERE, skills: [], hand: ['winchester'], pack: ['plenty-of-bullets'] },
        { id: 'lee', zone: NEXT },
      ],
      { zombies: { [NEXT]: { walker: 2 } }, noise: { zone: '4V.NE' } },
      { dice: [1, 1, 6, 1] },
    )
    table.do(shoot('winchester'))
    table.do(table.list().find((pick) => JSON.stringify(pick).includes('plenty')) ?? null)
    const wanted = ['acted', 'attacked', 'rolled', 'killed', 'gained', 'wounded']
    expect(table.events.map(({ type }) => type).filter((type) => wanted.includes(type))).toEqual([
      'acted',
      'attacked',
      'rolled',
      'rolled',
      'killed',
      'gained',
      'wounded',
    ])
    expect(table.noise()).toBe(`${HERE} bang`)
  })
})

describe('weapons', () => {
  test('UA-WPN-03 two dual weapons of one name: one action, one zone, dice of both', () => {
    const table = armed(['machete', 'machete'], { [HERE]: { walker: 3 } }, [6, 6])
    table.do(melee('machete', { dual: true }))
    expect(table.zombies(HERE)).toBe('walker 1')
    const unlike = armed(['machete', 'saber'], { [HERE]: { walker: 3 } }, [])
    expect(unlike.refusal(melee('machete', { dual: true }))).toBe('cannot-pair UA-WPN-03')
  })

  test('UA-WPN-04, UA-ACT-06, UA-RUL-01 reload weapons are empty after firing; an action loads one, or both of a pair', () => {
    const table = armed(['sawed-off', 'sawed-off'], { [NEXT]: { walker: 9 } }, [6, 6, 6, 6])
    table.do(shoot('sawed-off', NEXT, { dual: true }))
    expect(table.person('carl').hand).toEqual(['sawed-off*', 'sawed-off*'])
    expect(table.refusal(shoot('sawed-off*'))).toBe('spent UA-WPN-04')
    table.do(table.list('reload').at(-1) ?? null)
    expect(table.person('carl').hand).toEqual(['sawed-off', 'sawed-off'])
  })

  test('UA-WPN-04 the end phase loads everything', () => {
    const table = armed(['twin-barrel'], { [NEXT]: { walker: 1 } }, [6, 6, 6])
    table.script({ spawn: ['z13'] })
    table.do(shoot('twin-barrel'))
    expect(table.person('carl').hand).toEqual(['twin-barrel*'])
    table.do({ do: 'end' })
    expect(table.person('carl').hand).toEqual(['twin-barrel'])
  })

  test('UA-WPN-05 plenty of bullets re-rolls all dice once, from the backpack too, and the second result stands', () => {
    const table = atTurn(
      [{ id: 'carl', zone: HERE, skills: [], hand: ['winchester'], pack: ['plenty-of-bullets'] }],
      { zombies: { [NEXT]: { walker: 2 } } },
      { dice: [1, 1, 6, 6] },
    )
    table.do(shoot('winchester'))
    expect(table.open()).toEqual(['0 reroll'])
    table.do(table.list().find((pick) => JSON.stringify(pick).includes('plenty')) ?? null)
    expect(table.zombies(NEXT)).toBe('')
    expect(table.of('rolled')).toHaveLength(2)
  })

  test('UA-WPN-07 water is drunk for 3 adrenaline, free, in the own turn', () => {
    const table = atTurn([{ id: 'carl', zone: HERE, skills: [], pack: ['water'] }])
    table.do({ do: 'eat', card: 'water' })
    expect(table.person('carl')).toMatchObject({ points: 3, pack: [] })
  })

  test('UA-WPN-08, UA-ACT-07 a starting card that is discarded leaves the game, at any time and free', () => {
    const table = atTurn([{ id: 'carl', zone: HERE, hand: ['pan', 'saber'] }])
    expect(table.aside(0, { do: 'discard', person: 'carl', card: 'pan' })).toBeUndefined()
    expect(table.aside(0, { do: 'discard', person: 'carl', card: 'saber' })).toBeUndefined()
    expect(table.board.piles[3]?.discards).toContain('pan')
    expect(table.board.piles[0]?.discards).toEqual(['saber'])
  })
})
