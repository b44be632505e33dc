import type { Json, Refusal, View } from '@graveshift/kernel'
import type { Entry } from '../room/entry.ts'
import type { PersonId } from '../room/fact.ts'
import type { Snapshot } from '../room/snapshot.ts'
import type { Signal } from './client-message.ts'

/** How a table is told: as its log, for replicas; or as what one viewer may see of it. */
export type Form = 'log' | 'view'

/** What the server says. Everything but `entry`, `tail` and `view` may be lost without harm. */
export type ServerMessage =
  | {
      readonly type: 'welcome'
      readonly v: number
      readonly room: string
      /** Absent for those who only watch. */
      readonly you?: PersonId
      readonly form: Form
      readonly head: number
      /** What the client has read is not this table's log: forget it, everything comes anew. */
      readonly reset?: true
      readonly here: readonly PersonId[]
    }
  /** The page is not the one that is given out here: all goes on, but it should be loaded anew. */
  | { readonly type: 'outdated' }
  /** The table as it stands, for somebody who is too far behind: forget what was read, go on from here. */
  | ({ readonly type: 'snapshot' } & Snapshot)
  /** Entries one after another; `more` when these were not all. */
  | { readonly type: 'tail'; readonly entries: readonly Entry[]; readonly head: number; readonly more?: true }
  | { readonly type: 'entry'; readonly entry: Entry }
  /** In place of an entry for viewers: what happened and how the table looks now. */
  | {
      readonly type: 'view'
      readonly seq: number
      readonly at: number
      readonly by: string
      readonly act: Json
      readonly events: readonly Json[]
      readonly table: Json
      readonly view?: View
    }
  /** It is written, under this number; said again as often as asked. */
  | { readonly type: 'done'; readonly id: string; readonly seq: number }
  | { readonly type: 'refused'; readonly id: string; readonly refusal: Refusal }
  /** The table has moved on, to `head`, in what matters here: look again and decide anew. */
  | { readonly type: 'conflict'; readonly id: string; readonly head: number }
  /** Nothing can be written at the moment; send it again in a while. */
  | { readonly type: 'later'; readonly id: string }
  | { readonly type: 'here'; readonly people: readonly PersonId[] }
  | { readonly type: 'said'; readonly by: PersonId; readonly what: Signal }
  /** With the last entry there is, so that a client notices what it missed while nothing happens. */
  | { readonly type: 'alive'; readonly head: number }
  /** The last message was not understood, or the table is set aside; said once, then the connection is closed. */
  | { readonly type: 'fault'; readonly fault: string; readonly message: string }
