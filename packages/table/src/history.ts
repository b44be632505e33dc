import { type Game, nth, type Refusal, type State } from '@graveshift/kernel'

const refuse = (refused: string): Refusal => ({ refused, rule: 'KERNEL' })

interface Moment<G extends Game> {
  readonly state: State<G>
  readonly hash: string
}

/** How the present came about, and what of the past can be returned to. */
export class History<G extends Game> {
  /** Batches that led to the present state, in order: undone ones are not among them. */
  #line: number[] = []
  /** States to which undo may return, by the batch they came after. */
  readonly #moments = new Map<number, Moment<G>>()
  #horizon = 0

  /** The last batch that drew or revealed something: undo returns to the state after it at the furthest. */
  get horizon(): number {
    return this.#horizon
  }

  /** A batch went on from the present. */
  add(seq: number, moment: Moment<G>, reveals: boolean): void {
    if (reveals) {
      this.#horizon = seq
      this.#moments.clear()
    }
    this.#line.push(seq)
    this.#moments.set(seq, moment)
  }

  /** Everything is known: the present is the horizon. */
  disclose(): void {
    this.#horizon = nth(this.#line, this.#line.length - 1)
  }

  /** The batch before the last command, or before one's own last command if nothing came after it. */
  beforeLast(isMine: (seq: number) => boolean): number | Refusal {
    // The first batch is the setup: nobody's command.
    const at = this.#line.findLastIndex((seq, index) => index > 0 && isMine(seq))
    if (at < 0) return refuse('nothing-to-undo')
    if (nth(this.#line, at) <= this.#horizon) return refuse('beyond-horizon')
    return at === this.#line.length - 1 ? nth(this.#line, at - 1) : refuse('acted-on')
  }

  /** An earlier batch, if its state can be returned to. */
  earlier(seq: number): number | Refusal {
    const at = this.#line.indexOf(seq)
    if (at < 0 || at === this.#line.length - 1) return refuse('nothing-to-undo')
    return seq < this.#horizon ? refuse('beyond-horizon') : seq
  }

  /** The state after an earlier batch, which is the present again. */
  returnTo(seq: number): Moment<G> | undefined {
    const moment = this.#moments.get(seq)
    const kept = this.#line.indexOf(seq) + 1
    for (const undone of this.#line.splice(kept)) this.#moments.delete(undone)
    return moment
  }
}
