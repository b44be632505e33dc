import type { Game, GameModule } from '@graveshift/kernel'
import type { CommandBatch, Session } from '@graveshift/table'

/** What the player made of chance must know of a game; everything else it finds on the page. */
export interface Plug<G extends Game> {
  readonly game: string
  /** Where a table of it is set up. */
  readonly setUp: string
  readonly module: GameModule<G>
  /** Who answers what the team is asked, with these bots by seat. */
  leader(board: Readonly<G['board']>, bots: readonly (string | null)[]): number
  /** Every figure a table may show, by name: numbers parted by blanks, squares, cards, or words as they are. */
  figures(options: G['options'], board: Readonly<G['board']>): ReadonlyMap<string, string>
  /** Figures that are not there, though every table shows them when it lies still. */
  missing(options: G['options'], board: Readonly<G['board']>, shown: ReadonlySet<string>): readonly string[]
  /** Kinds of questions whose answers all lie open as buttons. */
  readonly inFull: readonly string[]
  /** Promises that did not come true with a decision. */
  brokenPromises(promises: readonly string[], batch: CommandBatch<G['event']>): readonly string[]
  /** Figures of the end screen. */
  ending(session: Session<G>): ReadonlyMap<string, string>
  /** Figures of the statistics after that game alone. */
  statistics(session: Session<G>): ReadonlyMap<string, string>
  /** Keys that mean something at its table, besides those of every table. */
  readonly keys: readonly string[]
  /** Where a board is that can be moved and seen from closer by. */
  readonly surface?: string
  /** Where the number of seats is set, the fewest first. */
  readonly seats?: string
}
