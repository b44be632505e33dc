import type { Table } from '@graveshift/kernel'
import type { Rule, RuleHooks } from '@graveshift/zones/missions'
import type { Board } from '../board.ts'
import type { Western } from '../game.ts'
import type { TownHooks } from '../steam/steam-game.ts'
import type { WesternKit } from '../western-kit.ts'

/** Where a rule of a mission may have its say in this game, besides the places that all games on zones have. */
export interface WesternHooks extends RuleHooks<Western, WesternKit>, TownHooks<Board> {
  /** For how many others something stands that is near somebody, where a card is heavy (GG-M08-01). */
  lifts?(kit: WesternKit, board: Board, person: number): number
  /** Who comes along from the start (GG-SET-03). */
  gathers?(kit: WesternKit, table: Table<Western>): void
  /** How many companions of one leader lend their ability (GG-RUL-56); all without a figure. */
  readonly lending?: number
}

/** A kind of mission rule as this game has it. */
export type OwnRule<D extends { readonly rule: string }> = Rule<D, Western, WesternKit>
