import type { Choice, GearUp } from '@graveshift/gear-up'
import { type Game, isRefusal, type Json, type Refusal, type Seat } from '@graveshift/kernel'
import { type BatchOf, type Help, type Session, sortedHelp, type Told } from '@graveshift/table'
import type { Command, Room } from '@graveshift/table/room'
import { NO_BOTS } from '../bots/seat-bots.ts'
import { GameStore, type Snapshot } from '../store/game-store.ts'
import { judge } from '../table/gear-up/place/judge.ts'

/** What the store needs of its table. */
export interface Behind {
  readonly room: Room
  readonly session: Session<Game>
  /** Seats this person answers for. */
  readonly mine: readonly Seat[]
  /** Questions whose answer is on its way. */
  readonly sending: ReadonlySet<number>
  readonly isSettled: boolean
}

const WATCHING: Refusal = { refused: 'not-your-seat', rule: 'TABLE' }

/** The game of an online table, in the form in which the table is given games. It changes when the log says so. */
export class OnlineStore extends GameStore<GearUp> {
  readonly #do: (act: Command) => void
  readonly #watching = new Set<() => void>()
  #behind: Behind
  #shown: Snapshot<GearUp>
  #help: readonly Help[] = []

  constructor(id: string, behind: Behind, send: (act: Command) => void) {
    super(id, sessionOf(behind), async () => undefined, 'saved')
    this.#behind = behind
    this.#do = send
    this.#shown = this.#look(undefined)
  }

  override readonly subscribe = (listener: () => void): (() => void) => {
    this.#watching.add(listener)
    return () => this.#watching.delete(listener)
  }

  override readonly snapshot = (): Snapshot<GearUp> => this.#shown

  override get session(): Session<GearUp> {
    return sessionOf(this.#behind)
  }

  override get board(): GearUp['board'] {
    return this.session.state.board
  }

  override get home(): Seat | undefined {
    return this.#behind.mine[0]
  }

  override picks(choice: Choice): Json[] {
    return this.session.picks(choice)
  }

  override told(from = 0): readonly Told[] {
    return this.session.told(from)
  }

  override save(): void {}

  /** The host says whether; where it is allowed the game counts as helped, whoever looks. */
  override get isHelpAllowed(): boolean {
    return this.#behind.room.phase === 'playing' && this.#behind.room.settings.coach === true
  }

  override setHelp(help: Help, on: boolean): void {
    this.#help = sortedHelp(on ? [...this.#help, help] : this.#help.filter((each) => each !== help))
    this.show(this.#behind)
  }

  /** Sends an answer; a question of the team's is answered by a proposal. What the rules refuse is not sent. */
  override do(_seat: Seat, choiceId: number, pick: Json): Refusal | undefined {
    const choice = this.#shown.open.find(({ id }) => id === choiceId)
    if (!choice) return { refused: 'stale-choice', rule: 'KERNEL' }
    const refusal = judge(this.session, choice, pick)
    if (refusal) return refusal
    const seat = choice.seat === 'team' ? this.home : choice.seat
    if (seat === undefined) return WATCHING
    this.#do({ kind: choice.seat === 'team' ? 'propose' : 'answer', seat, choice: choiceId, pick })
    return undefined
  }

  /** Takes one's own last step back; where somebody acted since, asks the others for it. */
  override undo(): Refusal | undefined {
    const { room, mine } = this.#behind
    const first = mine[0]
    if (!room.play || first === undefined) return WATCHING
    if (!room.teamLast)
      for (const seat of mine)
        if (!isRefusal(room.play.target({ seat, over: room.botSteps }))) {
          this.#do({ kind: 'undo', seat })
          return undefined
        }
    const to = room.play.target({ over: room.botSteps })
    if (isRefusal(to)) return to
    this.#do({ kind: 'propose-undo', seat: first, to })
    return undefined
  }

  /** The table has moved, or what is on its way has. */
  show(behind: Behind): void {
    const before = this.#shown
    const isSame = this.#behind.session === behind.session
    this.#behind = behind
    const { session } = this
    // One step on is shown as it happens, unless somebody here is in the middle of an answer: that is not disturbed.
    const isStep = isSame && behind.isSettled && session.seq === before.seq + 1
    const ids = new Set(session.choices().map(({ id }) => id))
    const isDisturbing = before.open.some(({ id }) => ids.has(id) && !behind.sending.has(id))
    const isStill = isSame && session.seq === before.seq
    this.#shown = this.#look(
      isStill ? before.batch : isStep && !isDisturbing ? session.log().at(-1) : undefined,
    )
    for (const listener of this.#watching) listener()
  }

  #look(batch: BatchOf<GearUp> | undefined): Snapshot<GearUp> {
    const { room, mine, sending } = this.#behind
    const { session } = this
    const isMine = ({ seat, id }: Choice) =>
      !sending.has(id) && (seat === 'team' ? mine.length > 0 : mine.includes(seat))
    const canUndo = room.phase === 'playing' && mine.length > 0 && room.play !== undefined
    return {
      seq: session.seq,
      view: session.view('spectator'),
      open: room.phase === 'playing' ? session.choices().filter(isMine) : [],
      outcome: session.outcome,
      sent: session.choices().flatMap(({ id, seat }) => (sending.has(id) ? [seat] : [])),
      undoable: canUndo && !isRefusal(room.play?.target({ over: room.botSteps })),
      safety: sending.size > 0 ? 'saving' : 'saved',
      overtaken: false,
      bots: NO_BOTS,
      help: this.isHelpAllowed ? this.#help : [],
      helped: session.help,
      batch,
    }
  }
}

// The replica holds games of any kind; this client asked for Gear Up.
const sessionOf = ({ session }: Behind) => session as unknown as Session<GearUp>
