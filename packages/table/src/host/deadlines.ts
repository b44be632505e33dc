import { UNDO_WAITS_MS } from '../room/acts/propose-undo.ts'
import { SHOWING_WAITS_MS } from '../room/drawing.ts'
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
  readonly #lapsed: (entry: number) => void
  readonly #known = new Map<number, number>()
  #cancel: (() => void) | undefined

  constructor(clock: Clock, lapsed: (entry: number) => void) {
    this.#clock = clock
    this.#lapsed = lapsed
  }

  ageOf(seq: number): number {
    const now = this.#clock.monotonic()
    return now - (this.#known.get(seq) ?? now)
  }

  /** Looks at what is open now: an undo that nobody answers lapses, and who shows no part in the luck is left out. */
  watch(room: Room): void {
    this.stop()
    const open = [room.offer?.first, room.undoOffer?.seq, room.drawing?.since].filter(
      (seq) => seq !== undefined,
    )
    for (const seq of [...this.#known.keys()]) if (!open.includes(seq)) this.#known.delete(seq)
    for (const seq of open) if (!this.#known.has(seq)) this.#known.set(seq, this.#clock.monotonic())
    const due = room.drawing?.since ?? room.undoOffer?.seq
    if (due === undefined) return
    const span = room.drawing ? SHOWING_WAITS_MS : UNDO_WAITS_MS
    const wait = Math.min(Math.max(LEAST_MS, span - this.ageOf(due)), LONGEST_TIMER)
    this.#cancel = this.#clock.after(wait, () => {
      this.#cancel = undefined
      this.#lapsed(due)
    })
  }

  stop(): void {
    this.#cancel?.()
    this.#cancel = undefined
  }
}
