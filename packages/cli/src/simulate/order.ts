import { CONTENT, GEAR_UP } from '@graveshift/gear-up'
import { hashOf } from '@graveshift/kernel'

/** Which games are to be played, and by whom. Everything that decides how they go is in here, or in `code`. */
export interface Order {
  readonly game: 'gear-up'
  readonly seed: string
  /** One for all seats, or several that take turns around the table. */
  readonly bots: readonly string[]
  /** Answers a bot may try out for one decision; its own default if absent. */
  readonly nodes?: number
  readonly seats: readonly number[]
  readonly difficulties: readonly string[]
  readonly bosses: readonly string[]
}

/** An order with what it was carried out by: only games of one and the same engine may stand in one file. */
export interface Headline {
  readonly simulation: 1
  readonly order: Order
  readonly rules: number
  readonly content: string
  /** Of the sources of engine, rules and bots. */
  readonly code: string
}

export function headlineOf(order: Order, code: string): Headline {
  return { simulation: 1, order, rules: GEAR_UP.version, content: hashOf(CONTENT), code }
}

/** The name of a simulation: the same order to the same engine has the same one, on every machine. */
export function nameOf(headline: Headline): string {
  return hashOf(headline).slice(0, 12)
}
