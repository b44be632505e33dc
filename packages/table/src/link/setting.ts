import type { Release } from '@graveshift/kernel'
import type { Entry } from '../room/entry.ts'
import type { PersonId } from '../room/fact.ts'
import type { FindModule } from '../room/fold.ts'
import type { Signal } from '../wire/client-message.ts'
import type { OutboxStorage } from './outbox.ts'

/** One connection; a WebSocket, or a test's idea of one. */
export interface Socket {
  send(text: string): void
  close(): void
}

export interface LinkListeners {
  opened(): void
  heard(text: string): void
  closed(code: number): void
}

export interface LinkClock {
  monotonic(): number
  after(ms: number, run: () => void): () => void
}

/** What it takes to get to a table. */
export interface LifelineSetting {
  readonly connect: (listeners: LinkListeners) => Socket
  /** A single-use ticket for the first frame; 'stop' when the server will not have us. */
  readonly ticket: () => Promise<string | 'stop'>
  readonly clock: LinkClock
  readonly random: () => number
}

export interface LinkSetting extends LifelineSetting {
  readonly bytes: (count: number) => Uint8Array
  readonly storage: OutboxStorage
  /** Where one's own parts in the luck of this table's games are kept: longer than the page lives. */
  readonly parts: OutboxStorage
  readonly findModule: FindModule
  /** Fetches the rules that a table names, where `findModule` does not have them yet; nothing where there is nothing to do. */
  readonly fetchRules?: (game: string, release: Release | undefined) => Promise<unknown> | undefined
  /** Which page this is; the server says when it gives out another. */
  readonly build?: string | undefined
}

/**
 * - waiting: no connection at the moment; it comes back by itself
 * - open: connected, and everything written so far is here
 * - reload: this page is too old
 * - stopped: for good; kicked, no such table, or one that is set aside
 */
export type LinkStatus = 'waiting' | 'connecting' | 'open' | 'reload' | 'stopped'

export type LinkEvent =
  | { readonly kind: 'status'; readonly status: LinkStatus }
  | { readonly kind: 'entry'; readonly entry: Entry }
  /** Everything begins anew, after this entry. */
  | { readonly kind: 'reset'; readonly head: number }
  | { readonly kind: 'outdated' }
  | { readonly kind: 'here'; readonly people: readonly PersonId[] }
  | { readonly kind: 'said'; readonly by: PersonId; readonly what: Signal }
