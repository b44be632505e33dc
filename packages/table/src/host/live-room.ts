import { Bug, isRefusal } from '@graveshift/kernel'
import { CONFLICT, type Deed, type World } from '../room/act.ts'
import { UNDO_WAITS_MS } from '../room/acts/propose-undo.ts'
import { cloneRoom } from '../room/clone-room.ts'
import { type Command, decideCommand, whyNot } from '../room/command.ts'
import { type Entry, linkOf, TABLE, writeEntry } from '../room/entry.ts'
import type { PersonId } from '../room/fact.ts'
import { Damaged, foldEntry } from '../room/fold.ts'
import { refuse } from '../room/refuse.ts'
import type { Room } from '../room/room.ts'
import { summaryOf } from '../room/summary.ts'
import { StoreError, UnknownOutcome } from '../store/errors.ts'
import type { Also, StoredEntry } from '../store/store.ts'
import type { Saying } from '../wire/client-message.ts'
import { PROTOCOL } from '../wire/client-message.ts'
import type { ServerMessage } from '../wire/server-message.ts'
import type { Answer, Wish } from './answer.ts'
import type { Connection, ReadSoFar } from './connection.ts'
import { formFor, viewFrame } from './frames.ts'
import { freshId } from './ids.ts'
import { entryFrom, loadRoom } from './load-room.ts'
import { Presence, REPEAT_MS } from './presence.ts'
import { Queue } from './queue.ts'
import { type HostSetting, LONGEST_TIMER } from './setting.ts'
import { promise, Vault } from './vault.ts'

/** Nobody loses a race so often, unless something is wrong. */
const MOST_TRIES = 50
/** So many faults one after another, and a table is set aside. */
const MOST_FAULTS = 3
/** Frames of a tail: so many entries, or so many characters, whichever comes first. */
const TAIL_ENTRIES = 500
const TAIL_CHARACTERS = 256 * 1024
/** More than this waiting for one table is somebody's mistake. */
const MOST_WAITING = 200

const LATER: Answer = { later: true }

type Heard =
  | { readonly wrote: number }
  | { readonly here: readonly PersonId[]; readonly node: string; readonly asks?: true }
  | { readonly by: PersonId; readonly said: Saying }

/** An entry with what it makes people see, kept until it is written. */
interface News {
  readonly entry: Entry
  readonly body: string
  readonly views: ReadonlyMap<Connection, ServerMessage>
}

/** One table in this host's memory: its room, who is connected, and one thing after another. */
export class LiveRoom {
  readonly id: string
  readonly #setting: HostSetting
  readonly #node: string
  readonly #queue = new Queue()
  readonly #connections = new Set<Connection>()
  readonly #presence: Presence
  readonly #vault: Vault
  readonly #silence: () => void
  /** When proposals became known here, by the clock that never jumps. */
  readonly #known = new Map<number, number>()
  #room: Room | undefined
  /** The last entry that connections were told of, and who they were told is here. */
  #told = -1
  #lastHere = ''
  #faults = 0
  #quarantined = false
  #closed = false
  #lapse: (() => void) | undefined
  #repeat: (() => void) | undefined

  constructor(id: string, setting: HostSetting, node: string) {
    this.id = id
    this.#setting = setting
    this.#node = node
    this.#presence = new Presence(() => setting.clock.monotonic())
    this.#vault = new Vault(id, setting.sealer)
    this.#silence = setting.bus.subscribe(this.#topic, {
      heard: (text) => this.#hear(text),
      missed: () => void this.#later(() => this.#catchUp()),
    })
  }

  get #topic(): string {
    return `room:${this.id}`
  }

  get isIdle(): boolean {
    return this.#connections.size === 0 && this.#queue.waiting === 0
  }

  get isQuarantined(): boolean {
    return this.#quarantined
  }

  get connections(): number {
    return this.#connections.size
  }

  get told(): number {
    return this.#told
  }

  /** Decides, writes, and only then tells. */
  submit(wish: Wish): Promise<Answer> {
    if (this.#quarantined) return Promise.resolve({ refused: refuse('damaged-table') })
    if (this.#closed || this.#queue.waiting > MOST_WAITING) return Promise.resolve(LATER)
    return this.#queue.run(() => this.#guard(() => this.#perform(wish)))
  }

  /** Lets somebody listen, from where he has read to. False if there is no such table or it is set aside. */
  async attach(connection: Connection, read: ReadSoFar): Promise<boolean> {
    if (this.#quarantined || this.#closed) return false
    return this.#queue.run(async () => {
      try {
        const room = await this.#loaded()
        if (!room) return false
        await this.#catchUp()
        await this.#welcome(room, connection, read)
        return true
      } catch (error) {
        this.#fault(error)
        return false
      }
    })
  }

  detach(connection: Connection): void {
    if (!this.#connections.delete(connection)) return
    if (connection.person === undefined) return
    this.#presence.went(connection.person)
    this.#tellPresence()
  }

  /** Entries from a number on, for a client that missed some. */
  tail(connection: Connection, from: number): Promise<void> {
    return this.#later(async () => {
      if (this.#connections.has(connection) && connection.form === 'log')
        await this.#sendTail(connection, from)
    })
  }

  /** Something that is told and forgotten. */
  say(by: PersonId, what: Saying): void {
    const room = this.#room
    if (!room || whyNot(room, by, 'rename')) return
    if (what.kind === 'plan' && room.seats[what.seat] !== by) return
    if (!this.#relay(by, what)) return
    this.#publish({ by, said: what })
  }

  /** Closes for this host: everybody comes back to another one, or to the next start. */
  async close(): Promise<void> {
    this.#closed = true
    this.#silence()
    this.#lapse?.()
    this.#repeat?.()
    for (const connection of [...this.#connections]) connection.close('retryNow')
    this.#connections.clear()
    this.#publish({ here: [], node: this.#node })
    await this.#queue.run(async () => {})
  }

  /** What somebody may be told of the room outside of it: for lists, exports and admin pages. */
  look<T>(read: (room: Room) => T): Promise<T | undefined> {
    return this.#queue.run(async () => {
      const room = await this.#loaded()
      if (!room) return undefined
      await this.#catchUp()
      return read(room)
    })
  }

  async #loaded(): Promise<Room | undefined> {
    this.#room ??= await loadRoom(this.#setting.store, this.id, this.#setting.findModule)
    return this.#room
  }

  async #guard(task: () => Promise<Answer>): Promise<Answer> {
    try {
      const answer = await task()
      this.#faults = 0
      return answer
    } catch (error) {
      this.#fault(error)
      return this.#quarantined ? { refused: refuse('damaged-table') } : LATER
    }
  }

  async #perform(wish: Wish): Promise<Answer> {
    const { store } = this.#setting
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      const room = await this.#loaded()
      if (!room) return { refused: refuse('no-such-table') }
      await this.#vaultFor(room, wish.command)
      const also: { -readonly [K in keyof Also]: Also[K] } = { ...wish.also }
      const decision = decideCommand(room, wish, wish.command, this.#world(room, also))
      if (decision === CONFLICT || isRefusal(decision)) {
        // Before anybody is told no: was it done before, and is this the newest there is?
        const seq = await store.find(this.id, wish.id)
        const moved = await this.#catchUp()
        if (seq !== undefined) return this.#doneBefore(seq)
        if (moved) continue
        return decision === CONFLICT ? { conflict: room.head } : { refused: decision }
      }
      await this.#whatGoesWith(room, wish, also)
      const written = await this.#write(room, decision, wish, also)
      if (written === 'done') return { done: room.head + 1, by: wish.by }
      if (written === 'gone') {
        this.#room = undefined
        return { refused: refuse('no-such-table') }
      }
      if (written === 'gap' || written === 'unknown') this.#room = undefined
      if (written === 'known' || written === 'unknown') {
        const seq = await store.find(this.id, wish.id)
        await this.#catchUp()
        return seq === undefined ? LATER : this.#doneBefore(seq)
      }
      await this.#catchUp()
    }
    return LATER
  }

  /** Folds what was decided into a copy, writes it, and only then makes the copy the room and tells everybody. */
  async #write(room: Room, deeds: readonly Deed[], wish: Pick<Wish, 'id' | 'by'>, also: Also) {
    const entries = this.#chain(room, deeds, wish)
    const next = cloneRoom(room)
    const news = entries.map((entry) => {
      foldEntry(next, entry)
      return this.#newsOf(next, entry)
    })
    const rows = entries.map(({ seq, id, at }, index) => ({ seq, id, at, body: news[index]?.body ?? '' }))
    try {
      const written = await this.#setting.store.append(room.id, rows, { ...also, summary: summaryOf(next) })
      if (written !== 'done') return written
    } catch (error) {
      if (error instanceof UnknownOutcome) return 'unknown' as const
      throw error
    }
    this.#room = next
    for (const each of news) this.#announce(next, each)
    this.#publish({ wrote: next.head })
    return 'done' as const
  }

  /** The secret is fetched only where luck may be asked for. */
  async #vaultFor(room: Room, { kind }: Command): Promise<void> {
    if (room.play ? room.secret === undefined : kind === 'start')
      await this.#vault.open(this.#setting.store, room.round)
  }

  #world(room: Room, also: { sealed?: Also['sealed'] }): World {
    const { bytes, sealer, clock } = this.#setting
    return {
      isHere: (person) => this.#presence.isHere(person),
      awayFor: (person) => this.#presence.awayFor(person),
      ageOf: (seq) => clock.monotonic() - (this.#known.get(seq) ?? clock.monotonic()),
      luck: (share) => this.#vault.luck(room.module.rulesFor(room.settings.options), share),
      promise: () => {
        const round = room.round + 1
        const { commitment, sealed } = promise(room.id, round, bytes, sealer)
        also.sealed = { round, text: sealed }
        return commitment
      },
      secret: () => this.#vault.reveal(),
    }
  }

  /** Numbers and links what was decided; the first entry bears the wish's own id. */
  #chain(room: Room, deeds: readonly Deed[], { id, by }: Pick<Wish, 'id' | 'by'>): Entry[] {
    const at = this.#setting.clock.now()
    let before = room.link
    return deeds.map((deed, index) => {
      const unlinked = {
        seq: room.head + 1 + index,
        id: index === 0 ? id : freshId(this.#setting.bytes),
        at,
        by: deed.by ?? by,
        act: deed.act,
        ...(deed.facts ? { facts: deed.facts } : {}),
      }
      before = linkOf(before, unlinked)
      return { ...unlinked, link: before }
    })
  }

  /** Whoever is sent away loses links and sessions in the same write. */
  async #whatGoesWith(
    room: Room,
    { by, command }: Wish,
    also: { -readonly [K in keyof Also]: Also[K] },
  ): Promise<void> {
    const gone = command.kind === 'kick' ? command.person : command.kind === 'leave' ? by : undefined
    if (gone === undefined) return
    const keys = await this.#setting.store.keys(room.id)
    const own = keys.filter(({ person }) => person === gone).map(({ hash }) => hash)
    also.unbound = [...(also.unbound ?? []), { person: gone }]
    also.keysRevoked = [...(also.keysRevoked ?? []), ...own]
  }

  async #doneBefore(seq: number): Promise<Answer> {
    const [stored] = await this.#setting.store.read(this.id, seq, 1)
    if (!stored) return LATER
    return { done: seq, by: entryFrom(stored).by }
  }

  /** Reads what others wrote, and tells it. Gives whether there was anything. */
  async #catchUp(): Promise<boolean> {
    const before = this.#room?.head
    const room = await this.#loaded()
    if (!room) return false
    for (;;) {
      const page = await this.#setting.store.read(this.id, room.head + 1)
      for (const stored of page) this.#take(room, entryFrom(stored))
      if (page.length === 0) break
    }
    // A room that was loaded anew has gone past what the connections were told.
    if (before === undefined) await this.#tellMissed(room)
    return before === undefined || room.head > before
  }

  /** Folds an entry that somebody else wrote, and tells everybody. */
  #take(room: Room, entry: Entry): void {
    foldEntry(room, entry)
    this.#announce(room, this.#newsOf(room, entry))
  }

  /** What each connection is to be told of the entry that was just folded. */
  #newsOf(room: Room, entry: Entry): News {
    const views = new Map<Connection, ServerMessage>()
    for (const connection of this.#connections)
      if (connection.form === 'view') views.set(connection, viewFrame(room, entry, connection.person))
    return { entry, body: writeEntry(entry), views }
  }

  #announce(room: Room, { entry, views }: News): void {
    const { act, seq } = entry
    const gone = act.kind === 'kicked' ? act.person : act.kind === 'left' ? entry.by : undefined
    if (gone !== undefined) this.#expel(gone)
    const message: ServerMessage = { type: 'entry', entry }
    this.#told = seq
    for (const connection of [...this.#connections])
      connection.tell(
        connection.form === 'view'
          ? (views.get(connection) ?? viewFrame(room, entry, connection.person))
          : message,
      )
    if (act.kind === 'proposed' || act.kind === 'undo-proposed')
      this.#known.set(seq, this.#setting.clock.monotonic())
    this.#watchProposals(room)
  }

  async #tellMissed(room: Room): Promise<void> {
    if (this.#connections.size === 0 || this.#told >= room.head) {
      this.#told = room.head
      return
    }
    const from = this.#told + 1
    this.#told = room.head
    for (const connection of [...this.#connections]) {
      if (connection.form === 'log') await this.#sendTail(connection, from)
      else connection.tell(viewFrame(room, await this.#entryAt(room.head), connection.person))
    }
    this.#watchProposals(room)
  }

  #expel(person: PersonId): void {
    for (const connection of [...this.#connections])
      if (connection.person === person) {
        this.detach(connection)
        connection.close('stop')
      }
  }

  async #entryAt(seq: number): Promise<Entry> {
    const [stored] = await this.#setting.store.read(this.id, seq, 1)
    if (!stored) throw new Bug(`no entry ${seq}`)
    return entryFrom(stored)
  }

  async #welcome(room: Room, connection: Connection, { last, link }: ReadSoFar): Promise<void> {
    const form = formFor(room, connection.form)
    if (form !== connection.form) throw new Bug('the log of this game is not for everybody')
    const same = last < 0 || (last <= room.head && (await this.#entryAt(last)).link === link)
    this.#connections.add(connection)
    if (connection.person !== undefined) this.#presence.came(connection.person)
    connection.tell({
      type: 'welcome',
      v: PROTOCOL,
      room: room.id,
      ...(connection.person === undefined ? {} : { you: connection.person }),
      form,
      head: room.head,
      ...(same ? {} : { reset: true as const }),
      here: this.#presence.people(),
    })
    this.#told = room.head
    if (form === 'log') await this.#sendTail(connection, same ? last + 1 : 0)
    else connection.tell(viewFrame(room, await this.#entryAt(room.head), connection.person))
    if (connection.person !== undefined) this.#tellPresence(true)
    this.#watchProposals(room)
  }

  /** One frame of entries; the client asks for the next. */
  async #sendTail(connection: Connection, from: number): Promise<void> {
    const head = this.#room?.head ?? -1
    const page: readonly StoredEntry[] = await this.#setting.store.read(this.id, from, TAIL_ENTRIES)
    const entries: Entry[] = []
    let size = 0
    for (const stored of page) {
      // What was written since is told by itself, in its turn.
      if (stored.seq > head || (entries.length > 0 && size + stored.body.length > TAIL_CHARACTERS)) break
      size += stored.body.length
      entries.push(entryFrom(stored))
    }
    const end = entries.at(-1)?.seq ?? head
    connection.tell({ type: 'tail', entries, head, ...(end < head ? { more: true as const } : {}) })
  }

  /** A proposal to undo does not wait for ever; the table says so itself. */
  #watchProposals(room: Room): void {
    this.#lapse?.()
    this.#lapse = undefined
    const open = [room.offer?.first, room.undoOffer?.seq]
    for (const seq of [...this.#known.keys()]) if (!open.includes(seq)) this.#known.delete(seq)
    const { clock } = this.#setting
    for (const seq of open)
      if (seq !== undefined && !this.#known.has(seq)) this.#known.set(seq, clock.monotonic())
    const proposal = room.undoOffer?.seq
    if (proposal === undefined || this.#closed) return
    const age = clock.monotonic() - (this.#known.get(proposal) ?? clock.monotonic())
    const wait = Math.min(Math.max(0, UNDO_WAITS_MS - age), LONGEST_TIMER)
    this.#lapse = clock.after(wait, () => {
      this.#lapse = undefined
      void this.#later(() => this.#writeLapse(proposal))
    })
  }

  async #writeLapse(proposal: number): Promise<void> {
    const room = await this.#loaded()
    await this.#catchUp()
    if (!room || room.undoOffer?.seq !== proposal) return
    const wish = { id: freshId(this.#setting.bytes), by: TABLE }
    const written = await this.#write(room, [{ act: { kind: 'lapsed', proposal } }], wish, {})
    if (written === 'done') return
    if (written !== 'taken') this.#room = undefined
    await this.#catchUp()
    if (this.#room) this.#watchProposals(this.#room)
  }

  #hear(text: string): void {
    let heard: Heard
    try {
      heard = JSON.parse(text)
    } catch {
      return
    }
    if ('wrote' in heard) {
      const { wrote } = heard
      if ((this.#room?.head ?? -1) < wrote) void this.#later(() => this.#catchUp())
    } else if ('here' in heard) {
      this.#presence.heard(heard.node, heard.here)
      if (heard.asks) this.#publish({ here: this.#presence.local(), node: this.#node })
      this.#tellHere()
    } else this.#relay(heard.by, heard.said)
  }

  /** Plans are nobody's affair where the host sealed them. */
  #relay(by: PersonId, what: Saying): boolean {
    if (what.kind === 'plan' && this.#room?.settings.plans === 'sealed') return false
    for (const connection of [...this.#connections])
      if (connection.person !== by) connection.tell({ type: 'said', by, what })
    return true
  }

  #tellPresence(asks = false): void {
    const here = this.#presence.local()
    this.#publish({ here, node: this.#node, ...(asks ? { asks: true as const } : {}) })
    this.#tellHere()
    this.#repeat?.()
    this.#repeat = undefined
    if (here.length > 0 && !this.#closed)
      this.#repeat = this.#setting.clock.after(REPEAT_MS, () => this.#tellPresence())
  }

  #tellHere(): void {
    const people = this.#presence.people()
    if (people.join() === this.#lastHere) return
    this.#lastHere = people.join()
    for (const connection of [...this.#connections]) connection.tell({ type: 'here', people })
  }

  #publish(heard: Heard): void {
    this.#setting.bus.publish(this.#topic, JSON.stringify(heard))
  }

  /** In its turn; what goes wrong is counted and reported, nobody waits for it. */
  async #later(task: () => Promise<unknown>): Promise<void> {
    if (this.#closed || this.#quarantined) return
    await this.#queue.run(async () => {
      try {
        await task()
      } catch (error) {
        this.#fault(error)
      }
    })
  }

  /** A store that is away is nobody's fault here. Anything else: forget the room, and after a few times set it aside. */
  #fault(error: unknown): void {
    const message = error instanceof Error ? error.message : String(error)
    if (error instanceof StoreError) {
      this.#setting.report?.({ room: this.id, what: 'store', message })
      return
    }
    this.#room = undefined
    this.#faults++
    if (error instanceof Damaged || this.#faults >= MOST_FAULTS) void this.#quarantine(message)
    else this.#setting.report?.({ room: this.id, what: 'fault', message })
  }

  async #quarantine(message: string): Promise<void> {
    if (this.#quarantined) return
    this.#quarantined = true
    this.#lapse?.()
    this.#repeat?.()
    for (const connection of [...this.#connections]) {
      connection.tell({ type: 'fault', fault: 'damaged-table', message: 'this table has been set aside' })
      connection.close('stop')
    }
    this.#connections.clear()
    const log: string[] = []
    try {
      for (;;) {
        const page = await this.#setting.store.read(this.id, log.length)
        if (page.length === 0) break
        for (const { body } of page) log.push(body)
      }
    } catch {
      // Whatever could be read goes into the bundle.
    }
    this.#setting.report?.({ room: this.id, what: 'quarantined', message, log })
  }
}
