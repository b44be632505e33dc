import type { CampaignModule } from './campaign.ts'
import type { Fault } from './fault.ts'
import type { GameFigures, Rate } from './game-figures.ts'
import type { Json } from './json.ts'
import type { Kernel } from './kernel.ts'
import type { Lesson } from './lesson.ts'
import type { OptionSpec } from './option-spec.ts'
import type { Overview } from './overview.ts'
import type { Release } from './release.ts'
import type { Game, Random, Ruleset, Seat, Viewer } from './rules.ts'

/** A parameter of a sentence: a figure, a raw id for a select, or a word to look up. */
export type Term = string | number | Telling

/** A sentence by key, to be said in the reader's language. */
export interface Telling {
  readonly word: string
  readonly with?: Readonly<Record<string, Term>>
}

/** What somebody did and what came of it, in one line: some events of a batch together. */
export interface Deed {
  readonly telling: Telling
  /** Who did it; nobody where the game did. */
  readonly seat: Seat | undefined
  /** Of the events of the batch: from where on, and how many had happened when it was done. */
  readonly from: number
  readonly until: number
  /** Numbers of what it was done to, and names of the places where that stood: it may be gone since. */
  readonly things: readonly number[]
  readonly places: readonly string[]
}

/** An answer among others of its kind. */
export interface SortedPick {
  readonly kind: Telling
  readonly own: Telling
}

/** How a finished game went, in figures that can be held against each other. */
export interface DailyResult {
  readonly won: boolean
  /** Turns it took, or lasted. */
  readonly turns: number
  /** Left to the team. */
  readonly health: number
  /** More is better; whole, and comparable between games with the same number of seats only. */
  readonly score: number
}

/** A fact with the board right after it. */
export interface Moment<G extends Game> {
  readonly event: G['event']
  readonly board: G['board']
}

/** Something earned in a game: by a seat, or by all together. */
export interface Earned {
  readonly id: string
  readonly seat: Seat | undefined
}

/** Something that can be earned. */
export interface Achievable {
  readonly id: string
  readonly group: string
  /** Where it counts something, how much of it is enough. */
  readonly wanted?: number
  /** Where only some games can earn it: which, by a rate of the module and its value. */
  readonly only?: { readonly rate: string; readonly value: string }
}

/** What can be earned. Words: `achievement.<id>.name` and `.text`, `achievement-group.<group>`. */
export interface Achievements<G extends Game> {
  /** In the order in which they are shown, group by group. */
  readonly list: readonly Achievable[]
  earned(options: G['options'], moments: Iterable<Moment<G>>): readonly Earned[]
}

/** Our answer to a question that a rulebook leaves open. Words: `ruling.<id>.question` and `ruling.<id>.ruling`. */
export interface Ruling {
  readonly id: string
  /** Rules of the game's ledger that rest on it. */
  readonly rules: readonly string[]
  /** The option of the setup that it belongs to. */
  readonly option?: string
  /** A later ruling that holds in its place. */
  readonly replacedBy?: string
}

/** A part of a game's ledger (docs/rules). */
export interface LedgerSection {
  /** Of the rules it holds: SET of XY-SET-01. */
  readonly codes: readonly string[]
  readonly title: Telling
  /** Whether its rules are answers to what the rulebook leaves open. */
  readonly rulings?: true
}

/** A table that is the same for everybody on a day. */
export interface DailyTable<G extends Game> {
  readonly fewest: number
  readonly most: number
  /** The table of a day, counted from 1 January 1970, a Thursday; all that is not the same every day hangs on `random`. */
  deal(random: Random, day: number, seats: number): G['options']
  result(board: G['board']): DailyResult
}

/** Luck of one kind over a game, such as dice: what came, and what was to be expected. Words: `luck.<id>`. */
export interface LuckFigure {
  readonly id: string
  /** How often luck decided. */
  readonly count: number
  /** Both in hundredths. */
  readonly came: number
  readonly expected: number
}

/** What a host needs to know of a game, besides its rules. */
export interface GameModule<G extends Game> {
  readonly id: string
  /** Whose rules these are, where a list of games says it. */
  readonly release?: Release
  /** What runs its games, where that is not the kernel there is: frozen rules bring theirs. */
  readonly kernel?: Kernel
  /** Its campaign, where a list of games says that it has one. */
  readonly campaign?: CampaignModule<object>
  /** Options from outside, completed with defaults. */
  readOptions(raw: Json): G['options'] | Fault
  /**
   * Options of a game that begins in the middle, from a position in readable words and drawings, which they keep as
   * it was written in their field `position`: a saved game is read from it again.
   */
  readPosition(raw: Json): G['options'] | Fault
  /** The rules for these options; content defined inside them included. */
  rulesFor(options: G['options']): Ruleset<G>
  /** Coming results of a stream of chance, checked against what exists. */
  readScript(options: G['options'], stream: string, raw: Json): readonly (string | number)[] | Fault
  /** What can be chosen before a game, in the order in which it is asked. */
  readonly options: readonly OptionSpec[]
  /** Everything there is to choose from, for people and programs. */
  catalogue(): Json
  /** Chances and projections, from what is public. */
  odds(options: G['options'], board: G['board']): Json
  /**
   * The event as a sentence; the board is the one after it. Where it is known, with the answer that it came of, in the
   * form of `show`: that may hold what the event leaves out.
   */
  tell(options: G['options'], event: G['event'], board: G['board'], answer?: Json): Telling
  /** The question as a sentence, with all that stands in it. */
  tellChoice(options: G['options'], choice: G['choice'], board: G['board']): Telling
  /** An answer in few words, from the form of `show`; undefined where the game has no words for it. */
  tellPick?(options: G['options'], choice: G['choice'], pick: Json, board: G['board']): Telling | undefined
  /** Of an answer that is one of many: the kind it belongs to, and what it has for itself; undefined where it has no kind. */
  sortPick?(options: G['options'], choice: G['choice'], pick: Json, board: G['board']): SortedPick | undefined
  /** What an answer may come to, in few words and from what is public; undefined where nothing can be told. */
  tellOdds?(options: G['options'], choice: G['choice'], pick: Json, board: G['board']): Telling | undefined
  /** What a viewer sees on the table; without it the view is shown as it is. */
  overview?(options: G['options'], board: G['board'], viewer: Viewer): Overview
  /** The game in a list of games: who plays, and against what. */
  label(options: G['options']): Telling
  /** Who sits in a seat, where the options say it; with a board, who does by now. */
  seatName?(options: G['options'], seat: Seat, board?: Readonly<G['board']>): Telling | undefined
  /** A time by the judgment's clock; the same key with `.short` says it in a column, with `.title` above something. */
  tellTime(at: number): Telling
  /** How far it is, in rounds or turns, and of how many where that is known. */
  progress(board: G['board']): { readonly at: number; readonly of?: number }
  /** What was done in a batch, for those who follow the others: its events, each with a board of its own after it. */
  deeds?(
    options: G['options'],
    moments: readonly Moment<G>[],
    before: Readonly<G['board']>,
    by: Seat | undefined,
  ): readonly Deed[]
  /** A finished game in figures, from all that happened in it. */
  figures?(options: G['options'], moments: Iterable<Moment<G>>): GameFigures
  /** What luck brought in a game, against what was to be expected when it was asked. */
  luck?(options: G['options'], moments: Iterable<Moment<G>>): readonly LuckFigure[]
  /** What tells games of this kind apart, for figures over many of them. */
  readonly rates?: readonly Rate<G>[]
  /** How its ledger is read: all its rules, part by part. Without it the ledger's own headings stand. */
  readonly ledger?: readonly LedgerSection[]
  readonly rulings?: readonly Ruling[]
  /** Absent for games in which nothing can be earned. */
  readonly achievements?: Achievements<G>
  /** In the order they are best taken, fetched when somebody learns. Absent for games that are learned from their rules. */
  lessons?(): Promise<readonly Lesson[]>
  /** Absent for games without a table of the day. */
  readonly daily?: DailyTable<G>
}
