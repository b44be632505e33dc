import { statSync } from 'node:fs'

const LOOK_MS = 1_000

/** Whether the file that was opened is still the one of that name: what is written to another is lost at the end. */
export class SameFile {
  readonly #file: string
  readonly #was: string
  readonly #gone: () => void
  readonly #timer: NodeJS.Timeout
  #told = false

  constructor(file: string, gone: () => void) {
    this.#file = file
    this.#was = this.#now()
    this.#gone = gone
    this.#timer = setInterval(() => this.holds(), LOOK_MS).unref()
  }

  /** Tells, once, where it does not. */
  holds(): boolean {
    if (this.#now() === this.#was) return true
    if (!this.#told) this.#gone()
    this.#told = true
    return false
  }

  stop(): void {
    clearInterval(this.#timer)
  }

  #now(): string {
    const found = statSync(this.#file, { throwIfNoEntry: false })
    return found ? `${found.dev}/${found.ino}` : ''
  }
}
