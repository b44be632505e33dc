import { FastChance } from '@graveshift/kernel'
import { canKill, fallen, MOST_SIX_DICE } from '@graveshift/zones'
import { expectLike, killsIn, mean, upTo, woundsIn } from '@graveshift/zones/testing/odds-plays'
import { describe, expect, test } from 'vitest'
import type { Options } from '../game.ts'
import { kitFor } from '../module.ts'
import { caseOf, played, positioned } from '../testing/plays.ts'

// Odds against many plays, and against dice followed one by one.

const HERE = '4V.a'

interface Dice {
  readonly count: number
  readonly plus: number
  readonly sixDie: number
  readonly walkers: number
}

/** Die after die among walkers, with a weapon that hits from 3 on: what is to be expected, worked out in another way. */
function followed({ count, plus, sixDie, walkers }: Dice) {
  const isSix = (die: number) => die + plus >= 6
  const hits = (die: number) => die > 1 && Math.min(6, die + plus) >= 3
  const known = new Map<string, number>()
  /** Kills to expect with dice still to be thrown after so many hits. */
  const coming = (pending: number, hit: number): number => {
    if (pending === 0 || hit >= walkers) return Math.min(hit, walkers)
    const key = `${pending} ${hit}`
    const before = known.get(key)
    if (before !== undefined) return before
    let sum = 0
    for (let die = 1; die <= 6; die++)
      sum += coming(pending - 1 + (isSix(die) ? sixDie : 0), hit + (hits(die) ? 1 : 0)) / 6
    known.set(key, sum)
    return sum
  }
  const after = (dice: readonly number[]) =>
    coming(sixDie * dice.filter(isSix).length, dice.filter(hits).length)
  const throwing = (left: number): number => {
    const fresh = left > 0 ? throwing(left - 1) : 0
    const from = (dice: readonly number[]): number => {
      if (dice.length === count) return Math.max(after(dice), fresh)
      let sum = 0
      for (let die = 1; die <= 6; die++) sum += from([...dice, die]) / 6
      return sum
    }
    return from([])
  }
  return { after, throwing }
}

const amyWith = (skills: readonly string[], walker: number, pack: readonly string[] = []): Options =>
  positioned({
    survivors: ['amy'],
    turn: 'amy',
    people: [{ id: 'amy', zone: HERE, skills, hand: ['pistol', 'pistol'], pack }],
    zombies: { [HERE]: { walker } },
  })

/** Amy with two pistols, Doug among her targets. */
const beside = (amy: readonly string[], doug: readonly string[], walker: number): Options =>
  positioned({
    teams: [['amy'], ['doug']],
    people: [
      { id: 'amy', zone: HERE, skills: amy, hand: ['pistol', 'pistol'] },
      { id: 'doug', zone: HERE, skills: doug },
    ],
    zombies: { [HERE]: { walker } },
  })

const DUAL = { do: 'ranged', card: 'pistol', dual: true }

describe('dice that sixes bring, beside all else', () => {
  const LUCKY = ['lucky']
  const BULLETS = ['plenty-of-bullets']
  test.each([
    ['a re-roll beside them', ['six-die-ranged', ...LUCKY], [], 3, { plus: 0, sixDie: 1, again: 1 }],
    ['two re-rolls', ['six-die-ranged', ...LUCKY], BULLETS, 4, { plus: 0, sixDie: 1, again: 2 }],
    ['two such skills', ['six-die-ranged', 'six-die-combat'], [], 5, { plus: 0, sixDie: 2, again: 0 }],
    [
      'two such skills, a re-roll and fives that count as sixes',
      ['six-die-ranged', 'six-die-combat', 'plus-roll-ranged', ...LUCKY],
      [],
      6,
      { plus: 1, sixDie: 2, again: 1 },
    ],
    [
      'more zombies than dice could be counted for before',
      ['six-die-ranged'],
      [],
      20,
      { plus: 0, sixDie: 1, again: 0 },
    ],
  ] as const)('Z2-SKL-14 Z2-RUL-17 %s', (_name, skills, pack, walkers, { plus, sixDie, again }) => {
    const shot = caseOf(amyWith(skills, walkers, pack), DUAL)
    const { kills } = shot.odds
    const { after, throwing } = followed({ count: 2, plus, sixDie, walkers })
    expect(kills.ways.reduce((sum, each) => sum + each, 0)).toBe(kills.of)
    expect(mean(kills)).toBeCloseTo(throwing(again), 9)
    const games = played(shot, ({ dice, again: left }) => after(dice) < throwing(left.length - 1) - 1e-12)
    expectLike(kills, games.map(killsIn))
  })

  test('Z2-SKL-14 by hand: one die, two such skills, one walker', () => {
    // A die that hits ends it: 4 of 6.
    const odds = (walker: number) =>
      caseOf(amyWith(['six-die-ranged', 'six-die-combat'], walker), { do: 'ranged', card: 'pistol' }).odds
    expect(odds(1)).toMatchObject({ kills: { of: 6, ways: [2, 4] }, rounded: false })
    // Two walkers: 2 of 6 miss, 3 of 6 hit once; a six brings two dice, of which none hits in 4 of 36.
    expect(odds(2).kills).toEqual({ of: 216, ways: [72, 108 + 4, 32] })
  })

  test('Z2-RUL-55 sixes bring no more than 100 dice to one attack', () => {
    const five = Array<string>(5).fill('plus-roll-ranged')
    const shot = caseOf(amyWith(['six-die-ranged', ...five], 40), DUAL)
    const [events = []] = played(shot, undefined, 1)
    const dice = events.flatMap((event) => (event.type === 'rolled' ? [event.dice.length] : []))
    expect(dice.reduce((sum, each) => sum + each, 0)).toBe(2 + MOST_SIX_DICE)
    expect(shot.odds.kills.ways.at(-1)).toBeGreaterThan(0.999 * shot.odds.kills.of)
  })

  test('Z2-RUL-18 a natural 1 that counts as a six misses, and brings its die', () => {
    const five = Array<string>(5).fill('plus-roll-ranged')
    const shot = caseOf(beside(['six-die-ranged', ...five], ['tough'], 40), DUAL)
    // 102 dice, of which one in six misses.
    expect(mean(shot.odds.wounds)).toBeCloseTo(102 / 6 - 1, 6)
    const misses = played(shot, undefined, 400).map(
      (events) =>
        events.flatMap((event) => (event.type === 'rolled' ? event.dice : [])).filter((die) => die === 1)
          .length,
    )
    // A tough friend ignores the first wound.
    expectLike(
      shot.odds.wounds,
      misses.map((each) => Math.max(0, each - 1)),
    )
  })

  test('Z2-CMB-06 misses among them go to a friend, as often as in play', () => {
    const shot = caseOf(beside(['six-die-ranged', 'six-die-combat', 'lucky'], [], 3), DUAL)
    const { after, throwing } = followed({ count: 2, plus: 0, sixDie: 2, walkers: 3 })
    const games = played(shot, ({ dice, again }) => after(dice) < throwing(again.length - 1) - 1e-12)
    expectLike(shot.odds.kills, games.map(killsIn))
    expectLike(upTo(shot.odds.wounds, 3), games.map(woundsIn))
  })
})

describe('many dice', () => {
  test('Z2-SKL-37 as many as there are zombies, with a re-roll: exact, and written in parts where it must be', () => {
    const crowd = (walker: number, skills: readonly string[]) =>
      caseOf(amyWith(['full-auto', ...skills], walker), { ...DUAL, crowd: true }).odds
    const plain = crowd(9, [])
    expect(plain).toMatchObject({ dice: 18, rounded: false })
    const { kills, rounded, dice } = crowd(24, ['lucky'])
    expect([dice, rounded, kills.of]).toEqual([48, true, 10 ** 13])
    expect(kills.ways.reduce((sum, each) => sum + each, 0)).toBe(kills.of)
  })
})

/** The best that can be done with hits in any order, tried out. */
function tried(
  kit: ReturnType<typeof kitFor>,
  standing: readonly number[],
  hits: readonly number[],
  free: boolean,
  reaps: number,
): number {
  const present = standing.flatMap((count, kind) => (count > 0 ? [kit.kinds[kind]?.rank ?? 0] : []))
  const rank = Math.min(...present)
  let best = 0
  hits.forEach((damage, at) => {
    if (hits.indexOf(damage) !== at) return
    const rest = hits.toSpliced(at, 1)
    standing.forEach((count, kind) => {
      if (count === 0 || (!free && kit.kinds[kind]?.rank !== rank) || !canKill(kit, kind, damage)) return
      const one = standing.with(kind, count - 1)
      best = Math.max(best, 1 + tried(kit, one, rest, free, reaps))
      if (reaps > 0 && count > 1)
        best = Math.max(best, 2 + tried(kit, standing.with(kind, count - 2), rest, free, reaps - 1))
    })
    best = Math.max(best, tried(kit, standing, rest, free, reaps))
  })
  return best
}

test('Z2-SKL-49 Z2-CMB-09 hits and second blows take as many as can be, whatever stands there', () => {
  const kit = kitFor(amyWith([], 1))
  const random = new FastChance(5)
  for (let time = 0; time < 300; time++) {
    const standing = kit.kinds.map(({ abomination }) => random.below(abomination ? 2 : 4))
    const six = random.below(3)
    const damage = 1 + random.below(2)
    const hits = [...Array<number>(six).fill(damage + 1), ...Array<number>(random.below(3)).fill(damage)]
    const free = random.below(2) === 0
    const reaps = random.below(3)
    const kills = fallen(kit, standing, hits, free, reaps)
    kills.forEach((each, kind) => {
      expect(each).toBeLessThanOrEqual(standing[kind] ?? 0)
    })
    const most = tried(kit, standing, hits, free, reaps)
    expect([standing, hits, free, reaps, kills.reduce((sum, each) => sum + each, 0)]).toEqual([
      standing,
      hits,
      free,
      reaps,
      most,
    ])
  }
})

test('Z2-EQP-08 Z2-RUL-14 a bottle has odds, too: certain ones', () => {
  const options = positioned({
    teams: [['amy'], ['doug']],
    people: [
      { id: 'amy', zone: HERE, skills: [], hand: ['molotov'] },
      { id: 'doug', zone: '4V.b', skills: [], health: 2 },
    ],
    zombies: { '4V.b': { walker: 2, fatty: 1 } },
  })
  expect(caseOf(options, { do: 'throw', zone: '4V.b' }).odds).toMatchObject({
    dice: 0,
    kills: { of: 1, ways: [0, 0, 0, 1] },
    byKind: [2, 1, 0, 0],
    wounds: { of: 1, ways: [0, 0, 1] },
  })
})
