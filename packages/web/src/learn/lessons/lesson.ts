import { type Choice, isRecord, type Json } from '@graveshift/kernel'
import type { Script } from '@graveshift/table'

/** Which answers a step waits for. What is not named may be anything. */
export interface Wanted {
  readonly seat: number | 'team'
  readonly choice: string
  readonly do: string
  readonly target?: number
  /** How many squares are crossed. */
  readonly count?: number
  /** Squares that must be among those crossed, such as 'b2 b3'. */
  readonly covers?: string
  /** Whose street the lesson would choose, where any will do. */
  readonly rather?: number
}

/** One thing to read or to do. Its words: `learn.<lesson>.<step>`, and `.hint` if there is something to do. */
export interface Step {
  readonly id: string
  /** Absent: it is read, and the reader goes on. */
  readonly want?: Wanted
  /** The squares its hint tells of, where several answers would do. */
  readonly hint?: string
  /** The section of the rulebook that tells more. */
  readonly more: string
}

/** A position, the cards to come, and the way through it. */
export interface Lesson {
  /** Also its address, `#/learn/<id>`. */
  readonly id: string
  readonly position: Json
  readonly script: Script
  /** The last one is read when all is done. */
  readonly steps: readonly [Step, ...Step[]]
}

/** What the lesson itself would answer, of all the answers that fit. */
export function example({ rather }: Wanted, picks: readonly Json[]): Json | undefined {
  return picks.find((pick) => isRecord(pick) && pick.seat === rather) ?? picks[0]
}

/** Whether a step waits for this answer to this question. */
export function fits(want: Wanted, choice: Pick<Choice, 'seat' | 'kind'>, pick: Json): boolean {
  if (choice.seat !== want.seat || choice.kind !== want.choice) return false
  const raw = isRecord(pick) ? pick : {}
  if (raw.do !== want.do) return false
  if (want.target !== undefined && raw.target !== want.target) return false
  const marked = String(raw.squares ?? raw.square ?? '').split(' ')
  if (want.count !== undefined && marked.length !== want.count) return false
  return want.covers === undefined || want.covers.split(' ').every((square) => marked.includes(square))
}
