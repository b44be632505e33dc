import type { Draft } from '../room/act.ts'
import { cloneRoom } from '../room/clone-room.ts'
import { type Entry, isEntry, TABLE } from '../room/entry.ts'
import { foldEntry, foldMade, foldNext } from '../room/fold.ts'
import type { Room } from '../room/room.ts'
import { summaryOf } from '../room/summary.ts'
import { UnknownOutcome } from '../store/errors.ts'
import { type Appended, PAGE, type SideWrites } from '../store/store.ts'
import type { Audience } from './audience.ts'
import { tellMissed } from './bring-up.ts'
import { chain } from './chain.ts'
import { freshId } from './ids.ts'
import { entryFrom, loadRoom } from './load-room.ts'
import type { OtherNodes } from './other-nodes.ts'
import type { Answer, Request } from './request.ts'
import type { HostSetting } from './setting.ts'
import { entryAt } from './tail.ts'

interface LedgerHooks {
  readonly audience: Audience
  readonly nodes: OtherNodes
  /** The room is another than before. */
  readonly changed: (room: Room) => void
}

/**
 * A table's log and the room that it makes, as far as this host knows: reads what others wrote, writes what was decided
 * here, and tells both to whoever listens. Its caller does one thing after another.
 */
export class Ledger {
  readonly #id: string
  readonly #setting: HostSetting
  readonly #around: LedgerHooks
  #room: Room | undefined

  constructor(id: string, setting: HostSetting, around: LedgerHooks) {
    this.#id = id
    this.#setting = setting
    this.#around = around
  }

  /** As it was read last; nothing if it was never read, or is in doubt. */
  get room(): Room | undefined {
    return this.#room
  }

  /** What is known here is not to be trusted: the next look reads it all anew. */
  forget(): void {
    this.#room = undefined
  }

  async loaded(): Promise<Room | undefined> {
    if (this.#room) return this.#room
    const { store, loadModule } = this.#setting
    this.#room = await loadRoom(store, this.#id, loadModule)
    // Read anew, it may be further than anybody here was told.
    if (this.#room) await tellMissed(store, this.#room, this.#around.audience)
    return this.#room
  }

  /** Reads what others wrote, and tells it. Gives whether there was anything. */
  async catchUp(): Promise<boolean> {
    const { store } = this.#setting
    const { audience, changed } = this.#around
    const before = this.#room?.head
    const room = await this.loaded()
    if (!room) return false
    for (;;) {
      const page = await store.read(this.#id, room.head + 1, PAGE)
      for (const stored of page) {
        const entry = entryFrom(stored)
        foldEntry(room, entry)
        // A room read anew goes past what was told already.
        if (before !== undefined) audience.tell(room, audience.newsOf(room, entry))
      }
      if (page.length < PAGE) break
    }
    if (before === undefined) await tellMissed(store, room, audience)
    changed(room)
    return before === undefined || room.head > before
  }

  /** Another node says that there are entries up to this one, and may have told them. */
  async learn(head: number, entries: readonly Entry[]): Promise<void> {
    const { audience, changed } = this.#around
    const room = this.#room
    for (const entry of entries)
      if (room && isEntry(entry) && foldNext(room, entry)) audience.tell(room, audience.newsOf(room, entry))
    // What does not follow, or was not told, is in the log.
    if (!room || room.head < head) await this.catchUp()
    else changed(room)
  }

  /** Folds what was decided into a copy, writes it, and only then makes the copy the room and tells everybody. */
  async write(
    room: Room,
    drafts: readonly Draft[],
    request: Pick<Request, 'id' | 'by'>,
    also: SideWrites,
  ): Promise<Appended | 'unknown'> {
    const { clock, bytes, store } = this.#setting
    const { audience, nodes, changed } = this.#around
    const next = cloneRoom(room)
    const news = chain(room, drafts, request, clock.now(), bytes).map((entry) => {
      foldMade(next, entry)
      return audience.newsOf(next, entry)
    })
    const rows = news.map(({ entry: { seq, id, at }, body }) => ({ seq, id, at, body }))
    try {
      const written = await store.append(room.id, rows, { ...also, summary: summaryOf(next) })
      if (written !== 'done') return written
    } catch (error) {
      if (error instanceof UnknownOutcome) return 'unknown'
      throw error
    }
    this.#room = next
    for (const each of news) audience.tell(next, each)
    changed(next)
    nodes.tellWritten(next.head, news)
    return 'done'
  }

  /** What the table wants itself is written on the room as it is or not at all: who was first was first. */
  async writeAsTable(
    room: Room,
    drafts: readonly Draft[],
    request: Pick<Request, 'id' | 'by'> = { id: freshId(this.#setting.bytes), by: TABLE },
  ): Promise<boolean> {
    const written = await this.write(room, drafts, request, {})
    if (written === 'done') return true
    if (written !== 'taken') this.forget()
    await this.catchUp()
    return false
  }

  /** What was answered by an entry that is written. */
  async doneBefore(seq: number): Promise<Answer> {
    const { by, act } = await entryAt(this.#setting.store, this.#id, seq)
    // Whoever wrote it may never have learnt of it, nor told anybody.
    this.#around.nodes.tellFound(seq)
    if (act.kind === 'voided') return act.refusal ? { refused: act.refusal } : { conflict: seq }
    return { done: seq, by }
  }
}
