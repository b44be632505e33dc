import type { Chance } from '@graveshift/kernel'

/** A luck that remembers what came: the same draws are asked for many thousand times, and each costs a hash. */
export class KnownLuck implements Chance {
  readonly #luck: Chance
  readonly #known = new Map<string, number>()

  constructor(luck: Chance) {
    this.#luck = luck
  }

  below(n: number, stream: number, index: number): number {
    const key = `${stream}:${index}:${n}`
    const before = this.#known.get(key)
    if (before !== undefined) return before
    const drawn = this.#luck.below(n, stream, index)
    this.#known.set(key, drawn)
    return drawn
  }
}
