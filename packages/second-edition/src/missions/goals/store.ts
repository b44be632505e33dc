import type { Goal } from '../goal.ts'
import type { CardKind } from '../types.ts'

/** The name under which stored cards are counted. */
export const storedAs = (kind: CardKind): string => `stored:${kind}`

export const store: Goal<'store'> = {
  met: (_kit, { tally }, { kind, count }) => (tally[storedAs(kind)] ?? 0) >= count,
}
