import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Chance, FastChance, SameLuck, ScriptedChance, ScriptMismatch, unbiasedLimit } from './chance.ts'

const WORD = 2n ** 32n

/** xoshiro128** seeded by splitmix32, once more and slowly, with big integers. */
function* referenceWords(seed: number): Generator<bigint> {
  const cut = (value: bigint) => value % WORD
  const turn = (value: bigint, by: bigint) => cut(value << by) | (value >> (32n - by))
  let mix = cut(BigInt(seed) + WORD * WORD)
  const state = Array.from({ length: 4 }, () => {
    mix = cut(mix + 0x9e3779b9n)
    let word = mix ^ (mix >> 16n)
    word = cut(word * 0x21f0aaadn)
    word ^= word >> 15n
    word = cut(word * 0x735a2d97n)
    return word ^ (word >> 15n)
  })
  let [a = 0n, b = 0n, c = 0n, d = 0n] = state
  for (;;) {
    yield cut(turn(cut(b * 5n), 7n) * 9n)
    const shifted = cut(b << 9n)
    c ^= a
    d ^= b
    b ^= c
    a ^= d
    c ^= shifted
    d = turn(d, 11n)
  }
}

describe('the unbiased limit', () => {
  it('is the largest multiple of n that 32 bits hold', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 0x1_0000_0000 }), (n) => {
        const limit = unbiasedLimit(n)
        expect(limit % n).toBe(0)
        expect(limit).toBeLessThanOrEqual(0x1_0000_0000)
        expect(limit + n).toBeGreaterThan(0x1_0000_0000)
      }),
    )
  })

  it('at its edges', () => {
    expect(unbiasedLimit(1)).toBe(0x1_0000_0000)
    expect(unbiasedLimit(2)).toBe(0x1_0000_0000)
    expect(unbiasedLimit(3)).toBe(0xffff_ffff)
    expect(unbiasedLimit(6)).toBe(0xffff_fffc)
    expect(unbiasedLimit(10)).toBe(4_294_967_290)
    expect(unbiasedLimit(0x8000_0001)).toBe(0x8000_0001)
    expect(unbiasedLimit(0xffff_ffff)).toBe(0xffff_ffff)
    expect(unbiasedLimit(0x1_0000_0000)).toBe(0x1_0000_0000)
  })

  it.each([0, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY, 0x1_0000_0001])(
    'there is no number below %d',
    (n) => {
      expect(() => unbiasedLimit(n)).toThrow('no number below')
    },
  )
})

describe('fast chance', () => {
  it('gives the words of xoshiro128**, rejecting those past the limit', () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer({ min: 1, max: 0x1_0000_0000 }), (seed, n) => {
        const fast = new FastChance(seed)
        const words = referenceWords(seed)
        const limit = BigInt(unbiasedLimit(n))
        for (let i = 0; i < 8; i++) {
          let word = words.next().value as bigint
          while (word >= limit) word = words.next().value as bigint
          expect(BigInt(fast.below(n))).toBe(word % BigInt(n))
        }
      }),
    )
  })

  it('rejects often where nearly half of all words would favor somebody', () => {
    const n = 0x8000_0001
    const fast = new FastChance(3)
    const words = referenceWords(3)
    let rejected = 0
    for (let i = 0; i < 50; i++) {
      let word = words.next().value as bigint
      for (; word >= BigInt(n); word = words.next().value as bigint) rejected++
      expect(fast.below(n)).toBe(Number(word))
    }
    expect(rejected).toBeGreaterThan(10)
  })

  it('stays what it was', () => {
    const chance = new FastChance(1)
    expect(Array.from({ length: 12 }, () => chance.below(6))).toEqual([4, 1, 5, 0, 0, 3, 4, 1, 1, 0, 3, 4])
    const words = new FastChance(2026)
    expect(Array.from({ length: 3 }, () => words.below(0x1_0000_0000))).toEqual([
      1488141057, 2736994499, 1930590800,
    ])
  })

  it('favors no result', () => {
    const chance = new FastChance(42)
    const counts = Array<number>(6).fill(0)
    for (let i = 0; i < 60_000; i++) {
      const result = chance.below(6)
      counts[result] = (counts[result] ?? 0) + 1
    }
    const chi = counts.reduce((sum, count) => sum + (count - 10_000) ** 2 / 10_000, 0)
    expect(chi).toBeLessThan(25)
  })
})

describe('scripted chance', () => {
  const rest: Chance = { below: (n, stream, index) => (100 * stream + index) % n }

  it('gives what the script says, stream by stream, then the rest', () => {
    const chance = new ScriptedChance(3, rest)
    chance.script(1, [3, 'ace', 0])
    expect(chance.below(6, 0, 5)).toBe(5)
    expect(chance.named(1)).toBeUndefined()
    expect(chance.below(6, 1, 0)).toBe(3)
    expect(chance.below(1_000, 1, 1)).toBe(101)
    expect(chance.named(1)).toBe('ace')
    expect(chance.coming(1)).toEqual([0])
    expect(chance.below(6, 1, 2)).toBe(0)
    expect(chance.coming(1)).toEqual([])
    expect(chance.below(1_000, 1, 3)).toBe(103)
    expect(chance.coming(2)).toEqual([])
    expect(chance.coming(9)).toEqual([])
  })

  it('refuses a number that cannot come and keeps it', () => {
    const chance = new ScriptedChance(1, rest)
    chance.script(0, [6])
    expect(() => chance.below(6, 0, 0)).toThrow(ScriptMismatch)
    expect(chance.coming(0)).toEqual([6])
    chance.script(0, [-1])
    expect(() => chance.below(6, 0, 0)).toThrow('the script gives -1 for stream 0, where 0-5 can come now')
  })
})

describe('the luck of one imagined future', () => {
  it('gives a draw of a stream the same result whatever else was drawn, and others elsewhere', () => {
    const luck = new SameLuck(7)
    const before = Array.from({ length: 50 }, (_, index) => luck.below(40, 1, index))
    Array.from({ length: 9 }, (_, index) => luck.below(6, 0, index))
    expect(Array.from({ length: 50 }, (_, index) => luck.below(40, 1, index))).toEqual(before)
    const other = new SameLuck(8)
    expect(Array.from({ length: 50 }, (_, index) => other.below(40, 1, index))).not.toEqual(before)
    expect(Array.from({ length: 50 }, (_, index) => luck.below(40, 2, index))).not.toEqual(before)
  })
  it('throws every face about as often', () => {
    const faces = [0, 0, 0, 0, 0, 0]
    for (let seed = 0; seed < 100; seed++)
      for (let index = 0; index < 60; index++) {
        const face = new SameLuck(seed).below(6, 3, index)
        faces[face] = (faces[face] ?? 0) + 1
      }
    // 4.5 standard deviations of 6,000 throws.
    for (const count of faces) expect(Math.abs(count - 1000)).toBeLessThan(130)
  })
})
