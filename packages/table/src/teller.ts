import { Bug, type Game, type GameModule, type Ruleset, type Seat, type Telling } from '@graveshift/kernel'
import { type BatchOf, isCommand, isUndo } from './batch.ts'

/** One line of the log: an event of a batch, or a step back. */
export interface Told {
  readonly seq: number
  /** Whose command it was; absent for the setup. */
  readonly seat?: Seat
  readonly telling: Telling
}

/** Tells batches as sentences. An event is told with the board after it, which is folded from the events alone. */
export class Teller<G extends Game> {
  readonly #module: GameModule<G>
  readonly #options: G['options']
  readonly #rules: Ruleset<G>
  readonly #told: Told[][] = []
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

  #add(batch: BatchOf<G>): void {
    if (isUndo(batch)) {
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
