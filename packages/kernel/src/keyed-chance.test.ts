import { createHash, createHmac, hkdfSync } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { unbiasedLimit } from './chance.ts'
import { commitmentTo, KeyedChance, secretFromHex, secretFromSeed, secretToHex } from './keyed-chance.ts'

const GAME = { game: 'game-1', rules: 1 }

/** The same numbers by Node's own cryptography. */
function reference(
  secret: Uint8Array,
  game: string,
  rules: number,
  n: number,
  stream: number,
  index: number,
) {
  const key = new Uint8Array(hkdfSync('sha256', secret, `${game}\0${rules}`, 'graveshift play', 32))
  for (let round = 0; ; round++) {
    const digest = createHmac('sha256', key).update(`${stream}\0${index}\0${round}`).digest()
    for (let at = 0; at < 32; at += 4) {
      const word = digest.readUInt32BE(at)
      if (word < unbiasedLimit(n)) return word % n
    }
  }
}

describe('keyed chance', () => {
  it('is HKDF and HMAC as Node computes them', () => {
    fc.assert(
      fc.property(
        fc.uint8Array({ minLength: 32, maxLength: 32 }),
        fc.integer({ min: 1, max: 0x1_0000_0000 }),
        fc.nat(20),
        fc.nat(10_000),
        (secret, n, stream, index) => {
          const chance = new KeyedChance(secret, GAME)
          expect(chance.below(n, stream, index)).toBe(reference(secret, 'game-1', 1, n, stream, index))
        },
      ),
    )
  })

  it('stays what it was', () => {
    const chance = new KeyedChance(secretFromSeed('graveyard'), GAME)
    expect(Array.from({ length: 12 }, (_, index) => chance.below(6, 0, index))).toEqual([
      3, 0, 5, 0, 2, 5, 2, 3, 4, 5, 0, 0,
    ])
    expect(chance.below(0x1_0000_0000, 3, 7)).toBe(608844744)
  })

  it('answers from stream and index alone: no order of asking changes anything', () => {
    const places = Array.from({ length: 60 }, (_, i) => [i % 4, i >> 2] as const)
    const one = new KeyedChance(secretFromSeed('s'), GAME)
    const other = new KeyedChance(secretFromSeed('s'), GAME)
    const forward = places.map(([stream, index]) => one.below(1_000_000, stream, index))
    const backward = places.toReversed().map(([stream, index]) => other.below(1_000_000, stream, index))
    expect(backward.toReversed()).toEqual(forward)
    expect(places.map(([stream, index]) => one.below(1_000_000, stream, index))).toEqual(forward)
  })

  it('gives other numbers in other streams, games, rules and seeds', () => {
    const row = (chance: KeyedChance, stream: number) =>
      Array.from({ length: 8 }, (_, index) => chance.below(0x1_0000_0000, stream, index)).join(' ')
    const seeded = (seed: string, context = GAME) => new KeyedChance(secretFromSeed(seed), context)
    const rows = [
      row(seeded('s'), 0),
      row(seeded('s'), 1),
      row(seeded('t'), 0),
      row(seeded('s', { game: 'game-2', rules: 1 }), 0),
      row(seeded('s', { game: 'game-1', rules: 2 }), 0),
    ]
    expect(new Set(rows).size).toBe(rows.length)
    expect(row(seeded('s'), 0)).toBe(rows[0])
  })

  it('streams do not follow one another', () => {
    const chance = new KeyedChance(secretFromSeed('independent'), GAME)
    // If two streams were linked, the nine pairs of results would not come equally often.
    const counts = Array<number>(9).fill(0)
    for (let index = 0; index < 1_800; index++) {
      const pair = 3 * chance.below(3, 0, index) + chance.below(3, 1, index)
      counts[pair] = (counts[pair] ?? 0) + 1
    }
    const chi = counts.reduce((sum, count) => sum + (count - 200) ** 2 / 200, 0)
    expect(chi).toBeLessThan(30)
  })

  it('shows nothing of its key', () => {
    const chance = new KeyedChance(secretFromSeed('s'), GAME)
    expect(JSON.stringify(chance)).toBe('{}')
    expect(Object.keys(chance)).toEqual([])
  })
})

describe('the commitment', () => {
  it('is a labeled SHA-256 of the secret', () => {
    const secret = secretFromSeed('s')
    const digest = createHash('sha256').update('graveshift commit\0').update(secret).digest('hex')
    expect(commitmentTo(secret)).toBe(digest)
  })

  it('is neither the secret nor the key nor anything the streams show', () => {
    const secret = secretFromSeed('s')
    const commitment = commitmentTo(secret)
    const key = Buffer.from(hkdfSync('sha256', secret, 'game-1\x001', 'graveshift play', 32)).toString('hex')
    expect(commitment).not.toBe(secretToHex(secret))
    expect(commitment).not.toBe(key)
    const chance = new KeyedChance(secret, GAME)
    const words = new Set<string>()
    for (let stream = 0; stream < 6; stream++)
      for (let index = 0; index < 50; index++)
        words.add(chance.below(0x1_0000_0000, stream, index).toString(16).padStart(8, '0'))
    for (let at = 0; at < 64; at += 8) {
      expect(words).not.toContain(commitment.slice(at, at + 8))
      expect(words).not.toContain(secretToHex(secret).slice(at, at + 8))
      expect(words).not.toContain(key.slice(at, at + 8))
    }
  })

  it('belongs to one secret, and the secret to one seed', () => {
    expect(commitmentTo(secretFromSeed('a'))).not.toBe(commitmentTo(secretFromSeed('b')))
    expect(commitmentTo(secretFromSeed('a'))).toBe(commitmentTo(secretFromSeed('a')))
    expect(secretFromSeed('1')).toHaveLength(32)
  })

  it('secrets go to hex and back, and nothing else is one', () => {
    const secret = secretFromSeed('hex')
    expect(secretFromHex(secretToHex(secret))).toEqual(secret)
    for (const bad of [
      '',
      'ab',
      secretToHex(secret).toUpperCase(),
      `${secretToHex(secret)}00`,
      'g'.repeat(64),
    ])
      expect(secretFromHex(bad)).toBeUndefined()
  })
})
