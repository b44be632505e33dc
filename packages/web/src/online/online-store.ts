import { type Choice, type Game, has, isRefusal, type Refusal, type Seat } from '@graveshift/kernel'
import {
  type Aid,
  aidsIn,
  type BatchOf,
  type Done,
  isCommand,
  lineOfPlay,
  type Session,
  type Told,
} from '@graveshift/table'
import type { Command, Room } from '@graveshift/table/room'
import { NO_BOTS } from '../bots/seat-bots.ts'
import type { GameView, Snapshot } from '../store/game-view.ts'
import { checkPick } from '../store/judge.ts'

/** What the store needs of its table. */
export interface OnlineState {
  readonly room: Room
  readonly session: Session<Game>
  /** Seats this person answers for. */
  readonly mine: readonly Seat[]
  /** Questions whose answer is on its way. */
  readonly sending: ReadonlySet<number>
  readonly isSettled: boolean
}

const WATCHING: Refusal = { refused: 'not-your-seat', rule: 'TABLE' }
const NOTHING_TO_UNDO: Refusal = { refused: 'nothing-to-undo', rule: 'KERNEL' }

/** The game of an online table, in the form in which the table is given games. It changes when the log says so. */
export class OnlineStore implements GameView {
  readonly id: string
  readonly #do: (act: Command) => void
  readonly #watching = new Set<() => void>()
  #state: OnlineState
  #shown: Snapshot<Game>
  #help: readonly Aid[] = []

  constructor(id: string, state: OnlineState, send: (act: Command) => void) {
    this.id = id
    this.#state = state
    this.#do = send
    this.#shown = this.#look(undefined)
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#watching.add(listener)
    return () => this.#watching.delete(listener)
  }

  readonly snapshot = (): Snapshot<Game> => this.#shown

  get session(): Session<Game> {
    return this.#state.session
  }

  get board(): Readonly<object> {
    return this.session.state.board
  }

  get home(): Seat | undefined {
    return this.#state.mine[0]
  }

  picks(choice: Choice): Game['pick'][] {
    return this.session.list(choice)
  }

  told(from = 0): readonly Told[] {
    return this.session.told(from)
  }

  done(from = 0): readonly Done[] {
    return this.session.done(from)
  }

  isOwn(seat: Seat): boolean {
    return this.#state.mine.includes(seat)
  }

  /** The host says whether; where it is allowed the game counts as helped, whoever looks. */
  get isHelpAllowed(): boolean {
    return this.#state.room.phase === 'playing' && this.#state.room.settings.coach === true
  }

  setHelp(help: Aid, on: boolean): void {
    this.#help = aidsIn(on ? [...this.#help, help] : this.#help.filter((each) => each !== help))
    this.show(this.#state)
  }

  /** Sends an answer; a question of the team's is answered by a proposal. What the rules refuse is not sent. */
  do(by: Seat, choiceId: number, pick: Game['pick']): Refusal | undefined {
    const aside = this.session.aside(by)
    const choice =
      this.#shown.open.find(({ id }) => id === choiceId) ?? (aside?.id === choiceId ? aside : undefined)
    if (!choice) return { refused: 'stale-choice', rule: 'KERNEL' }
    const refusal = checkPick(this.session, choice, pick)
    if (refusal) return refusal
    const seat = choice.seat === 'team' ? this.home : choice.seat
    if (seat === undefined) return WATCHING
    const kind = choice.seat === 'team' ? 'propose' : 'answer'
    this.#do({ kind, seat, choice: choiceId, pick: this.session.shown(choice, pick) })
    return undefined
  }

  /** Takes one's own last step back; where somebody acted since, asks the others for it. */
  undo(): Refusal | undefined {
    const wish = this.#undoWish()
    if (has(wish, 'refused')) return wish
    this.#do(wish)
    return undefined
  }

  /** Whether an undo would have to be asked for. */
  get asksUndo(): boolean {
    const wish = this.#undoWish()
    return has(wish, 'kind') && wish.kind === 'propose-undo'
  }

  /** One's own last step, with all that others did since; or the team's, if that was last. Never somebody else's alone. */
  #undoWish(): Extract<Command, { kind: 'undo' | 'propose-undo' }> | Refusal {
    const { room, mine } = this.#state
    const { play, botSteps } = room
    const first = mine[0]
    if (!play || first === undefined) return WATCHING
    if (room.teamLast) {
      const to = play.target({ over: botSteps })
      return isRefusal(to) ? to : { kind: 'propose-undo', seat: first, to }
    }
    for (const seat of mine)
      if (!isRefusal(play.target({ seat, over: botSteps }))) return { kind: 'undo', seat }
    const line = lineOfPlay(this.session.log())
    const own = line.findLastIndex(
      (step) => isCommand(step) && mine.includes(step.seat) && !botSteps.has(step.seq),
    )
    const before = line[own - 1]
    if (!before) return NOTHING_TO_UNDO
    const to = play.target({ to: before.seq })
    return isRefusal(to) ? to : { kind: 'propose-undo', seat: first, to }
  }

  /** The table has moved, or what is on its way has. */
  show(state: OnlineState): void {
    const before = this.#shown
    const isSame = this.#state.session === state.session
    this.#state = state
    const { session } = this
    // One step on is shown as it happens, unless somebody here is in the middle of an answer: that is not disturbed.
    const isStep = isSame && state.isSettled && session.seq === before.seq + 1
    const ids = new Set(session.choices().map(({ id }) => id))
    const isDisturbing = before.open.some(({ id }) => ids.has(id) && !state.sending.has(id))
    const isStill = isSame && session.seq === before.seq
    this.#shown = this.#look(
      isStill ? before.batch : isStep && !isDisturbing ? session.log().at(-1) : undefined,
    )
    for (const listener of this.#watching) listener()
  }

  #look(batch: BatchOf<Game> | undefined): Snapshot<Game> {
    const { room, mine, sending } = this.#state
    const { session } = this
    const isMine = ({ seat, id }: Choice) =>
      !sending.has(id) && (seat === 'team' ? mine.length > 0 : mine.includes(seat))
    return {
      seq: session.seq,
      view: session.view('spectator'),
      open: room.phase === 'playing' ? session.choices().filter(isMine) : [],
      outcome: session.outcome,
      sent: session.choices().flatMap(({ id, seat }) => (sending.has(id) ? [seat] : [])),
      undoable: room.phase === 'playing' && has(this.#undoWish(), 'kind'),
      safety: sending.size > 0 ? 'saving' : 'saved',
      overtaken: false,
      bots: NO_BOTS,
      help: this.isHelpAllowed ? this.#help : [],
      helped: session.help,
      batch,
    }
  }
}
