import type { NewEntry, Summary } from '@graveshift/table/store'
import type { Statement } from './statement.ts'
import type { Writes } from './write.ts'

export type Run = <A, R>(statement: Statement<A, R>, args: A) => Promise<readonly R[]>

/** Thrown by work that wants what it did so far undone, with an answer all the same. */
export class Undo extends Error {
  readonly answer: unknown
  constructor(answer: unknown) {
    super('undone')
    this.answer = answer
  }
}

/** What SQLite and PostgreSQL do differently. Both reject with StoreErrors. */
export interface Engine {
  /** Sees only what is committed. */
  readonly read: Run
  /** All or nothing, durable when resolved. */
  write<K extends keyof Writes>(kind: K, given: Writes[K]['given']): Promise<Writes[K]['gives']>
  /**
   * A shorter way for the most frequent write, where there is one. False: it did not go through, and only the long way
   * can say why.
   */
  append?(room: string, entries: readonly NewEntry[], summary: Summary | undefined): Promise<boolean>
  /** Whether there is a trace of a room that is not listed any more, where a file can be damaged so. */
  isLost?(room: string): Promise<boolean>
  /** What the data takes on disk. */
  bytes(): Promise<number>
  close(): Promise<void>
}
