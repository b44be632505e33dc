import type { Game, GameModule } from '@graveshift/kernel'
import type { CommandBatch, Session } from '@graveshift/table'

/** What the player made of chance must know of a game; everything else it finds on the page. */
export interface Plug<G extends Game> {
  readonly game: string
  /** Where a table of it is set up. */
  readonly setUp: string
  readonly module: GameModule<G>
  /** Who answers what the team is asked. */
  leader(board: Readonly<G['board']>): number
  /** Every figure a table may show, by name: numbers parted by blanks, or squares. */
  figures(options: G['options'], board: Readonly<G['board']>): ReadonlyMap<string, string>
  /** Figures that every table shows when it lies still. */
  readonly always: readonly string[]
  /** Promises that did not come true with a decision. */
  brokenPromises(promises: readonly string[], batch: CommandBatch<G['event']>): readonly string[]
  /** Figures of the end screen. */
  ending(session: Session<G>): ReadonlyMap<string, string>
}
