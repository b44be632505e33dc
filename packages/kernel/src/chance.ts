import { Bug } from './bug.ts'
import type { Random } from './rules.ts'

/**
 * Where the luck comes from. `index` counts the draws of this stream: a keyed source answers from it alone,
 * so that undo and restart never change what comes.
 */
export interface Chance {
  below(n: number, stream: number, index: number): number
  /** The card a script wants next from this stream; undefined leaves it to luck. */
  named?(stream: number): string | undefined
}

/**
 * A 32-bit word modulo a positive 32-bit number. Cut to 32 bits at both ends, or V8 divides floating-point numbers,
 * which takes four times as long as everything else in a draw.
 */
function remainder(word: number, n: number): number {
  return ((word >>> 0) % (n >>> 0)) | 0
}

/** Four 32-bit words: xoshiro128**, for simulations. Predictable from its output, so never for real games. */
export class FastChance implements Chance, Random {
  #a: number
  #b: number
  #c: number
  #d: number

  constructor(seed: number) {
    // splitmix32 spreads a small seed over the four words.
    let word = seed | 0
    const next = () => {
      word = (word + 0x9e3779b9) | 0
      let mixed = word ^ (word >>> 16)
      mixed = Math.imul(mixed, 0x21f0aaad)
      mixed ^= mixed >>> 15
      mixed = Math.imul(mixed, 0x735a2d97)
      return mixed ^ (mixed >>> 15)
    }
    this.#a = next()
    this.#b = next()
    this.#c = next()
    this.#d = next()
  }

  #word(): number {
    const scrambled = Math.imul(this.#b, 5)
    const result = Math.imul((scrambled << 7) | (scrambled >>> 25), 9)
    const shifted = this.#b << 9
    this.#c ^= this.#a
    this.#d ^= this.#b
    this.#b ^= this.#c
    this.#a ^= this.#d
    this.#c ^= shifted
    this.#d = (this.#d << 11) | (this.#d >>> 21)
    return result
  }

  below(n: number): number {
    if ((n | 0) !== n || n < 1) return this.#belowAny(n)
    for (;;) {
      const word = this.#word()
      const result = remainder(word, n)
      // The same words are refused as by `unbiasedLimit`: those behind the last whole multiple of n.
      if ((word - result) >>> 0 <= -n >>> 0) return result
    }
  }

  #belowAny(n: number): number {
    const limit = unbiasedLimit(n)
    let word = this.#word() >>> 0
    while (word >= limit) word = this.#word() >>> 0
    return word % n
  }
}

/**
 * The luck of one imagined future, for comparing answers: what comes hangs on the stream and the number of the draw
 * alone, so that whoever throws dice first still meets the same cards. Not even unbiased, and never for real games.
 */
export class SameLuck implements Chance {
  readonly #seed: number

  constructor(seed: number) {
    this.#seed = seed | 0
  }

  below(n: number, stream: number, index: number): number {
    let mixed = (this.#seed + Math.imul(stream + 1, 0x9e3779b9) + Math.imul(index + 1, 0x85ebca6b)) | 0
    mixed = Math.imul(mixed ^ (mixed >>> 16), 0x21f0aaad)
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97)
    return remainder(mixed ^ (mixed >>> 15), n)
  }
}

/** The largest multiple of n that 32 bits hold: words from it on would favor small results. */
export function unbiasedLimit(n: number): number {
  if (!Number.isInteger(n) || n < 1 || n > 0x1_0000_0000) throw new Bug(`no number below ${n}`)
  return 0x1_0000_0000 - (0x1_0000_0000 % n)
}

/** Names or numbers to come, stream by stream; beyond the script another source decides. */
export class ScriptedChance implements Chance {
  readonly #coming: (string | number)[][]
  readonly #rest: Chance

  constructor(streams: number, rest: Chance) {
    this.#coming = Array.from({ length: streams }, () => [])
    this.#rest = rest
  }

  /** What is still to come of a stream's script. */
  coming(stream: number): readonly (string | number)[] {
    return this.#coming[stream] ?? []
  }

  script(stream: number, results: readonly (string | number)[]): void {
    this.#coming[stream] = [...results]
  }

  named(stream: number): string | undefined {
    const [first] = this.coming(stream)
    if (typeof first !== 'string') return undefined
    this.#coming[stream]?.shift()
    return first
  }

  below(n: number, stream: number, index: number): number {
    const [first] = this.coming(stream)
    if (typeof first !== 'number') return this.#rest.below(n, stream, index)
    if (first < 0 || first >= n) throw new ScriptMismatch(stream, first, `0-${n - 1}`)
    this.#coming[stream]?.shift()
    return first
  }
}

/** The script names something that cannot come: the scripter's mistake, found when the draw is made. */
export class ScriptMismatch extends Error {
  override readonly name = 'ScriptMismatch'
  readonly stream: number
  readonly given: string
  /** What could have come, each once: names, or the least and the greatest number. */
  readonly expected: string

  constructor(stream: number, given: string | number, expected: string) {
    super(`the script gives ${given} for stream ${stream}, where ${expected} can come now`)
    this.stream = stream
    this.given = String(given)
    this.expected = expected
  }
}

/** Also one thrown by frozen rules, which have a class of their own. */
export const isScriptMismatch = (error: unknown): error is ScriptMismatch =>
  error instanceof Error && error.name === 'ScriptMismatch'
