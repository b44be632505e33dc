import type { Json } from '@graveshift/kernel'
import { describe, expect, test } from 'vitest'
import { atTurn } from './testing/at-turn.ts'
import { HERE, NEXT, type Script } from './testing.ts'

describe('reloading', () => {
  const guns = (hand: string[], more: Record<string, Json> = {}, script: Script = {}) =>
    atTurn(
      [{ id: 'ned', zone: HERE, hand, skills: [], ...more }],
      { zombies: { [NEXT]: { walker: 20 } } },
      script,
    )

  test('Z2-EQP-09 Z2-ACT-09 once fired it needs an action before it fires again in the round', () => {
    const ned = guns(['sawed-off'], {}, { dice: [1, 1, 1, 1] })
    ned.do({ do: 'ranged', card: 'sawed-off', zone: NEXT })
    expect(ned.person('ned').hand).toEqual(['sawed-off*'])
    expect(ned.refusal({ do: 'ranged', card: 'sawed-off*', zone: NEXT })).toBe('spent Z2-EQP-09')
    ned.do({ do: 'reload', card: 'sawed-off*' })
    expect(ned.refusal({ do: 'reload', card: 'sawed-off' })).toBe('already-loaded Z2-EQP-09')
    ned.do({ do: 'ranged', card: 'sawed-off', zone: NEXT })
    expect(ned.of('rolled')).toHaveLength(2)
  })

  test('Z2-EQP-09 Z2-RUL-20 one action loads both of a pair, however they were fired; they may fire singly at different zones', () => {
    const ned = atTurn(
      [{ id: 'ned', zone: HERE, hand: ['sawed-off', 'sawed-off'], skills: ['plus-action', 'plus-action'] }],
      { zombies: { [NEXT]: { walker: 9 }, '5R.SE': { walker: 9 } } },
      { dice: [1, 1, 1, 1, 1, 1, 1, 1] },
    )
    ned.do({ do: 'ranged', card: 'sawed-off', zone: NEXT })
    expect(ned.person('ned').hand).toEqual(['sawed-off', 'sawed-off*'])
    ned.do({ do: 'ranged', card: 'sawed-off', zone: '5R.SE' })
    ned.do({ do: 'reload', card: 'sawed-off*' })
    expect(ned.person('ned').hand).toEqual(['sawed-off', 'sawed-off'])
    ned.do({ do: 'ranged', card: 'sawed-off', zone: NEXT, dual: true })
    expect(ned.of('rolled').at(-1)?.dice).toHaveLength(4)
    expect(ned.person('ned').hand).toEqual(['sawed-off*', 'sawed-off*'])
  })

  test('Z2-RUL-21 with one of a pair spent only the ready one fires', () => {
    const ned = guns(['sawed-off', 'sawed-off*'], {}, { dice: [1, 1] })
    expect(ned.refusal({ do: 'ranged', card: 'sawed-off', zone: NEXT, dual: true })).toBe(
      'cannot-pair Z2-EQP-06',
    )
    ned.do({ do: 'ranged', card: 'sawed-off', zone: NEXT })
    expect(ned.of('rolled')[0]?.dice).toHaveLength(2)
  })

  test('Z2-EQP-09 the spent state travels with a traded card; Z2-RUL-20 only weapons in hand are loaded', () => {
    const ned = atTurn([
      { id: 'ned', zone: HERE, hand: ['sawed-off*'], pack: ['sawed-off*'] },
      { id: 'doug', zone: HERE },
    ])
    ned.do({ do: 'trade', partner: 'doug' })
    ned.do({ do: 'put', card: 'sawed-off*', from: 'hand', to: 'partner-hand' })
    ned.do({ do: 'done' })
    expect(ned.person('doug').hand).toEqual(['sawed-off*'])
    expect(ned.refusal({ do: 'reload', card: 'sawed-off*' })).toBe('not-in-hand Z2-RUL-20')
  })

  test('Z2-RUL-20 Z2-EQP-18 the melee profile of a spent Ma’s Shotgun works; reload is no ranged action', () => {
    const ned = atTurn(
      [{ id: 'ned', zone: HERE, hand: ['mas-shotgun'], skills: ['free-ranged'] }],
      { zombies: { [HERE]: { walker: 5 } } },
      { dice: [1, 1, 3] },
    )
    ned.do({ do: 'ranged', card: 'mas-shotgun', zone: HERE })
    expect(ned.of('acted')[0]).toMatchObject({ paid: [5, 1] })
    ned.do({ do: 'melee', card: 'mas-shotgun*', zone: HERE })
    expect(ned.of('rolled')[1]?.dice).toEqual([3])
    expect(ned.noise(HERE)).toBe(1)
    ned.do({ do: 'reload', card: 'mas-shotgun*' })
    expect(ned.of('acted').at(-1)).toMatchObject({ action: 'reload', paid: [0, 1] })
  })

  test('Z2-SKL-36 Free reload: no action', () => {
    const ned = guns(['sawed-off*'], { skills: ['free-reload'] })
    ned.do({ do: 'reload', card: 'sawed-off*' })
    expect(ned.board.turns[0]?.spent[0]).toBe(0)
  })

  test('Z2-EQP-17 ammunition never runs out: a weapon without Reload fires with every action', () => {
    const ned = guns(['pistol'], {}, { dice: [1, 1, 1] })
    for (const _ of [1, 2, 3]) ned.do({ do: 'ranged', card: 'pistol', zone: NEXT })
    expect(ned.of('rolled')).toHaveLength(3)
  })

  test('Z2-EQP-19 Z2-ACT-08 EXAMPLE Sniper Rifle 1-3 never at 0; EXAMPLE Sawed-Off 0-1 never at 2', () => {
    const far = '6R.SE'
    const ned = atTurn([{ id: 'ned', zone: NEXT, hand: ['sniper-rifle', 'sawed-off'], skills: [] }], {
      zombies: { [NEXT]: { walker: 1 }, [far]: { walker: 1 }, '6R.S': { walker: 1 } },
    })
    const zones = (card: string) =>
      ned
        .list('ranged')
        .flatMap((pick) =>
          (pick as { card: string }).card === card ? [(pick as { zone: string }).zone] : [],
        )
    expect(zones('sniper-rifle').sort()).toEqual(['6R.S', far])
    expect(zones('sawed-off').sort()).toEqual(['6R.S', NEXT])
    expect(ned.refusal({ do: 'ranged', card: 'sniper-rifle', zone: NEXT })).toBe('out-of-range Z2-EQP-19')
    expect(ned.refusal({ do: 'ranged', card: 'sawed-off', zone: far })).toBe('out-of-range Z2-EQP-19')
    // Z2-ACT-08: sight is needed as well.
    expect(ned.refusal({ do: 'ranged', card: 'sniper-rifle', zone: '5R.b' })).toBe('cannot-see Z2-ACT-08')
  })

  test('Z2-EQP-18 Gunblades: each action uses one profile with its own figures and noise', () => {
    const ned = atTurn(
      [{ id: 'ned', zone: HERE, hand: ['gunblades'], skills: ['plus-die-melee'] }],
      { zombies: { [HERE]: { walker: 20 } } },
      { dice: [4, 4, 4, 4, 4, 4, 4] },
    )
    ned.do({ do: 'melee', card: 'gunblades', zone: HERE })
    ned.do({ do: 'ranged', card: 'gunblades', zone: HERE })
    expect(ned.of('rolled').map(({ dice }) => dice.length)).toEqual([5, 2])
    expect(ned.noise(HERE)).toBe(1)
  })
})

describe('molotovs', () => {
  test('Z2-EQP-08 Z2-ADR-04 from the hand, no roll, everything in the zone, all points to the thrower', () => {
    const ned = atTurn([{ id: 'ned', zone: HERE, hand: ['molotov'], skills: ['lucky', 'six-die-combat'] }], {
      zombies: { [NEXT]: { walker: 2, fatty: 1, abomination: 1 } },
    })
    ned.do({ do: 'throw', card: 'molotov', zone: NEXT })
    expect(ned.zombies(NEXT)).toBe('')
    expect(ned.of('rolled')).toEqual([])
    expect(ned.person('ned').points).toBe(8)
    expect(ned.board.piles[0]?.discards).toContain('molotov')
    expect(ned.noise(HERE)).toBe(1)
    const packed = atTurn([{ id: 'ned', zone: HERE, pack: ['molotov'] }], {
      zombies: { [NEXT]: { walker: 1 } },
    })
    expect(packed.refusal({ do: 'throw', card: 'molotov', zone: NEXT })).toBe('not-in-hand Z2-EQP-14')
  })

  test('Z2-RUL-14 Z2-RUL-13 on a zone with a survivor: legal if it is meant, and the game is lost', () => {
    const ned = atTurn(
      [
        { id: 'ned', zone: HERE, hand: ['molotov'] },
        { id: 'doug', zone: NEXT },
      ],
      {
        zombies: { [NEXT]: { walker: 2 } },
      },
    )
    expect(ned.list('throw')).toEqual([{ do: 'throw', card: 'molotov', zone: NEXT, sure: true }])
    expect(ned.refusal({ do: 'throw', card: 'molotov', zone: NEXT })).toBe('must-be-sure Z2-RUL-14')
    ned.do({ do: 'throw', card: 'molotov', zone: NEXT, sure: true })
    expect(ned.board.outcome).toBe('lost')
    expect(ned.person('ned').points).toBe(0)
  })

  test('Z2-SKL-22 2 cocktails are better than 1: a 3 keeps the card in the backpack, if there is room', () => {
    const toss = (pack: string[], dice: number[]) => {
      const ned = atTurn(
        [{ id: 'ned', zone: HERE, hand: ['molotov'], pack, skills: ['two-cocktails'] }],
        { zombies: { [NEXT]: { walker: 1 } } },
        { dice },
      )
      ned.do({ do: 'throw', card: 'molotov', zone: NEXT })
      return [ned.person('ned').pack.includes('molotov'), ned.of('rolled').length]
    }
    expect(toss([], [3])).toEqual([true, 1])
    expect(toss([], [2])).toEqual([false, 1])
    expect(toss(['water', 'kukri', 'katana'], [6])).toEqual([false, 0])
  })

  test('Z2-SKL-22 Z2-SKL-63 thrown out of a full backpack the card leaves its own room behind', () => {
    const toss = (hand: string[], pack: string[], dice: number[]) => {
      const ned = atTurn(
        [{ id: 'ned', zone: HERE, hand, pack, skills: ['two-cocktails', 'webbing'] }],
        { zombies: { [NEXT]: { walker: 1 } } },
        { dice },
      )
      ned.do({ do: 'throw', card: 'molotov', zone: NEXT })
      const { hand: held, pack: kept } = ned.person('ned')
      return [held.length, kept.length, ned.of('rolled').length]
    }
    const full = ['molotov', 'kukri', 'katana']
    expect(toss([], full, [3])).toEqual([0, 3, 1])
    expect(toss([], full, [2])).toEqual([0, 2, 1])
    expect(toss(['molotov'], full, [3])).toEqual([1, 3, 1])
    expect(toss(['molotov'], ['molotov'], [3])).toEqual([0, 2, 1])
  })
})
