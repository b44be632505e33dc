import { UNDO_WAITS_MS } from '../room/acts/propose-undo.ts'
import type { Room } from '../room/room.ts'
import { type Clock, LONGEST_TIMER } from './setting.ts'

/** A store that will not write is not asked more often. */
const LEAST_MS = 1_000

/**
 * How long proposals have been known here, by the clock that never jumps. A host that just started begins to count
 * anew: nothing ends early.
 */
export class Deadlines {
  readonly #clock: Clock
  readonly #lapsed: (proposal: number) => void
  readonly #known = new Map<number, number>()
  #cancel: (() => void) | undefined

  constructor(clock: Clock, lapsed: (proposal: number) => void) {
    this.#clock = clock
    this.#lapsed = lapsed
  }

  ageOf(seq: number): number {
    const now = this.#clock.monotonic()
    return now - (this.#known.get(seq) ?? now)
  }

  /** Looks at what is open now; an undo that nobody answers lapses. */
  watch(room: Room): void {
    this.stop()
    const open = [room.offer?.first, room.undoOffer?.seq].filter((seq) => seq !== undefined)
    for (const seq of [...this.#known.keys()]) if (!open.includes(seq)) this.#known.delete(seq)
    for (const seq of open) if (!this.#known.has(seq)) this.#known.set(seq, this.#clock.monotonic())
    const proposal = room.undoOffer?.seq
    if (proposal === undefined) return
    const wait = Math.min(Math.max(LEAST_MS, UNDO_WAITS_MS - this.ageOf(proposal)), LONGEST_TIMER)
    this.#cancel = this.#clock.after(wait, () => {
      this.#cancel = undefined
      this.#lapsed(proposal)
    })
  }

  stop(): void {
    this.#cancel?.()
    this.#cancel = undefined
  }
}
