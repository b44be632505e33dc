import { type Game, isRefusal, type Json, type Refusal, type Seat, type View } from '@graveshift/kernel'
import {
  type Aid,
  aidsIn,
  type BatchOf,
  type Done,
  type GameRecord,
  type Help,
  type Session,
  type Told,
} from '@graveshift/table'
import { NO_BOTS, type SeatBots } from '../bots/seat-bots.ts'
import { afterPaint } from './after-paint.ts'
import { keepSame } from './keep-same.ts'
import { lastDecision } from './last-decision.ts'

/** Whether what was decided is safe in storage. */
export type Safety = 'saved' | 'saving' | 'failed'

/** One state of the table, never changed once handed out: React compares it by identity. */
export interface Snapshot<G extends Game> {
  readonly seq: number
  readonly view: View
  readonly open: readonly G['choice'][]
  readonly outcome: string | undefined
  /** Seats whose answer is on its way to where it is decided: nobody else is put in front meanwhile. */
  readonly sent: readonly (Seat | 'team')[]
  /** Whether the last decision can be taken back. */
  readonly undoable: boolean
  readonly safety: Safety
  /** Whether the last decision made here was lost, because the game had gone on elsewhere. */
  readonly overtaken: boolean
  /** Seats that a bot plays. They belong to this device and not to the game: whoever comes back takes the seat back. */
  readonly bots: SeatBots
  /** Help that is switched on, and help that was ever used in this game: that stays in its record. */
  readonly help: readonly Aid[]
  readonly helped: readonly Help[]
  /** What led here from the snapshot before; undefined when the game was just opened. */
  readonly batch: BatchOf<G> | undefined
}

/** Writes a game; where it was played on elsewhere, nothing is written and that newer game is the answer. */
export type Save<G extends Game> = (record: GameRecord) => Promise<Session<G> | undefined>

/** A game at this device: the session, what React reads of it, and its saving. Knows no screen and no storage. */
export class GameStore<G extends Game> {
  readonly id: string
  #session: Session<G>
  readonly #save: Save<G>
  readonly #listeners = new Set<() => void>()
  #snapshot: Snapshot<G>
  #safety: Safety
  #overtaken = false
  #bots: SeatBots
  #help: readonly Aid[]
  #writing: Promise<void> | undefined
  #again = false

  constructor(id: string, session: Session<G>, save: Save<G>, safety: Safety, bots: SeatBots = NO_BOTS) {
    this.id = id
    this.#session = session
    this.#save = save
    this.#safety = safety
    this.#bots = bots
    this.#help = aidsIn(session.help)
    this.#snapshot = this.#look(undefined)
  }

  // Bound, so that they can be handed to useSyncExternalStore as they are.
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  readonly snapshot = (): Snapshot<G> => this.#snapshot

  /** The snapshot itself, for those who show it in another way. */
  protected get present(): Snapshot<G> {
    return this.#snapshot
  }

  /** For reading beyond the view: previews and checks run the rules on the state, which nobody else may change. */
  get session(): Session<G> {
    return this.#session
  }

  /** The board that is shown, for forecasts and counts; a replay shows an earlier one than the session's. */
  get board(): Readonly<G['board']> {
    return this.#session.state.board
  }

  /** The seat of whoever looks, where that is one person's; all seats are at this device otherwise. */
  get home(): Seat | undefined {
    return undefined
  }

  /** All legal answers to an open question. */
  picks(choice: G['choice']): Json[] {
    return this.#session.picks(choice)
  }

  /** Answers a question; nothing has changed if it is refused. */
  do(seat: Seat, choice: number, pick: Json): Refusal | undefined {
    return this.#after(this.#session.do(seat, choice, pick))
  }

  /** Answers in a bot's name: the game is one with bots for good. */
  doAsBot(seat: Seat, choice: number, pick: Json): Refusal | undefined {
    const result = this.#session.do(seat, choice, pick)
    if (!isRefusal(result)) this.#session.markHelp(['bots'])
    return this.#after(result)
  }

  /** Takes the last decision of a person back, and with it whatever bots did since: they would do it again. */
  undo(): Refusal | undefined {
    const last = lastDecision(this.#session.log(), this.#bots)
    return this.#after(this.#session.undo({ to: (last?.seq ?? 0) - 1 }))
  }

  /** Gives a seat to a bot, or back to a person. */
  seatBot(seat: Seat, bot: SeatBots[number]): void {
    this.#bots = Array.from({ length: this.#session.seats }, (_, each) =>
      each === seat ? bot : this.#bots[each],
    )
    this.#publish(undefined)
    this.save()
  }

  /** Whether help may be had in this game at all. */
  get isHelpAllowed(): boolean {
    return this.#session.outcome === undefined
  }

  /** Switches help on or off. Once on, the game is marked for ever. */
  setHelp(help: Aid, on: boolean): void {
    this.#help = aidsIn(on ? [...this.#help, help] : this.#help.filter((each) => each !== help))
    if (on) this.#session.markHelp([help])
    this.#publish(undefined)
    this.save()
  }

  /** The log as sentences, from a batch on. */
  told(from = 0): readonly Told[] {
    return this.#session.told(from)
  }

  /** What was done, from a batch on. */
  done(from = 0): readonly Done[] {
    return this.#session.done(from)
  }

  /** Whether whoever looks plays this seat, so that its deeds are known without being told. */
  isOwn(seat: Seat): boolean {
    return this.#bots[seat] === undefined
  }

  /** Resolves when the present state is safe, or cannot be made so. */
  async settled(): Promise<void> {
    while (this.#writing) await this.#writing
  }

  #after(result: BatchOf<G> | Refusal): Refusal | undefined {
    if (isRefusal(result)) return result
    this.#safety = 'saving'
    this.#overtaken = false
    this.#publish(result)
    this.save()
    return undefined
  }

  /** Writes the present state; while a write is under way, one more follows with whatever is present then. */
  save(): void {
    this.#again = true
    this.#writing ??= this.#write()
  }

  async #write(): Promise<void> {
    while (this.#again) {
      // Sealing the record takes longer than a frame has room for.
      await afterPaint()
      this.#again = false
      try {
        const newer = await this.#save(this.#session.record({ for: 'host' }))
        if (newer) this.#adopt(newer, true)
        else if (!this.#again) this.#say('saved')
      } catch {
        if (!this.#again) this.#say('failed')
      }
    }
    this.#writing = undefined
  }

  /** Goes on from a version of the game that was played on from the present state, as in another tab. */
  follow(newer: Session<G>): void {
    this.#session.markHelp(newer.help)
    // What is not written yet finds the newer version by itself.
    if (this.#writing || newer.seq <= this.#session.seq) return
    if (newer.log()[this.#session.seq]?.link === this.#session.log().at(-1)?.link) this.#adopt(newer, false)
  }

  #adopt(newer: Session<G>, overtaken: boolean): void {
    this.#again = false
    newer.markHelp(this.#session.help)
    this.#session = newer
    this.#safety = 'saved'
    this.#overtaken = overtaken
    this.#publish(undefined)
  }

  #say(safety: Safety): void {
    if (this.#safety === safety) return
    this.#safety = safety
    // Nothing else has changed, so that nothing else need be drawn again.
    this.#snapshot = { ...this.#snapshot, safety }
    for (const listener of this.#listeners) listener()
  }

  #publish(batch: BatchOf<G> | undefined): void {
    this.#snapshot = this.#look(batch, this.#snapshot)
    for (const listener of this.#listeners) listener()
  }

  #look(batch: BatchOf<G> | undefined, before?: Snapshot<G>): Snapshot<G> {
    const { seq, outcome } = this.#session
    return {
      seq,
      view: keepSame(before?.view, this.#session.view('spectator')),
      open: this.#session.choices(),
      outcome,
      sent: [],
      undoable: (lastDecision(this.#session.log(), this.#bots)?.seq ?? 0) > this.#session.horizon,
      safety: this.#safety,
      overtaken: this.#overtaken,
      bots: this.#bots,
      help: this.#help,
      helped: this.#session.help,
      batch,
    }
  }
}
