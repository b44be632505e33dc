import { has, type Json, type Refusal } from '@graveshift/kernel'
import type { Link, LinkStatus, OutboxStorage, OwnPart, Settled } from '@graveshift/table/link'
import { awaited, type Command, type PersonId, type Room, seatsOfPerson } from '@graveshift/table/room'
import { forgetInvitations } from './memory.ts'
import { type OnlineState, OnlineStore } from './online-store.ts'
import { NewsReader } from './table-news.ts'
import { Talk } from './talk.ts'
import { webLink } from './web-link.ts'

/** What came of the last wish, when it was not what was wished for. */
export type Trouble = Refusal | 'conflict'

/** An online table at one moment, never changed once handed out. The room inside goes on: read it while drawing. */
export interface Look {
  readonly status: LinkStatus
  readonly isOnline: boolean
  /** Whether there is a newer page than this one. */
  readonly isOutdated: boolean
  /** Why the server let go of us for good. */
  readonly refused: string | undefined
  readonly you: PersonId | undefined
  /** Who was connected when this was last heard: see `whereIs`. */
  readonly here: ReadonlySet<PersonId>
  readonly room: Room | undefined
  /** Seats one answers for. */
  readonly mine: readonly number[]
  readonly pending: readonly Command[]
  readonly trouble: Trouble | undefined
  /** Whether the luck of this game is what one had a part in. */
  readonly ownPart: OwnPart
  /** The running game, or the last one. */
  readonly store: OnlineStore | undefined
  /** Whether the table waits for whoever sits here. */
  readonly isAwaited: boolean
}

/** Whether somebody is connected; nobody knows while oneself is not. */
export type Whereabouts = 'here' | 'away' | 'unknown'

export function whereIs({ status, here }: Pick<Look, 'status' | 'here'>, person: PersonId): Whereabouts {
  if (status !== 'open') return 'unknown'
  return here.has(person) ? 'here' : 'away'
}

const NOTHING: Look = {
  status: 'connecting',
  isOnline: true,
  isOutdated: false,
  refused: undefined,
  you: undefined,
  here: new Set(),
  room: undefined,
  mine: [],
  pending: [],
  trouble: undefined,
  ownPart: 'unknown',
  store: undefined,
  isAwaited: false,
}

/** This browser at an online table: its link, what React reads of it, and the game on it. */
export class OnlineTable {
  readonly id: string
  readonly talk = new Talk()
  readonly #link: Link
  readonly #listeners = new Set<() => void>()
  #look: Look = NOTHING
  #refused: string | undefined
  #trouble: Trouble | undefined
  #storeRound = 0
  #store: OnlineStore | undefined
  #due = false
  /** When each proposal was first seen here, for the leader's word. */
  readonly #since = new Map<number, number>()
  readonly #reader = new NewsReader()

  constructor(id: string, makeLink: (room: string, onRefused: (why: string) => void) => Link) {
    this.id = id
    this.#link = makeLink(id, (why) => {
      this.#refused = why
    })
    this.#link.listen((event) => {
      if (event.kind === 'said') return this.talk.hear(event.by, event.what)
      if (event.kind === 'entry') {
        const { act } = event.entry
        if (act.kind === 'answered')
          this.talk.dropPlans(({ seat, choice }) => seat === act.seat || choice === act.choice)
        // Whoever was sent away could come back by them, so the server took them back.
        if (act.kind === 'kicked' && this.#link.status === 'open') forgetInvitations(id)
        // What was written while one was away is no news.
        const news = this.#link.status === 'open' ? this.#reader.read(event.entry) : undefined
        if (news) this.talk.tell(news)
        const isSealed = act.kind === 'configured' && act.settings.plans === 'sealed'
        if (isSealed || act.kind === 'undone' || act.kind === 'rematched') this.talk.dropPlans(() => true)
      }
      const { room } = this.#link.replica
      if (room) this.#reader.note(room)
      if (event.kind === 'here') this.talk.dropPlans(({ by }) => !event.people.includes(by))
      this.#change()
    })
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  readonly look = (): Look => this.#look

  start(): void {
    window.addEventListener('online', this.#wake)
    window.addEventListener('pageshow', this.#wake)
    document.addEventListener('visibilitychange', this.#wake)
    window.addEventListener('offline', this.#change)
    this.#link.start()
  }

  close(): void {
    window.removeEventListener('online', this.#wake)
    window.removeEventListener('pageshow', this.#wake)
    document.removeEventListener('visibilitychange', this.#wake)
    window.removeEventListener('offline', this.#change)
    this.#listeners.clear()
    this.talk.close()
    this.#link.stop()
  }

  /** Nobody waits for a pause to end who has the network back, or looks at the table again. */
  readonly #wake = (): void => {
    if (!document.hidden && navigator.onLine) this.#link.wake()
    this.#change()
  }

  /** Tries to connect now instead of after the pause. */
  retry(): void {
    this.#link.retry()
  }

  /** Wishes for something that lasts; what the table says against it is shown as trouble. */
  async do(act: Command): Promise<Settled> {
    this.#trouble = undefined
    const settling = this.#link.do(act)
    this.#change()
    const settled = await settling
    if (has(settled, 'refused')) this.#trouble = settled.refused
    if (has(settled, 'conflict')) this.#trouble = 'conflict'
    this.#change()
    return settled
  }

  /** Says that one is ready, and keeps one's own part in the luck. */
  async getReady(): Promise<void> {
    const ready = this.#link.readiness()
    if (ready) await this.do(ready)
  }

  /** From a finished game of a campaign to the next one, ready for it; whoever is last begins it. */
  async goOn(): Promise<void> {
    const phase = () => this.#link.replica.room?.phase
    if (phase() === 'over') await this.do({ kind: 'rematch' })
    if (phase() !== 'lobby') return
    // Somebody else may have been quicker: that is no trouble.
    this.forgetTrouble()
    if (this.#look.mine.length > 0) await this.getReady()
  }

  readonly ping = (target: number): void => {
    const what = { kind: 'ping', at: String(target) } as const
    this.#link.say(what)
    // One sees one's own finger, too.
    if (this.#link.you !== undefined) this.talk.hear(this.#link.you, what)
  }

  phrase(phrase: string): void {
    const what = { kind: 'phrase', phrase } as const
    this.#link.say(what)
    if (this.#link.you !== undefined) this.talk.hear(this.#link.you, what)
  }

  /** Lets the others see what one thinks of drawing, where the host has not sealed plans. */
  readonly plan = (seat: number, choice: number, pick: Json | null): void => {
    if (this.#look.room?.settings.plans !== 'shown') return
    if (this.#link.pending.some(({ act }) => has(act, 'choice') && act.choice === choice)) return
    this.#link.say({ kind: 'plan', seat, choice, pick })
  }

  forgetTrouble(): void {
    this.#trouble = undefined
    this.#change()
  }

  /** Milliseconds since a proposal was first seen here. */
  ageOf(proposal: number): number {
    return performance.now() - (this.#since.get(proposal) ?? performance.now())
  }

  /** Many entries may come at once: one new look is enough for all of them. */
  readonly #change = (): void => {
    if (this.#due) return
    this.#due = true
    queueMicrotask(() => {
      this.#due = false
      this.#publish()
    })
  }

  #publish(): void {
    const { status, you, here, replica } = this.#link
    const before = this.#look
    // While a log is read again from its beginning, the table stays as it was last seen.
    const isBehind = status !== 'open' && (before.room?.head ?? -1) > replica.head
    const room = isBehind ? before.room : (replica.room ?? before.room)
    const pending = this.#link.pending.map(({ act }) => act)
    const mine = room && you !== undefined ? seatsOfPerson(room, you) : []
    if (room && !isBehind) this.#followGame(room, mine, pending, status === 'open')
    for (const seq of [room?.offer?.first, room?.undoOffer?.seq])
      if (seq !== undefined && !this.#since.has(seq)) this.#since.set(seq, performance.now())
    this.#look = {
      status,
      isOnline: navigator.onLine !== false,
      isOutdated: this.#link.isOutdated,
      refused: this.#refused ?? this.#link.fault,
      you: you ?? before.you,
      here: new Set(here),
      room,
      mine,
      pending,
      trouble: this.#trouble,
      ownPart: this.#link.ownPart,
      store: this.#store,
      isAwaited: room !== undefined && you !== undefined && awaited(room).includes(you),
    }
    for (const listener of [...this.#listeners]) listener()
  }

  #followGame(room: Room, mine: readonly number[], pending: readonly Command[], isSettled: boolean): void {
    const { session } = this.#link.replica
    if (!session) {
      if (room.phase === 'lobby') this.#store = undefined
      return
    }
    const sending = new Set(
      pending.flatMap((act) => (act.kind === 'answer' || act.kind === 'propose' ? [act.choice] : [])),
    )
    const state: OnlineState = { room, session, mine, sending, isSettled }
    if (this.#store && this.#storeRound === room.round) {
      this.#store.show(state)
      return
    }
    this.#storeRound = room.round
    this.#store = new OnlineStore(`${this.id}-${room.round}`, state, (act) => void this.do(act))
  }
}

let open: OnlineTable | undefined

/** Sits down at a table, and gets up from the one before. */
export function sitAt(id: string, storage: OutboxStorage): OnlineTable {
  open?.close()
  open = new OnlineTable(id, (room, onRefused) => webLink(room, storage, onRefused))
  open.start()
  return open
}

/** The table this tab sits at, if it does: going to another screen and back finds it still connected. */
export const tableInUse = (): OnlineTable | undefined => open
