import { drawnShape, isConnected, nth } from '@graveshift/kernel'
import { describe, expect, test } from 'vitest'
import { squaresDrawn } from './drawing.ts'
import { CONTENT } from './index.ts'
import {
  type EffectId,
  LETTERS,
  type Letter,
  REGULAR_TYPES,
  type Side,
  SPECIAL_TYPES,
  type SpawnCount,
} from './types.ts'

const bossCards = (phase: number) =>
  CONTENT.bossCards
    .filter((card) => card.phase === phase)
    .flatMap((card) => Array(card.copies).fill(card.icons))

describe('decks', () => {
  test('GU-SET-02 the decks hold 48 regular and 24 special zombies, 10 turn, 7 spawn and 3 + 4 boss cards', () => {
    const count = (type: string) => CONTENT.zombies.filter((zombie) => zombie.type === type).length
    for (const type of REGULAR_TYPES) expect(count(type), type).toBe(12)
    for (const type of SPECIAL_TYPES) expect(count(type), type).toBe(6)
    expect(CONTENT.zombies).toHaveLength(72)
    expect(CONTENT.turnCards).toHaveLength(10)
    expect([...CONTENT.spawnCards].sort().join('')).toBe('aaabbcc')
    expect(bossCards(1)).toHaveLength(3)
    expect(bossCards(2)).toHaveLength(4)
  })

  test('special attacks are on phase-2 cards only, on all of them, and four cards show a skill', () => {
    expect(bossCards(1).flat()).not.toContain('special-attack')
    expect(bossCards(2).every((icons) => icons.includes('special-attack'))).toBe(true)
    expect([...bossCards(1), ...bossCards(2)].filter((icons) => icons.includes('skill'))).toHaveLength(4)
  })

  test('the turn cards: 3 red, 3 green, 3 blue, 1 yellow; 2 none, 3 slow, 4 fast, 1 all; 3 companions', () => {
    const tally = (values: readonly string[]) =>
      Object.fromEntries(values.map((value) => [value, values.filter((other) => other === value).length]))
    expect(tally(CONTENT.turnCards.map((card) => card.colour))).toEqual({
      red: 3,
      green: 3,
      blue: 3,
      yellow: 1,
    })
    expect(tally(CONTENT.turnCards.map((card) => card.speed))).toEqual({ none: 2, slow: 3, fast: 4, all: 1 })
    expect(CONTENT.turnCards.filter((card) => card.companion)).toHaveLength(3)
  })

  test('no two things of a kind share an id', () => {
    const { survivors, zombies, bosses, companions, turnCards, bossCards: boss, difficulties } = CONTENT
    for (const kind of [survivors, zombies, bosses, companions, turnCards, boss, difficulties])
      expect(new Set(kind.map((thing) => thing.id)).size).toBe(kind.length)
  })
})

/** A special zombie has about twice the HP spaces of a regular one. */
const load = ([regular, special]: SpawnCount) => regular + 2 * special
const heads = ([regular, special]: SpawnCount) => regular + special
const drawn = (side: Side, seats: number, weigh: (count: SpawnCount) => number) =>
  CONTENT.spawnCards.reduce((sum, letter) => sum + weigh(aid(side, seats, letter)), 0)

function aid(side: Side, seats: number, letter: Letter): SpawnCount {
  const row = CONTENT.spawnAid[side][seats - 1]
  if (!row) throw new Error(`no spawn aid for ${seats} seats`)
  return row[letter]
}

describe('difficulty', () => {
  test('GU-SET-03 four difficulties set starting zombies, spawn side and boss side', () => {
    const sides = CONTENT.difficulties.map(({ id, spawnSide, bossSide }) => [id, spawnSide, bossSide])
    expect(sides).toEqual([
      ['easy', 'black', 'black'],
      ['standard', 'black', 'red'],
      ['hard', 'red', 'red'],
      ['nightmare', 'red', 'red'],
    ])
    // Standard and hard start alike: what makes hard harder is the red aid, set for each number of seats. Only hard
    // and nightmare share everything else, so they must differ.
    for (let seats = 1; seats <= 6; seats++) {
      const loads = CONTENT.difficulties.map(({ start }) => load(nth(start, seats - 1)))
      const [easy, standard, hard, nightmare] = loads
      expect(easy, `${seats} seats`).toBeLessThan(standard ?? 0)
      expect(standard, `${seats} seats`).toBeLessThanOrEqual(hard ?? 0)
      expect(hard, `${seats} seats`).toBeLessThan(nightmare ?? 0)
    }
  })

  test('GU-SET-08 two sides of spawn aid for each of one to six seats', () => {
    for (const side of ['black', 'red'] as const) {
      expect(CONTENT.spawnAid[side]).toHaveLength(6)
      for (let seats = 1; seats <= 6; seats++) {
        for (const letter of LETTERS) expect(heads(aid(side, seats, letter))).toBeGreaterThan(0)
        expect(load(aid(side, seats, 'a'))).toBeLessThanOrEqual(load(aid(side, seats, 'b')))
        expect(load(aid(side, seats, 'b'))).toBeLessThanOrEqual(load(aid(side, seats, 'c')))
      }
    }
  })

  test('GU-SPW-01 four seats, black: A 3+0, B 2+1, C 1+2', () => {
    expect(LETTERS.map((letter) => aid('black', 4, letter))).toEqual([
      [3, 0],
      [2, 1],
      [1, 2],
    ])
  })

  // Whoever is alone has companions, and so meets as many zombies as two do.
  test('spawns grow with the seats, about six zombies for each, and red is tougher', () => {
    for (let seats = 1; seats <= 6; seats++) {
      const each = drawn('black', seats, heads) / seats
      expect(each, `${seats} seats`).toBeGreaterThanOrEqual(4.5)
      expect(each, `${seats} seats`).toBeLessThanOrEqual(seats === 1 ? 9 : 7)
      expect(drawn('red', seats, load)).toBeGreaterThan(drawn('black', seats, load))
      for (const letter of LETTERS)
        expect(load(aid('red', seats, letter))).toBeGreaterThanOrEqual(load(aid('black', seats, letter)))
      if (seats > 1) expect(drawn('red', seats, heads)).toBeGreaterThan(drawn('red', seats - 1, heads))
      if (seats > 2) expect(drawn('black', seats, heads)).toBeGreaterThan(drawn('black', seats - 1, heads))
    }
  })
})

describe('companions', () => {
  test('GU-SOL-06 six companions, one per survivor name', () => {
    const names = CONTENT.companions.map(({ id }) => id).sort()
    expect(names).toEqual(CONTENT.survivors.map(({ id }) => id).sort())
    expect(names).toHaveLength(6)
  })

  test('GU-SOL-05 no companion needs a neighbor, a track or a second activation', () => {
    const barred: EffectId[] = ['long-range', 'adrenaline', 'fast-reload', 'critical-hit', 'frenzy']
    for (const { id, effect } of CONTENT.companions) expect(barred, id).not.toContain(effect.effect)
  })

  test('R68 companions draw six connected shapes of 3-5 squares, each its own, with six effects', () => {
    for (const { id, shape } of CONTENT.companions) {
      expect(isConnected(squaresDrawn(shape, '#')), id).toBe(true)
      expect(drawnShape(shape).size, id).toBeGreaterThanOrEqual(3)
      expect(drawnShape(shape).size, id).toBeLessThanOrEqual(5)
    }
    expect(new Set(CONTENT.companions.map(({ shape }) => drawnShape(shape).key)).size).toBe(6)
    expect(new Set(CONTENT.companions.map(({ effect }) => effect.effect)).size).toBe(6)
  })
})
