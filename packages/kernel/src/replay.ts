import type { Game, Ruleset } from './rules.ts'

/** The board after these events, from the log alone: no rules, no chance. */
export function fold<G extends Game>(
  rules: Ruleset<G>,
  options: G['options'],
  events: Iterable<G['event']>,
): G['board'] {
  const { board } = rules.begin(options)
  for (const event of events) rules.evolve(board, event)
  return board
}
