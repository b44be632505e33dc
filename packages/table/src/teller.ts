import {
  Bug,
  type Deed,
  type Game,
  type GameModule,
  type Moment,
  type Ruleset,
  type Seat,
  type Telling,
} from '@graveshift/kernel'
import { type BatchOf, isCommand, isUndo, type UndoBatch } from './batch.ts'

type Happening<G extends Game> = Exclude<BatchOf<G>, UndoBatch>

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

/**
 * Tells batches as sentences. An event is told with the board after it, which is folded from the events alone; whoever
 * shows the same batch gets the same boards.
 */
export class Teller<G extends Game> {
  readonly #module: GameModule<G>
  readonly #options: G['options']
  readonly #rules: Ruleset<G>
  readonly #told: Told[][] = []
  readonly #done: Done[][] = []
  readonly #boards: G['board'][] = []
  /** The batch whose moments were asked for last. */
  #unfolded: { readonly seq: number; readonly moments: readonly Moment<G>[] } | undefined

  constructor(module: GameModule<G>, options: G['options']) {
    this.#module = module
    this.#options = options
    this.#rules = module.rulesFor(options)
  }

  /** The lines of a log that only ever grows, from a batch on. */
  tell(log: readonly BatchOf<G>[], from: number): readonly Told[] {
    this.#addAll(log)
    return this.#told.slice(from).flat()
  }

  /** What was done in the batches of such a log, from a batch on. */
  done(log: readonly BatchOf<G>[], from: number): readonly Done[] {
    this.#addAll(log)
    return this.#done.slice(from).flat()
  }

  /** The events of one batch of such a log, each with a board of its own after it. */
  moments(log: readonly BatchOf<G>[], seq: number): readonly Moment<G>[] {
    this.#addAll(log)
    const batch = log[seq]
    return batch && !isUndo(batch) ? this.#momentsOf(batch) : []
  }

  #addAll(log: readonly BatchOf<G>[]): void {
    const added = log.slice(this.#told.length)
    // One that has just happened is shown as well; of a log that is read as a whole, few batches ever are.
    for (const batch of added)
      if (isUndo(batch)) this.#addUndo(batch)
      else this.#add(batch, added.length === 1 ? this.#momentsOf(batch) : this.#fold(batch))
  }

  #addUndo({ seq, undo, by }: UndoBatch): void {
    const seat = by === undefined ? {} : { seat: by }
    this.#done.push([])
    this.#boards.push(this.#boardAfter(undo))
    this.#told.push([{ seq, ...seat, telling: { word: 'session.undone', with: { seq: undo } } }])
  }

  #add(batch: Happening<G>, moments: Iterable<Moment<G>>): void {
    const before = this.#boardBefore(batch)
    const by = isCommand(batch) ? { seat: batch.seat } : {}
    const deeds = this.#module.deeds?.(this.#options, batch.events, before, by.seat) ?? []
    this.#done.push(deeds.map((deed) => ({ seq: batch.seq, deed })))
    const lines: Told[] = []
    let last = before
    for (const { event, board } of moments) {
      lines.push({ seq: batch.seq, ...by, telling: this.#module.tell(this.#options, event, board) })
      last = board
    }
    this.#boards.push(last)
    this.#told.push(lines)
  }

  #momentsOf(batch: Happening<G>): readonly Moment<G>[] {
    if (this.#unfolded?.seq === batch.seq) return this.#unfolded.moments
    let board = this.#boardBefore(batch)
    const moments = batch.events.map((event) => {
      board = this.#rules.clone(board)
      this.#rules.evolve(board, event)
      return { event, board }
    })
    this.#unfolded = { seq: batch.seq, moments }
    return moments
  }

  /** The same on one board, which goes on with every event. */
  *#fold(batch: Happening<G>): Iterable<Moment<G>> {
    const board = this.#rules.clone(this.#boardBefore(batch))
    for (const event of batch.events) {
      this.#rules.evolve(board, event)
      yield { event, board }
    }
  }

  #boardBefore({ seq }: Happening<G>): G['board'] {
    return seq === 0 ? this.#rules.begin(this.#options).board : this.#boardAfter(seq - 1)
  }

  #boardAfter(seq: number): G['board'] {
    const board = this.#boards[seq]
    if (!board) throw new Bug(`no board after batch ${seq}`)
    return board
  }
}
