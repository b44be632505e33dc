import type { Debrief, DebriefProgress, Estimate, Played } from '@graveshift/bots'
import type { Choice, Event, Game, Json, State, Telling } from '@graveshift/kernel'
import type { Batch } from '@graveshift/table'
import type { SeatBot } from './seat-bots.ts'

// What goes to the worker and comes back from it, in a form that can.

/** A question that is open, as a seat sees it. */
interface AtQuestion {
  readonly options: Json
  readonly state: Readonly<State<Game>>
  readonly choice: Choice
  readonly seat: number
}

/** What a bot is asked. */
export interface BotQuestion extends AtQuestion {
  readonly ask: 'decide'
  readonly bot: SeatBot
}

export interface BotAnswer {
  readonly pick: Game['pick']
  /** The reason, to be said in the reader's language. */
  readonly why: Telling
}

/** What the coach is asked: which answers are the best, or how good one of them was. */
export interface RankQuestion extends AtQuestion {
  readonly ask: 'rank'
  readonly goal: string | undefined
  /** As the log has it. */
  readonly given: Json | undefined
  /** So many of the best are told. */
  readonly most: number
}

/** What is told of every answer, whatever the coach goes by. */
interface Told {
  readonly pick: Game['pick']
  readonly place: number
  /** Others have the same place. */
  readonly isShared: boolean
}

/** An answer with what it brings at once, and its grade. */
export interface ToldAnswer extends Told {
  readonly figures: readonly number[]
  readonly grade: number
  /** The grade it has at least, for all that is known. */
  readonly least: number
}

/** An answer with the plan it belongs to, the chance to win it leads to, and what it brings and risks on average. */
export interface ToldPlan extends Told {
  readonly plan: string
  readonly chance: Estimate
  readonly brings: readonly number[]
  readonly risks: readonly number[]
}

export interface RankAnswer {
  /** The best answers; of games that plan, the best plans in their place. */
  readonly best: readonly ToldAnswer[]
  readonly plans: readonly ToldPlan[]
  /** The answer that was given, with its grade where answers are graded. */
  readonly given: (Told & { readonly grade: number | undefined }) | undefined
  /** So many were compared. */
  readonly total: number
  /** Goals for which answers differ. */
  readonly goals: readonly string[]
}

/** How often the game is won from here: some games, from a number on. */
export interface ChanceQuestion {
  readonly ask: 'chance'
  readonly options: Json
  readonly state: Readonly<State<Game>>
  readonly seat: number
  readonly from: number
  readonly games: number
}

export interface DebriefQuestion {
  readonly ask: 'debrief'
  readonly options: Json
  readonly log: readonly Batch<Event>[]
}

export type DebriefAnswer = { readonly progress: DebriefProgress } | { readonly debrief: Debrief }

/** Each question with what it is answered with. */
export interface Answers {
  readonly decide: BotAnswer
  readonly rank: RankAnswer
  readonly chance: Played
  readonly debrief: DebriefAnswer
}

export type Question = BotQuestion | RankQuestion | ChanceQuestion | DebriefQuestion

/** Questions and answers are told apart by their number. */
export type Numbered<T> = T & { readonly number: number }

/** With how much they think about it, in parts of what is usual. */
export type WithEffort<T> = T & { readonly effort?: number }

/** What a worker says once it listens. */
export const READY = 'ready'
