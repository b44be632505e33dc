import type { LinkClock } from './setting.ts'

/** Timers by name: one of a name at a time, and none is left behind. */
export class Timers<Name extends string> {
  readonly #clock: LinkClock
  readonly #running = new Map<Name, () => void>()

  constructor(clock: LinkClock) {
    this.#clock = clock
  }

  has(name: Name): boolean {
    return this.#running.has(name)
  }

  start(name: Name, ms: number, run: () => void): void {
    this.stop(name)
    const cancel = this.#clock.after(ms, () => {
      this.#running.delete(name)
      run()
    })
    this.#running.set(name, cancel)
  }

  stop(name: Name): void {
    this.#running.get(name)?.()
    this.#running.delete(name)
  }

  stopAll(): void {
    for (const name of [...this.#running.keys()]) this.stop(name)
  }
}
