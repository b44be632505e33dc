import {
  Bug,
  type Deed,
  type Game,
  type GameModule,
  type Ruleset,
  type Seat,
  type Telling,
} from '@graveshift/kernel'
import { type BatchOf, isCommand, isUndo } from './batch.ts'

/** One line of the log: an event of a batch, or a step back. */
export interface Told {
  readonly seq: number
  /** Whose command it was; absent for the setup. */
  readonly seat?: Seat
  readonly telling: Telling
}

/** A deed, and the batch it was done in. */
export interface Done {
  readonly seq: number
  readonly deed: Deed
}

/** Tells batches as sentences. An event is told with the board after it, which is folded from the events alone. */
export class Teller<G extends Game> {
  readonly #module: GameModule<G>
  readonly #options: G['options']
  readonly #rules: Ruleset<G>
  readonly #told: Told[][] = []
  readonly #done: Done[][] = []
  readonly #boards: G['board'][] = []

  constructor(module: GameModule<G>, options: G['options']) {
    this.#module = module
    this.#options = options
    this.#rules = module.rulesFor(options)
  }

  /** The lines of a log that only ever grows, from a batch on. */
  tell(log: readonly BatchOf<G>[], from: number): readonly Told[] {
    for (const batch of log.slice(this.#told.length)) this.#add(batch)
    return this.#told.slice(from).flat()
  }

  /** What was done in the batches of such a log, from a batch on. */
  done(log: readonly BatchOf<G>[], from: number): readonly Done[] {
    this.tell(log, from)
    return this.#done.slice(from).flat()
  }

  #add(batch: BatchOf<G>): void {
    if (isUndo(batch)) {
      this.#done.push([])
      const by = batch.by === undefined ? {} : { seat: batch.by }
      this.#boards.push(this.#boardAfter(batch.undo))
      this.#told.push([
        { seq: batch.seq, ...by, telling: { word: 'session.undone', with: { seq: batch.undo } } },
      ])
      return
    }
    const board =
      batch.seq === 0
        ? this.#rules.begin(this.#options).board
        : this.#rules.clone(this.#boardAfter(batch.seq - 1))
    const by = isCommand(batch) ? { seat: batch.seat } : {}
    const deeds = this.#module.deeds?.(this.#options, batch.events, board, by.seat) ?? []
    this.#done.push(deeds.map((deed) => ({ seq: batch.seq, deed })))
    const lines: Told[] = []
    for (const event of batch.events) {
      this.#rules.evolve(board, event)
      lines.push({ seq: batch.seq, ...by, telling: this.#module.tell(this.#options, event, board) })
    }
    this.#boards.push(board)
    this.#told.push(lines)
  }

  #boardAfter(seq: number): G['board'] {
    const board = this.#boards[seq]
    if (!board) throw new Bug(`no board after batch ${seq}`)
    return board
  }
}
