/** Lets through so many at once, and then so many a second. */
export class Bucket {
  readonly #rate: number
  readonly #most: number
  readonly #monotonic: () => number
  #left: number
  #at: number

  constructor(perSecond: number, atOnce: number, monotonic: () => number) {
    this.#rate = perSecond / 1000
    this.#most = atOnce
    this.#monotonic = monotonic
    this.#left = atOnce
    this.#at = monotonic()
  }

  /** False if there is nothing left. */
  take(): boolean {
    const now = this.#monotonic()
    this.#left = Math.min(this.#most, this.#left + (now - this.#at) * this.#rate)
    this.#at = now
    if (this.#left < 1) return false
    this.#left--
    return true
  }
}
