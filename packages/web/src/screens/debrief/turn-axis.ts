import type { CurvePoint } from '@graveshift/bots'

/** Where things of a game lie when every turn is as wide as any other: turn 3 from 3 to 4. */
export interface TurnAxis {
  readonly first: number
  /** Where the last turn ends. */
  readonly end: number
  readonly turns: readonly number[]
  /** How the table stood after a batch. */
  after(seq: number): number
  /** A decision: before what came of it, in its own turn. */
  decided(seq: number): number
}

/** The axis of a curve. A turn begins with its first point; one that nobody decided anything in has none. */
export function turnAxis(curve: readonly CurvePoint[]): TurnAxis {
  const starts = curve.filter(({ at }, index) => curve[index - 1]?.at !== at)
  const first = starts[0]?.at ?? 0
  const last = starts.at(-1)
  const end = (last?.at ?? first) + 1
  const lastSeq = Math.max(curve.at(-1)?.seq ?? 0, (last?.seq ?? 0) + 1)
  const place = (seq: number): number => {
    const at = Math.max(
      0,
      starts.findLastIndex((start) => start.seq <= seq),
    )
    const from = starts[at]
    if (!from) return first
    const part = (seq - from.seq) / ((starts[at + 1]?.seq ?? lastSeq) - from.seq)
    return from.at + Math.min(1, part)
  }
  return {
    first,
    end,
    turns: Array.from({ length: end - first }, (_, index) => first + index),
    after: place,
    decided: (seq) => place(seq - 0.5),
  }
}
