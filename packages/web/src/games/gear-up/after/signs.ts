import { TURNS_A_ROUND } from '@graveshift/gear-up'
import type { GameSummary } from './game-summary.ts'

/** From nothing left to all of it. */
const LEVELS = ['▁', '▂', '▃', '▄', '▅', '▆', '▇', '█'] as const
const WON = '★'
const LOST = '×'

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0)

/** The team's health at the end of each turn, as one sign a turn; the last one says how it ended. */
export function healthSigns({ turns, start, ending }: GameSummary): readonly string[] {
  const most = Math.max(1, sum(start))
  const signs = turns.map(({ health }) => {
    const left = Math.max(0, Math.min(1, sum(health) / most))
    return LEVELS[Math.min(LEVELS.length - 1, Math.floor(left * LEVELS.length))] ?? ''
  })
  const all = [...signs.slice(0, -1), (signs.at(-1) ?? '') + (ending.outcome === 'won' ? WON : LOST)]
  return [all.slice(0, TURNS_A_ROUND), all.slice(TURNS_A_ROUND)]
    .filter((round) => round.length > 0)
    .map((round) => round.join(''))
}
