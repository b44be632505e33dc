import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'

/** Whose part in the luck of which game it is: a pledge copied from a neighbor cannot be kept. */
export interface NonceOwner {
  readonly room: string
  readonly round: number
  readonly person: string
}

/** So often a pledge can be kept: more than a table has seats. */
const LENGTH = 128
const NONCE_LETTERS = 32

function onward({ room, round, person }: NonceOwner, value: string, steps: number): string {
  let at = value
  for (let step = 0; step < steps; step++)
    at = bytesToHex(sha256(utf8ToBytes(['graveshift nonce', room, round, person, at].join('\0'))))
  return at
}

/**
 * What is promised before anybody shows anything. It is the end of a chain of hashes that begins with 32 secret bytes
 * in hex: shown is the value before the end, and if the drawing has to be repeated the one before that, which nobody
 * can work out from what was shown so far.
 */
export const pledgeOf = (seed: string, owner: NonceOwner): string => onward(owner, seed, LENGTH)

/** What is shown when a drawing is tried for the first time (1), for the second, and so on. */
export const shownAt = (seed: string, owner: NonceOwner, attempt: number): string =>
  onward(owner, seed, LENGTH - attempt)

/** Whether this is what was promised. */
export const keepsPledge = (shown: string, pledge: string, owner: NonceOwner, attempt: number): boolean =>
  onward(owner, shown, attempt) === pledge

/** The part in the luck that something shown stands for: 16 bytes in hex. */
export const nonceFrom = (shown: string): string => shown.slice(0, NONCE_LETTERS)

/** Every nonce that a seed may come to stand for. */
export function noncesOf(seed: string, owner: NonceOwner): readonly string[] {
  const nonces: string[] = []
  for (let value = seed; nonces.length < LENGTH; value = onward(owner, value, 1))
    nonces.push(nonceFrom(value))
  return nonces
}
