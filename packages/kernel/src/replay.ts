import type { Moment } from './module.ts'
import type { Game, Ruleset, Seat } from './rules.ts'
import type { State } from './state.ts'

/** A decision that stood, with the states before and after it; they are never changed. */
export interface PlayedStep<G extends Game> {
  /** Its number in the log. */
  readonly seq: number
  readonly seat: Seat
  readonly before: Readonly<State<G>>
  readonly choice: G['choice']
  readonly pick: G['pick']
  readonly after: Readonly<State<G>>
}

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

/** Events in their order, each with the board after it. It is one board, which goes on with every event. */
export function* momentsFrom<G extends Game>(
  rules: Ruleset<G>,
  board: G['board'],
  events: Iterable<G['event']>,
): Generator<Moment<G>> {
  for (const event of events) {
    rules.evolve(board, event)
    yield { event, board }
  }
}
