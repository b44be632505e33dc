import { type Game, isRefusal, type Refusal, type Seat } from '@graveshift/kernel'
import {
  type Aid,
  aidsIn,
  type BatchOf,
  type Done,
  type GameRecord,
  type Session,
  type Told,
} from '@graveshift/table'
import { NO_BOTS, type SeatBots } from '../bots/seat-bots.ts'
import { afterPaint } from './after-paint.ts'
import type { BotPlay, GameView, Safety, Snapshot } from './game-view.ts'
import { keepSame } from './keep-same.ts'
import { lastDecision } from './last-decision.ts'

/** Writes a game; where it was played on elsewhere, nothing is written and that newer game is the answer. */
export type Save<G extends Game> = (record: GameRecord) => Promise<Session<G> | undefined>

/** A game at this device: the session, what React reads of it, and its saving. Knows no screen and no storage. */
export class GameStore<G extends Game> implements GameView<G> {
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

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  readonly snapshot = (): Snapshot<G> => this.#snapshot

  get session(): Session<G> {
    return this.#session
  }

  get board(): Readonly<G['board']> {
    return this.#session.state.board
  }

  get home(): Seat | undefined {
    return undefined
  }

  picks(choice: G['choice']): G['pick'][] {
    return this.#session.list(choice)
  }

  do(seat: Seat, choice: number, pick: G['pick']): Refusal | undefined {
    return this.#after(this.#session.give(seat, choice, pick))
  }

  readonly botPlay: BotPlay<G> = {
    answer: (seat, choice, pick) => {
      const result = this.#session.give(seat, choice, pick)
      if (!isRefusal(result)) this.#session.markHelp(['bots'])
      return this.#after(result)
    },
    seat: (seat, bot) => {
      this.#bots = Array.from({ length: this.#session.seats }, (_, each) =>
        each === seat ? bot : this.#bots[each],
      )
      this.#publish(undefined)
      this.save()
    },
  }

  undo(): Refusal | undefined {
    const last = lastDecision(this.#session.log(), this.#bots)
    return this.#after(this.#session.undo({ to: (last?.seq ?? 0) - 1 }))
  }

  get isHelpAllowed(): boolean {
    return this.#session.outcome === undefined
  }

  setHelp(help: Aid, on: boolean): void {
    this.#help = aidsIn(on ? [...this.#help, help] : this.#help.filter((each) => each !== help))
    if (on) this.#session.markHelp([help])
    this.#publish(undefined)
    this.save()
  }

  told(from = 0): readonly Told[] {
    return this.#session.told(from)
  }

  done(from = 0): readonly Done[] {
    return this.#session.done(from)
  }

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
