import type { Words } from '../words.ts'
import type { Request } from './request.ts'
import type { Tables } from './tables.ts'

/** What an operation works with. */
export interface Context {
  readonly tables: Tables
  readonly words: Words
  /** The names of all operations. */
  readonly ops: readonly string[]
  /** 32 bytes nobody can guess. */
  freshSecret(): Uint8Array
}

/** One operation of the protocol: its request in, what its answer holds out. */
export type Op = (request: Request, context: Context) => object
