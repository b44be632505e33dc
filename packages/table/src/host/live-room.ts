import { whyNot } from '../room/command.ts'
import { stillToShow } from '../room/drawing.ts'
import type { PersonId } from '../room/fact.ts'
import { Damaged, OtherRules } from '../room/fold.ts'
import { refuse } from '../room/refuse.ts'
import type { Room } from '../room/room.ts'
import { StoreError } from '../store/errors.ts'
import type { Signal } from '../wire/client-message.ts'
import { Packet } from '../wire/packet.ts'
import type { ServerMessage } from '../wire/server-message.ts'
import { Audience } from './audience.ts'
import { botAnswers, botGivesUp, botSpeaks, relieveBots } from './bot-acts.ts'
import { BotPlayers } from './bot-players.ts'
import { mayListen, sendTail, welcome } from './bring-up.ts'
import { Chatter } from './chatter.ts'
import type { Connection, ReadSoFar } from './connection.ts'
import { Deadlines } from './deadlines.ts'
import { Ledger } from './ledger.ts'
import { OtherNodes } from './other-nodes.ts'
import { perform } from './perform.ts'
import { Queue } from './queue.ts'
import { Remembered } from './remembered.ts'
import { type Answer, LATER, type Request } from './request.ts'
import type { HostSetting } from './setting.ts'
import type { RoomContext } from './side-writes.ts'
import { wholeLog } from './tail.ts'
import { Vault } from './vault.ts'

/** So many faults one after another, and a table is set aside. */
const MOST_FAULTS = 3
/** More than this waiting for one table is somebody's mistake. */
const MOST_WAITING = 200

/** A store that could not be read is asked again after this. */
const LOOK_AGAIN_MS = 1_000

/** Why nothing can be done at a table here. */
type Aside = 'damaged-table' | 'other-rules'

const faultOf = (aside: Aside): ServerMessage => ({
  type: 'fault',
  fault: aside,
  message: 'this table has been set aside',
})

/** One table in this host's memory: who listens to it, and one thing after another. */
export class LiveRoom {
  readonly id: string
  readonly #setting: HostSetting
  readonly #queue = new Queue()
  readonly #audience: Audience
  readonly #nodes: OtherNodes
  readonly #ledger: Ledger
  readonly #context: RoomContext
  readonly #remembered = new Remembered()
  readonly #chatter: Chatter
  readonly #bots: BotPlayers | undefined
  #faults = 0
  #aside: Aside | undefined
  #closed = false
  #lookAgain: (() => void) | undefined

  constructor(id: string, setting: HostSetting, node: string) {
    this.id = id
    this.#setting = setting
    this.#chatter = new Chatter(() => setting.clock.monotonic())
    this.#audience = new Audience(setting.clock, (here, asks) =>
      this.#nodes.tellHere(here, this.#audience.told, asks),
    )
    this.#nodes = new OtherNodes(setting.bus, id, node, {
      wrote: (head, entries) => {
        if ((this.#ledger.room?.head ?? -1) < head) void this.#later(() => this.#ledger.learn(head, entries))
      },
      here: (other, people, asks) => this.#audience.heard(other, people, asks),
      said: (by, what) => {
        if (what.kind !== 'plan' || this.#ledger.room?.settings.plans === 'shown')
          this.#audience.say(by, what)
      },
      missed: () => void this.#later(() => this.#ledger.catchUp()),
    })
    const around = {
      audience: this.#audience,
      nodes: this.#nodes,
      changed: (room: Room) => this.#watch(room),
    }
    this.#ledger = new Ledger(id, setting, around)
    const deadlines = new Deadlines(setting.clock, (entry) => void this.#later(() => this.#lapse(entry)))
    const { presence } = this.#audience
    this.#context = { setting, presence, deadlines, vault: new Vault(id, setting.sealer) }
    this.#bots = setting.bots && this.#botPlayers(setting.bots, node)
  }

  #botPlayers(bots: NonNullable<HostSetting['bots']>, node: string): BotPlayers {
    const { presence, deadlines } = this.#context
    const [ledger, known] = [this.#ledger, this.#context]
    return new BotPlayers(this.#setting.clock, bots, deadlines, {
      isFirst: () => presence.isFirst(node),
      answer: (mark, thought) => this.#later(() => botAnswers(ledger, known, mark, thought)),
      word: (proposal) => this.#later(() => botSpeaks(ledger, known, proposal)),
      giveUp: (mark) => this.#later(() => botGivesUp(ledger, known, mark)),
      lookAgain: () => void this.#later(() => ledger.catchUp()),
    })
  }

  get isIdle(): boolean {
    return this.#audience.size === 0 && this.#queue.waiting === 0
  }

  get isQuarantined(): boolean {
    return this.#aside !== undefined
  }

  get connections(): number {
    return this.#audience.size
  }

  get told(): number {
    return this.#audience.told
  }

  /** Decides, writes, and only then tells. */
  submit(request: Request): Promise<Answer> {
    if (this.#aside) return Promise.resolve(this.#no(this.#aside, request))
    if (this.#closed || this.#queue.waiting > MOST_WAITING) return Promise.resolve(LATER)
    return this.#queue.run(async () => {
      try {
        const answer =
          this.#remembered.refusal(request.id) ??
          (await perform(this.#ledger, this.#context, this.#remembered, request))
        this.#remembered.answered(request.id, answer)
        this.#faults = 0
        return answer
      } catch (error) {
        this.#fault(error)
        return this.#aside ? this.#no(this.#aside, request) : LATER
      }
    })
  }

  /** Lets somebody listen, from where he has read to. False if there is no such table or it is set aside. */
  async attach(connection: Connection, read: ReadSoFar): Promise<boolean> {
    if (this.#turnsAway(connection) || this.#closed) return false
    return this.#queue.run(async () => {
      try {
        await this.#ledger.catchUp()
        if (this.#closed) return false
        const { room } = this.#ledger
        if (!room || !mayListen(room, connection)) {
          connection.close('stop')
          return false
        }
        const { store, mostTail } = this.#setting
        await welcome(store, room, this.#audience, connection, read, mostTail)
        const { person } = connection
        if (room.bots.size > 0 && person !== undefined)
          void this.#later(() => relieveBots(this.#ledger, this.#context, person))
        return true
      } catch (error) {
        this.#audience.remove(connection)
        this.#fault(error)
        this.#turnsAway(connection)
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
      await sendTail(this.#setting.store, this.#ledger.room ?? { id: this.id, head: -1 }, connection, from)
    })
  }

  /** Something that is told and forgotten; false if somebody says too much. */
  say(by: PersonId, what: Signal): boolean {
    const { room } = this.#ledger
    // Whoever may change his name is somebody here.
    if (!room || whyNot(room, by, 'rename')) return true
    if (what.kind === 'plan' && (room.seats[what.seat] !== by || room.settings.plans === 'sealed'))
      return true
    if (!this.#chatter.allows(by, what)) return false
    this.#audience.say(by, what)
    this.#nodes.tellSaid(by, what)
    return true
  }

  /** Closes for this host: everybody comes back to another one, or to the next start. */
  async close(): Promise<void> {
    this.#closed = true
    this.#nodes.silence()
    this.#lookAgain?.()
    this.#rest()
    this.#audience.dismiss('retryNow')
    await this.#queue.run(async () => {})
    this.#rest()
  }

  /** A look at the room as it is: for lists, exports and admin pages. */
  look<T>(read: (room: Room) => T): Promise<T | undefined> {
    return this.#queue.run(async () => {
      await this.#ledger.catchUp()
      return this.#ledger.room && read(this.#ledger.room)
    })
  }

  /** Times run and bots think for the room as it is now. */
  #watch(room: Room | undefined): void {
    if (!room || this.#closed) return
    this.#context.deadlines.watch(room)
    this.#bots?.watch(room)
  }

  #rest(): void {
    this.#context.deadlines.stop()
    this.#bots?.stop()
  }

  /** Nobody answered: the table itself takes the proposal away, or goes on without those who show nothing. */
  async #lapse(entry: number): Promise<void> {
    await this.#ledger.catchUp()
    const { room } = this.#ledger
    if (room?.drawing?.since === entry)
      await this.#ledger.writeAsTable(room, [{ act: { kind: 'passed-over', people: stillToShow(room) } }])
    if (room?.undoOffer?.seq === entry)
      await this.#ledger.writeAsTable(room, [{ act: { kind: 'lapsed', proposal: entry } }])
  }

  /** In its turn; what goes wrong is counted and reported, nobody waits for it. */
  async #later(task: () => Promise<unknown>): Promise<void> {
    if (this.#closed || this.#aside) return
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
      this.#watch(this.#ledger.room)
      this.#lookLater()
      return
    }
    this.#ledger.forget()
    this.#faults++
    if (error instanceof OtherRules) {
      this.#setAside('other-rules')
      this.#setting.report?.({ room: this.id, what: 'other-rules', message })
    } else if (error instanceof Damaged || this.#faults >= MOST_FAULTS) void this.#quarantine(message)
    else this.#setting.report?.({ room: this.id, what: 'fault', message })
  }

  /** What could not be read may be what others wrote: nobody tells of it twice. */
  #lookLater(): void {
    if (this.#lookAgain || this.#closed || this.#audience.size === 0) return
    this.#lookAgain = this.#setting.clock.after(LOOK_AGAIN_MS, () => {
      this.#lookAgain = undefined
      void this.#later(() => this.#ledger.catchUp())
    })
  }

  /** Another host may think better of the table: whoever may be asking there, too, is not told no here. */
  #no(aside: Aside, { again }: Request): Answer {
    return again ? LATER : { refused: refuse(aside) }
  }

  /** Says why to whoever comes to a table that is set aside. */
  #turnsAway(connection: Connection): boolean {
    if (!this.#aside) return false
    connection.tell(new Packet(faultOf(this.#aside)))
    connection.close('stop')
    return true
  }

  #setAside(aside: Aside): void {
    this.#aside = aside
    this.#rest()
    this.#audience.dismiss('stop', faultOf(aside))
  }

  async #quarantine(message: string): Promise<void> {
    if (this.#aside) return
    this.#setAside('damaged-table')
    const log = await wholeLog(this.#setting.store, this.id)
    this.#setting.report?.({ room: this.id, what: 'quarantined', message, log })
  }
}
