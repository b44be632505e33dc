/** The line of the log that a hand points at, and the state of the table in which it does. */
export interface PointedLine {
  readonly key: string
  readonly seq: number
}

/**
 * The line that is marked: while the table moves the newest, else what the hand points at. Lines move on under a hand
 * that does not, so that it is known by name and not by place, and no longer than until the next move.
 */
export function markedLine(
  newest: string | undefined,
  hand: PointedLine | undefined,
  seq: number,
  busy: boolean,
): string | undefined {
  if (busy) return newest
  return hand?.seq === seq ? hand.key : undefined
}
