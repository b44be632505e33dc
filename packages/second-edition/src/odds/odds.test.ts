import { answer, cloneState, FastChance, type Json, makeSink, nth, playout, start } from '@graveshift/kernel'
import { activation, attackOdds, exposureOf, headingsOf, MELEE, RANGED, zoneNamed } from '@graveshift/zones'
import { describe, expect, test } from 'vitest'
import type { ChoiceOf, Event, Options, Pick, SecondEdition } from '../game.ts'
import { kitFor, SECOND_EDITION_MODULE } from '../module.ts'
import { secondEditionRules } from '../rules.ts'
import { positionOf } from '../testing/random-position.ts'

const HERE = '4V.a'
const SAMPLES = 600

function positioned(raw: object): Options {
  const options = SECOND_EDITION_MODULE.readPosition({ mission: 'city-blocks', ...raw } as Json)
  if ('fault' in options) throw new Error(options.message)
  return options
}

/** Plays one decision many times under other luck, hits given out where they do most; the events of each time. */
function played(options: Options, wanted: (pick: Pick) => boolean): Event[][] {
  const rules = SECOND_EDITION_MODULE.rulesFor(options)
  const state = start(rules, options, new FastChance(1))
  const [choice] = state.control.open
  if (choice?.kind !== 'act') throw new Error(`${choice?.kind} is asked`)
  const pick = rules.choices.act.list(state.board, choice).find(wanted)
  if (!pick) throw new Error('no such answer')
  return Array.from({ length: SAMPLES }, (_, sample) => {
    const chance = new FastChance(sample)
    const copy = cloneState(rules, state)
    const sink = makeSink<SecondEdition>()
    answer(rules, copy, choice, pick, chance, sink)
    for (let open = copy.control.open[0]; open && open.kind !== 'act'; open = copy.control.open[0]) {
      const rule = rules.choices[open.kind]
      const all: Pick[] = rule.list(copy.board, open as never)
      const hits = all as { readonly kind?: number; readonly damage?: number }[]
      const best = hits.findIndex(
        ({ kind = 0, damage = 0 }) => damage >= (kitFor(options).kinds[kind]?.damage ?? 9),
      )
      answer(rules, copy, open, all[Math.max(0, best)] as Pick, chance, sink)
    }
    return sink.events
  })
}

const sumOf = (events: readonly Event[], of: (event: Event) => number) =>
  events.reduce((sum, event) => sum + of(event), 0)

/** The mean of what was counted lies within four standard errors of what the odds say. */
function expectMean(ways: readonly number[], of: number, counted: readonly number[]): void {
  const mean = ways.reduce((sum, each, value) => sum + each * value, 0) / of
  const variance = ways.reduce((sum, each, value) => sum + each * (value - mean) ** 2, 0) / of
  const found = counted.reduce((sum, each) => sum + each, 0) / counted.length
  expect(Math.abs(found - mean)).toBeLessThanOrEqual(4 * Math.sqrt(variance / counted.length) + 1e-9)
}

describe('odds of a whole combat action', () => {
  test.each([
    ['a bat among walkers', 'baseball-bat', false, { walker: 3 }, []],
    ['two machetes against the strong', 'machete', true, { walker: 1, fatty: 2 }, []],
    ['a shotgun past a friend, by priority', 'shotgun', false, { walker: 2, fatty: 1, runner: 1 }, ['doug']],
    ['six times more damage', 'katana', false, { fatty: 2 }, []],
  ] as const)('%s are those of play', (_name, card, dual, zombies, friends) => {
    const skills = card === 'katana' ? ['six-damage-melee'] : []
    const options = positioned({
      teams: [['amy'], ['doug']],
      people: [
        { id: 'amy', zone: HERE, skills, hand: dual ? [card, card] : [card] },
        { id: 'doug', zone: friends.length > 0 ? HERE : '4V.b' },
      ],
      zombies: { [HERE]: zombies },
    })
    const kit = kitFor(options)
    const { board } = start(SECOND_EDITION_MODULE.rulesFor(options), options, new FastChance(1))
    const mode = card === 'shotgun' ? RANGED : MELEE
    const zone = zoneNamed(kit.map, HERE)
    const odds = attackOdds(kit, board, 0, { card, dual, mode }, zone, false)
    if (!odds) throw new Error('no odds')
    expect(odds.kills.ways.reduce((sum, each) => sum + each, 0)).toBe(odds.kills.of)
    const games = played(
      options,
      (pick) => 'card' in pick && pick.card === card && (pick as { dual?: boolean }).dual === dual,
    )
    expectMean(
      odds.kills.ways,
      odds.kills.of,
      games.map((events) => sumOf(events, (event) => (event.type === 'killed' ? event.count : 0))),
    )
    if (friends.length > 0) expect(odds.wounds.ways.length).toBeGreaterThan(1)
    // A friend who falls ends it: wounds are compared where nobody can.
    else expect(odds.wounds.ways).toEqual([odds.wounds.of])
  })
})

describe('odds with re-rolls', () => {
  const pistol = (skills: readonly string[], pack: readonly string[], walker = 1) => {
    const options = positioned({
      survivors: ['amy'],
      turn: 'amy',
      people: [{ id: 'amy', zone: HERE, skills, hand: ['pistol', 'pistol'], pack }],
      zombies: { [HERE]: { walker } },
    })
    const { board } = start(SECOND_EDITION_MODULE.rulesFor(options), options, new FastChance(1))
    const kit = kitFor(options)
    return (dual: boolean) =>
      attackOdds(kit, board, 0, { card: 'pistol', dual, mode: RANGED }, zoneNamed(kit.map, HERE), false)
  }

  test('Z2-RUL-17 a miss is thrown again, once for each source', () => {
    expect(pistol([], [])(false)?.kills).toEqual({ of: 6, ways: [2, 4] })
    expect(pistol(['lucky'], [])(false)).toMatchObject({ kills: { of: 36, ways: [4, 32] }, rounded: false })
    expect(pistol(['lucky'], ['plenty-of-bullets'])(false)?.kills).toEqual({ of: 216, ways: [8, 208] })
    expect(pistol([], ['plenty-of-shells'])(false)?.kills.of).toBe(6)
  })

  test('of two dice one kill is kept only if a new throw brings no more on average', () => {
    // 4, 16 and 16 of 36 ways to kill none, one and two; a new throw brings 4/3.
    expect(pistol(['lucky'], [], 2)(true)?.kills).toEqual({
      of: 1296,
      ways: [20 * 4, 20 * 16, 20 * 16 + 16 * 36],
    })
  })

  test('what is thrown in play under that rule is what the odds say', () => {
    const options = positioned({
      survivors: ['amy'],
      turn: 'amy',
      people: [{ id: 'amy', zone: HERE, skills: ['lucky'], hand: ['sub-mg'] }],
      zombies: { [HERE]: { walker: 3 } },
    })
    const rules = SECOND_EDITION_MODULE.rulesFor(options)
    const state = start(rules, options, new FastChance(1))
    const kit = kitFor(options)
    const arm = { card: 'sub-mg', dual: false, mode: RANGED }
    const odds = attackOdds(kit, state.board, 0, arm, zoneNamed(kit.map, HERE), false)
    const counted = Array.from({ length: SAMPLES }, (_, sample) => {
      const copy = cloneState(rules, state)
      const sink = makeSink<SecondEdition>()
      const chance = new FastChance(sample)
      const choice = nth(copy.control.open, 0) as ChoiceOf<'act'>
      const shot = rules.choices.act.list(copy.board, choice).find((pick) => pick.do === 'ranged') as Pick
      answer(rules, copy, choice, shot, chance, sink)
      const open = nth(copy.control.open, 0)
      if (open.kind !== 'reroll') throw new Error(`${open.kind} is asked`)
      // Three dice that hit from 5 on bring one kill on average.
      const hits = open.dice.filter((die) => die >= 5).length
      const again = { do: 'reroll', source: 'lucky' } as Pick
      answer(rules, copy, open, hits < 1 ? again : ({ do: 'keep' } as Pick), chance, sink)
      return sumOf(sink.events, (event) => (event.type === 'killed' ? event.count : 0))
    })
    expectMean(odds?.kills.ways ?? [], odds?.kills.of ?? 1, counted)
  })

  test('improvised weapons have odds, too', () => {
    const options = positioned({
      survivors: ['amy'],
      turn: 'amy',
      people: [{ id: 'amy', zone: HERE, skills: ['improvised-melee'] }],
      zombies: { [HERE]: { walker: 2 } },
    })
    const { board } = start(SECOND_EDITION_MODULE.rulesFor(options), options, new FastChance(1))
    expect(SECOND_EDITION_MODULE.odds(options, board)).toMatchObject({
      attacks: [{ pick: { do: 'improvise', card: 'improvised-melee' }, kills: { of: 36, ways: [9, 18, 9] } }],
    })
  })
})

describe('odds with the dice that sixes bring', () => {
  const armed = (skills: readonly string[], walker: number, pack: readonly string[] = []): Options =>
    positioned({
      survivors: ['amy'],
      turn: 'amy',
      people: [{ id: 'amy', zone: HERE, skills, hand: ['pistol', 'pistol'], pack }],
      zombies: { [HERE]: { walker } },
    })
  const oddsFor = (options: Options, dual: boolean) => {
    const { board } = start(SECOND_EDITION_MODULE.rulesFor(options), options, new FastChance(1))
    const kit = kitFor(options)
    const arm = { card: 'pistol', dual, mode: RANGED }
    const odds = attackOdds(kit, board, 0, arm, zoneNamed(kit.map, HERE), false)
    if (!odds) throw new Error('no odds')
    return odds
  }

  /** Die after die: the chance of each number of kills among walkers, by how many faces are sixes, hit or miss. */
  function enumerated(dice: number, walkers: number, six: number, plain: number): number[] {
    const chances = Array<number>(walkers + 1).fill(0)
    const follow = (pending: number, hits: number, chance: number): void => {
      if (pending === 0 || hits === walkers) chances[hits] = (chances[hits] ?? 0) + chance
      else {
        follow(pending, hits + 1, (chance * six) / 6)
        follow(pending - 1, hits + 1, (chance * plain) / 6)
        follow(pending - 1, hits, (chance * (6 - six - plain)) / 6)
      }
    }
    follow(dice, 0, 1)
    return chances
  }

  test('Z2-SKL-14 one die: a six and a miss is one kill, a six and a hit two', () => {
    expect(oddsFor(armed(['six-die-ranged'], 2), false)).toMatchObject({
      // 2 of 6 end at once; a six is followed by one of 2 misses in 6, by a hit, or by another six.
      kills: { of: 36, ways: [12, 18 + 2, 1 + 3] },
      rounded: false,
    })
  })

  test.each([
    [1, 1, 1, 3, []],
    [1, 5, 1, 3, []],
    [2, 3, 1, 3, []],
    [2, 6, 1, 3, []],
    [2, 4, 2, 3, ['plus-roll-ranged']],
  ] as const)('%i dice among %i walkers, each die followed', (dice, walkers, six, plain, skills) => {
    const { kills, rounded } = oddsFor(armed(['six-die-ranged', ...skills], walkers), dice === 2)
    expect(rounded).toBe(false)
    expect(kills.ways.every(Number.isSafeInteger)).toBe(true)
    expect(kills.ways.reduce((sum, each) => sum + each, 0)).toBe(kills.of)
    enumerated(dice, walkers, six, plain).forEach((chance, at) => {
      expect((kills.ways[at] ?? 0) / kills.of).toBeCloseTo(chance, 12)
    })
  })

  test('kills are those of play', () => {
    const options = armed(['six-die-ranged'], 4)
    const { kills } = oddsFor(options, true)
    const games = played(options, (pick) => (pick as { readonly dual?: boolean }).dual === true)
    const counted = games.map((events) =>
      sumOf(events, (event) => (event.type === 'killed' ? event.count : 0)),
    )
    expect(Math.max(...counted)).toBeGreaterThan(2)
    expectMean(kills.ways, kills.of, counted)
  })
})

/** Amy with two pistols, Doug among her targets. */
const shooting = (amy: readonly string[], doug: readonly string[]): Options =>
  positioned({
    teams: [['amy'], ['doug']],
    people: [
      { id: 'amy', zone: HERE, skills: amy, hand: ['pistol', 'pistol'] },
      { id: 'doug', zone: HERE, skills: doug },
    ],
    zombies: { [HERE]: { walker: 4 } },
  })

describe('odds of wounds for friends', () => {
  test('Z2-CMB-06 Z2-CMB-11 each miss is a wound, as often as in play', () => {
    const options = shooting([], [])
    const kit = kitFor(options)
    const { board } = start(SECOND_EDITION_MODULE.rulesFor(options), options, new FastChance(1))
    const arm = { card: 'pistol', dual: true, mode: RANGED }
    const odds = attackOdds(kit, board, 0, arm, zoneNamed(kit.map, HERE), false)
    // Each of two dice misses with 1 or 2.
    expect(odds?.wounds).toEqual({ ways: [16, 16, 4], of: 36 })
    const wounds = played(options, (pick) => (pick as { readonly dual?: boolean }).dual === true).map(
      (events) => sumOf(events, (event) => (event.type === 'wounded' ? event.wounds : 0)),
    )
    expect(new Set(wounds)).toEqual(new Set([0, 1, 2]))
    expectMean([16, 16, 4], 36, wounds)
  })

  test('Z2-SKL-62 a tough friend ignores the first wound of each friendly fire, as in play', () => {
    const options = shooting([], ['tough'])
    const kit = kitFor(options)
    const { board } = start(SECOND_EDITION_MODULE.rulesFor(options), options, new FastChance(1))
    const arm = { card: 'pistol', dual: true, mode: RANGED }
    const odds = attackOdds(kit, board, 0, arm, zoneNamed(kit.map, HERE), false)
    expect(odds?.wounds).toEqual({ ways: [32, 4], of: 36 })
    const wounds = played(options, (pick) => (pick as { readonly dual?: boolean }).dual === true).map(
      (events) => sumOf(events, (event) => (event.type === 'wounded' ? event.wounds : 0)),
    )
    expectMean([32, 4], 36, wounds)
  })

  test('Z2-SKL-14 each chain of sixes ends in a hit or a miss, as in play', () => {
    const options = shooting(['six-die-ranged'], [])
    const kit = kitFor(options)
    const { board } = start(SECOND_EDITION_MODULE.rulesFor(options), options, new FastChance(1))
    const arm = { card: 'pistol', dual: true, mode: RANGED }
    const odds = attackOdds(kit, board, 0, arm, zoneNamed(kit.map, HERE), false)
    // Two of the five faces that end a chain are misses; a chain ends at 100 dice (Z2-RUL-55), which is too fine to tell.
    const of = 10 ** 13
    expect(odds).toMatchObject({
      wounds: { ways: [9, 12, 4].map((ways) => (ways * of) / 25), of },
      rounded: true,
    })
    const wounds = played(options, (pick) => (pick as { readonly dual?: boolean }).dual === true).map(
      (events) => sumOf(events, (event) => (event.type === 'wounded' ? event.wounds : 0)),
    )
    expectMean([9, 12, 4], 25, wounds)
  })

  test.each([
    ['a steady hand', ['steady-hand'], []],
    ['a low profile', [], ['low-profile']],
  ])('%s: nobody is in danger', (_name, amy, doug) => {
    const options = shooting(amy, doug)
    const kit = kitFor(options)
    const { board } = start(SECOND_EDITION_MODULE.rulesFor(options), options, new FastChance(1))
    const arm = { card: 'pistol', dual: true, mode: RANGED }
    const odds = attackOdds(kit, board, 0, arm, zoneNamed(kit.map, HERE), false)
    expect(odds?.wounds).toEqual({ ways: [36], of: 36 })
  })
})

test('exposure holds what the zombies’ phase does, and headings say where it comes from', () => {
  const options = positioned({
    teams: [['amy'], ['doug']],
    phase: 'zombies',
    people: [
      { id: 'amy', zone: HERE },
      { id: 'doug', zone: HERE },
    ],
    zombies: { [HERE]: { walker: 1 } },
  })
  const rules = SECOND_EDITION_MODULE.rulesFor(options)
  const { board } = rules.begin(options)
  const [exposed] = exposureOf(kitFor(options), board)
  expect(exposed).toMatchObject({ people: [0, 1], least: 1, most: 1 })
  const sink = makeSink<SecondEdition>()
  start(rules, options, new FastChance(3), sink)
  const attacks = sumOf(sink.events, (event) => (event.type === 'zombiesAttacked' ? event.count : 0))
  expect(attacks).toBe(1)
  expect(SECOND_EDITION_MODULE.odds(options, board)).toMatchObject({
    danger: 'blue',
    headings: [{ zone: HERE, why: 'attack', targets: [HERE] }],
  })
})

test('Z2-DRK-03 headings say noise where the dark hides whom they go for', () => {
  const why = (darkZones: boolean) => {
    const options = positioned({
      survivors: ['amy'],
      turn: 'amy',
      darkZones,
      doors: ['7R.a-7R.SE'],
      people: [{ id: 'amy', zone: '7R.a' }],
      zombies: { '9R.E': { walker: 1 } },
    })
    const { board } = SECOND_EDITION_MODULE.rulesFor(options).begin(options)
    return headingsOf(kitFor(options), board).map((heading) => heading.why)
  }
  expect([why(false), why(true)]).toEqual([['sight'], ['noise']])
})

test('what is said of the coming zombies’ phase holds in positions at random, whoever decides the splits', () => {
  let compared = 0
  for (let seed = 1; seed <= 60; seed++) {
    const options = positionOf(seed)
    const { board } = SECOND_EDITION_MODULE.rulesFor(options).begin(options)
    const kit = kitFor(options)
    const exposed = exposureOf(kit, board)
    const frames = [activation((1 << kit.kinds.length) - 1, 0)]
    const { rules } = secondEditionRules(options, { board, frames })
    const chance = new FastChance(seed)
    const sink = makeSink<SecondEdition>()
    const state = start(rules, options, chance, sink)
    playout(rules, state, chance, chance, sink)
    // Where the game ends in the middle, the rest of the attacks never comes.
    if (state.board.outcome !== undefined || sink.events.some(({ type }) => type === 'eliminated')) continue
    for (const { zone, least, most } of exposed) {
      const attacks = sumOf(sink.events, (event) =>
        event.type === 'zombiesAttacked' && event.zone === zone ? event.count : 0,
      )
      expect([seed, zone, attacks >= least, attacks <= most]).toEqual([seed, zone, true, true])
      if (attacks > 0) compared++
    }
  }
  expect(compared).toBeGreaterThan(5)
})
