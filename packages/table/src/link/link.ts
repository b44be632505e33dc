import { isRecord } from '@graveshift/kernel'
import { freshId } from '../host/ids.ts'
import { seenBy } from '../room/answering.ts'
import type { Command } from '../room/command.ts'
import { type Entry, isEntry } from '../room/entry.ts'
import type { PersonId } from '../room/fact.ts'
import type { FindModule } from '../room/fold.ts'
import { refuse } from '../room/refuse.ts'
import type { Snapshot } from '../room/snapshot.ts'
import { type ClientMessage, PROTOCOL, type Saying } from '../wire/client-message.ts'
import { closeReason } from '../wire/close-codes.ts'
import type { ServerMessage } from '../wire/server-message.ts'
import { Backoff } from './backoff.ts'
import { Outbox, type OutboxStorage, type Settled, type Unanswered } from './outbox.ts'
import { Replica } from './replica.ts'

/** What has no answer after this is sent again. */
const RESEND_MS = 3_000
const ALIVE_MS = 5_000
const DEAD_MS = 15_000

/** One connection; a WebSocket, or a test's idea of one. */
export interface Socket {
  send(text: string): void
  close(): void
}

export interface Ears {
  opened(): void
  heard(text: string): void
  closed(code: number): void
}

export interface LinkClock {
  monotonic(): number
  after(ms: number, run: () => void): () => void
}

export interface LinkSetting {
  readonly connect: (ears: Ears) => Socket
  /** A single-use ticket for the first frame; 'stop' when the server will not have us. */
  readonly ticket: () => Promise<string | 'stop'>
  readonly clock: LinkClock
  readonly random: () => number
  readonly bytes: (count: number) => Uint8Array
  readonly storage: OutboxStorage
  readonly findModule: FindModule
  /** Which page this is; the server says when it gives out another. */
  readonly build?: string | undefined
}

/**
 * - waiting: no connection at the moment; it comes back by itself
 * - open: connected, and everything written so far is here
 * - reload: this page is too old
 * - stopped: for good; kicked, or no such table
 */
export type LinkStatus = 'waiting' | 'connecting' | 'open' | 'reload' | 'stopped'

export type LinkEvent =
  | { readonly kind: 'status'; readonly status: LinkStatus }
  | { readonly kind: 'entry'; readonly entry: Entry }
  /** Everything begins anew, after this entry. */
  | { readonly kind: 'reset'; readonly head: number }
  | { readonly kind: 'outdated' }
  | { readonly kind: 'here'; readonly people: readonly PersonId[] }
  | { readonly kind: 'said'; readonly by: PersonId; readonly what: Saying }

/** A client at one table: keeps its replica up to date and gets every command answered exactly once. */
export class Link {
  readonly #setting: LinkSetting
  readonly #outbox: Outbox
  readonly #backoff: Backoff
  readonly #listeners = new Set<(event: LinkEvent) => void>()
  #replica: Replica
  #status: LinkStatus = 'waiting'
  #you: PersonId | undefined
  #here: readonly PersonId[] = []
  #socket: Socket | undefined
  /** Which connection is meant: what an older one still says is not heard. */
  #turn = 0
  #welcomed = false
  #outdated = false
  #lastHeard = 0
  readonly #timers = new Map<string, () => void>()

  constructor(setting: LinkSetting) {
    this.#setting = setting
    this.#outbox = new Outbox(setting.storage)
    this.#backoff = new Backoff(setting.random)
    this.#replica = new Replica(setting.findModule)
  }

  get replica(): Replica {
    return this.#replica
  }

  get status(): LinkStatus {
    return this.#status
  }

  get you(): PersonId | undefined {
    return this.#you
  }

  /** Who is connected, as far as is known. */
  get here(): readonly PersonId[] {
    return this.#here
  }

  /** Whether the server gives out another page than this one: it still works, but should be loaded anew. */
  get isOutdated(): boolean {
    return this.#outdated
  }

  /** Commands that are not answered yet. */
  get pending(): readonly { readonly id: string; readonly act: Command }[] {
    return this.#outbox.all()
  }

  listen(listener: (event: LinkEvent) => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  start(): void {
    if (this.#status === 'waiting' && !this.#timers.has('connect')) this.#connectIn(0)
  }

  /** Tries again now instead of after the pause, as when somebody asks for it. */
  retry(): void {
    if (this.#status !== 'waiting') return
    this.#backoff.reset()
    this.#connectIn(0)
  }

  /** Lets go of the connection; the outbox stays for the next time. */
  stop(): void {
    this.#hangUp()
    for (const stop of this.#timers.values()) stop()
    this.#timers.clear()
    this.#become('stopped')
  }

  /** Sends a command, as often as it takes. At most one of a seat's is on its way. */
  do(act: Command): Promise<Settled> {
    if ('seat' in act && this.#outbox.isBusy(act.seat))
      return Promise.resolve({ refused: refuse('already-agreed') })
    const seen = this.#seen(act)
    const sent: Unanswered = {
      id: freshId(this.#setting.bytes),
      basis: this.#replica.head,
      act,
      ...(seen === undefined ? {} : { seen }),
      ...(this.#you === undefined ? {} : { by: this.#you }),
    }
    const settled = this.#outbox.add(sent)
    if (this.#welcomed) this.#submit(sent)
    this.#watchOutbox()
    return settled
  }

  /** Told and forgotten; lost if there is no connection. */
  say(what: Saying): void {
    if (this.#welcomed) this.#send({ type: 'say', what })
  }

  #seen(act: Command): string | undefined {
    if (act.kind !== 'answer' && act.kind !== 'propose') return undefined
    const play = this.#replica.room?.play
    const choice = play?.choices().find(({ id }) => id === act.choice)
    return play && choice ? seenBy(play, choice) : undefined
  }

  #connectIn(ms: number): void {
    this.#timer('connect', ms, () => void this.#connect())
  }

  async #connect(): Promise<void> {
    const turn = ++this.#turn
    this.#become('connecting')
    let ticket: string
    try {
      ticket = await this.#setting.ticket()
    } catch {
      if (turn === this.#turn) this.#comeBack()
      return
    }
    if (turn !== this.#turn) return
    if (ticket === 'stop') {
      this.stop()
      return
    }
    this.#lastHeard = this.#setting.clock.monotonic()
    this.#watchLife(turn)
    this.#socket = this.#setting.connect({
      opened: () => {
        if (turn === this.#turn) this.#hello(ticket)
      },
      heard: (text) => {
        if (turn === this.#turn) this.#hear(text)
      },
      closed: (code) => {
        if (turn === this.#turn) this.#closed(code)
      },
    })
  }

  #hello(ticket: string): void {
    this.#outdated = false
    const { build } = this.#setting
    const { head, link } = this.#replica
    this.#send({
      type: 'hello',
      v: PROTOCOL,
      ticket,
      form: 'log',
      last: head,
      ...(link === undefined ? {} : { link }),
      ...(build === undefined ? {} : { build }),
    })
  }

  #send(message: ClientMessage): void {
    this.#socket?.send(JSON.stringify(message))
  }

  #submit({ by: _, ...sent }: Unanswered): void {
    const isAgain = this.#outbox.goesOut(sent.id, this.#turn)
    this.#send({ type: 'do', ...sent, ...(isAgain ? { again: true as const } : {}) })
  }

  #hear(text: string): void {
    if (this.#welcomed) this.#lastHeard = this.#setting.clock.monotonic()
    let message: ServerMessage
    try {
      const parsed: unknown = JSON.parse(text)
      if (!isRecord(parsed)) return
      message = parsed as unknown as ServerMessage
    } catch {
      return
    }
    switch (message.type) {
      case 'welcome':
        this.#welcome(message)
        break
      case 'entry':
        this.#take([message.entry])
        break
      case 'snapshot':
        this.#jump(message)
        break
      case 'tail':
        this.#takeTail(message)
        break
      case 'done':
        this.#outbox.settle(message.id, { done: message.seq })
        break
      case 'refused':
        this.#outbox.settle(message.id, { refused: message.refusal })
        break
      case 'conflict':
        this.#outbox.settle(message.id, { conflict: message.head })
        if (message.head > this.#replica.head) this.#askTail()
        break
      case 'outdated':
        this.#outdated = true
        this.#emit({ kind: 'outdated' })
        break
      case 'here':
        this.#here = message.people
        this.#emit({ kind: 'here', people: message.people })
        break
      case 'said':
        this.#emit({ kind: 'said', by: message.by, what: message.what })
        break
      case 'alive':
        if (message.head > this.#replica.head || this.#status !== 'open') this.#askTail()
        break
      // `later` keeps its place in the outbox; the rest needs nothing.
      default:
    }
  }

  #welcome(message: Extract<ServerMessage, { type: 'welcome' }>): void {
    if (message.reset) this.#reset()
    this.#you = message.you
    this.#here = message.here
    this.#welcomed = true
    this.#lastHeard = this.#setting.clock.monotonic()
    this.#backoff.reset()
    this.#emit({ kind: 'here', people: message.here })
    this.#outbox.dropOthers(message.you)
    for (const sent of this.#outbox.all()) this.#submit(sent)
    this.#watchOutbox()
  }

  #takeTail({ entries, head, more }: Extract<ServerMessage, { type: 'tail' }>): void {
    this.#timers.get('tail')?.()
    this.#timers.delete('tail')
    if (!this.#take(entries)) return
    if (more || this.#replica.head < head) this.#askTail()
    else this.#become('open')
  }

  /** To the table as it stands. What of the outbox was written on the way is answered when it is sent again. */
  #jump(snapshot: Snapshot): void {
    if (snapshot.room.head <= this.#replica.head) return
    try {
      this.#replica = Replica.at(snapshot, this.#setting.findModule)
    } catch {
      this.#misfit()
      return
    }
    this.#emit({ kind: 'reset', head: snapshot.room.head })
    this.#become('open')
  }

  /** Old entries are known, the next one is folded, a later one shows a gap. */
  #take(entries: readonly Entry[]): boolean {
    for (const entry of entries) {
      if (!isEntry(entry)) return false
      if (entry.seq <= this.#replica.head) continue
      if (entry.seq > this.#replica.head + 1) {
        this.#askTail()
        return false
      }
      try {
        this.#replica.fold(entry)
      } catch {
        this.#misfit()
        return false
      }
      this.#outbox.settle(entry.id, settledBy(entry))
      this.#emit({ kind: 'entry', entry })
    }
    return true
  }

  /** What is here does not go with what the server has: begin anew, with a newer page if there is one. */
  #misfit(): void {
    this.#hangUp()
    if (this.#outdated) {
      this.#become('reload')
      return
    }
    this.#reset()
    this.#comeBack()
  }

  #askTail(): void {
    if (this.#timers.has('tail')) return
    this.#send({ type: 'tail', from: this.#replica.head + 1 })
    this.#timer('tail', RESEND_MS, () => this.#askTail())
  }

  #reset(): void {
    this.#replica = new Replica(this.#setting.findModule)
    this.#emit({ kind: 'reset', head: -1 })
  }

  #closed(code: number): void {
    this.#hangUp()
    const reason = closeReason(code)
    if (reason === 'stop') this.stop()
    else if (reason === 'reloadPage') this.#become('reload')
    else {
      if (reason === 'retryNow') this.#backoff.reset()
      this.#comeBack()
    }
  }

  #comeBack(): void {
    this.#become('waiting')
    this.#connectIn(this.#backoff.next())
  }

  #hangUp(): void {
    this.#turn++
    this.#welcomed = false
    const socket = this.#socket
    this.#socket = undefined
    for (const name of ['life', 'outbox', 'tail']) {
      this.#timers.get(name)?.()
      this.#timers.delete(name)
    }
    socket?.close()
  }

  /** Says that we are alive, and notices when the other side is not. */
  #watchLife(turn: number): void {
    this.#timer('life', ALIVE_MS, () => {
      if (turn !== this.#turn) return
      // Nothing counts before the welcome: without it this is no connection.
      if (this.#setting.clock.monotonic() - this.#lastHeard >= DEAD_MS) {
        this.#hangUp()
        this.#comeBack()
        return
      }
      if (this.#welcomed) this.#send({ type: 'alive' })
      this.#watchLife(turn)
    })
  }

  #watchOutbox(): void {
    if (this.#outbox.size === 0 || this.#timers.has('outbox') || !this.#welcomed) return
    this.#timer('outbox', RESEND_MS, () => {
      for (const sent of this.#outbox.all()) this.#submit(sent)
      this.#watchOutbox()
    })
  }

  #timer(name: string, ms: number, run: () => void): void {
    this.#timers.get(name)?.()
    const stop = this.#setting.clock.after(ms, () => {
      this.#timers.delete(name)
      run()
    })
    this.#timers.set(name, stop)
  }

  #become(status: LinkStatus): void {
    if (this.#status === status) return
    this.#status = status
    this.#emit({ kind: 'status', status })
  }

  #emit(event: LinkEvent): void {
    for (const listener of [...this.#listeners]) listener(event)
  }
}

/** What an entry under a command's own name says about it. */
function settledBy({ seq, act }: Entry): Settled {
  if (act.kind !== 'voided') return { done: seq }
  return act.refusal ? { refused: act.refusal } : { conflict: seq }
}
