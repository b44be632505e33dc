import { hashOf } from '@graveshift/kernel'

/** Which games are to be played, and by whom; what else may differ is each game's own. */
export interface Order {
  readonly game: string
  readonly seed: string
  /** One for all seats, or several that take turns around the table. */
  readonly bots: readonly string[]
  /** Answers a bot may try out for one decision; its own default if absent. */
  readonly nodes?: number
  readonly seats: readonly number[]
  /** Games that plan note what their positions promise. */
  readonly positions?: true
}

/** What a game was played with: its rules' version and its content. */
export interface SimulationEngine {
  readonly rules: number
  readonly content: string
}

/** An order with what it was carried out by: only games of one and the same engine may stand in one file. */
export interface Headline extends SimulationEngine {
  readonly simulation: 1
  readonly order: Order
  /** Of the sources of engine, rules and bots. */
  readonly code: string
}

export function headlineOf(order: Order, { rules, content }: SimulationEngine, code: string): Headline {
  return { simulation: 1, order, rules, content, code }
}

/** The name of a simulation: the same order to the same engine has the same one, on every machine. */
export function nameOf(headline: Headline): string {
  return hashOf(headline).slice(0, 12)
}
