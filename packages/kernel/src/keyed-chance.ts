import { hkdf } from '@noble/hashes/hkdf.js'
import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { nth } from './bug.ts'
import { type Chance, unbiasedLimit } from './chance.ts'

/** What a key belongs to: a commitment made for one game proves nothing about another. */
export interface ChanceContext {
  readonly game: string
  readonly rules: number
  readonly share?: Share
}

/**
 * What the players of an online table put into the key, after the commitment was published: whoever chose the secret
 * could not choose the luck. In the order of the seats, so that nobody's part can cancel another's.
 */
export type Share = {
  readonly room: string
  /** Which game of the room. */
  readonly round: number
  /** 16 bytes in hex each. */
  readonly nonces: readonly string[]
}

function saltOf({ game, rules, share }: ChanceContext): Uint8Array {
  if (!share) return utf8ToBytes(`${game}\0${rules}`)
  const parts = ['graveshift table', share.room, share.round, game, rules, ...share.nonces]
  return sha256(utf8ToBytes(parts.join('\0')))
}

/** The secret of a game whose seed is known to its players: same seed, same game, everywhere. */
export function secretFromSeed(seed: string): Uint8Array {
  return sha256(concatBytes(utf8ToBytes('graveshift seed\0'), utf8ToBytes(seed)))
}

/** Published before the first draw; whoever later learns the secret can check it. */
export function commitmentTo(secret: Uint8Array): string {
  return bytesToHex(sha256(concatBytes(utf8ToBytes('graveshift commit\0'), secret)))
}

export const secretToHex = bytesToHex

export function secretFromHex(hex: string): Uint8Array | undefined {
  return /^[0-9a-f]{64}$/.test(hex) ? hexToBytes(hex) : undefined
}

/**
 * Luck of real games: value i of a stream is an HMAC of stream and i under a key that is derived from the secret
 * with other labels than the commitment. The key cannot be printed or serialized.
 */
export class KeyedChance implements Chance {
  readonly #key: Uint8Array

  constructor(secret: Uint8Array, context: ChanceContext) {
    this.#key = hkdf(sha256, secret, saltOf(context), utf8ToBytes('graveshift play'), 32)
  }

  below(n: number, stream: number, index: number): number {
    const limit = unbiasedLimit(n)
    for (let round = 0; ; round++) {
      const words = this.#words(stream, index, round)
      for (const word of words) if (word < limit) return word % n
    }
  }

  #words(stream: number, index: number, round: number): number[] {
    const digest = hmac(sha256, this.#key, utf8ToBytes(`${stream}\0${index}\0${round}`))
    const words: number[] = []
    for (let i = 0; i < 32; i += 4)
      words.push(
        ((nth(digest, i) << 24) |
          (nth(digest, i + 1) << 16) |
          (nth(digest, i + 2) << 8) |
          nth(digest, i + 3)) >>>
          0,
      )
    return words
  }
}
