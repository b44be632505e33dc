import { Bug, isRefusal } from '@graveshift/kernel'
import { CONFLICT, type Deed, type World } from '../room/act.ts'
import { type BotTurn, botAnswer, botTurns, botWord, markOf } from '../room/bot-turns.ts'
import { cloneRoom } from '../room/clone-room.ts'
import { type Command, decideCommand, MOST_ENTRIES, whyNot } from '../room/command.ts'
import { type Entry, isEntry, TABLE } from '../room/entry.ts'
import type { PersonId } from '../room/fact.ts'
import { Damaged, foldEntry, foldMade, foldNext } from '../room/fold.ts'
import { refuse } from '../room/refuse.ts'
import { isAtTable, type Room } from '../room/room.ts'
import { summaryOf } from '../room/summary.ts'
import { StoreError, UnknownOutcome } from '../store/errors.ts'
import { type Also, type Appended, PAGE } from '../store/store.ts'
import type { Saying } from '../wire/client-message.ts'
import type { Answer, Wish } from './answer.ts'
import { Audience } from './audience.ts'
import { takeAway, type Writable, worldOf } from './beside-the-log.ts'
import { BotPlayers, type Thought } from './bot-players.ts'
import { mayListen, sendTail, tellMissed, welcome } from './bring-up.ts'
import { chain } from './chain.ts'
import type { Connection, ReadSoFar } from './connection.ts'
import { Deadlines } from './deadlines.ts'
import { freshId } from './ids.ts'
import { entryFrom, loadRoom } from './load-room.ts'
import { OtherNodes } from './other-nodes.ts'
import { Queue } from './queue.ts'
import { Remembered } from './remembered.ts'
import type { HostSetting } from './setting.ts'
import { entryAt, wholeLog } from './tail.ts'
import { Vault } from './vault.ts'

/** Nobody loses a race so often, unless something is wrong. */
const MOST_TRIES = 50
/** So many faults one after another, and a table is set aside. */
const MOST_FAULTS = 3
/** More than this waiting for one table is somebody's mistake. */
const MOST_WAITING = 200

/** A store that could not be read is asked again after this. */
const LOOK_AGAIN_MS = 1_000

const LATER: Answer = { later: true }
const SET_ASIDE: Answer = { refused: refuse('damaged-table') }

/** One table in this host's memory: its room, and one thing after another. */
export class LiveRoom {
  readonly id: string
  readonly #setting: HostSetting
  readonly #queue = new Queue()
  readonly #audience: Audience
  readonly #deadlines: Deadlines
  readonly #vault: Vault
  readonly #nodes: OtherNodes
  readonly #remembered = new Remembered()
  readonly #bots: BotPlayers | undefined
  #room: Room | undefined
  #faults = 0
  #quarantined = false
  #closed = false
  #lookAgain: (() => void) | undefined

  constructor(id: string, setting: HostSetting, node: string) {
    this.id = id
    this.#setting = setting
    this.#audience = new Audience(setting.clock, (here, asks) =>
      this.#nodes.tellHere(here, this.#audience.told, asks),
    )
    this.#deadlines = new Deadlines(
      setting.clock,
      (proposal) => void this.#later(() => this.#lapse(proposal)),
    )
    this.#bots =
      setting.bots &&
      new BotPlayers(setting.clock, setting.bots, this.#deadlines, {
        isFirst: () => this.#audience.presence.isFirst(node),
        answer: (mark, thought) => this.#later(() => this.#botAnswers(mark, thought)),
        word: (proposal) => this.#later(() => this.#botWord(proposal)),
        giveUp: (mark) => this.#later(() => this.#botGivesUp(mark)),
        lookAgain: () => void this.#later(() => this.#catchUp()),
      })
    this.#vault = new Vault(id, setting.sealer)
    this.#nodes = new OtherNodes(setting.bus, id, node, {
      wrote: (head, entries) => this.#learn(head, entries),
      here: (other, people, asks) => this.#audience.heard(other, people, asks),
      said: (by, what) => {
        if (what.kind !== 'plan' || this.#room?.settings.plans === 'shown') this.#audience.say(by, what)
      },
      missed: () => void this.#later(() => this.#catchUp()),
    })
  }

  get isIdle(): boolean {
    return this.#audience.size === 0 && this.#queue.waiting === 0
  }

  get isQuarantined(): boolean {
    return this.#quarantined
  }

  get connections(): number {
    return this.#audience.size
  }

  get told(): number {
    return this.#audience.told
  }

  /** Decides, writes, and only then tells. */
  submit(wish: Wish): Promise<Answer> {
    // Another host may think better of the table: whoever may be asking there, too, is not told no here.
    if (this.#quarantined) return Promise.resolve(wish.again ? LATER : SET_ASIDE)
    if (this.#closed || this.#queue.waiting > MOST_WAITING) return Promise.resolve(LATER)
    return this.#queue.run(async () => {
      try {
        const answer = this.#remembered.refusal(wish.id) ?? (await this.#perform(wish))
        this.#remembered.answered(wish.id, answer)
        this.#faults = 0
        return answer
      } catch (error) {
        this.#fault(error)
        return this.#quarantined && !wish.again ? SET_ASIDE : LATER
      }
    })
  }

  /**
   * Whether a no has to be written, so that no copy is taken elsewhere or later: where there may be copies, and where
   * the same thing could be a yes one day. Nobody who is not at the table ever comes back to it under the same name.
   */
  #mustLast(room: Room, { id, by, again }: Wish): boolean {
    return (
      (again === true || this.#remembered.isInDoubt(id)) && isAtTable(room, by) && room.head < MOST_ENTRIES
    )
  }

  /** Lets somebody listen, from where he has read to. False if there is no such table or it is set aside. */
  async attach(connection: Connection, read: ReadSoFar): Promise<boolean> {
    if (this.#quarantined) connection.close('stop')
    if (this.#quarantined || this.#closed) return false
    return this.#queue.run(async () => {
      try {
        await this.#catchUp()
        if (this.#closed) return false
        if (!this.#room || !mayListen(this.#room, connection)) {
          connection.close('stop')
          return false
        }
        const { store, mostTail } = this.#setting
        await welcome(store, this.#room, this.#audience, connection, read, mostTail)
        if (this.#room.bots.size > 0) void this.#later(() => this.#relieveBots(connection))
        return true
      } catch (error) {
        this.#audience.remove(connection)
        this.#fault(error)
        return false
      }
    })
  }

  detach(connection: Connection): void {
    this.#audience.remove(connection)
  }

  /** Entries from a number on, for a client that missed some. */
  tail(connection: Connection, from: number): Promise<void> {
    return this.#later(async () => {
      if (!this.#audience.has(connection) || connection.form !== 'log') return
      await sendTail(this.#setting.store, this.#room ?? { id: this.id, head: -1 }, connection, from)
    })
  }

  /** Something that is told and forgotten. */
  say(by: PersonId, what: Saying): void {
    const room = this.#room
    // Whoever may change his name is somebody here.
    if (!room || whyNot(room, by, 'rename')) return
    if (what.kind === 'plan' && (room.seats[what.seat] !== by || room.settings.plans === 'sealed')) return
    this.#audience.say(by, what)
    this.#nodes.tellSaid(by, what)
  }

  /** Closes for this host: everybody comes back to another one, or to the next start. */
  async close(): Promise<void> {
    this.#closed = true
    this.#nodes.silence()
    this.#lookAgain?.()
    this.#deadlines.stop()
    this.#bots?.stop()
    this.#audience.dismiss('retryNow')
    await this.#queue.run(async () => {})
    this.#deadlines.stop()
    this.#bots?.stop()
  }

  /** A look at the room as it is: for lists, exports and admin pages. */
  look<T>(read: (room: Room) => T): Promise<T | undefined> {
    return this.#queue.run(async () => {
      await this.#catchUp()
      return this.#room && read(this.#room)
    })
  }

  async #loaded(): Promise<Room | undefined> {
    if (this.#room) return this.#room
    this.#room = await loadRoom(this.#setting.store, this.id, this.#setting.findModule)
    // Read anew, it may be further than anybody here was told.
    if (this.#room) await tellMissed(this.#setting.store, this.#room, this.#audience)
    return this.#room
  }

  async #perform(wish: Wish): Promise<Answer> {
    const { store } = this.#setting
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      const room = await this.#loaded()
      if (!room) return { refused: refuse('no-such-table') }
      // The asker has seen more than this host: it would only be told so by the store.
      if (tries === 0 && wish.basis > room.head) await this.#catchUp()
      await this.#openVault(room, wish.command)
      const also: Writable<Also> = { ...wish.also }
      const decision = decideCommand(room, wish, wish.command, this.#world(room, also))
      let answer: Answer = { done: room.head + 1, by: wish.by }
      let written: Appended | 'unknown'
      if (decision === CONFLICT || isRefusal(decision)) {
        // Before anybody is told no: was it done before, and is this the newest there is?
        const seq = await store.find(this.id, wish.id)
        const moved = await this.#catchUp()
        if (seq !== undefined) return this.#doneBefore(seq)
        if (moved) continue
        answer = decision === CONFLICT ? { conflict: room.head } : { refused: decision }
        if (!this.#mustLast(room, wish)) return answer
        const refusal = decision === CONFLICT ? {} : { refusal: decision }
        written = await this.#write(room, [{ act: { kind: 'voided', ...refusal } }], wish, {})
      } else {
        await takeAway(store, this.id, wish, also)
        written = await this.#write(room, decision, wish, also)
      }
      if (written === 'done') return answer
      if (written === 'unknown') this.#remembered.doubt(wish.id)
      if (written === 'gap' || written === 'gone' || written === 'unknown') this.#room = undefined
      if (written === 'gone') return { refused: refuse('no-such-table') }
      if (written === 'known' || written === 'unknown') {
        const seq = await store.find(this.id, wish.id)
        await this.#catchUp()
        // It may still be on its way to the disk: asking again with the same id finds out.
        return seq === undefined ? LATER : this.#doneBefore(seq)
      }
      await this.#catchUp()
    }
    return LATER
  }

  /** Folds what was decided into a copy, writes it, and only then makes the copy the room and tells everybody. */
  async #write(room: Room, deeds: readonly Deed[], wish: Pick<Wish, 'id' | 'by'>, also: Also) {
    const { clock, bytes, store } = this.#setting
    const next = cloneRoom(room)
    const news = chain(room, deeds, wish, clock.now(), bytes).map((entry) => {
      foldMade(next, entry)
      return this.#audience.newsOf(next, entry)
    })
    const rows = news.map(({ entry: { seq, id, at }, body }) => ({ seq, id, at, body }))
    try {
      const written = await store.append(room.id, rows, { ...also, summary: summaryOf(next) })
      if (written !== 'done') return written
    } catch (error) {
      if (error instanceof UnknownOutcome) return 'unknown' as const
      throw error
    }
    this.#room = next
    for (const each of news) this.#audience.tell(next, each)
    this.#watch()
    this.#nodes.tellWritten(next.head, news)
    return 'done' as const
  }

  /** The secret is fetched only where luck may be asked for. */
  async #openVault(room: Room, { kind }: Pick<Command, 'kind'>): Promise<void> {
    if (room.play ? room.secret === undefined : kind === 'start')
      await this.#vault.open(this.#setting.store, room.round)
  }

  #world(room: Room, also: Writable<Also>): World {
    const known = { presence: this.#audience.presence, deadlines: this.#deadlines, vault: this.#vault }
    return worldOf(room, also, this.#setting, known)
  }

  async #doneBefore(seq: number): Promise<Answer> {
    const { by, act } = await entryAt(this.#setting.store, this.id, seq)
    // Whoever wrote it may never have learnt of it, nor told anybody.
    this.#nodes.tellFound(seq)
    if (act.kind === 'voided') return act.refusal ? { refused: act.refusal } : { conflict: seq }
    return { done: seq, by }
  }

  /** Reads what others wrote, and tells it. Gives whether there was anything. */
  async #catchUp(): Promise<boolean> {
    const before = this.#room?.head
    const room = await this.#loaded()
    if (!room) return false
    for (;;) {
      const page = await this.#setting.store.read(this.id, room.head + 1, PAGE)
      for (const stored of page) {
        const entry = entryFrom(stored)
        foldEntry(room, entry)
        // A room read anew goes past what was told already.
        if (before !== undefined) this.#audience.tell(room, this.#audience.newsOf(room, entry))
      }
      if (page.length < PAGE) break
    }
    if (before === undefined) await tellMissed(this.#setting.store, room, this.#audience)
    this.#watch()
    return before === undefined || room.head > before
  }

  #watch(): void {
    if (!this.#room || this.#closed) return
    this.#deadlines.watch(this.#room)
    this.#bots?.watch(this.#room)
  }

  /** Nobody answered: the table itself takes the proposal away. */
  async #lapse(proposal: number): Promise<void> {
    await this.#catchUp()
    const room = this.#room
    if (room?.undoOffer?.seq !== proposal) return
    await this.#writeAsTable(room, [{ act: { kind: 'lapsed', proposal } }])
  }

  /** What the table wants itself is written on the room as it is or not at all: who was first was first. */
  async #writeAsTable(
    room: Room,
    deeds: readonly Deed[],
    wish: Pick<Wish, 'id' | 'by'> = { id: freshId(this.#setting.bytes), by: TABLE },
  ): Promise<boolean> {
    const written = await this.#write(room, deeds, wish, {})
    if (written === 'done') return true
    if (written !== 'taken') this.#room = undefined
    await this.#catchUp()
    return false
  }

  /** The question that a bot was asked, if it is still the same. */
  #turnOf(room: Room, mark: string): BotTurn | undefined {
    return botTurns(room).find((turn) => markOf(room, turn) === mark)
  }

  /** A bot has thought. Of several hosts whose bots did, one is first; the others drop their answer. */
  async #botAnswers(mark: string, { pick, why }: Thought): Promise<void> {
    const room = this.#room
    const turn = room && this.#turnOf(room, mark)
    if (!turn || room.head >= MOST_ENTRIES) return
    await this.#openVault(room, { kind: 'answer' })
    const deeds = botAnswer(room, turn, pick, { id: turn.bot, why }, this.#world(room, {}))
    if (isRefusal(deeds)) throw new Bug(`a bot's answer is refused: ${deeds.refused}`)
    if (await this.#writeAsTable(room, deeds)) this.#setting.bots?.answered?.(turn.bot)
  }

  /** Nobody said yes or no in time, and a bot leads. */
  async #botWord(proposal: number): Promise<void> {
    const room = this.#room
    if (room?.offer?.seq !== proposal || room.head >= MOST_ENTRIES) return
    await this.#openVault(room, { kind: 'answer' })
    const deeds = botWord(room, this.#world(room, {}))
    if (!isRefusal(deeds)) await this.#writeAsTable(room, deeds)
  }

  /** It cannot answer, whatever the reason: a person shall go on. */
  async #botGivesUp(mark: string): Promise<void> {
    const room = this.#room
    const turn = room && this.#turnOf(room, mark)
    if (!turn || room.head >= MOST_ENTRIES) return
    this.#setting.report?.({ room: this.id, what: 'bot', message: `${turn.bot} gave up at ${room.head}` })
    await this.#writeAsTable(room, [{ act: { kind: 'bot-dismissed', seat: turn.seat } }])
  }

  /** Whoever is back has the seats again that bots kept for him. */
  async #relieveBots({ person }: Connection): Promise<void> {
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      const room = this.#room
      if (person === undefined || !room || room.head >= MOST_ENTRIES) return
      const seats = [...room.bots.keys()].filter((seat) => room.lent.get(seat) === person)
      if (seats.length === 0 || whyNot(room, person, 'reclaim')) return
      const deeds = seats.map((seat): Deed => ({ act: { kind: 'reclaimed', seat } }))
      const wish = { id: freshId(this.#setting.bytes), by: person }
      if (await this.#writeAsTable(room, deeds, wish)) return
    }
  }

  /** Another node knows of entries up to this one, and may have told them. */
  #learn(head: number, entries: readonly Entry[]): void {
    if ((this.#room?.head ?? -1) >= head) return
    void this.#later(async () => {
      const room = this.#room
      for (const entry of entries)
        if (room && isEntry(entry) && foldNext(room, entry))
          this.#audience.tell(room, this.#audience.newsOf(room, entry))
      // What does not follow, or was not told, is in the log.
      if ((room?.head ?? -1) < head) await this.#catchUp()
      else this.#watch()
    })
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

  /** A store that is away is nobody's fault here. Anything else: forget the room, after a few times set it aside. */
  #fault(error: unknown): void {
    const message = error instanceof Error ? error.message : String(error)
    if (error instanceof StoreError) {
      this.#setting.report?.({ room: this.id, what: 'store', message })
      // A proposal's time goes on while the store is away.
      this.#watch()
      this.#lookLater()
      return
    }
    this.#room = undefined
    this.#faults++
    if (error instanceof Damaged || this.#faults >= MOST_FAULTS) void this.#quarantine(message)
    else this.#setting.report?.({ room: this.id, what: 'fault', message })
  }

  /** What could not be read may be what others wrote: nobody tells of it twice. */
  #lookLater(): void {
    if (this.#lookAgain || this.#closed || this.#audience.size === 0) return
    this.#lookAgain = this.#setting.clock.after(LOOK_AGAIN_MS, () => {
      this.#lookAgain = undefined
      void this.#later(() => this.#catchUp())
    })
  }

  async #quarantine(message: string): Promise<void> {
    if (this.#quarantined) return
    this.#quarantined = true
    this.#deadlines.stop()
    this.#bots?.stop()
    const fault = { type: 'fault', fault: 'damaged-table', message: 'this table has been set aside' } as const
    this.#audience.dismiss('stop', fault)
    const log = await wholeLog(this.#setting.store, this.id)
    this.#setting.report?.({ room: this.id, what: 'quarantined', message, log })
  }
}
