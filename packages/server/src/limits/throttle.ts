/** More addresses than this at once are not told apart any more: the oldest are forgotten. */
const MOST_KEYS = 50_000

interface Window {
  readonly ends: number
  count: number
}

/** Counts what an address does in a span of time. */
export class Throttle {
  readonly #most: number
  readonly #span: number
  readonly #monotonic: () => number
  readonly #windows = new Map<string, Window>()

  constructor(most: number, spanMs: number, monotonic: () => number) {
    this.#most = most
    this.#span = spanMs
    this.#monotonic = monotonic
  }

  /** Whole seconds to wait; 0 if there is nothing to wait for. */
  wait(key: string): number {
    const window = this.#windows.get(key)
    if (!window || window.count < this.#most) return 0
    const left = window.ends - this.#monotonic()
    return left > 0 ? Math.ceil(left / 1000) : 0
  }

  count(key: string): void {
    const now = this.#monotonic()
    const window = this.#windows.get(key)
    if (window && window.ends > now) {
      window.count++
      return
    }
    // Set anew, so that the order of the map is the order of time.
    this.#windows.delete(key)
    this.#windows.set(key, { ends: now + this.#span, count: 1 })
    if (this.#windows.size > MOST_KEYS) this.#forget(now)
  }

  #forget(now: number): void {
    for (const [key, { ends }] of this.#windows) {
      if (ends > now && this.#windows.size <= MOST_KEYS) return
      this.#windows.delete(key)
    }
  }
}
