import {
  Bug,
  type Deed,
  type Game,
  type GameModule,
  type Moment,
  momentsFrom,
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
  /** What was done, by batch, as far as anybody wanted to know. */
  readonly #done: (readonly Done[])[] = []
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
    return log.slice(from).flatMap((batch) => {
      const done = this.#done[batch.seq] ?? this.#deedsOf(batch)
      this.#done[batch.seq] = done
      return done
    })
  }

  /** The board after a batch of such a log; it is never changed. */
  boardAfter(log: readonly BatchOf<G>[], seq: number): Readonly<G['board']> {
    this.#addAll(log)
    return this.#boardAfter(seq)
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
    this.#boards.push(this.#boardAfter(undo))
    this.#told.push([{ seq, ...seat, telling: { word: 'session.undone', with: { seq: undo } } }])
  }

  #add(batch: Happening<G>, moments: Iterable<Moment<G>>): void {
    const before = this.#boardBefore(batch)
    const by = isCommand(batch) ? { seat: batch.seat } : {}
    const answer = isCommand(batch) ? batch.pick : undefined
    const lines: Told[] = []
    let last = before
    for (const { event, board } of moments) {
      lines.push({ seq: batch.seq, ...by, telling: this.#module.tell(this.#options, event, board, answer) })
      last = board
    }
    this.#boards.push(last)
    this.#told.push(lines)
  }

  #deedsOf(batch: BatchOf<G>): readonly Done[] {
    if (!this.#module.deeds || isUndo(batch)) return []
    const moments = this.#unfolded?.seq === batch.seq ? this.#unfolded.moments : this.#unfold(batch)
    const by = isCommand(batch) ? batch.seat : undefined
    const done = this.#module.deeds(this.#options, moments, this.#boardBefore(batch), by)
    return done.map((deed) => ({ seq: batch.seq, deed }))
  }

  #momentsOf(batch: Happening<G>): readonly Moment<G>[] {
    if (this.#unfolded?.seq !== batch.seq) this.#unfolded = { seq: batch.seq, moments: this.#unfold(batch) }
    return this.#unfolded.moments
  }

  #unfold(batch: Happening<G>): readonly Moment<G>[] {
    let board = this.#boardBefore(batch)
    return batch.events.map((event) => {
      board = this.#rules.clone(board)
      this.#rules.evolve(board, event)
      return { event, board }
    })
  }

  /** The same on one board, which goes on with every event. */
  #fold(batch: Happening<G>): Iterable<Moment<G>> {
    return momentsFrom(this.#rules, this.#rules.clone(this.#boardBefore(batch)), batch.events)
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
