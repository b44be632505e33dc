import {
  Bug,
  type Command,
  type Game,
  type GameModule,
  hashOf,
  isRefusal,
  isScriptMismatch,
  type Json,
  KERNEL,
  type Kernel,
  makeSink,
  type Refusal,
  type Ruleset,
  type Seat,
  type Sink,
  type State,
  type View,
  type Viewer,
  viewOf,
} from '@graveshift/kernel'
import type { CommandBatch, SetupBatch, UndoBatch } from './batch.ts'
import { happened, showPick } from './happened.ts'
import { History } from './history.ts'
import { Diverged, type Luck } from './luck.ts'

/** How far to go back: to the state after a batch, or over the last command. */
export interface UndoRequest {
  readonly to?: number
  /** Only over this seat's own commands; without it the table has agreed. */
  readonly seat?: Seat
  /** Batches that do not count as somebody's: they are gone over. */
  readonly over?: ReadonlySet<number>
}

type Unchained<B> = Omit<B, 'seq' | 'link'>
export type SetupBody<G extends Game> = Unchained<SetupBatch<G['event']>>
export type CommandBody<G extends Game> = Unchained<CommandBatch<G['event']>>
export type UndoBody = Unchained<UndoBatch>
export type Body<G extends Game> = SetupBody<G> | CommandBody<G> | UndoBody

/** A new game, and what its setup brought. */
export interface Begun<G extends Game> {
  readonly play: Play<G>
  readonly body: SetupBody<G>
}

interface Answered<G extends Game> {
  readonly state: State<G>
  readonly sink: Sink<G>
  readonly reveals: boolean
}

/** What answers in a row come to. */
export interface Foreseen<G extends Game> {
  /** Before the first that is refused, asked of somebody else, needs luck or turns something up. */
  readonly state: State<G>
  /** One of them needs luck or turns something up: it cannot be taken back. */
  readonly isForGood: boolean
}

/** A command that was played out and not taken yet: nothing has changed. */
export class Tried<G extends Game> {
  /** The state it was tried on. */
  readonly before: State<G>
  readonly state: State<G>
  /** Whether luck was asked or something turned up, so that it cannot be taken back. */
  readonly reveals: boolean
  readonly #write: () => CommandBody<G>
  #body: CommandBody<G> | undefined

  constructor(before: State<G>, state: State<G>, reveals: boolean, write: () => CommandBody<G>) {
    this.before = before
    this.state = state
    this.reveals = reveals
    this.#write = write
  }

  /** Made when it is first asked for: hashing the state costs more than playing, and many previews need no hash. */
  get body(): CommandBody<G> {
    this.#body ??= this.#write()
    return this.#body
  }
}

/**
 * One game as it stands: the state, and what undo may return to. It keeps no log and no luck, so that a host can
 * hold many. Commands work on a copy of the state which replaces it when they are taken.
 */
export class Play<G extends Game> {
  readonly module: GameModule<G>
  readonly options: G['options']
  readonly rules: Ruleset<G>
  readonly seats: number
  readonly #kernel: Kernel
  readonly #history: History<G>
  #state: State<G>
  #hash: string
  #seq = 0

  private constructor(
    module: GameModule<G>,
    options: G['options'],
    rules: Ruleset<G>,
    state: State<G>,
    hash: string,
    history: History<G>,
  ) {
    this.module = module
    this.options = options
    this.rules = rules
    this.seats = rules.seats(options)
    this.#kernel = module.kernel ?? KERNEL
    this.#state = state
    this.#hash = hash
    this.#history = history
  }

  /** A new game, played up to its first question; throws what the rules throw. */
  static begin<G extends Game>(module: GameModule<G>, options: G['options'], luck: Luck): Begun<G> {
    const rules = module.rulesFor(options)
    const sink = makeSink<G>()
    luck.begin()
    const state = (module.kernel ?? KERNEL).start(rules, options, luck, sink)
    const body = happened(rules, state, sink, luck.scripted())
    const history = new History<G>()
    history.add(0, { state, hash: body.hash }, true)
    return { play: new Play(module, options, rules, state, body.hash, history), body }
  }

  /** The same game once more, to go its own way: states are never changed, so they are shared. */
  fork(): Play<G> {
    const { module, options, rules } = this
    const fork = new Play(module, options, rules, this.#state, this.#hash, this.#history.fork())
    fork.#seq = this.#seq
    return fork
  }

  get state(): Readonly<State<G>> {
    return this.#state
  }

  /** Number of the last batch. */
  get seq(): number {
    return this.#seq
  }

  /** Of the present state. */
  get hash(): string {
    return this.#hash
  }

  get outcome(): string | undefined {
    return this.rules.outcome(this.#state.board)
  }

  /** The last batch that drew or revealed something: undo returns to the state after it at the furthest. */
  get horizon(): number {
    return this.#history.horizon
  }

  view(viewer: Viewer): View {
    return viewOf(this.rules, this.#state, viewer)
  }

  /** Open questions: all, or those this seat may answer. */
  choices(seat?: Seat): readonly G['choice'][] {
    const { open } = this.#state.control
    return seat === undefined ? open : open.filter((choice) => choice.seat === seat || choice.seat === 'team')
  }

  /** All legal answers to an open question. */
  list(choice: G['choice']): G['pick'][] {
    return this.rules.choices[choice.kind as G['choice']['kind']].list(this.#state.board, choice as never)
  }

  /** The same, as the outside writes them. */
  picks(choice: G['choice']): Json[] {
    return this.list(choice).map((pick) => this.shown(choice, pick))
  }

  /** An answer as the outside writes it. */
  shown(choice: G['choice'], pick: G['pick']): Json {
    return showPick(this.rules, this.#state, choice, pick)
  }

  /** An answer from outside; only its form is judged. */
  read(seat: Seat, choiceId: number, raw: Json): G['pick'] | Refusal {
    const choice = this.#kernel.findChoice(this.rules, this.#state, seat, choiceId)
    return isRefusal(choice) ? choice : this.#kernel.parsePick(this.rules, this.#state, choice, raw)
  }

  /** An answer from outside as the rules understand it, if they would take it. Uses no luck. */
  accept(seat: Seat, choiceId: number, raw: Json): { readonly shown: Json } | Refusal {
    const choice = this.#kernel.findChoice(this.rules, this.#state, seat, choiceId)
    if (isRefusal(choice)) return choice
    const pick = this.#kernel.parsePick(this.rules, this.#state, choice, raw)
    if (isRefusal(pick)) return pick
    const rule = this.rules.choices[choice.kind as G['choice']['kind']]
    const refusal = rule.check(this.#state.board, choice as never, pick)
    return refusal ?? { shown: this.shown(choice, pick) }
  }

  /** What an answer from outside comes to: see `tryPick`. */
  try(seat: Seat, choiceId: number, raw: Json, luck: Luck, hash?: string): Tried<G> | Refusal {
    const pick = this.read(seat, choiceId, raw)
    return isRefusal(pick) ? pick : this.tryPick(seat, choiceId, pick, luck, hash)
  }

  /**
   * What answering an open question comes to. Throws what the rules and the luck throw, and changes nothing. With a
   * `hash` from a log that is being read, the state is believed to have it: see `isTrue`.
   */
  tryPick(seat: Seat, choiceId: number, pick: G['pick'], luck: Luck, hash?: string): Tried<G> | Refusal {
    const before = this.#state
    const choice = this.#kernel.findChoice(this.rules, before, seat, choiceId)
    if (isRefusal(choice)) return choice
    const answered = this.#answer(before, { seat, choice: choiceId, pick }, luck)
    if (isRefusal(answered)) return answered
    const { state, sink, reveals } = answered
    const scripted = luck.scripted()
    return new Tried(before, state, reveals, () => ({
      seat,
      choice: choiceId,
      kind: choice.kind,
      pick: showPick(this.rules, before, choice, pick),
      ...happened(this.rules, state, sink, scripted, hash),
    }))
  }

  /** A copy of a state after an answer, with what came of it. */
  #answer(before: State<G>, command: Command<G>, luck: Luck): Answered<G> | Refusal {
    const sink = makeSink<G>()
    const state = this.#kernel.cloneState(this.rules, before)
    luck.begin()
    const refusal = this.#kernel.apply(this.rules, state, command, luck, sink)
    if (refusal) return refusal
    const reveals =
      sink.drawn.length > 0 || this.#kernel.wasRevealed(this.rules, before.board, state.board, this.seats)
    return { state, sink, reveals }
  }

  /** What answers of one seat to questions of one kind come to, given one after the other, without giving them. */
  foresee(seat: Seat, kind: string, picks: readonly G['pick'][], luck: Luck): Foreseen<G> {
    let state = this.#state
    for (const pick of picks) {
      const choice = state.control.open.find((open) => open.seat === seat && open.kind === kind)
      if (!choice) break
      try {
        const answered = this.#answer(state, { seat, choice: choice.id, pick }, luck)
        if (isRefusal(answered)) break
        if (answered.reveals) return { state, isForGood: true }
        state = answered.state
      } catch (error) {
        // Luck that is not known here was asked for.
        if (error instanceof Diverged || isScriptMismatch(error)) return { state, isForGood: true }
        throw error
      } finally {
        luck.rollback()
      }
    }
    return { state, isForGood: false }
  }

  /** Makes what was tried on the present state the present. */
  take({ before, body, state, reveals }: Tried<G>): void {
    if (before !== this.#state) throw new Bug('an answer to another state')
    this.#seq++
    this.#state = state
    this.#hash = body.hash
    this.#history.add(this.#seq, { state, hash: body.hash }, reveals, body.seat)
  }

  /**
   * The batch an undo would return to: never before the last draw or reveal; for one seat only over what nobody
   * acted on since. More needs the others' consent, and is asked for without a seat.
   */
  target({ to, seat, over }: UndoRequest): number | Refusal {
    return to === undefined ? this.#history.beforeLast(seat, over) : this.#history.earlier(to, seat, over)
  }

  /** Goes back to a target; the step back is a batch too. */
  returnTo(target: number, by?: Seat): UndoBody {
    const moment = this.#history.returnTo(target, ++this.#seq)
    if (!moment) throw new Bug(`no state kept for batch ${target}`)
    // Kept states are never handed out for writing, and commands work on copies: as it was then, so it is now.
    this.#state = moment.state
    this.#hash = moment.hash
    return { undo: target, ...(by === undefined ? {} : { by }), hash: moment.hash }
  }

  /** Whether the present state is the one its hash says. */
  isTrue(): boolean {
    return hashOf(this.#state) === this.#hash
  }

  /** The secret is out: the present is the horizon. */
  disclose(): void {
    this.#history.disclose()
  }
}
