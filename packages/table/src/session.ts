import {
  apply,
  Bug,
  type Chance,
  cloneState,
  type Fault,
  findChoice,
  type Game,
  type GameModule,
  hashOf,
  isFault,
  isRefusal,
  type Json,
  makeSink,
  nth,
  parsePick,
  type Refusal,
  type Ruleset,
  ScriptMismatch,
  type Seat,
  type Sink,
  type State,
  start,
  type View,
  type Viewer,
  viewOf,
  wasRevealed,
} from '@graveshift/kernel'
import { type BatchOf, type CommandBatch, type Forced, isCommand, isUndo, type UndoBatch } from './batch.ts'
import { Diverged, LiveLuck, type Luck } from './luck.ts'
import { type GameRecord, makeRecord, type RecordFor } from './record.ts'
import { type ChanceSpec, keyedChance, openSegment, type Segment } from './segment.ts'
import { Teller, type Told } from './teller.ts'

const refuse = (refused: string): Refusal => ({ refused, rule: 'KERNEL' })

/** How far to go back: to the state after a batch, or over this seat's last command. */
export interface UndoWish {
  readonly to?: number
  readonly seat?: Seat
}

/** Coming results by the name of their stream. */
export type Script = Readonly<Record<string, readonly (string | number)[]>>

/** What a session is rebuilt from, besides its log. */
interface Setting<G extends Game> {
  readonly module: GameModule<G>
  readonly options: G['options']
  readonly segments: readonly Segment[]
  readonly luck: Luck
}

/**
 * One game and its log. Every command works on a copy of the state which replaces it when all went well,
 * so that a refusal or an error changes nothing.
 */
export class Session<G extends Game> {
  readonly module: GameModule<G>
  readonly options: G['options']
  readonly rules: Ruleset<G>
  readonly seats: number
  #segments: readonly Segment[]
  #luck: Luck
  #state: State<G>
  #hash = ''
  readonly #log: BatchOf<G>[] = []
  /** Batches that led to the present state, in order: undone ones are not among them. */
  #line: number[] = []
  /** States to which undo may return, by the batch they came after. */
  readonly #states = new Map<number, { readonly state: State<G>; readonly hash: string }>()
  #horizon = 0
  #teller: Teller<G> | undefined

  /** For `start` and for loading; throws what the rules throw. */
  constructor({ module, options, segments, luck }: Setting<G>) {
    this.module = module
    this.options = options
    this.rules = module.rulesFor(options)
    this.seats = this.rules.seats(options)
    this.#segments = segments
    this.#luck = luck
    const sink = makeSink<G>()
    luck.begin()
    this.#state = start(this.rules, options, luck, sink)
    this.#add(this.#happened(this.#state, sink), this.#state, true)
  }

  /** A new game, played up to its first question. */
  static start<G extends Game>(
    module: GameModule<G>,
    options: G['options'],
    spec: ChanceSpec,
    script: Script = {},
  ): Session<G> | Refusal {
    const rules = module.rulesFor(options)
    const segment = openSegment(0, spec)
    const luck = new LiveLuck(rules.streams.length, keyedChance(rules, segment.secret))
    for (const [stream, results] of Object.entries(script))
      luck.script(rules.streams.indexOf(stream), results)
    try {
      return new Session({ module, options, segments: [segment], luck })
    } catch (error) {
      return refusalFrom(error, `seed ${segment.seed ?? segment.commitment}, seq 0`)
    }
  }

  get state(): Readonly<State<G>> {
    return this.#state
  }

  /** Number of the last batch. */
  get seq(): number {
    return this.#log.length - 1
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
    return this.#horizon
  }

  /** The commitment to the luck that is being drawn from. */
  get commitment(): string {
    return nth(this.#segments, this.#segments.length - 1).commitment
  }

  /** All batches so far; undone ones and undoings included. */
  log(): readonly BatchOf<G>[] {
    return this.#log
  }

  view(viewer: Viewer): View {
    return viewOf(this.rules, this.#state, viewer)
  }

  /** Open questions: all, or those this seat may answer. */
  choices(seat?: Seat): readonly G['choice'][] {
    const { open } = this.#state.control
    return seat === undefined ? open : open.filter((choice) => choice.seat === seat || choice.seat === 'team')
  }

  /** All legal answers to an open question, as the outside writes them. */
  picks(choice: G['choice']): Json[] {
    const { board } = this.#state
    const rule = this.rules.choices[choice.kind as G['choice']['kind']]
    return rule.list(board, choice as never).map((pick) => rule.show(board, choice as never, pick))
  }

  /** Answers an open question. */
  do(seat: Seat, choiceId: number, raw: Json): CommandBatch<G['event']> | Refusal {
    const choice = findChoice(this.rules, this.#state, seat, choiceId)
    if (isRefusal(choice)) return choice
    const before = this.#state
    const seq = this.#log.length
    const sink = makeSink<G>()
    try {
      const pick = parsePick(this.rules, before, choice, raw)
      if (isRefusal(pick)) return pick
      const state = cloneState(this.rules, before)
      this.#luck.begin()
      const refusal = apply(this.rules, state, { seat, choice: choiceId, pick }, this.#luck, sink)
      if (refusal) return refusal
      const shown = this.#show(before, choice, pick)
      const batch = { seat, choice: choiceId, kind: choice.kind, pick: shown, ...this.#happened(state, sink) }
      const reveals = sink.drawn.length > 0 || wasRevealed(this.rules, before.board, state.board, this.seats)
      return this.#add(batch, state, reveals)
    } catch (error) {
      this.#luck.rollback()
      return refusalFrom(error, `seed ${this.#seedName()}, seq ${seq}`)
    }
  }

  /**
   * Takes commands back, never past the last draw or reveal. For one seat only what nobody acted on since:
   * more needs the others' consent, and is asked for with `to`.
   */
  undo({ to, seat }: UndoWish = {}): UndoBatch | Refusal {
    const target = to === undefined ? this.#beforeLast(seat) : this.#backTo(to)
    if (isRefusal(target)) return target
    const kept = this.#states.get(target)
    if (!kept) throw new Bug(`no state kept for batch ${target}`)
    // Kept states are never handed out for writing, and commands work on copies: as it was then, so it is now.
    const batch = { undo: target, ...(seat === undefined ? {} : { by: seat }), hash: kept.hash }
    const added = this.#append(batch)
    this.#state = kept.state
    this.#hash = kept.hash
    this.#line = this.#line.slice(0, this.#line.indexOf(target) + 1)
    for (const seq of this.#states.keys()) if (!this.#line.includes(seq)) this.#states.delete(seq)
    return added
  }

  /** Says what a stream of chance gives next; beyond it luck decides again. The log marks such draws. */
  script(stream: string, raw: Json): Fault | undefined {
    const index = this.rules.streams.indexOf(stream)
    if (index < 0) {
      const known = this.rules.streams.join(', ')
      return { fault: 'unknown-stream', message: `there is no stream '${stream}'; there are ${known}` }
    }
    const results = this.module.readScript(this.options, stream, raw)
    if (isFault(results)) return results
    this.#liveLuck().script(index, results)
    return undefined
  }

  /** What is scripted and has not come yet, by stream. */
  coming(): Script {
    const coming: Record<string, readonly (string | number)[]> = {}
    this.#liveLuck()
      .coming()
      .forEach((results, stream) => {
        if (results.length > 0) coming[nth(this.rules.streams, stream)] = results
      })
    return coming
  }

  /** The game for a file. What players get carries no secret while the game goes on. */
  record({ for: whom }: { readonly for: RecordFor }): GameRecord {
    const record = makeRecord(this, whom, this.#segments, this.coming())
    // Whoever holds the secret knows what would have come: nothing is undone after that.
    if (whom === 'players' && this.outcome !== undefined) this.disclose()
    return record
  }

  /** The secret is out: the present is the horizon. */
  disclose(): void {
    this.#horizon = nth(this.#line, this.#line.length - 1)
  }

  /** The log as sentences, from a batch on. */
  told(from = 0): readonly Told[] {
    this.#teller ??= new Teller(this.module, this.options)
    return this.#teller.tell(this.#log, from)
  }

  /** Goes on with this luck; for loading. */
  continueWith(segments: readonly Segment[], source: Chance, script: Script): void {
    const luck = new LiveLuck(this.rules.streams.length, source)
    for (const [stream, results] of Object.entries(script))
      luck.script(this.rules.streams.indexOf(stream), results)
    this.#segments = segments
    this.#luck = luck
  }

  #liveLuck(): LiveLuck {
    if (!(this.#luck instanceof LiveLuck)) throw new Bug('a game being replayed has no luck of its own')
    return this.#luck
  }

  #seedName(): string {
    return this.#segments.at(-1)?.seed ?? `behind ${this.commitment}`
  }

  #show(state: State<G>, choice: G['choice'], pick: G['pick']): Json {
    return this.rules.choices[choice.kind as G['choice']['kind']].show(state.board, choice as never, pick)
  }

  #happened(state: State<G>, sink: Sink<G>) {
    const scripted = this.#luck.scripted()
    const forced = sink.forced.map(
      ({ choice, pick }): Forced => ({
        choice: choice.id,
        kind: choice.kind,
        seat: choice.seat,
        pick: this.#show(state, choice, pick),
      }),
    )
    return {
      events: sink.events as readonly G['event'][],
      forced,
      drawn: sink.drawn,
      ...(scripted.length > 0 ? { scripted: [...scripted] } : {}),
      hash: hashOf(state),
    }
  }

  /** Numbers a batch, chains it to the one before, and logs it. */
  #append<B extends { readonly hash: string }>(body: B): B & { readonly seq: number; readonly link: string } {
    const seq = this.#log.length
    const before = this.#log.at(-1)?.link ?? hashOf([this.module.id, this.rules.version, this.options])
    // A promise is part of the log from the first batch it holds for.
    const promised = this.#segments.find(({ from }) => from === seq)?.commitment ?? null
    const batch = { seq, ...body, link: hashOf([before, promised, { seq, ...body }]) }
    this.#log.push(batch as unknown as BatchOf<G>)
    return batch
  }

  #add<B extends { readonly hash: string }>(body: B, state: State<G>, reveals: boolean) {
    const batch = this.#append(body)
    if (reveals) {
      this.#horizon = batch.seq
      this.#states.clear()
    }
    this.#line.push(batch.seq)
    this.#states.set(batch.seq, { state, hash: batch.hash })
    this.#state = state
    this.#hash = batch.hash
    return batch
  }

  /** The batch before the last command, or before this seat's last one if nothing came after it. */
  #beforeLast(seat: Seat | undefined): number | Refusal {
    const line = this.#line
    const at = line.findLastIndex((seq) => {
      const batch = nth(this.#log, seq)
      return isCommand(batch) && (seat === undefined || batch.seat === seat)
    })
    if (at < 0) return refuse('nothing-to-undo')
    if (nth(line, at) <= this.#horizon) return refuse('beyond-horizon')
    return at === line.length - 1 ? nth(line, at - 1) : refuse('acted-on')
  }

  /** The batch that left the state to return to: an undoing stands for the batch it returned to. */
  #backTo(to: number): number | Refusal {
    let seq = to
    for (let batch = this.#log[seq]; batch && isUndo(batch); batch = this.#log[seq]) seq = batch.undo
    const at = this.#line.indexOf(seq)
    if (at < 0 || at === this.#line.length - 1) return refuse('nothing-to-undo')
    return seq < this.#horizon ? refuse('beyond-horizon') : seq
  }
}

/** A script that cannot come true is a refusal; anything else is our mistake, told with where it happened. */
function refusalFrom(error: unknown, where: string): Refusal {
  if (error instanceof ScriptMismatch)
    return { refused: 'script-mismatch', rule: 'KERNEL', with: { card: error.wanted } }
  if (error instanceof Diverged) throw error
  const what = error instanceof Error ? error.message : String(error)
  throw new Bug(`${what} (${where})`, { cause: error })
}
