import type { Ruleset } from '@graveshift/kernel'
import type { GameWithMissions } from '@graveshift/zones/missions'

/** How much each part of a judgement counts, in tenths: health, threat, goals, gear, adrenaline, time. */
type Temper = readonly number[]

/** Some look at everything as bots do, some at the goals above all, some at what will be needed later. */
const TEMPERS: readonly Temper[] = [
  [10, 10, 10, 10, 10, 10],
  [10, 10, 30, 10, 5, 10],
  [10, 5, 80, 5, 2, 10],
  [10, 15, 10, 20, 10, 10],
]

export const TEMPER_COUNT = TEMPERS.length

/** Worse than anything else, whatever the temper. */
const LOST = -1_000_000_000

/** How a board looks to each temper. */
export function worthsOf<G extends GameWithMissions>(
  { judgement }: Ruleset<G>,
  board: G['board'],
): readonly number[] {
  if (board.outcome === 'lost') return TEMPERS.map(() => LOST)
  const parts: number[] = []
  judgement.weigh(board, parts)
  return TEMPERS.map((temper) => temper.reduce((sum, much, part) => sum + much * (parts[part] ?? 0), 0))
}
