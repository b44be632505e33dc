import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { Bug } from './bug.ts'
import { canonical } from './json.ts'

/** SHA-256 of a text's UTF-8, in hex. */
export type Digest = (text: string) => string

let digest: Digest = (text) => bytesToHex(sha256(utf8ToBytes(text)))

/** FIPS 180-4 gives these for the empty text and for 'abc'; the last is ours, beyond ASCII and longer than a block. */
const KNOWN: readonly (readonly [string, string])[] = [
  ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
  ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
  ['ß€😀'.repeat(20), '6da92bfd8970063a9ac65c6fea2f2f6e2fc99f2c75206532bd5bc1e32cf43756'],
]

/** Where the platform has a SHA-256 of its own, it is ten times as fast. Nothing but the speed may change. */
export function hashWith(other: Digest): void {
  for (const [text, hex] of KNOWN) if (other(text) !== hex) throw new Bug('this is not SHA-256')
  digest = other
}

/** 128 bits of SHA-256 over the canonical text: two states are equal when their hashes are. */
export function hashOf(value: unknown): string {
  return digest(canonical(value)).slice(0, 32)
}
