import { has } from '@graveshift/kernel'
import { describe, expect, test } from 'vitest'
import { KEYWORDS, type Keyword } from '../missions/effects.ts'
import { effectsOf, effectsOfCard } from '../missions/effects-of.ts'
import type { WesternMission } from '../missions/types.ts'
import { SUPPLY, TEAM } from './figures.ts'
import { CAMPAIGN_MISSIONS, MISSIONS, ONE_SHOTS } from './missions.ts'
import { SURVIVORS } from './survivors.ts'
import { TILES } from './tiles.ts'

const FIRST_STEAM_TILE = 13

const facesOf = ({ tiles }: WesternMission) =>
  tiles.flatMap((row) => row.split(' ').map((word) => word.replace(/\+\d$/, '')))
const tileOf = (face: string) => Number.parseInt(face, 10)
const isSteam = (face: string) => tileOf(face) >= FIRST_STEAM_TILE
const hasPile = (face: string) =>
  TILES.faces.some(({ id, spots }) => id === face && spots.some(({ kind }) => kind === 'pile'))
const numbersOf = (list: readonly { readonly number: number }[]) => list.map(({ number }) => number)

/** Every text in a thing, however deep. */
function textsIn(thing: unknown): readonly string[] {
  if (typeof thing === 'string') return [thing]
  return typeof thing === 'object' && thing !== null ? Object.values(thing).flatMap(textsIn) : []
}

/** What a card may find, the notes it leads to among it. */
const keysOf = ({ notes }: WesternMission, card: WesternMission['cards'][number]): readonly Keyword[] => {
  const own = effectsOfCard(card)
  const read = own.flatMap((effect) =>
    effect.do === 'note' ? notes.filter(({ number }) => number === effect.note) : [],
  )
  return [...own, ...read.flatMap(effectsOfCard)].flatMap((effect) =>
    effect.do === 'key' ? [effect.key] : [],
  )
}

/** Cards that are still locked when everything else was read, again and again. */
function neverOpened(mission: WesternMission): readonly number[] {
  const found = new Set<Keyword>()
  let left = mission.cards
  for (;;) {
    const open = left.filter(({ lock }) => lock === undefined || found.has(lock))
    if (open.length === 0) return numbersOf(left)
    for (const card of open) for (const key of keysOf(mission, card)) found.add(key)
    left = left.filter((card) => !open.includes(card))
  }
}

test('GG-CMP-08 there are ten missions in order, with 78 objective cards and notes', () => {
  expect(CAMPAIGN_MISSIONS.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
  const counts = CAMPAIGN_MISSIONS.map(({ cards, notes }) => [cards.length, notes.length])
  expect(counts).toEqual([
    [7, 0],
    [10, 2],
    [7, 1],
    [7, 1],
    [9, 0],
    [3, 1],
    [7, 2],
    [7, 1],
    [6, 1],
    [5, 1],
  ])
  expect(counts.flat().reduce((sum, count) => sum + count)).toBe(SUPPLY.objectiveCards)
})

test('the one-shots have tokens instead of cards, two of them without steam', () => {
  const steamOf = Object.fromEntries(ONE_SHOTS.map(({ id, steam }) => [id, steam !== undefined]))
  expect(steamOf).toMatchObject({ 'dry-run': false, 'nobodys-hotel': false, 'the-test-yard': true })
  for (const { id, cards, notes, objectives } of ONE_SHOTS) {
    expect([...cards, ...notes], id).toEqual([])
    expect(objectives.length, id).toBeGreaterThan(0)
  }
})

test('every face of the tiles 1 to 9 and 13 to 18 lies on some board', () => {
  const numbers = [1, 2, 3, 4, 5, 6, 7, 8, 9, 13, 14, 15, 16, 17, 18]
  const all = numbers.flatMap((number) => [`${number}R`, `${number}V`])
  expect(new Set(MISSIONS.flatMap(facesOf))).toEqual(new Set(all))
})

test('ids and numbers are used once', () => {
  expect(new Set(MISSIONS.map(({ id }) => id)).size).toBe(MISSIONS.length)
  expect(new Set(numbersOf(MISSIONS)).size).toBe(MISSIONS.length)
})

test('every keyword is found in some mission and asked for in the same', () => {
  const asked = MISSIONS.map((mission) => ({
    found: new Set(mission.cards.flatMap((card) => keysOf(mission, card))),
    asked: new Set([
      ...mission.cards.flatMap(({ lock }) => lock ?? []),
      ...mission.rules.flatMap((rule) => (has(rule, 'key') ? rule.key : [])),
      ...effectsOf(mission).flatMap((effect) =>
        effect.do === 'if' && has(effect.when, 'keys') ? effect.when.keys : [],
      ),
    ]),
  }))
  for (const each of asked) expect(each.asked).toEqual(each.found)
  expect(new Set(asked.flatMap(({ found }) => [...found]))).toEqual(new Set(KEYWORDS))
})

describe.each(MISSIONS.map((mission) => [mission.id, mission] as const))('%s', (_id, mission) => {
  const { spawns, spawnOrder, cards, notes, goals, rules, companions = [] } = mission
  const faces = facesOf(mission)
  const [start, ...others] = spawns

  test('GG-SET-02 needs no more tokens than there are', () => {
    const count = (kind: string) => spawns.filter((spawn) => spawn.kind === kind).length
    expect(start?.kind).toBe('start')
    expect(others.filter(({ kind }) => kind === 'start')).toEqual([])
    expect(count('mobile')).toBeLessThanOrEqual(SUPPLY.mobileSpawns)
    expect(count('abomination')).toBeLessThanOrEqual(SUPPLY.abominationSpawns)
    expect(faces.filter(isSteam).length).toBeLessThanOrEqual(Math.min(SUPPLY.switches, SUPPLY.jets))
    expect(companions.length).toBeLessThanOrEqual(SURVIVORS.length - TEAM)
  })

  test('UA-SET-09 has at most nine objective tokens, one of them green', () => {
    expect(SUPPLY.objectives).toBe(9)
    expect(mission.objectives.length).toBeLessThanOrEqual(SUPPLY.objectives)
    expect(mission.objectives.filter(({ colour }) => colour === 'green').length).toBeLessThanOrEqual(1)
  })

  test('lays no tile twice and names no place that is not on its board', () => {
    expect(new Set(faces.map(tileOf)).size).toBe(faces.length)
    const laid = new Set([...faces, ...(mission.train?.strips ?? [])])
    const named = textsIn(mission).flatMap((text) => /^(\d+[RV])(?:\..+)?$/.exec(text)?.[1] ?? [])
    expect(named.filter((face) => !laid.has(face))).toEqual([])
  })

  test('spawns at every token and at one pile a tile, the starting spawn first', () => {
    const tokens = spawns.map(({ zone }) => zone)
    const piles = spawnOrder.filter((zone) => !tokens.includes(zone))
    expect(spawnOrder[0]).toBe(start?.zone)
    expect(new Set(spawnOrder).size).toBe(spawnOrder.length)
    expect(tokens.filter((zone) => !spawnOrder.includes(zone))).toEqual([])
    const tiles = piles.map((zone) => zone.split('.')[0])
    expect(new Set(tiles).size).toBe(piles.length)
    expect(piles.filter((zone) => !/\.[a-e]$/.test(zone))).toEqual([])
    expect(piles.length + (mission.neverWake?.length ?? 0)).toBe(faces.filter(hasPile).length)
  })

  test('starts away from spawn tokens, with its noise and exit somewhere', () => {
    expect(spawns.map(({ zone }) => zone)).not.toContain(mission.start[0])
    expect(mission.exit !== undefined).toBe(goals.some(({ goal }) => goal === 'leave'))
  })

  test('has steam tiles if it has steam, and breaks nozzles on those alone', () => {
    const steamy = faces.filter(isSteam)
    expect(mission.steam !== undefined).toBe(steamy.length > 0)
    expect(mission.steam?.broken.filter((face) => !steamy.includes(face)) ?? []).toEqual([])
  })

  test('numbers its cards and notes without a gap, and reads every note', () => {
    expect(numbersOf(cards)).toEqual(cards.map((_, at) => at + 1))
    const called = effectsOf(mission).flatMap((effect) => (effect.do === 'note' ? effect.note : []))
    const told = rules.flatMap((rule) => (has(rule, 'note') ? rule.note : []))
    expect([...new Set([...called, ...told])].sort()).toEqual(numbersOf(notes))
  })

  test('can open every lock', () => {
    expect(neverOpened(mission)).toEqual([])
  })

  test('names cards that it has, in goals, rules, companions and wagon', () => {
    const named = [
      ...[...goals, ...rules].flatMap((each) => (has(each, 'cards') ? (each.cards ?? []) : [])),
      ...rules.flatMap((rule) => (rule.rule === 'stuck-switches' ? rule.until : [])),
      ...companions.flatMap(({ card }) => card ?? []),
      ...(mission.wagon?.freedBy === undefined ? [] : [mission.wagon.freedBy]),
    ]
    expect(named.filter((number) => !numbersOf(cards).includes(number))).toEqual([])
    for (const { card, zone } of companions) if (card !== undefined) expect(cards[card - 1]?.zone).toBe(zone)
    if (mission.wagon?.freedBy !== undefined)
      expect(cards[mission.wagon.freedBy - 1]?.zone).toBe(mission.wagon.zone)
  })

  test('can be lifted by the team alone', () => {
    for (const { heavy = 0, number } of cards) expect(heavy, `card ${number}`).toBeLessThan(TEAM)
  })
})
