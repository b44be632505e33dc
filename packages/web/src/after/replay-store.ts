import type { Board, Event, GearUp } from '@graveshift/gear-up'
import type { Json, Refusal } from '@graveshift/kernel'
import type { Batch, Done, Session, Told } from '@graveshift/table'
import { NO_BOTS } from '../bots/seat-bots.ts'
import { GameStore, type Snapshot } from '../store/game-store.ts'
import { type Moment, momentsOf } from './replay.ts'

const LOOK_ONLY: Refusal = { refused: 'stale-choice', rule: 'KERNEL' }

/** A game to be looked at, place by place, in the form in which the table is given games: nothing in it can be done. */
export class ReplayStore extends GameStore<GearUp> {
  readonly moments: readonly Moment[]
  #at: number
  #shown: Snapshot<GearUp>
  readonly #watching = new Set<() => void>()

  constructor(session: Session<GearUp>) {
    super('replay', session, async () => undefined, 'saved')
    this.moments = momentsOf(session)
    this.#at = 0
    this.#shown = this.#lookAt(0, undefined)
  }

  override readonly subscribe = (listener: () => void): (() => void) => {
    this.#watching.add(listener)
    return () => this.#watching.delete(listener)
  }

  override readonly snapshot = (): Snapshot<GearUp> => this.#shown

  /** The number of the place shown. */
  readonly place = (): number => this.#at

  override get board(): Board {
    return this.#moment(this.#at).board
  }

  override picks(): Json[] {
    return []
  }

  override do(): Refusal {
    return LOOK_ONLY
  }

  override undo(): Refusal {
    return LOOK_ONLY
  }

  override save(): void {}

  /** What is over needs no help. */
  override get isHelpAllowed(): boolean {
    return false
  }

  /** The log up to the place shown. */
  override told(from = 0): readonly Told[] {
    const kept = new Set(this.moments.slice(0, this.#at + 1).map(({ batch }) => batch.seq))
    return this.session.told(from).filter(({ seq }) => kept.has(seq))
  }

  override done(from = 0): readonly Done[] {
    const kept = new Set(this.moments.slice(0, this.#at + 1).map(({ batch }) => batch.seq))
    return this.session.done(from).filter(({ seq }) => kept.has(seq))
  }

  /** Nobody plays here: everything is told. */
  override isOwn(): boolean {
    return false
  }

  /** Shows another place. One step on shows what happened, any other jump does not. */
  show(at: number): void {
    if (at === this.#at || !this.moments[at]) return
    const next = at === this.#at + 1
    this.#at = at
    this.#shown = this.#lookAt(at, next ? this.moments[at]?.batch : undefined)
    for (const listener of this.#watching) listener()
  }

  #moment(at: number): Moment {
    const moment = this.moments[at]
    if (!moment) throw new Error(`there is no place ${at}`)
    return moment
  }

  #lookAt(at: number, batch: Batch<Event> | undefined): Snapshot<GearUp> {
    const moment = this.#moment(at)
    const { rules } = this.session
    return {
      seq: moment.batch.seq,
      view: {
        viewer: 'spectator',
        outcome: rules.outcome(moment.board),
        board: rules.view(moment.board, 'spectator'),
        choices: [],
      },
      open: [],
      outcome: rules.outcome(moment.board),
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
