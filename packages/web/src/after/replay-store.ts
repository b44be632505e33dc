import type { Game, Refusal } from '@graveshift/kernel'
import type { BatchOf, Done, Session, Told } from '@graveshift/table'
import { NO_BOTS } from '../bots/seat-bots.ts'
import type { GameView, Snapshot } from '../store/game-view.ts'
import type { Clock } from './clock.ts'
import { placesOf, type ReplayPlace } from './replay.ts'

const LOOK_ONLY: Refusal = { refused: 'stale-choice', rule: 'KERNEL' }

/** A game to be looked at, place by place, in the form in which the table is given games: nothing in it can be done. */
export class ReplayStore<G extends Game> implements GameView<G> {
  readonly id = 'replay'
  readonly session: Session<G>
  /** All seats are looked at alike. */
  readonly home = undefined
  /** What is over needs no help. */
  readonly isHelpAllowed = false
  readonly places: readonly ReplayPlace<G>[]
  #at: number
  #shown: Snapshot<G>
  readonly #watching = new Set<() => void>()

  constructor(session: Session<G>, clock: Clock<G>) {
    this.session = session
    this.places = placesOf(session, clock)
    this.#at = 0
    this.#shown = this.#lookAt(0, undefined)
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#watching.add(listener)
    return () => this.#watching.delete(listener)
  }

  readonly snapshot = (): Snapshot<G> => this.#shown

  /** The number of the place shown. */
  readonly place = (): number => this.#at

  get board(): Readonly<G['board']> {
    return this.#placeAt(this.#at).board
  }

  picks(): G['pick'][] {
    return []
  }

  do(): Refusal {
    return LOOK_ONLY
  }

  undo(): Refusal {
    return LOOK_ONLY
  }

  setHelp(): void {}

  /** The log up to the place shown. */
  told(from = 0): readonly Told[] {
    const kept = new Set(this.places.slice(0, this.#at + 1).map(({ batch }) => batch.seq))
    return this.session.told(from).filter(({ seq }) => kept.has(seq))
  }

  done(from = 0): readonly Done[] {
    const kept = new Set(this.places.slice(0, this.#at + 1).map(({ batch }) => batch.seq))
    return this.session.done(from).filter(({ seq }) => kept.has(seq))
  }

  /** Nobody plays here: everything is told. */
  isOwn(): boolean {
    return false
  }

  /** Shows another place. One step on shows what happened, any other jump does not. */
  show(at: number): void {
    if (at === this.#at || !this.places[at]) return
    const next = at === this.#at + 1
    this.#at = at
    this.#shown = this.#lookAt(at, next ? this.places[at]?.batch : undefined)
    for (const listener of this.#watching) listener()
  }

  #placeAt(at: number): ReplayPlace<G> {
    const place = this.places[at]
    if (!place) throw new Error(`there is no place ${at}`)
    return place
  }

  #lookAt(at: number, batch: BatchOf<G> | undefined): Snapshot<G> {
    const place = this.#placeAt(at)
    const { rules } = this.session
    return {
      seq: place.batch.seq,
      view: {
        viewer: 'spectator',
        outcome: rules.outcome(place.board),
        board: rules.view(place.board, 'spectator'),
        choices: [],
      },
      open: [],
      outcome: rules.outcome(place.board),
      undoable: false,
      safety: 'saved',
      overtaken: false,
      bots: NO_BOTS,
      help: [],
      helped: this.session.help,
      sent: [],
      batch,
    }
  }
}
