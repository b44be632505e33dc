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

const hashWith = (key: Uint8Array) => hmac.create(sha256, key).clone()

/**
 * Luck of real games: value i of a stream is an HMAC of stream and i under a key that is derived from the secret
 * with other labels than the commitment. The key cannot be printed or serialized.
 */
export class KeyedChance implements Chance {
  /** What has taken in the key and nothing else: copied for each value, the key is not taken in again. */
  readonly #keyed: ReturnType<typeof hashWith>
  readonly #hash: ReturnType<typeof hashWith>
  readonly #digest = new Uint8Array(sha256.outputLen)

  constructor(secret: Uint8Array, context: ChanceContext) {
    const key = hkdf(sha256, secret, saltOf(context), utf8ToBytes('graveshift play'), 32)
    this.#keyed = hashWith(key)
    this.#hash = this.#keyed.clone()
  }

  below(n: number, stream: number, index: number): number {
    const limit = unbiasedLimit(n)
    for (let round = 0; ; round++) {
      const message = utf8ToBytes(`${stream}\0${index}\0${round}`)
      this.#keyed._cloneInto(this.#hash).update(message).digestInto(this.#digest)
      for (let at = 0; at < this.#digest.length; at += 4) {
        const word = wordAt(this.#digest, at)
        if (word < limit) return word % n
      }
    }
  }
}

/** 32 bits, the highest first. */
const wordAt = (bytes: Uint8Array, at: number): number =>
  ((nth(bytes, at) << 24) | (nth(bytes, at + 1) << 16) | (nth(bytes, at + 2) << 8) | nth(bytes, at + 3)) >>> 0
