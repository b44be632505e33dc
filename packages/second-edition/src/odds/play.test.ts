import { answer, cloneState, FastChance, type Json, makeSink, type State, start } from '@graveshift/kernel'
import { canKill, MOST_SIX_DICE } from '@graveshift/zones'
import { describe, expect, test } from 'vitest'
import type { ChoiceOf, Event, Options, Pick, SecondEdition } from '../game.ts'
import { kitFor, SECOND_EDITION_MODULE } from '../module.ts'
import type { Chances } from './chances.ts'
import { fallen } from './fallen.ts'
import { type AttackOdds, oddsOfAnswer } from './index.ts'

// Odds against many plays of the rules themselves, and against dice followed one by one.

const HERE = '4V.a'
const TIMES = 2000

function positioned(raw: object): Options {
  const options = SECOND_EDITION_MODULE.readPosition({ mission: 'city-blocks', ...raw } as unknown as Json)
  if ('fault' in options) throw new Error(options.message)
  return options
}

interface Case {
  readonly options: Options
  readonly state: State<SecondEdition>
  readonly pick: Pick
  readonly odds: AttackOdds
}

/** A position in which an answer, as it is written, attacks. */
function caseOf(options: Options, wanted: { readonly [key: string]: Json }): Case {
  const rules = SECOND_EDITION_MODULE.rulesFor(options)
  const state = start(rules, options, new FastChance(1))
  const [choice] = state.control.open
  if (choice?.kind !== 'act') throw new Error(`${choice?.kind} is asked`)
  const written = rules.choices.act
    .list(state.board, choice)
    .map((pick) => ({ pick, raw: rules.choices.act.show(state.board, choice, pick) }))
  const found = written.find(({ raw }) =>
    Object.entries(wanted).every(
      ([key, value]) => JSON.stringify((raw as Record<string, Json>)[key]) === JSON.stringify(value),
    ),
  )
  if (!found) throw new Error(`no such answer among ${JSON.stringify(written.map(({ raw }) => raw))}`)
  const odds = oddsOfAnswer(kitFor(options), state.board, choice.person, found.raw)
  if (!odds) throw new Error('no odds')
  return { options, state, pick: found.pick, odds }
}

/** The hit that takes most with second blows, the strongest first. */
function bestHit(kit: ReturnType<typeof kitFor>, picks: readonly Pick[]): Pick {
  const worth = (pick: Pick): number => {
    const { kind = 0, damage = 0, reap = false } = pick as { kind?: number; damage?: number; reap?: boolean }
    return canKill(kit, kind, damage) ? damage * 100 + (reap ? 50 : 0) + (kit.kinds[kind]?.damage ?? 0) : 0
  }
  return picks.reduce((best, pick) => (worth(pick) > worth(best) ? pick : best))
}

type Reroll = (choice: ChoiceOf<'reroll'>) => boolean

/** Plays the attack many times under other luck; what happened each time. */
function played({ options, state, pick }: Case, reroll: Reroll = () => false, times = TIMES): Event[][] {
  const rules = SECOND_EDITION_MODULE.rulesFor(options)
  const kit = kitFor(options)
  return Array.from({ length: times }, (_, time) => {
    const chance = new FastChance(time + 1)
    const copy = cloneState(rules, state)
    const sink = makeSink<SecondEdition>()
    const [act] = copy.control.open
    if (!act) throw new Error('nothing is asked')
    answer(rules, copy, act, pick, chance, sink)
    for (let open = copy.control.open[0]; open && open.kind !== 'act'; open = copy.control.open[0]) {
      const all: Pick[] = rules.choices[open.kind].list(copy.board, open as never)
      const again = open.kind === 'reroll' && reroll(open)
      const [first] = all
      const chosen = again
        ? ({ do: 'reroll', source: open.kind === 'reroll' ? open.again[0] : '' } as Pick)
        : open.kind === 'hit'
          ? bestHit(kit, all)
          : (first as Pick)
      answer(rules, copy, open, chosen, chance, sink)
    }
    return sink.events
  })
}

const killsIn = (events: readonly Event[]): number =>
  events.reduce((sum, event) => sum + (event.type === 'killed' ? event.count : 0), 0)

const woundsIn = (events: readonly Event[]): number =>
  events.reduce((sum, event) => sum + (event.type === 'wounded' ? event.wounds : 0), 0)

/** What was counted comes as often as the odds say: chi-square over all numbers that are to be expected often enough. */
function expectLike({ of, ways }: Chances, counted: readonly number[]): void {
  let chi = 0
  let groups = 0
  let expected = 0
  let found = 0
  const last = Math.max(ways.length, ...counted.map((each) => each + 1))
  for (let at = 0; at < last; at++) {
    const times = counted.filter((each) => each === at).length
    if ((ways[at] ?? 0) === 0) expect([at, times]).toEqual([at, 0])
    expected += ((ways[at] ?? 0) / of) * counted.length
    found += times
    if (expected < 5) continue
    chi += (found - expected) ** 2 / expected
    groups++
    expected = 0
    found = 0
  }
  const free = Math.max(1, groups - 1)
  expect(chi).toBeLessThan(free + 4 * Math.sqrt(2 * free) + 2)
}

/** Ways beyond a number count as that number: a friend who has fallen takes no more. */
function upTo({ of, ways }: Chances, most: number): Chances {
  const cut = Array<number>(Math.min(ways.length, most + 1)).fill(0)
  ways.forEach((each, at) => {
    cut[Math.min(at, most)] = (cut[Math.min(at, most)] ?? 0) + each
  })
  return { of, ways: cut }
}

const mean = ({ of, ways }: Chances): number => ways.reduce((sum, each, at) => sum + each * at, 0) / of

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
    return SECOND_EDITION_MODULE.odds(options, board) as unknown as {
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
