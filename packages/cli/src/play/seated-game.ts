import {
  Bug,
  type Choice,
  type Game,
  isRefusal,
  type Json,
  momentsFrom,
  type Refusal,
  type Telling,
} from '@graveshift/kernel'
import { type Help, isCommand, lineOfPlay, type Session } from '@graveshift/table'
import { type BotSeats, handOver } from './bot-seats.ts'
import type { Face } from './face.ts'
import { type Kept, writeSave } from './saves.ts'
import { foresee } from './trial.ts'

/** A move taken back: what had happened, and whose move it was. */
export interface Undone {
  readonly what: readonly Telling[]
  readonly whose: Choice['seat']
}

/** A session in a terminal: who decides now, and a file that always holds the present. */
export class SeatedGame<G extends Game> {
  readonly face: Face<G>
  readonly session: Session<G>
  readonly file: string
  bots: BotSeats | undefined
  #seat: number | undefined
  /** Why the last decision could not be saved; a full disk must not end the game. */
  trouble: string | undefined

  /** What is kept in the file, where that is more than the game. */
  readonly #record: () => Kept

  constructor(
    face: Face<G>,
    session: Session<G>,
    file: string,
    bots?: BotSeats,
    record: () => Kept = () => session.record({ for: 'host' }),
  ) {
    this.face = face
    this.session = session
    this.file = file
    this.bots = bots
    this.#record = record
    this.#keep()
  }

  get board(): G['board'] {
    return this.session.state.board
  }

  get isOver(): boolean {
    return this.session.outcome !== undefined
  }

  get #leader(): number {
    return this.session.rules.leader?.(this.board) ?? 0
  }

  /** The question at the front: of the seat that is deciding, else the next one clockwise from the leader. */
  get choice(): G['choice'] | undefined {
    const open = this.session.choices()
    const own = open.find((choice) => choice.seat === this.#seat)
    if (own) return own
    const leader = this.#leader
    const { seats } = this.session
    const place = (choice: Choice) => (choice.seat === 'team' ? -1 : (choice.seat - leader + seats) % seats)
    return [...open].sort((a, b) => place(a) - place(b))[0]
  }

  /** Seats that could decide instead. */
  get others(): number[] {
    const now = this.choice
    return this.session.choices().flatMap(({ seat }) => (seat === 'team' || seat === now?.seat ? [] : [seat]))
  }

  /** Lets another seat decide first; false if it has nothing to decide. */
  turnTo(seat: number): boolean {
    if (!this.session.choices().some((choice) => choice.seat === seat)) return false
    this.#seat = seat
    return true
  }

  /** What would surely follow, told; undefined if the answer can be taken back. */
  finalWords(choice: G['choice'], pick: G['pick']): readonly Telling[] | undefined {
    const { turningPoint } = this.face
    if (turningPoint === undefined) return undefined
    const { rules, module, options, state } = this.session
    const { events, reveals } = foresee(rules, state, choice, pick)
    if (!reveals) return undefined
    const after = events.findIndex(({ type }) => type === turningPoint)
    return Array.from(momentsFrom(rules, rules.clone(state.board), events), ({ event, board }, index) => {
      const told = after >= 0 && index > after && event.type !== turningPoint
      return told ? [module.tell(options, event, board)] : []
    }).flat()
  }

  /** Who answers the question at the front. */
  get seat(): number {
    return this.#seatOf(this.choice?.seat ?? 'team')
  }

  #seatOf(seat: Choice['seat']): number {
    return seat === 'team' ? this.#leader : seat
  }

  /** Help was used: the file remembers it. */
  markHelp(help: readonly Help[]): void {
    this.session.markHelp(help)
    this.#keep()
  }

  /** Answers, saves, and tells what happened. */
  decide(choice: G['choice'], pick: G['pick']): readonly Telling[] | Refusal {
    const seat = this.#seatOf(choice.seat)
    const rule = this.session.rules.choices[choice.kind as G['choice']['kind']]
    const raw: Json = rule.show(this.board, choice as never, pick)
    const batch = this.session.do(seat, choice.id, raw)
    if (isRefusal(batch)) return batch
    // The seat goes on until it has nothing left to decide.
    this.#seat = seat
    this.#keep()
    return this.session.told(batch.seq).map(({ telling }) => telling)
  }

  /** Whether nobody at the keyboard is asked: people speak for the team as long as there are any. */
  isBots(choice: G['choice']): boolean {
    return choice.seat !== 'team' && this.#isBot(choice.seat)
  }

  #isBot(seat: number): boolean {
    return this.bots?.seats.includes(seat) === true
  }

  /** A bot answers. */
  decideByBot(choice: G['choice']): readonly Telling[] | Refusal {
    const { rules, state, seq } = this.session
    const { bot } = this.bots ?? {}
    if (!bot) throw new Bug('no bot sits here')
    const seat = this.#seatOf(choice.seat)
    return this.decide(choice, bot.decide({ rules, state, seat, choice, seed: seq }).pick)
  }

  /** A bot takes a seat, or hands it back; false where there is no such seat, or nobody would be left to decide. */
  handOver(seat: number): boolean {
    const { bots } = this
    const { seats } = this.session
    if (!bots || !Number.isInteger(seat) || seat < 0 || seat >= seats) return false
    const next = handOver(bots, seat)
    if (next.seats.length === seats) return false
    this.bots = next
    return true
  }

  /** Takes the last move of a person back, and those of bots after it. */
  undo(): Refusal | Undone {
    const undone = this.#undoOne()
    if (isRefusal(undone) || undone.whose === 'team' || !this.#isBot(undone.whose)) return undone
    const before = this.undo()
    return isRefusal(before) ? before : { ...before, what: [...before.what, ...undone.what] }
  }

  #undoOne(): Refusal | Undone {
    const taken = lineOfPlay<G['event']>(this.session.log()).findLast((batch) => isCommand(batch))
    const told = taken ? this.session.told(taken.seq).filter(({ seq }) => seq === taken.seq) : []
    const undone = this.session.undo()
    if (isRefusal(undone)) return undone
    this.#seat = taken?.seat
    this.#keep()
    const again = this.session.choices().find(({ id }) => id === taken?.choice)
    return { what: told.map(({ telling }) => telling), whose: again?.seat ?? taken?.seat ?? 'team' }
  }

  #keep(): void {
    try {
      this.save(this.file)
      this.trouble = undefined
    } catch (error) {
      this.trouble = error instanceof Error ? error.message : String(error)
    }
  }

  save(file: string): void {
    writeSave(file, this.#record())
  }
}
