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
  type Seat,
  type State,
  start,
  type View,
  type Viewer,
  viewOf,
  wasRevealed,
} from '@graveshift/kernel'
import { type BatchOf, type CommandBatch, isCommand, isUndo, type UndoBatch } from './batch.ts'
import { happened, showPick } from './happened.ts'
import { History } from './history.ts'
import { LiveLuck, type Luck } from './luck.ts'
import { type GameRecord, makeRecord, type RecordFor } from './record.ts'
import { type ChanceSpec, keyedChance, openSegment, type Segment } from './segment.ts'
import { Teller, type Told } from './teller.ts'
import { refusalFrom } from './trouble.ts'

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
  readonly #history = new History<G>()
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
    this.#add(happened(this.rules, this.#state, sink, luck.scripted()), this.#state, true)
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
    return this.#history.horizon
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
    const rule = this.rules.choices[choice.kind as G['choice']['kind']]
    const picks = rule.list(this.#state.board, choice as never)
    return picks.map((pick) => showPick(this.rules, this.#state, choice, pick))
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
      const shown = showPick(this.rules, before, choice, pick)
      const batch = {
        seat,
        choice: choiceId,
        kind: choice.kind,
        pick: shown,
        ...happened(this.rules, state, sink, this.#luck.scripted()),
      }
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
    const target = to === undefined ? this.#beforeLast(seat) : this.#history.earlier(this.#meantBy(to))
    if (isRefusal(target)) return target
    const moment = this.#history.returnTo(target)
    if (!moment) throw new Bug(`no state kept for batch ${target}`)
    // Kept states are never handed out for writing, and commands work on copies: as it was then, so it is now.
    this.#state = moment.state
    this.#hash = moment.hash
    return this.#append({ undo: target, ...(seat === undefined ? {} : { by: seat }), hash: moment.hash })
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
    this.#history.disclose()
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
    this.#history.add(batch.seq, { state, hash: batch.hash }, reveals)
    this.#state = state
    this.#hash = batch.hash
    return batch
  }

  #beforeLast(seat: Seat | undefined): number | Refusal {
    return this.#history.beforeLast((seq) => {
      const batch = this.#log[seq]
      return batch !== undefined && isCommand(batch) && (seat === undefined || batch.seat === seat)
    })
  }

  /** An undoing stands for the batch it returned to. */
  #meantBy(to: number): number {
    let seq = to
    for (let batch = this.#log[seq]; batch && isUndo(batch); batch = this.#log[seq]) seq = batch.undo
    return seq
  }
}
