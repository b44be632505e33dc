/** NOTIFY carries less than 8000 bytes. */
const MOST_BYTES = 7_900
/** Beyond so many waiting the others are told only that they missed something. */
const MOST_WAITING = 1_000
const LARGEST_BATCH = 100

/**
 * What is to be told. A payload is lines: who says it, about what, and the text; without a text the listeners of the
 * topic missed something, without a topic everybody did. Nothing is dropped silently.
 */
export class Outbox {
  readonly #node: string
  #waiting: { readonly topic: string; readonly payload: string }[] = []
  #taken: { readonly topic: string; readonly payload: string }[] = []

  constructor(node: string) {
    this.#node = node
  }

  get empty(): boolean {
    return this.#waiting.length === 0
  }

  /** A topic has no line break and is not empty. */
  add(topic: string, text: string): void {
    const whole = `${this.#node}\n${topic}\n${text}`
    const fits = Buffer.byteLength(whole) <= MOST_BYTES && !whole.includes('\u0000')
    this.#waiting.push({ topic, payload: fits ? whole : this.#missed(topic) })
    if (this.#waiting.length > MOST_WAITING) this.#waiting = [{ topic: '', payload: this.#missed('') }]
  }

  take(): string[] {
    this.#taken = this.#waiting.splice(0, LARGEST_BATCH)
    return this.#taken.map(({ payload }) => payload)
  }

  sent(): void {
    this.#taken = []
  }

  /** Puts back, instead of what was taken, that it was missed. */
  failed(): void {
    const topics = new Set(this.#taken.map(({ topic }) => topic))
    this.#taken = []
    this.#waiting.unshift(...[...topics].map((topic) => ({ topic, payload: this.#missed(topic) })))
  }

  #missed(topic: string): string {
    return `${this.#node}\n${topic}`
  }
}
