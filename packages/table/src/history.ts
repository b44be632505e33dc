import { type Game, nth, type Refusal, type Seat, type State } from '@graveshift/kernel'

const refuse = (refused: string): Refusal => ({ refused, rule: 'KERNEL' })

interface Moment<G extends Game> {
  readonly state: State<G>
  readonly hash: string
}

/** The setup is nobody's command. */
const NOBODY = -1

/** How the present came about, and what of the past can be returned to. */
export class History<G extends Game> {
  /** Batches that led to the present state, in order: undone ones are not among them. */
  readonly #line: number[] = []
  /** Whose commands they were, place by place. */
  readonly #seats: number[] = []
  /** States to which undo may return, by the batch they came after. */
  readonly #moments = new Map<number, Moment<G>>()
  /** What undoings stand for: the batch they returned to. */
  readonly #undone = new Map<number, number>()
  #horizon = 0

  /** The last batch that drew or revealed something: undo returns to the state after it at the furthest. */
  get horizon(): number {
    return this.#horizon
  }

  fork(): History<G> {
    const fork = new History<G>()
    fork.#line.push(...this.#line)
    fork.#seats.push(...this.#seats)
    for (const [seq, moment] of this.#moments) fork.#moments.set(seq, moment)
    for (const [by, seq] of this.#undone) fork.#undone.set(by, seq)
    fork.#horizon = this.#horizon
    return fork
  }

  /** A batch went on from the present. */
  add(seq: number, moment: Moment<G>, reveals: boolean, seat: Seat = NOBODY): void {
    if (reveals) {
      this.#horizon = seq
      this.#moments.clear()
    }
    this.#line.push(seq)
    this.#seats.push(seat)
    this.#moments.set(seq, moment)
  }

  /** Everything is known: the present is the horizon. */
  disclose(): void {
    this.#horizon = nth(this.#line, this.#line.length - 1)
  }

  /** The batch before the last command, or before a seat's own last command if nothing came after it. */
  beforeLast(seat: Seat | undefined, over?: ReadonlySet<number>): number | Refusal {
    const counts = (by: number, at: number) => by !== NOBODY && !over?.has(nth(this.#line, at))
    const last = this.#seats.findLastIndex(counts)
    const at =
      seat === undefined ? last : this.#seats.findLastIndex((by, at) => by === seat && counts(by, at))
    if (at < 0) return refuse('nothing-to-undo')
    if (nth(this.#line, at) <= this.#horizon) return refuse('beyond-horizon')
    return at === last ? nth(this.#line, at - 1) : refuse('acted-on')
  }

  /** An earlier batch, if its state can be returned to: by one seat over nothing but its own commands. */
  earlier(to: number, seat?: Seat, over?: ReadonlySet<number>): number | Refusal {
    const seq = this.#undone.get(to) ?? to
    const at = this.#line.indexOf(seq)
    if (at < 0 || at === this.#line.length - 1) return refuse('nothing-to-undo')
    if (seq < this.#horizon) return refuse('beyond-horizon')
    const isOwn = (by: number, index: number) => by === seat || over?.has(nth(this.#line, at + 1 + index))
    return seat === undefined || this.#seats.slice(at + 1).every(isOwn) ? seq : refuse('acted-on')
  }

  /** The state after an earlier batch, which is the present again after the undoing `by`. */
  returnTo(seq: number, by: number): Moment<G> | undefined {
    const moment = this.#moments.get(seq)
    const kept = this.#line.indexOf(seq) + 1
    for (const undone of this.#line.splice(kept)) this.#moments.delete(undone)
    this.#seats.length = kept
    this.#undone.set(by, seq)
    return moment
  }
}
