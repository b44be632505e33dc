import { has, isRecord } from '@graveshift/kernel'
import { freshId } from '../host/ids.ts'
import { seenBy } from '../room/answering.ts'
import type { Command } from '../room/command.ts'
import { type Entry, isEntry } from '../room/entry.ts'
import type { PersonId } from '../room/fact.ts'
import { OtherRules } from '../room/fold.ts'
import type { PlainRoom } from '../room/plain-room.ts'
import { refuse } from '../room/refuse.ts'
import type { Snapshot } from '../room/snapshot.ts'
import { PROTOCOL, type Signal } from '../wire/client-message.ts'
import type { ServerMessage } from '../wire/server-message.ts'
import { Lifeline } from './lifeline.ts'
import { NonceKeeper, type OwnPart } from './nonce-keeper.ts'
import { Outbox, type PendingCommand, type Settled } from './outbox.ts'
import { Replica } from './replica.ts'
import type { LinkEvent, LinkSetting, LinkStatus } from './setting.ts'
import { Timers } from './timers.ts'

/** What has no answer after this is sent again. */
const RESEND_MS = 3_000

/** A client at one table: keeps its replica up to date and gets every command answered exactly once. */
export class Link {
  readonly #setting: LinkSetting
  readonly #line: Lifeline
  readonly #outbox: Outbox
  readonly #keeper: NonceKeeper
  readonly #timers: Timers<'outbox' | 'tail'>
  readonly #listeners = new Set<(event: LinkEvent) => void>()
  #replica: Replica
  #status: LinkStatus = 'waiting'
  #you: PersonId | undefined
  #here: readonly PersonId[] = []
  #outdated = false
  #fault: string | undefined
  /** What was heard while rules are fetched. */
  #waiting: string[] | undefined

  constructor(setting: LinkSetting) {
    this.#setting = setting
    this.#outbox = new Outbox(setting.storage)
    this.#keeper = new NonceKeeper(setting.parts, setting.bytes)
    this.#timers = new Timers(setting.clock)
    this.#replica = new Replica(setting.findModule)
    this.#line = new Lifeline(setting, {
      opened: (ticket) => this.#hello(ticket),
      heard: (text) => this.#hear(text),
      became: (status) => this.#become(status),
      hungUp: () => {
        this.#waiting = undefined
        this.#timers.stopAll()
      },
      ended: (how) => (how === 'stopped' ? this.stop() : this.#become(how)),
    })
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

  /** Why there is nothing to be done at this table, if that was said. */
  get fault(): string | undefined {
    return this.#fault
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
    if (this.#status === 'waiting') this.#line.start()
  }

  /** Tries again now instead of after the pause, as when somebody asks for it. */
  retry(): void {
    if (this.#status === 'waiting') this.#line.hurry()
  }

  /** The network is back, or somebody looks again: whatever is not there or not alive is seen to at once. */
  wake(): void {
    if (this.#status !== 'stopped' && this.#status !== 'reload') this.#line.wake()
  }

  /** Lets go of the connection; the outbox stays for the next time. */
  stop(): void {
    this.#line.stop()
    this.#become('stopped')
  }

  /** Sends a command, as often as it takes. At most one of a seat's is on its way. */
  do(act: Command): Promise<Settled> {
    if (has(act, 'seat') && this.#outbox.isBusy(act.seat))
      return Promise.resolve({ refused: refuse('already-agreed') })
    const seen = this.#seen(act)
    const sent: PendingCommand = {
      id: freshId(this.#setting.bytes),
      basis: this.#replica.head,
      act,
      ...(seen === undefined ? {} : { seen }),
      ...(this.#you === undefined ? {} : { by: this.#you }),
    }
    const settled = this.#outbox.add(sent)
    if (this.#line.isGreeted) this.#submit(sent)
    this.#watchOutbox()
    return settled
  }

  /** What says that one is ready, with a part in the luck that is kept here; undefined before one is at the table. */
  readiness(): Command | undefined {
    const { room } = this.#replica
    if (!room || this.#you === undefined) return undefined
    return { kind: 'ready', pledge: this.#keeper.pledge(room, this.#you) }
  }

  /** What became of one's own part in the luck. */
  get ownPart(): OwnPart {
    const { room } = this.#replica
    return room && this.#you !== undefined ? this.#keeper.ownPart(room, this.#you) : 'unknown'
  }

  /** Told and forgotten; lost if there is no connection. */
  say(what: Signal): void {
    if (this.#line.isGreeted) this.#line.send({ type: 'say', what })
  }

  #seen(act: Command): string | undefined {
    if (act.kind !== 'answer' && act.kind !== 'propose') return undefined
    const play = this.#replica.room?.play
    const choice = play?.choices().find(({ id }) => id === act.choice)
    return play && choice ? seenBy(play, choice) : undefined
  }

  #hello(ticket: string): void {
    this.#outdated = false
    this.#fault = undefined
    const { build } = this.#setting
    const { head, link } = this.#replica
    this.#line.send({
      type: 'hello',
      v: PROTOCOL,
      ticket,
      form: 'log',
      last: head,
      ...(link === undefined ? {} : { link }),
      ...(build === undefined ? {} : { build }),
    })
  }

  #submit({ by: _, ...sent }: PendingCommand): void {
    const isAgain = this.#outbox.goesOut(sent.id, this.#line.turn)
    this.#line.send({ type: 'do', ...sent, ...(isAgain ? { again: true as const } : {}) })
  }

  #hear(text: string): void {
    if (this.#waiting) {
      this.#waiting.push(text)
      return
    }
    let message: ServerMessage
    try {
      const parsed: unknown = JSON.parse(text)
      if (!isRecord(parsed)) return
      message = parsed as unknown as ServerMessage
    } catch {
      return
    }
    const named = rulesNamedIn(message)
    const coming = named && this.#setting.fetchRules?.(named.game, named.release)
    if (coming) this.#waitFor(coming, message)
    else this.#take(message)
  }

  /** What is heard meanwhile waits its turn; rules that cannot be fetched now are missed when they are asked for. */
  #waitFor(coming: Promise<unknown>, message: ServerMessage): void {
    const waiting: string[] = []
    this.#waiting = waiting
    const go = () => {
      // The connection that it came by is gone, and what it said with it.
      if (this.#waiting !== waiting) return
      this.#waiting = undefined
      this.#take(message)
      for (const text of waiting) this.#hear(text)
    }
    coming.then(go, go)
  }

  #take(message: ServerMessage): void {
    switch (message.type) {
      case 'welcome':
        this.#welcome(message)
        break
      case 'entry':
        this.#takeEntries([message.entry])
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
      case 'fault':
        this.#fault = message.fault
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
    this.#line.greeted()
    this.#emit({ kind: 'here', people: message.here })
    this.#outbox.dropOthers(message.you)
    for (const sent of this.#outbox.all()) this.#submit(sent)
    this.#watchOutbox()
  }

  #takeTail({ entries, head, more }: Extract<ServerMessage, { type: 'tail' }>): void {
    this.#timers.stop('tail')
    if (!this.#takeEntries(entries)) return
    if (more || this.#replica.head < head) this.#askTail()
    else this.#become('open')
  }

  /** To the table as it stands. What of the outbox was written on the way is answered when it is sent again. */
  #jump(snapshot: Snapshot): void {
    if (snapshot.room.head <= this.#replica.head) return
    try {
      this.#replica = Replica.at(snapshot, this.#setting.findModule)
    } catch (error) {
      this.#misfit(error)
      return
    }
    this.#emit({ kind: 'reset', head: snapshot.room.head })
    this.#become('open')
  }

  /** Old entries are known, the next one is folded, a later one shows a gap. */
  #takeEntries(entries: readonly Entry[]): boolean {
    for (const entry of entries) {
      if (!isEntry(entry)) return false
      if (entry.seq <= this.#replica.head) continue
      if (entry.seq > this.#replica.head + 1) {
        this.#askTail()
        return false
      }
      try {
        this.#replica.fold(entry)
      } catch (error) {
        this.#misfit(error)
        return false
      }
      const { room } = this.#replica
      if (entry.act.kind === 'started' && room && this.#you !== undefined) this.#keeper.began(room, this.#you)
      this.#outbox.settle(entry.id, settledBy(entry))
      this.#emit({ kind: 'entry', entry })
      this.#showPart()
    }
    return true
  }

  /** What is here does not go with what the server has: begin anew, with a newer page if there is one. */
  #misfit(error: unknown): void {
    this.#line.hangUp()
    if (this.#outdated) {
      this.#become('reload')
      return
    }
    // Reading it once more would come to the same.
    if (error instanceof OtherRules) {
      this.#fault = 'other-rules'
      this.stop()
      return
    }
    this.#reset()
    this.#line.comeBack()
  }

  #askTail(): void {
    if (this.#timers.has('tail')) return
    this.#line.send({ type: 'tail', from: this.#replica.head + 1 })
    this.#timers.start('tail', RESEND_MS, () => this.#askTail())
  }

  #reset(): void {
    this.#replica = new Replica(this.#setting.findModule)
    this.#emit({ kind: 'reset', head: -1 })
  }

  #watchOutbox(): void {
    if (this.#outbox.size === 0 || this.#timers.has('outbox') || !this.#line.isGreeted) return
    this.#timers.start('outbox', RESEND_MS, () => {
      for (const sent of this.#outbox.all()) this.#submit(sent)
      this.#watchOutbox()
    })
  }

  /** What was promised for the luck is shown as soon as nobody can promise anything else. */
  #showPart(): void {
    const { room } = this.#replica
    if (!room?.drawing || this.#you === undefined || this.#status !== 'open') return
    if (this.#outbox.all().some(({ act }) => act.kind === 'show-nonce')) return
    const value = this.#keeper.toShow(room, this.#you)
    if (value !== undefined) void this.do({ kind: 'show-nonce', value })
  }

  #become(status: LinkStatus): void {
    if (this.#status === status) return
    this.#status = status
    this.#emit({ kind: 'status', status })
    this.#showPart()
  }

  #emit(event: LinkEvent): void {
    for (const listener of [...this.#listeners]) listener(event)
  }
}

/** The rules that a message cannot be read without. */
function rulesNamedIn(message: ServerMessage): Pick<PlainRoom, 'game' | 'release'> | undefined {
  if (message.type === 'snapshot') return message.room
  if (message.type !== 'tail') return undefined
  const [first] = message.entries
  return isEntry(first) && first.act.kind === 'opened' ? first.act : undefined
}

/** What an entry under a command's own name says about it. */
function settledBy({ seq, act }: Entry): Settled {
  if (act.kind !== 'voided') return { done: seq }
  return act.refusal ? { refused: act.refusal } : { conflict: seq }
}
