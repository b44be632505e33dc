const FIRST_MS = 500
const LONGEST_MS = 8_000

/**
 * Pauses between tries. The first is any length, so that a crowd does not come back at once; the bound then doubles, and
 * no later pause is shorter than half of it: five tries reach seven seconds whatever the dice say, and a server is back
 * sooner than that. However long somebody was away, the table is back eight seconds after the network at the latest.
 */
export class Backoff {
  readonly #random: () => number
  #tries = 0

  /** `random` gives numbers from 0 up to, not including, 1. */
  constructor(random: () => number) {
    this.#random = random
  }

  next(): number {
    const bound = Math.min(LONGEST_MS, FIRST_MS * 2 ** this.#tries)
    const least = this.#tries === 0 ? 0 : bound / 2
    this.#tries = Math.min(this.#tries + 1, 10)
    return Math.floor(least + this.#random() * (bound - least))
  }

  reset(): void {
    this.#tries = 0
  }
}
