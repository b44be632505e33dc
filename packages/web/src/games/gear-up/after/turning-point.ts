import { nth } from '@graveshift/kernel'
import { type Ending, TURNS, TURNS_A_ROUND, type TurningPoint } from './game-summary.ts'
import type { TurnFigures } from './turn-figures.ts'

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
    if (bossLeft > best * (TURNS - at)) return { kind: 'late', at, left: bossLeft, best }
  }
  return undefined
}
