import { nth } from '@graveshift/kernel'
import type { TurnFigures } from './turn-figures.ts'
import { ALL_TURNS, TURNS_A_ROUND } from './turns.ts'

/** Where a game turned. */
export type TurningPoint =
  /** Won: the turn that cost the boss most. */
  | { readonly kind: 'bite'; readonly at: number; readonly crossed: number }
  /** Lost to a death: the turn that cost the fallen most. */
  | { readonly kind: 'wound'; readonly at: number; readonly seat: number; readonly lost: number }
  /** Lost to time: from the end of this turn on, not even the best turn of the game, repeated, was enough. */
  | { readonly kind: 'late'; readonly at: number; readonly left: number; readonly best: number }

export type Ending =
  | { readonly outcome: 'won' }
  | { readonly outcome: 'lost'; readonly why: 'time' }
  | { readonly outcome: 'lost'; readonly why: 'death'; readonly seat: number }

/** The turn with the most of something; the first of equals. */
function most(turns: readonly TurnFigures[], of: (turn: TurnFigures, index: number) => number) {
  let found: { readonly turn: TurnFigures; readonly value: number } | undefined
  turns.forEach((turn, index) => {
    const value = of(turn, index)
    if (value > (found?.value ?? 0)) found = { turn, value }
  })
  return found
}

/** Where the game turned, by a rule a player can check: see the kinds of TurningPoint. */
export function turningPoint(
  ending: Ending,
  start: readonly number[],
  turns: readonly TurnFigures[],
): TurningPoint | undefined {
  if (ending.outcome === 'won') {
    const bite = most(turns, ({ onBoss }) => onBoss)
    return bite && { kind: 'bite', at: bite.turn.at, crossed: bite.value }
  }
  if (ending.why === 'death') {
    const { seat } = ending
    const before = (index: number) => (index === 0 ? start : nth(turns, index - 1).health)[seat] ?? 0
    const wound = most(turns, ({ health }, index) => before(index) - (health[seat] ?? 0))
    return wound && { kind: 'wound', at: wound.turn.at, seat, lost: wound.value }
  }
  const best = Math.max(0, ...turns.map(({ onBoss }) => onBoss))
  for (const { at, bossLeft } of turns) {
    if (at <= TURNS_A_ROUND) continue
    if (bossLeft > best * (ALL_TURNS - at)) return { kind: 'late', at, left: bossLeft, best }
  }
  return undefined
}
