import { FastChance, start } from '@graveshift/kernel'
import { expectLike, killsIn, mean, TIMES } from '@graveshift/zones/testing/odds-plays'
import { describe, expect, test } from 'vitest'
import type { Options } from '../game.ts'
import { SECOND_EDITION_MODULE } from '../module.ts'
import { caseOf, played, positioned } from '../testing/plays.ts'

describe('car attacks', () => {
  const NEXT = '6V.E'
  const BEYOND = '6V.SE'
  const FAST = { do: 'drive', path: [NEXT, BEYOND] }
  const driving = (more: object): Options =>
    positioned({
      mission: 'drive-by-shooting',
      survivors: ['elle', 'doug', 'amy'],
      turn: 'elle',
      cars: [{ driver: 'elle' }],
      ...more,
    })
  const at = (id: string, zone: string, skills: readonly string[] = []) => ({ id, zone, skills })
  const oddsOf = (options: Options) => {
    const { board } = start(SECOND_EDITION_MODULE.rulesFor(options), options, new FastChance(1))
    return SECOND_EDITION_MODULE.odds(options, board) as {
      readonly attacks: readonly { readonly pick: { readonly do: string } }[]
    }
  }

  test('Z2-CAR-04 by hand: three dice that hit from 4 on, in each zone with zombies', () => {
    const one = driving({ zombies: { [BEYOND]: { walker: 2 } } })
    expect(caseOf(one, FAST).odds).toEqual({
      dice: 3,
      // Of 8 throws of half the faces one hits nobody, three hit one.
      kills: { of: 216, ways: [27, 81, 108] },
      byKind: [81 + 2 * 108, 0, 0, 0],
      wounds: { of: 216, ways: [216] },
      rounded: false,
    })
    const both = driving({ zombies: { [NEXT]: { runner: 1 }, [BEYOND]: { walker: 2 } } })
    expect(caseOf(both, FAST).odds).toMatchObject({
      dice: 6,
      kills: { of: 216 ** 2, ways: [27 * 27, 189 * 27 + 27 * 81, 189 * 81 + 27 * 108, 189 * 108] },
      byKind: [297 * 216, 0, 189 * 216, 0],
    })
    expect(oddsOf(both).attacks).toMatchObject([{ pick: FAST, dice: 6 }])
  })

  test('Z2-CAR-04 slowly nobody is attacked, and a fast drive along empty streets throws nothing', () => {
    const { attacks } = oddsOf(driving({ zombies: { '4V.E': { walker: 1 } } }))
    expect(attacks.map(({ pick }) => pick)).toEqual([{ do: 'drive', path: ['4V.E', '5R.SE'] }])
    expect(oddsOf(driving({})).attacks).toEqual([])
  })

  test('Z2-RUL-39 no skill of the driver helps, and Fatties are in front', () => {
    const options = driving({
      people: [at('elle', '4V.SE', ['lucky', 'plus-die-combat', 'six-die-combat', 'plus-damage-combat'])],
      zombies: { [NEXT]: { fatty: 1, walker: 1, abomination: 1 } },
    })
    // Damage 2 never takes the Abomination, which stands before the Walker.
    expect(caseOf(options, FAST).odds).toMatchObject({ kills: { of: 216, ways: [27, 189] }, dice: 3 })
  })

  test('Z2-CAR-05 Z2-SKL-62 misses go to those on foot in each zone, as often as in play', () => {
    const drive = caseOf(
      driving({
        people: [at('doug', NEXT, ['tough']), at('amy', BEYOND, ['tough'])],
        zombies: { [NEXT]: { walker: 2, fatty: 1 }, [BEYOND]: { runner: 3 } },
      }),
      FAST,
    )
    const { kills, wounds } = drive.odds
    // Each miss is two wounds, the first of each zone one.
    expect(wounds.ways.map((ways, at) => (ways > 0 ? at : -1)).filter((each) => each >= 0)).toEqual([
      0, 1, 2, 3, 4, 5, 6, 8, 10,
    ])
    const games = played(drive)
    // Where somebody fell, the rest of the drive did not come.
    const whole = games.filter((events) => !events.some(({ type }) => type === 'eliminated'))
    const thrown = games.map((events) =>
      events.flatMap((event) =>
        event.type === 'rolled' ? [event.dice.filter((die) => die < 4).length] : [],
      ),
    )
    const both = thrown.filter((each) => each.length === 2)
    const taken = (misses: number) => Math.max(0, 2 * misses - 1)
    expect(both.length).toBeGreaterThan(TIMES / 2)
    expect(Math.max(...whole.map(killsIn))).toBe(6)
    // The second zone is only driven into where the first left everybody standing: its throws are compared alone.
    const alone = caseOf(
      driving({ people: [at('amy', BEYOND, ['tough'])], zombies: { [BEYOND]: { runner: 3 } } }),
      FAST,
    )
    expectLike(
      alone.odds.wounds,
      both.map(([, second = 0]) => taken(second)),
    )
    expect(mean(kills)).toBeCloseTo(2 * mean(alone.odds.kills), 9)
    expect(mean(wounds)).toBeCloseTo(2 * mean(alone.odds.wounds), 9)
  })

  test('Z2-CAR-04 Z2-CAR-10 kills in both zones are those of play', () => {
    const drive = caseOf(
      driving({ zombies: { [NEXT]: { walker: 2, fatty: 2 }, [BEYOND]: { runner: 1, abomination: 1 } } }),
      FAST,
    )
    expectLike(drive.odds.kills, played(drive).map(killsIn))
  })

  test('Z2-CAR-05 whoever sits in another car there is safe', () => {
    const odds = (more: object) =>
      caseOf(driving({ zombies: { [NEXT]: { walker: 1 } }, ...more }), FAST).odds.wounds.ways.length
    const police = { zone: NEXT, driver: 'doug' }
    expect(odds({ people: [at('doug', NEXT)] })).toBeGreaterThan(1)
    expect(odds({ people: [at('doug', NEXT)], cars: [{ driver: 'elle' }, police] })).toBe(1)
  })
})
