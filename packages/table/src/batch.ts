import { type Drawn, type Event, type Game, has, type Json, type Seat } from '@graveshift/kernel'

/** A question with a single answer, answered by the kernel. */
export interface Forced {
  readonly choice: number
  readonly kind: string
  readonly seat: Seat | 'team'
  readonly pick: Json
}

/** What happened up to the next question, and the state it led to. */
interface Happened<E extends Event> {
  readonly seq: number
  readonly events: readonly E[]
  readonly forced: readonly Forced[]
  readonly drawn: readonly Drawn[]
  /** Which of the draws were scripted rather than left to luck; absent for none. */
  readonly scripted?: readonly number[]
  /** Of the whole state, board and control. */
  readonly hash: string
  /** Of this batch and the link before it: no batch can be changed without all later ones showing it. */
  readonly link: string
}

export type SetupBatch<E extends Event = Event> = Happened<E>

/** One command and what came of it. */
export interface CommandBatch<E extends Event = Event> extends Happened<E> {
  readonly seat: Seat
  readonly choice: number
  readonly kind: string
  /** As the rule shows it to the outside. */
  readonly pick: Json
}

/** A step back: the log grows, the state is the one after an earlier batch again. */
export interface UndoBatch {
  readonly seq: number
  readonly undo: number
  readonly by?: Seat
  readonly hash: string
  readonly link: string
}

export type Batch<E extends Event = Event> = SetupBatch<E> | CommandBatch<E> | UndoBatch

export type BatchOf<G extends Game> = Batch<G['event']>

export function isUndo<E extends Event>(batch: Batch<E>): batch is UndoBatch {
  return has(batch, 'undo')
}

export function isCommand<E extends Event>(batch: Batch<E>): batch is CommandBatch<E> {
  return has(batch, 'choice')
}
