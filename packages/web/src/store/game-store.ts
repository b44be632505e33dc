import { type Game, isRefusal, type Json, type Refusal, type Seat, type View } from '@graveshift/kernel'
import { type BatchOf, type GameRecord, isCommand, isUndo, type Session, type Told } from '@graveshift/table'

/** Whether what was decided is safe in storage. */
export type Safety = 'saved' | 'saving' | 'failed'

/** One state of the table, never changed once handed out: React compares it by identity. */
export interface Snapshot<G extends Game> {
  readonly seq: number
  readonly view: View
  readonly open: readonly G['choice'][]
  readonly outcome: string | undefined
  /** Whether the last decision can be taken back. */
  readonly undoable: boolean
  readonly safety: Safety
  /** What led here from the snapshot before; undefined when the game was just opened. */
  readonly batch: BatchOf<G> | undefined
}

export type Save = (record: GameRecord) => Promise<void>

/** A game at this device: the session, what React reads of it, and its saving. Knows no screen and no storage. */
export class GameStore<G extends Game> {
  readonly id: string
  readonly #session: Session<G>
  readonly #save: Save
  readonly #listeners = new Set<() => void>()
  #snapshot: Snapshot<G>
  #safety: Safety
  #writing: Promise<void> | undefined
  #again = false

  constructor(id: string, session: Session<G>, save: Save, safety: Safety) {
    this.id = id
    this.#session = session
    this.#save = save
    this.#safety = safety
    this.#snapshot = this.#look(undefined)
  }

  // Bound, so that they can be handed to useSyncExternalStore as they are.
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  readonly snapshot = (): Snapshot<G> => this.#snapshot

  /** For reading beyond the view: previews and checks run the rules on the state, which nobody else may change. */
  get session(): Session<G> {
    return this.#session
  }

  /** The board that is shown, for forecasts and counts; a replay shows an earlier one than the session's. */
  get board(): Readonly<G['board']> {
    return this.#session.state.board
  }

  /** All legal answers to an open question. */
  picks(choice: G['choice']): Json[] {
    return this.#session.picks(choice)
  }

  /** Answers a question; nothing has changed if it is refused. */
  do(seat: Seat, choice: number, pick: Json): Refusal | undefined {
    return this.#after(this.#session.do(seat, choice, pick))
  }

  /** Takes the last decision back. */
  undo(): Refusal | undefined {
    return this.#after(this.#session.undo())
  }

  /** The log as sentences, from a batch on. */
  told(from = 0): readonly Told[] {
    return this.#session.told(from)
  }

  /** Resolves when the present state is safe, or cannot be made so. */
  async settled(): Promise<void> {
    while (this.#writing) await this.#writing
  }

  #after(result: BatchOf<G> | Refusal): Refusal | undefined {
    if (isRefusal(result)) return result
    this.#safety = 'saving'
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
      this.#again = false
      try {
        await this.#save(this.#session.record({ for: 'host' }))
        if (!this.#again) this.#say('saved')
      } catch {
        if (!this.#again) this.#say('failed')
      }
    }
    this.#writing = undefined
  }

  #say(safety: Safety): void {
    if (this.#safety === safety) return
    this.#safety = safety
    this.#publish(this.#snapshot.batch)
  }

  #publish(batch: BatchOf<G> | undefined): void {
    this.#snapshot = this.#look(batch)
    for (const listener of this.#listeners) listener()
  }

  #look(batch: BatchOf<G> | undefined): Snapshot<G> {
    const { seq, outcome } = this.#session
    return {
      seq,
      view: this.#session.view('spectator'),
      open: this.#session.choices(),
      outcome,
      undoable: isUndoable(this.#session),
      safety: this.#safety,
      batch,
    }
  }
}

/** Whether the batch that led to the present state is a command beyond the horizon. */
function isUndoable<G extends Game>(session: Session<G>): boolean {
  const log = session.log()
  let batch = log.at(-1)
  while (batch && isUndo(batch)) batch = log[batch.undo]
  return batch !== undefined && isCommand(batch) && batch.seq > session.horizon
}
