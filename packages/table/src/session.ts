import {
  Bug,
  type Chance,
  canonical,
  type Fault,
  type Game,
  type GameModule,
  hashOf,
  isFault,
  isRefusal,
  type Json,
  type Moment,
  momentsFrom,
  nth,
  type Refusal,
  type Ruleset,
  type Seat,
  type State,
  type View,
  type Viewer,
} from '@graveshift/kernel'
import type { BatchOf, CommandBatch, UndoBatch } from './batch.ts'
import { type Help, sortedHelp } from './help.ts'
import { lineOfPlay } from './line-of-play.ts'
import { Diverged, LiveLuck, type Luck } from './luck.ts'
import { type Begun, type Body, type Foreseen, Play, type Tried, type UndoRequest } from './play.ts'
import { type GameRecord, makeRecord, type RecordFor } from './record.ts'
import { type ChanceSpec, keyedChance, openSegment, promiseOf, type Segment } from './segment.ts'
import { type Done, Teller, type Told } from './teller.ts'
import { refusalFrom, SCRIPT_MISMATCH } from './trouble.ts'

/** Coming results by the name of their stream. */
export type Script = Readonly<Record<string, readonly (string | number)[]>>

/** What a session is rebuilt from, besides its log. */
interface Setting<G extends Game> {
  readonly module: GameModule<G>
  readonly options: G['options']
  readonly segments: readonly Segment[]
  readonly luck: Luck
  /** A game that somebody else plays on: this session only keeps its log. */
  readonly begun?: Begun<G>
}

/** The last answer that was peeked at. */
interface Peeked<G extends Game> {
  readonly answer: string
  readonly tried: Tried<G>
  spendLuck(): void
}

/** One game, its log and its luck. A refusal or an error changes nothing. */
export class Session<G extends Game> {
  readonly module: GameModule<G>
  readonly options: G['options']
  readonly rules: Ruleset<G>
  readonly seats: number
  readonly #play: Play<G>
  #segments: readonly Segment[]
  #luck: Luck
  #help: readonly Help[] = []
  readonly #log: BatchOf<G>[] = []
  #teller: Teller<G> | undefined
  #peeked: Peeked<G> | undefined

  /** For `start` and for loading; throws what the rules throw. */
  constructor({ module, options, segments, luck, begun }: Setting<G>) {
    this.module = module
    this.options = options
    this.#segments = segments
    this.#luck = luck
    const { play, body } = begun ?? Play.begin(module, options, luck)
    this.#play = play
    this.rules = play.rules
    this.seats = play.seats
    this.#append(body)
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
      return refusalFrom(error, rules.streams, `seed ${segment.seed ?? segment.commitment}, seq 0`)
    }
  }

  get state(): Readonly<State<G>> {
    return this.#play.state
  }

  /** Number of the last batch. */
  get seq(): number {
    return this.#play.seq
  }

  /** Of the present state. */
  get hash(): string {
    return this.#play.hash
  }

  get outcome(): string | undefined {
    return this.#play.outcome
  }

  /** The last batch that drew or revealed something: undo returns to the state after it at the furthest. */
  get horizon(): number {
    return this.#play.horizon
  }

  /** The commitment to the luck that is being drawn from. */
  get commitment(): string {
    return nth(this.#segments, this.#segments.length - 1).commitment
  }

  /** Help that was used in this game. */
  get help(): readonly Help[] {
    return this.#help
  }

  /** Help was used: no undo takes that back. */
  markHelp(help: Iterable<Help>): void {
    this.#help = sortedHelp([...this.#help, ...help])
  }

  /** All batches so far; undone ones and undoings included. */
  log(): readonly BatchOf<G>[] {
    return this.#log
  }

  view(viewer: Viewer): View {
    return this.#play.view(viewer)
  }

  /** Open questions: all, or those this seat may answer. */
  choices(seat?: Seat): readonly G['choice'][] {
    return this.#play.choices(seat)
  }

  /** What a seat may do besides the open questions; undefined if there is nothing, or nothing more. */
  aside(seat: Seat): G['choice'] | undefined {
    return this.outcome === undefined ? this.rules.aside?.(this.state.board, seat) : undefined
  }

  /** All legal answers to an open question. */
  list(choice: G['choice']): G['pick'][] {
    return this.#play.list(choice)
  }

  /** The same, as the outside writes them. */
  picks(choice: G['choice']): Json[] {
    return this.#play.picks(choice)
  }

  /** An answer as the outside writes it: the log, files, the wire. */
  shown(choice: G['choice'], pick: G['pick']): Json {
    return this.#play.shown(choice, pick)
  }

  /** Answers an open question, as the outside writes it. */
  do(seat: Seat, choiceId: number, raw: Json): CommandBatch<G['event']> | Refusal {
    const pick = this.#play.read(seat, choiceId, raw)
    return isRefusal(pick) ? pick : this.give(seat, choiceId, pick)
  }

  /** Answers an open question. */
  give(seat: Seat, choiceId: number, pick: G['pick']): CommandBatch<G['event']> | Refusal {
    const tried = this.peek(seat, choiceId, pick)
    return isRefusal(tried) ? tried : this.take(tried)
  }

  /** What an answer comes to, without giving it. Asked again about the same answer, it does not run the rules again. */
  peek(seat: Seat, choiceId: number, pick: G['pick']): Tried<G> | Refusal {
    const answer = canonical([seat, choiceId, pick])
    const known = this.#peeked
    if (known?.answer === answer && known.tried.before === this.#play.state) return known.tried
    try {
      const tried = this.#play.tryPick(seat, choiceId, pick, this.#luck)
      if (isRefusal(tried)) return tried
      this.#peeked = { answer, tried, spendLuck: this.#luck.mark() }
      this.#luck.rollback()
      return tried
    } catch (error) {
      this.#luck.rollback()
      const where = `seed ${this.#seedName()}, seq ${this.#play.seq + 1}`
      return refusalFrom(error, this.rules.streams, where)
    }
  }

  /** Gives the answer that was peeked at last. */
  take(tried: Tried<G>): CommandBatch<G['event']> {
    const known = this.#peeked
    if (known?.tried !== tried) throw new Bug('only the last answer peeked at can be given')
    this.#play.take(tried)
    known.spendLuck()
    this.#peeked = undefined
    return this.#append(tried.body)
  }

  /** Whether an answer needs luck or turns something up, so that it cannot be taken back; false for a refused one. */
  reveals(seat: Seat, choiceId: number, pick: G['pick']): boolean {
    try {
      const tried = this.peek(seat, choiceId, pick)
      return isRefusal(tried) ? tried.refused === SCRIPT_MISMATCH : tried.reveals
    } catch (error) {
      // Luck that is not known here was asked for.
      if (error instanceof Diverged) return true
      throw error
    }
  }

  /** What answers in a row come to, as far as they need no luck: see `Play.foresee`. */
  foresee(seat: Seat, kind: G['choice']['kind'], picks: readonly G['pick'][]): Foreseen<G> {
    return this.#play.foresee(seat, kind, picks, this.#luck)
  }

  /** Logs what the game this session was made around has come to; nothing is played a second time. */
  follow(body: Body<G>): void {
    this.#append(body)
  }

  /**
   * Takes commands back, never past the last draw or reveal. For one seat only what nobody acted on since:
   * more needs the others' consent, and is asked for without a seat.
   */
  undo(request: UndoRequest = {}): UndoBatch | Refusal {
    const target = this.#play.target(request)
    return isRefusal(target) ? target : this.#append(this.#play.returnTo(target, request.seat))
  }

  /** Repeats an undo that was agreed on when it was written, whoever it was. */
  undoAgain({ undo, by }: { readonly undo: number; readonly by?: Seat | undefined }): UndoBatch | Refusal {
    const target = this.#play.target({ to: undo })
    return isRefusal(target) ? target : this.#append(this.#play.returnTo(target, by))
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
    this.#peeked = undefined
    return undefined
  }

  /** What is scripted and has not come yet, by stream. */
  coming(): Script {
    const coming: Record<string, readonly (string | number)[]> = {}
    if (!(this.#luck instanceof LiveLuck)) return coming
    this.#luck.coming().forEach((results, stream) => {
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
    this.#play.disclose()
  }

  /** The secret of the last segment, for those who only had its commitment. */
  learn(secret: Uint8Array | undefined): void {
    this.#segments = this.#segments.map((segment, index) =>
      secret && index === this.#segments.length - 1 ? { ...segment, secret } : segment,
    )
    this.disclose()
  }

  /** The log as sentences, from a batch on. */
  told(from = 0): readonly Told[] {
    return this.#tellerOf().tell(this.#log, from)
  }

  /** What was done, from a batch on. */
  done(from = 0): readonly Done[] {
    return this.#tellerOf().done(this.#log, from)
  }

  /** What happened in a batch, each event with a board of its own after it; nothing for a step back. */
  moments(seq: number): readonly Moment<G>[] {
    return this.#tellerOf().moments(this.#log, seq)
  }

  /** The board after a batch; it is never changed. */
  boardAfter(seq: number): Readonly<G['board']> {
    return this.#tellerOf().boardAfter(this.#log, seq)
  }

  /** All that happened and was not taken back, from the setup on. The board goes on with every event. */
  played(): Iterable<Moment<G>> {
    const { board } = this.rules.begin(this.options)
    return momentsFrom(this.rules, board, this.events())
  }

  /** The events of it alone. */
  events(): readonly G['event'][] {
    return lineOfPlay<G['event']>(this.#log).flatMap(({ events }) => events)
  }

  #tellerOf(): Teller<G> {
    this.#teller ??= new Teller(this.module, this.options)
    return this.#teller
  }

  /** Goes on with this luck; for loading. */
  continueWith(segments: readonly Segment[], source: Chance, script: Script): void {
    const luck = new LiveLuck(this.rules.streams.length, source)
    for (const [stream, results] of Object.entries(script))
      luck.script(this.rules.streams.indexOf(stream), results)
    this.#segments = segments
    this.#luck = luck
    this.#peeked = undefined
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
    const begun = this.#segments.find(({ from }) => from === seq)
    const promised = begun ? promiseOf(begun) : null
    const batch = { seq, ...body, link: hashOf([before, promised, { seq, ...body }]) }
    this.#log.push(batch as unknown as BatchOf<G>)
    return batch
  }
}
