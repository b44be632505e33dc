import type { FindModule } from '../room/fold.ts'
import type { Bus } from '../store/bus.ts'
import type { Store } from '../store/store.ts'

/** Time as a host needs it. Spans are never taken from the wall clock, which people turn. */
export interface Clock {
  /** Wall clock in ms: for people only. */
  now(): number
  /** Milliseconds that only ever grow. */
  monotonic(): number
  /** Runs later, unless the function that comes back is called before. */
  after(ms: number, run: () => void): () => void
}

/** Keeps secrets unreadable where they lie; its key is not where they lie. */
export interface Sealer {
  seal(secret: Uint8Array, context: string): string
  /** Throws when it was changed or belongs elsewhere. */
  open(sealed: string, context: string): Uint8Array
}

/** What went wrong with one table, with all that is needed to play it again. */
export interface Trouble {
  readonly room: string
  readonly what: 'fault' | 'quarantined' | 'store'
  readonly message: string
  /** The log as stored, when the table was set aside. */
  readonly log?: readonly string[]
}

/** What a host is made of: nothing here is Node's or a browser's. */
export interface HostSetting {
  readonly store: Store
  readonly bus: Bus
  readonly clock: Clock
  readonly bytes: (count: number) => Uint8Array
  readonly sealer: Sealer
  readonly findModule: FindModule
  readonly report?: (trouble: Trouble) => void
  /** Who is more entries behind is told the table as it stands instead. */
  readonly mostTail?: number
  /** A table without connections is forgotten after this. */
  readonly idleMs?: number
}

/** Timers take no longer spans: what is longer fires at once. */
export const LONGEST_TIMER = 2 ** 31 - 1
