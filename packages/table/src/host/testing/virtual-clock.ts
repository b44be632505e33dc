import type { Clock } from '../setting.ts'

interface Due {
  readonly at: number
  readonly order: number
  run: (() => void) | undefined
}

const isBefore = (one: Due, two: Due): boolean =>
  one.at < two.at || (one.at === two.at && one.order < two.order)

/** Time that passes only when told to; what is due runs in order, each with all that follows from it at once. */
export class VirtualTime {
  #now = 0
  #order = 0
  /** A heap: what is due first is on top. What was called off stays in it until its time. */
  readonly #due: Due[] = []
  #pending = 0

  get now(): number {
    return this.#now
  }

  get pending(): number {
    return this.#pending
  }

  after(ms: number, run: () => void): () => void {
    if (!(ms >= 0) || ms > 2 ** 31 - 1) throw new RangeError(`no timer for ${ms} ms`)
    const due: Due = { at: this.#now + ms, order: this.#order++, run }
    this.#push(due)
    this.#pending++
    return () => {
      if (due.run) this.#pending--
      due.run = undefined
    }
  }

  /** Runs the next thing that is due up to then; false if there is none. */
  async step(until: number): Promise<boolean> {
    await settle()
    for (;;) {
      const [next] = this.#due
      if (!next || next.at > until) break
      this.#pop()
      const { run } = next
      if (!run) continue
      next.run = undefined
      this.#pending--
      this.#now = Math.max(this.#now, next.at)
      run()
      return true
    }
    this.#now = Math.max(this.#now, until)
    return false
  }

  async run(ms: number): Promise<void> {
    const until = this.#now + ms
    while (await this.step(until));
  }

  #push(due: Due): void {
    const heap = this.#due
    let at = heap.push(due) - 1
    while (at > 0) {
      const up = (at - 1) >> 1
      const above = heap[up]
      if (!above || !isBefore(due, above)) break
      heap[at] = above
      at = up
    }
    heap[at] = due
  }

  #pop(): void {
    const heap = this.#due
    const last = heap.pop()
    if (!last || heap.length === 0) return
    let at = 0
    for (;;) {
      const left = 2 * at + 1
      const [one, two] = [heap[left], heap[left + 1]]
      const down = two && one && isBefore(two, one) ? left + 1 : left
      const below = heap[down]
      if (!below || !isBefore(below, last)) break
      heap[at] = below
      at = down
    }
    heap[at] = last
  }
}

/** Lets promises come to rest. Nothing in a simulation waits for anything but promises and virtual time. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 30; turn++) await undefined
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
