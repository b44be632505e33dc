import type { Json } from './json.ts'
import type { Planning } from './planning.ts'

/** A place at the table, counted clockwise from 0. */
export type Seat = number

/** Who looks: somebody at the table, or somebody watching. */
export type Viewer = Seat | 'spectator'

/** One named step on a lane's stack: what is going on. Fields are values, or lists that are never changed in place. */
export interface Frame {
  readonly kind: string
  at: string
}

/** An open question. `lane` is where its answer goes on, `id` is unique in the game. */
export interface Choice {
  readonly id: number
  readonly lane: number
  readonly kind: string
  readonly seat: Seat | 'team'
}

/** The id of what a seat may do at any time, besides the questions: no question ever asked has it. */
export const ASIDE = 1_000_000_000

export interface Event {
  readonly type: string
}

/** Why something is not allowed: a reason to look up in the words, and the rule that says so. */
export interface Refusal {
  readonly refused: string
  readonly rule: string
  readonly with?: { readonly [key: string]: string | number }
}

export function isRefusal(value: unknown): value is Refusal {
  return typeof value === 'object' && value !== null && 'refused' in value && 'rule' in value
}

/** The types one game is made of. */
export interface Game {
  board: object
  event: Event
  frame: Frame
  choice: Choice
  pick: object
  options: Json
}

/** A source of whole numbers for sampling; unlike chance it decides nothing in the game. */
export interface Random {
  below(n: number): number
}

type Unasked<C> = C extends Choice ? Omit<C, 'id' | 'lane'> : never

/** What a rule may do while it runs. Rules decide; `emit` is how they change the board. */
export interface Table<G extends Game> {
  readonly board: G['board']
  /** The seat whose lane is running; undefined on the table's own lane. */
  readonly lane: number
  emit(event: G['event']): void
  /** Opens a question; the lane sleeps until it is answered. */
  ask(choice: Unasked<G['choice']>): void
  /** A frame to run before the current one goes on. Of several, the first pushed runs first. */
  push(frame: G['frame']): void
  /** A frame on a seat's own lane; the table sleeps until all seats' lanes are empty. */
  fork(seat: Seat, frame: G['frame']): void
  /** Whether a frame of this kind is under way: what belongs to it is not over yet. */
  isWithin(kind: G['frame']['kind']): boolean
  /** A number below n from the named stream of chance. Counted: it moves the information horizon. */
  chance(stream: number, n: number): number
  /** The index of a card drawn from a multiset; a scripted source may name the card. */
  draw(stream: number, cards: readonly string[]): number
}

export interface ChoiceRule<G extends Game, C = G['choice'], P = G['pick']> {
  /** All legal answers. */
  list(board: G['board'], choice: C): P[]
  /** One legal answer at random, without listing all. */
  sample(board: G['board'], choice: C, random: Random): P
  /** Why an answer is not legal; undefined if it is. */
  check(board: G['board'], choice: C, pick: P): Refusal | undefined
  /** The only legal answer, if there is only one. */
  forced(board: G['board'], choice: C): P | undefined
  /** Reads an answer from outside; its form only, `check` judges it. */
  parse(board: G['board'], choice: C, raw: Json): P | Refusal
  /** Writes an answer for the outside: log, protocol, files. */
  show(board: G['board'], choice: C, pick: P): Json
  answer(table: Table<G>, frame: G['frame'], choice: C, pick: P): void
}

/** A step does its part and names the next step; undefined ends the frame. */
export type Step<G extends Game, F> = (table: Table<G>, frame: F) => string | undefined

/** How a board is judged without looking ahead: what bots and the coach go by. Rules never ask it. */
export interface Judgement<G extends Game> {
  /** What the judgment is made of; each part has a word in the ruleset's catalogs. */
  readonly parts: readonly string[]
  /** How well the team stands, part by part, in whole numbers, more is better; gives their sum. */
  weigh(board: G['board'], into: number[]): number
  /** How good an answer looks before it is tried out, next to others for the same question: cheap, and often wrong. */
  evaluateMove?(board: G['board'], choice: G['choice'], pick: G['pick']): number
  /**
   * The best looking of so many answers at random: for the same random numbers exactly what `sample` and `evaluateMove` give
   * answer by answer, the first of equals. For rulesets that find once what all of them have in common.
   */
  rolloutPick?(board: G['board'], choice: G['choice'], random: Random, samples: number): G['pick']
  /** An answer that nobody who knows the game would give, such as exchanging nothing: bots do not even try it out. */
  prune?(board: G['board'], choice: G['choice'], pick: G['pick']): boolean
  /**
   * Of all answers that are not pruned the one with the greatest value, the first of equals in the order of the list, for
   * questions where a ruleset finds it without listing them all; undefined for others.
   */
  best?(board: G['board'], choice: G['choice']): G['pick'] | undefined
  /** Turns gone by: how far somebody looks ahead is counted in these. */
  clock(board: G['board']): number
  /** How a game is played on while looking ahead; a few turns with a few samples where a ruleset does not say. */
  readonly rolloutBudget?: RolloutBudget
  /** The same board in figures that people count themselves; a ruleset without them has no coach. */
  readonly metrics?: Metrics<G>
  /** What good players make of a board; without it the chance to win is counted in games played on to their end. */
  readonly winModel?: WinModel<G>
  /** How a win that lies on the table in this very turn is found; games played on in haste miss it. */
  readonly finish?: Finish<G>
  /** How somebody plays who knows the game: with it bots plan whole turns instead of weighing boards. */
  readonly planning?: Planning<G>
}

/** The way to a win in this turn. */
export interface Finish<G extends Game> {
  /** What is left to be done for the win, in whole numbers; undefined where it cannot come in this turn. */
  left(board: G['board']): number | undefined
  /** Whether an answer does some of it. */
  helps(pick: G['pick']): boolean
}

/** How often good players win from a board, as it was measured in their games. */
export interface WinModel<G extends Game> {
  /** How a game is played on before its board is looked at. */
  readonly rolloutBudget: RolloutBudget
  /**
   * The chance to win, in thousandths, after so many turns of playing on; where they ended in defeat, that good players
   * avert it.
   */
  chance(board: G['board'], turns: number): number
  /** How far off the chance may be: its standard error in thousandths, at every tenth from 0 to 1. */
  readonly error: readonly number[]
}

/** What people count on a board: what the coach shows of an answer, what goals are made of, what luck is measured by. */
export interface Metrics<G extends Game> {
  /** Each has a word in the ruleset's catalogs. Whole numbers, for the whole team, more is better. */
  readonly figures: readonly string[]
  count(board: G['board'], into: number[]): void
  /** Goals somebody may have above all others: what a figure counts for each, figure by figure. */
  readonly goals: Readonly<Record<string, readonly number[]>>
  /** Whether an event is none of the doings of whoever answered: from here on the table goes on by itself. */
  isBeyond(event: G['event']): boolean
  /** The health a seat may expect to keep, in hundredths of a point; luck is measured by it. */
  expectedHealth(board: G['board'], seat: Seat): number
}

export interface RolloutBudget {
  /** Turns to look ahead. */
  readonly turns: number
  /** Answers sampled for each question on the way; all of them if there is no number. */
  readonly samples?: number
}

/** The version of the rules that keys are made for. */
export const luckVersion = ({ version, luck }: Pick<Ruleset<Game>, 'version' | 'luck'>): number =>
  luck ?? version

export interface Ruleset<G extends Game> {
  readonly id: string
  readonly version: number
  /** The version whose luck a seed gives, if not the same: rules may change and seeds keep their luck. */
  readonly luck?: number
  /** Names of the streams of chance; a draw in one never shifts another. */
  readonly streams: readonly string[]
  seats(options: G['options']): number
  /** The board before anything has happened, and the table's frames that make everything happen, innermost last. */
  begin(options: G['options']): {
    board: G['board']
    frames: G['frame'][]
    /** What each seat is in the middle of, for a game that begins there. */
    lanes?: readonly (readonly G['frame'][])[]
  }
  readonly frames: {
    readonly [K in G['frame']['kind']]: Readonly<Record<string, Step<G, Extract<G['frame'], { kind: K }>>>>
  }
  readonly choices: { readonly [K in G['choice']['kind']]: ChoiceRule<G, Extract<G['choice'], { kind: K }>> }
  /** The only writer of the board. */
  evolve(board: G['board'], event: G['event']): void
  clone(board: G['board']): G['board']
  /** How the game ended, in the ruleset's own word; undefined while it goes on. */
  outcome(board: G['board']): string | undefined
  /** What this viewer may see, built by listing it. */
  view(board: G['board'], viewer: Viewer): Json
  /** The event as this viewer may see it; undefined if not at all. */
  redact(event: G['event'], viewer: Viewer): Json | undefined
  /** Names of things on the board that this viewer may not see yet; the horizon is computed from them. */
  concealed(board: G['board'], viewer: Viewer): readonly string[]
  /**
   * What an open choice depends on: while it stays equal, a legal answer stays legal and brings the same events. The
   * whole board where a ruleset does not say. Lets people who act at the same time not stand in each other's way.
   */
  reads?(board: G['board'], choice: G['choice']): Json
  /**
   * What a seat may do whenever the game waits for anybody, as a choice with the id ASIDE: it is never asked, never
   * closes, and stands in nobody's way. Its answer emits and does nothing else. Undefined if there is nothing.
   */
  aside?(board: G['board'], seat: Seat): G['choice'] | undefined
  /** The seat whose word counts when the team cannot agree. */
  leader?(board: G['board']): Seat
  /** Nothing is ever hidden from anybody: whoever may watch may have the log. */
  readonly open?: true
  /** What is wrong with a board, for tests; nothing if all is well. */
  broken(board: G['board']): readonly string[]
  readonly judgement: Judgement<G>
  /** Puts something possible in the place of everything this viewer may not see; absent if nothing is ever hidden. */
  determinize?(board: G['board'], viewer: Viewer, random: Random): void
}
