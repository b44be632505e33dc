import type { Json } from './json.ts'
import type { Seat } from './rules.ts'

/** Which answers a step waits for. What is not named may be anything. */
export interface WantedAnswer {
  readonly seat: Seat | 'team'
  readonly choice: string
  /** What the answer must have, in the form of `show`. */
  readonly pick: Readonly<Record<string, Json>>
  /** Where squares are marked: how many, and which must be among them, such as 'b2 b3'. */
  readonly count?: number
  readonly covers?: string
  /** What the lesson itself would answer, where any will do. */
  readonly rather?: Readonly<Record<string, Json>>
}

/** One thing to read or to do. Words: `learn.<lesson>.<step>`, and `.hint` if there is something to do. */
export interface LessonStep {
  readonly id: string
  /** Absent: it is read, and the reader goes on. */
  readonly want?: WantedAnswer
  /** The squares its hint tells of, where several answers would do. */
  readonly hint?: string
  /** The section of the rulebook that tells more. */
  readonly more: string
}

/** A position, the results of chance to come, and the way through it. Words: `learn.<lesson>.name` and `.about`. */
export interface Lesson {
  readonly id: string
  readonly position: Json
  /** By stream. */
  readonly script: Readonly<Record<string, readonly (string | number)[]>>
  /** The last one is read when all is done. */
  readonly steps: readonly [LessonStep, ...LessonStep[]]
}
