import type { Game, GameModule } from '@graveshift/kernel'
import type { Session } from '@graveshift/table'
import type { Language, Names } from '../words.ts'
import type { Console } from './console.ts'
import type { Menu } from './menu.ts'
import type { Pen } from './pen.ts'
import type { Wishes } from './wishes.ts'

/** One game as the terminal shows it: its pictures, its menus and the questions before it begins. */
export interface Face<G extends Game> {
  readonly module: GameModule<G>
  /** Parts of the help, by the ends of their keys. */
  readonly help: readonly string[]
  /** Sentences of the log that are headings. */
  readonly headings: readonly string[]
  /** Sentences that say nothing new where one about the same person follows: 'Amy: Move. Amy goes to 1V.S.' */
  readonly passing?: readonly string[]
  /** The questions before a game. */
  ask(io: Console, pen: Pen): Promise<Wishes>
  /** What is read out before the first move. */
  opening(pen: Pen, session: Session<G>): string[]
  /** Everything the seat needs to see for this question; with the picture where that has changed. */
  screen(pen: Pen, session: Session<G>, choice: G['choice'], isChanged: boolean): string[]
  /** What is drawn of the board alone, for games that draw one: it is shown again when it has changed. */
  picture?(pen: Pen, session: Session<G>): string[]
  /** The options of this game, what each means and which are not as usual. */
  options(pen: Pen, session: Session<G>): string[]
  /** The whole table. */
  table(pen: Pen, session: Session<G>): string[]
  menu(pen: Pen, session: Session<G>, choice: G['choice']): Menu<G['pick']>
  /** The game in a few lines, once it is over. */
  summary(pen: Pen, session: Session<G>): string[]
  seatName(pen: Pen, session: Session<G>, seat: number): string
  /** Who is asked, where it is one of several that a seat plays. */
  askedName?(pen: Pen, session: Session<G>, choice: G['choice']): string | undefined
  /** A rule, a ruling or a thing of the game, explained; empty if there is no such thing. */
  lookUp(what: string, language: Language, names: Names): string[]
  /** The event with which everything changes: an answer that leads there without a way back is asked for twice. */
  readonly turningPoint?: string
  /** What the log does not say of an answer, because nothing happened. */
  unsaid?(pen: Pen, session: Session<G>, choice: G['choice'], pick: G['pick']): string | undefined
}
