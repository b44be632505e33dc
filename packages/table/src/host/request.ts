import type { Refusal } from '@graveshift/kernel'
import type { Command } from '../room/command.ts'
import type { PersonId } from '../room/fact.ts'
import type { SideWrites } from '../store/store.ts'

/** What somebody wants written: one command, and who asks. */
export interface Request {
  /** Made by the client, once for each intent. */
  readonly id: string
  readonly by: PersonId
  readonly basis: number
  readonly seen?: string
  readonly command: Command
  /** There may be copies of it on their way to other hosts: being told no has to last. */
  readonly again?: boolean
  /** What is written beside the log with it: keys and bindings. */
  readonly also?: SideWrites
}

/** Every request is answered. `later`: nothing is known to have been written, send it again with the same id. */
export type Answer =
  | { readonly done: number; readonly by: PersonId }
  | { readonly refused: Refusal }
  | { readonly conflict: number }
  | { readonly later: true }

export const LATER: Answer = { later: true }
