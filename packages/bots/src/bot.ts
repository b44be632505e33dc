import type { Game, Ruleset, Seat, State, Telling } from '@graveshift/kernel'

/** A question put to a bot, with the game as its seat sees it. */
export interface Question<G extends Game> {
  readonly rules: Ruleset<G>
  /** Never changed by a bot. What is hidden from the seat is replaced before a bot looks at it. */
  readonly state: Readonly<State<G>>
  readonly seat: Seat
  readonly choice: G['choice']
  /** Same question, same seed, same budget of nodes: same answer, everywhere. */
  readonly seed: number
  readonly budget?: Budget
}

/** How long a bot may think: so many answers tried out, or until somebody says that time is up. */
export interface Budget {
  readonly nodes?: number
  /** In place of nodes: so many times as many as usual. */
  readonly effort?: number
  readonly spent?: () => boolean
}

/** The nodes of a budget, where so many are usual. */
export const nodesOf = ({ nodes, effort = 1 }: Budget, usual: number): number =>
  nodes ?? Math.floor(usual * effort)

export interface Decision<G extends Game> {
  readonly pick: G['pick']
  /** The reason in one line, to be said in the reader's language. */
  readonly why: Telling
  /** Answers tried out. */
  readonly nodes: number
}

export interface Bot {
  readonly id: string
  decide<G extends Game>(question: Question<G>): Decision<G>
}
