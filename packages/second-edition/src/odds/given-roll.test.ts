import {
  attackFrame,
  attackOdds,
  hopeless,
  MELEE,
  oddsOfRoll,
  planAttack,
  RANGED,
  type ZonesFrameOf,
} from '@graveshift/zones'
import { describe, expect, test } from 'vitest'
import { atTurn, ROOM } from '../testing/at-turn.ts'

const meanOf = ({ of, ways }: { of: number; ways: readonly number[] }) =>
  ways.reduce((sum, each, kills) => sum + each * kills, 0) / of

/** Somebody's attack in a room with these dice thrown. */
function thrown(
  card: string,
  skills: readonly string[],
  zombies: Record<string, number>,
  dice: readonly number[],
  friends: readonly string[] = [],
) {
  const table = atTurn(
    [{ id: 'amy', zone: ROOM, hand: [card], skills }, ...friends.map((id) => ({ id, zone: ROOM }))],
    { zombies: { [ROOM]: zombies } },
  )
  const { kit, board } = table
  const mode = kit.cards[card]?.profiles[0]?.mode === 'melee' ? MELEE : RANGED
  const zone = table.zone(ROOM)
  const plan = planAttack(kit, board, 0, { card, dual: false, mode }, zone, false)
  const frame = { ...attackFrame(0, { mode }, zone, plan), dice } as ZonesFrameOf<'attack'>
  return { kit, board, zone, mode, plan, frame, given: oddsOfRoll(kit, board, frame) }
}

describe('odds once the dice lie there', () => {
  test('Z2-RUL-17 keeping is what lies there; throwing again is better, the same or worse', () => {
    const { given, plan } = thrown('sawed-off', ['lucky'], { walker: 2 }, [1, 6])
    expect(given.keep.kills).toEqual({ of: 1, ways: [0, 1] })
    const [again] = given.again
    expect(again?.source).toBe('lucky')
    const hit = 7 - plan.accuracy
    const whole = 36
    const two = hit * hit
    const none = (6 - hit) * (6 - hit)
    expect(plan.count).toBe(2)
    const { of = 1, better = 0, same = 0, worse = 0 } = again ?? {}
    expect([better * whole, worse * whole, same * whole]).toEqual([
      two * of,
      none * of,
      (whole - two - none) * of,
    ])
  })

  test('Z2-RUL-17 over all throws the better of both is what the attack promised', () => {
    for (const skills of [['lucky'], ['lucky', 'six-die-ranged'], ['lucky', 'plus-roll-ranged']]) {
      let sum = 0
      const { kit, board, zone, mode, plan, frame } = thrown('sawed-off', skills, { walker: 2, fatty: 1 }, [])
      expect(plan.count).toBe(2)
      for (let one = 1; one <= 6; one++)
        for (let other = 1; other <= 6; other++) {
          const given = oddsOfRoll(kit, board, { ...frame, dice: [one, other] })
          sum += Math.max(meanOf(given.keep.kills), ...given.again.map(({ kills }) => meanOf(kills)))
        }
      const promised = attackOdds(kit, board, 0, { card: 'sawed-off', dual: false, mode }, zone, false)
      expect(sum / 36).toBeCloseTo(meanOf(promised.kills), 9)
    }
  })

  test('Z2-CMB-06 misses that lie there are wounds for friends', () => {
    const { given } = thrown('sawed-off', ['lucky'], { walker: 2 }, [1, 6], ['doug'])
    expect(given.keep.wounds).toEqual({ of: 1, ways: [0, 1] })
    expect(given.again[0]?.wounds.ways.length).toBe(3)
  })
})

describe('why nobody can fall', () => {
  const over = (card: string, skills: readonly string[], zombies: Record<string, number>) => {
    const { kit, board, zone, plan } = thrown(card, skills, zombies, [])
    const found = hopeless(kit, board, zone, plan)
    return found && [kit.kinds[found.kind]?.id, found.needs, found.damage, found.isInFront]
  }

  test('Z2-CMB-10 the damage is too little for all of them', () => {
    expect(over('baseball-bat', [], { fatty: 2 })).toEqual(['fatty', 2, 1, false])
    expect(over('baseball-bat', [], { fatty: 2, walker: 1 })).toBeUndefined()
  })

  test('Z2-CMB-09 somebody too strong stands in front', () => {
    expect(over('sawed-off', [], { fatty: 1, runner: 1 })).toEqual(['fatty', 2, 1, true])
    expect(over('sawed-off', ['sniper'], { fatty: 1, runner: 1 })).toBeUndefined()
  })

  test('Z2-RUL-45 what a six adds counts', () => {
    expect(over('baseball-bat', ['six-damage-melee'], { fatty: 1 })).toBeUndefined()
  })
})
