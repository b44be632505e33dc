import type { Game, Json, Release, Seat, State } from '@graveshift/kernel'
import type { SeatBot } from '../room/fact.ts'
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
  readonly what: 'bot' | 'fault' | 'other-rules' | 'quarantined' | 'store'
  readonly message: string
  /** The log as stored, when the table was set aside. */
  readonly log?: readonly string[]
}

/** What a bot is asked, as plain data: it may think in another thread. */
export interface BotQuestion {
  readonly game: string
  readonly release: Release | undefined
  readonly options: Json
  readonly state: Readonly<State<Game>>
  /** The number of an open choice of that state. */
  readonly choice: number
  readonly seat: Seat
  readonly bot: SeatBot
  /** The same for everybody who asks the same, so that all hosts come to the same answer. */
  readonly seed: number
}

export interface BotThought {
  /** As the outside writes it. */
  readonly pick: Json
  /** A key of the game's words. */
  readonly why: string
}

/** Bots as a host has them. They are given what their seat may see, and think beside it. */
export interface BotSetting {
  /** `busy`: too many are thinking, ask again in a while. */
  think(question: BotQuestion): Promise<BotThought | 'busy'>
  /** How long a table lies still before a bot acts, in ms, so that people can follow. */
  readonly pauseMs: number
  /** An answer of a bot's was written. */
  readonly answered?: (bot: SeatBot) => void
}

/** A host waits for a game that it does not have yet: it needs none before somebody plays it. */
export type LoadModule = (
  game: string,
  release?: Release,
) => ReturnType<FindModule> | Promise<ReturnType<FindModule>>

/** What a host is made of: nothing here is Node's or a browser's. */
export interface HostSetting {
  readonly store: Store
  readonly bus: Bus
  readonly clock: Clock
  readonly bytes: (count: number) => Uint8Array
  readonly sealer: Sealer
  readonly loadModule: LoadModule
  readonly report?: (trouble: Trouble) => void
  /** No bot can be given a seat without it. */
  readonly bots?: BotSetting
  /** Who is more entries behind is told the table as it stands instead. */
  readonly mostTail?: number
  /** A table without connections is forgotten after this. */
  readonly idleMs?: number
}

/** Timers take no longer spans: what is longer fires at once. */
export const LONGEST_TIMER = 2 ** 31 - 1
