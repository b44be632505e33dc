import type { Cue } from './cue.ts'

/** One thing to be seen by itself. */
export interface Beat<Pointer> {
  /** How many of the batch's events have happened when it is seen. */
  readonly until: number
  /** How long it takes, in parts of the player's own measure. */
  readonly length: number
  /** What on the table it is about. */
  readonly pointer: Pointer | undefined
  readonly cues: readonly Cue[]
}

/** A beat while it is shown. */
export interface Shown {
  readonly cues: readonly Cue[]
  /** In milliseconds. */
  readonly lasts: number
}

/** Milliseconds of one part, by the player's wish. */
export const MEASURES = { slow: 1300, normal: 650, fast: 220, instant: 0 } as const
