import type { Clock } from '../setting.ts'

interface Due {
  readonly at: number
  readonly order: number
  readonly run: () => void
}

/** Time that passes only when told to; what is due runs in order, each with all that follows from it at once. */
export class VirtualTime {
  #now = 0
  #order = 0
  readonly #due = new Map<number, Due>()

  get now(): number {
    return this.#now
  }

  get pending(): number {
    return this.#due.size
  }

  after(ms: number, run: () => void): () => void {
    if (!(ms >= 0) || ms > 2 ** 31 - 1) throw new RangeError(`no timer for ${ms} ms`)
    const order = this.#order++
    this.#due.set(order, { at: this.#now + ms, order, run })
    return () => this.#due.delete(order)
  }

  /** Runs the next thing that is due up to then; false if there is none. */
  async step(until: number): Promise<boolean> {
    await settle()
    let next: Due | undefined
    for (const due of this.#due.values())
      if (due.at <= until && (!next || due.at < next.at || (due.at === next.at && due.order < next.order)))
        next = due
    if (!next) {
      this.#now = Math.max(this.#now, until)
      return false
    }
    this.#due.delete(next.order)
    this.#now = Math.max(this.#now, next.at)
    next.run()
    await settle()
    return true
  }

  async run(ms: number): Promise<void> {
    const until = this.#now + ms
    while (await this.step(until));
  }
}

/** Lets promises come to rest. Nothing in a simulation waits for anything but promises and virtual time. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 30; turn++) await Promise.resolve()
}

/** A node's clock: its wall may jump, its span only grows. */
export class VirtualClock implements Clock {
  readonly #time: VirtualTime
  #skew = 0

  constructor(time: VirtualTime) {
    this.#time = time
  }

  now(): number {
    return 1_763_000_000_000 + this.#time.now + this.#skew
  }

  monotonic(): number {
    return this.#time.now
  }

  after(ms: number, run: () => void): () => void {
    return this.#time.after(ms, run)
  }

  /** Somebody turns the wall clock. */
  turn(ms: number): void {
    this.#skew += ms
  }
}
