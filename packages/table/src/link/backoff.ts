const FIRST_MS = 500
const LONGEST_MS = 20_000

/** Pauses between tries: any length up to a bound that doubles, so that a crowd does not come back at once. */
export class Backoff {
  readonly #random: () => number
  #tries = 0

  /** `random` gives numbers from 0 up to, not including, 1. */
  constructor(random: () => number) {
    this.#random = random
  }

  next(): number {
    const bound = Math.min(LONGEST_MS, FIRST_MS * 2 ** this.#tries)
    this.#tries = Math.min(this.#tries + 1, 10)
    return Math.floor(this.#random() * bound)
  }

  reset(): void {
    this.#tries = 0
  }
}
