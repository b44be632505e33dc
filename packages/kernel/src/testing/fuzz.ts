import { apply, parsePick, start } from '../apply.ts'
import { nth } from '../bug.ts'
import { FastChance } from '../chance.ts'
import { canonical, type Json } from '../json.ts'
import { fold } from '../replay.ts'
import { type Game, isRefusal, type Random, type Refusal, type Ruleset } from '../rules.ts'
import { makeSink, type Sink } from '../sink.ts'
import { cloneState, type State } from '../state.ts'
import { mutate } from './mutate.ts'
import { ruleOf, shownPick } from './walk.ts'

/** What is thrown at: a game with ways of its own to spoil answers and to find fault with what was accepted. */
export interface FuzzSubject<G extends Game> {
  readonly name: string
  options(seed: number): G['options']
  rulesFor(options: G['options']): Ruleset<G>
  /** An answer spoilt in a way of the game's own; undefined to leave it to chance. */
  spoil?(raw: Json, board: G['board'], random: Random): Json | undefined
  /** What is wrong with an answer that was accepted, by a second reading of the rules. */
  forbidden?(before: G['board'], choice: G['choice'], pick: G['pick']): string | undefined
  /** What went back that never may. */
  wentBack?(before: G['board'], after: G['board']): string | undefined
  /** Told of everything, for those who count what occurs. */
  seen?(what: FuzzSight<G>): void
}

/** One answer and what came of it. */
export interface FuzzSight<G extends Game> {
  readonly rules: Ruleset<G>
  /** The state before; only while it is being told. */
  readonly before: Readonly<State<G>> | undefined
  readonly state: Readonly<State<G>>
  readonly choice: G['choice'] | undefined
  readonly pick: G['pick'] | undefined
  readonly refusal: Refusal | undefined
  readonly events: readonly G['event'][]
}

export interface FuzzResult {
  readonly decisions: number
  readonly games: number
  readonly accepted: number
  /** Accepted although mutated: they happened to be legal, and the second reading agreed. */
  readonly lucky: number
  readonly refused: Readonly<Record<string, number>>
  readonly outcomes: Readonly<Record<string, number>>
}

/** A fuzz run that found something; the message holds how to see it again. */
export class FuzzFailure extends Error {
  override readonly name = 'FuzzFailure'
}

interface Attempt {
  readonly seat: number
  readonly choice: number
  readonly raw: Json
  readonly legal: boolean
}

/** One game under attack. Everything it does follows from its seed. */
class FuzzedGame<G extends Game> {
  readonly #subject: FuzzSubject<G>
  readonly #random: FastChance
  readonly #chance: FastChance
  readonly #options: G['options']
  readonly #rules: Ruleset<G>
  readonly #sink: Sink<G> = makeSink()
  readonly #state: State<G>
  /** Shown answers from earlier in the game: stale targets, other kinds. */
  readonly #old: Json[] = []
  readonly #refused: Record<string, number>
  #before: string | undefined
  accepted = 0
  lucky = 0

  constructor(subject: FuzzSubject<G>, seed: number, refused: Record<string, number>) {
    this.#subject = subject
    this.#random = new FastChance(~seed)
    this.#chance = new FastChance(seed)
    this.#options = subject.options(seed)
    this.#rules = subject.rulesFor(this.#options)
    this.#refused = refused
    this.#state = start(this.#rules, this.#options, this.#chance, this.#sink)
    const { events } = this.#sink
    this.#tell({ before: undefined, choice: undefined, pick: undefined, refusal: undefined, events })
  }

  #tell(what: Omit<FuzzSight<G>, 'rules' | 'state'>): void {
    this.#subject.seen?.({ rules: this.#rules, state: this.#state, ...what })
  }

  get outcome(): string | undefined {
    return this.#rules.outcome(this.#state.board)
  }

  /** One decision, legal in seven of ten cases. */
  decide(): void {
    const attempt = this.#attempt()
    const choice = this.#state.control.open.find(({ id }) => id === attempt.choice)
    const pick = choice
      ? parsePick(this.#rules, this.#state, choice, attempt.raw)
      : ({ do: 'pass' } as G['pick'])
    const refusal = isRefusal(pick) ? pick : this.#apply(attempt, choice, pick)
    if (refusal === undefined) return
    const { refused: reason } = refusal
    if (attempt.legal) throw new FuzzFailure(`a legal answer is refused as ${reason}: ${canonical(attempt)}`)
    this.#refused[reason] = (this.#refused[reason] ?? 0) + 1
    this.#tell({ before: this.#state, choice, pick: undefined, refusal, events: [] })
  }

  #apply(attempt: Attempt, choice: G['choice'] | undefined, pick: G['pick']): Refusal | undefined {
    const before = cloneState(this.#rules, this.#state)
    // The state's whole text is taken once and kept until the next answer is accepted.
    if (!attempt.legal) this.#before ??= JSON.stringify(this.#state)
    const happened = this.#sink.events.length
    const refusal = apply(this.#rules, this.#state, { ...attempt, pick }, this.#chance, this.#sink)
    if (refusal) {
      this.#before ??= ''
      if (JSON.stringify(this.#state) !== this.#before || this.#sink.events.length !== happened)
        throw new FuzzFailure(`a refused answer changed the state: ${canonical(attempt)}`)
      return refusal
    }
    this.#before = undefined
    if (!choice) throw new FuzzFailure(`an answer to a closed choice was accepted: ${canonical(attempt)}`)
    this.#accept(attempt, choice, pick, before.board)
    const events = this.#subject.seen ? this.#sink.events.slice(happened) : []
    this.#tell({ before, choice, pick, refusal: undefined, events })
    return undefined
  }

  #accept(attempt: Attempt, choice: G['choice'], pick: G['pick'], before: G['board']): void {
    const { board, control } = this.#state
    this.accepted += 1
    if (!attempt.legal) this.lucky += 1
    if (choice.seat !== 'team' && choice.seat !== attempt.seat)
      throw new FuzzFailure(`seat ${attempt.seat} answered for another: ${canonical(choice)}`)
    const wrong =
      this.#subject.forbidden?.(before, choice, pick) ??
      this.#subject.wentBack?.(before, board) ??
      this.#rules.broken(board)[0] ??
      this.#stuck(control)
    if (wrong !== undefined)
      throw new FuzzFailure(`${wrong}: ${canonical({ choice, pick: attempt.raw, options: this.#options })}`)
    if (!attempt.legal && !this.#isListed(before, choice, pick))
      throw new FuzzFailure(`accepted but not listed: ${canonical({ choice, pick: attempt.raw })}`)
    if (this.#random.below(128) === 0) this.#checkLists()
  }

  #stuck(control: State<G>['control']): string | undefined {
    if (this.outcome !== undefined)
      return control.open.length + control.lanes.flat().length > 0 ? 'over and going on' : undefined
    return control.open.length === 0 ? 'stuck' : undefined
  }

  #isListed(board: G['board'], choice: G['choice'], pick: G['pick']): boolean {
    const rule = ruleOf(this.#rules, choice)
    const shown = canonical(rule.show(board, choice as never, pick))
    return rule
      .list(board, choice as never)
      .some((legal) => canonical(rule.show(board, choice as never, legal)) === shown)
  }

  /** Everything listed passes the check and the second reading. */
  #checkLists(): void {
    const { board, control } = this.#state
    for (const choice of control.open) {
      const rule = ruleOf(this.#rules, choice)
      const all = rule.list(board, choice as never)
      // The second reading is slow: of a long list it judges every so many-th.
      const stride = 1 + ((all.length / 20) | 0)
      all.forEach((pick, index) => {
        const wrong =
          rule.check(board, choice as never, pick)?.refused ??
          (index % stride === 0 ? this.#subject.forbidden?.(board, choice, pick) : undefined)
        if (wrong !== undefined)
          throw new FuzzFailure(
            `listed but ${wrong}: ${canonical({ choice, pick: rule.show(board, choice as never, pick) })}`,
          )
      })
    }
  }

  /** The board at the end is what the events say. */
  finish(): void {
    if (canonical(fold(this.#rules, this.#options, this.#sink.events)) !== canonical(this.#state.board))
      throw new FuzzFailure('the events do not give the board')
    const clone = cloneState(this.#rules, this.#state)
    for (const id of [0, this.#state.control.asked - 1]) {
      const pick = { do: 'pass' } as G['pick']
      const refusal = apply(this.#rules, clone, { seat: 0, choice: id, pick }, this.#chance)
      if (refusal?.refused !== 'game-over') throw new FuzzFailure('a finished game accepts answers')
      this.#tell({ before: this.#state, choice: undefined, pick: undefined, refusal, events: [] })
    }
  }

  #attempt(): Attempt {
    const { board, control } = this.#state
    const random = this.#random
    const choice = nth(control.open, random.below(control.open.length))
    const rule = ruleOf(this.#rules, choice)
    const all = random.below(32) === 0 ? rule.list(board, choice as never) : undefined
    const pick = all ? nth(all, random.below(all.length)) : rule.sample(board, choice as never, random)
    const raw = shownPick(this.#rules, board, choice, pick)
    if (random.below(8) === 0) this.#old.push(raw)
    const seats = control.lanes.length - 1
    const seat = choice.seat === 'team' ? random.below(seats) : choice.seat
    const legal = { seat, choice: choice.id, raw, legal: true }
    if (random.below(10) < 7) return legal
    return { ...legal, ...this.#spoil(legal), legal: false }
  }

  #spoil(attempt: Attempt): Partial<Attempt> {
    const random = this.#random
    const { control, board } = this.#state
    switch (random.below(8)) {
      case 0:
        return { seat: nth([-1, 7, Number.NaN, random.below(6)], random.below(4)) }
      case 1:
        return { choice: nth([0, -1, attempt.choice + 1, random.below(control.asked)], random.below(4)) }
      case 2:
        return { raw: this.#old.length > 0 ? nth(this.#old, random.below(this.#old.length)) : null }
      case 3:
      case 4:
      case 5:
        return { raw: this.#subject.spoil?.(attempt.raw, board, random) ?? mutate(attempt.raw, random) }
      default:
        return { raw: mutate(attempt.raw, random) }
    }
  }
}

/** The seed of a run's n-th game: one number names a game wherever it is played. */
const gameSeed = (seed: number, game: number) => (seed * 1_000_003 + game) & 0x7fff_ffff

/** So many decisions on games at random; throws a FuzzFailure that names the game. */
export function fuzz<G extends Game>(subject: FuzzSubject<G>, seed: number, decisions: number): FuzzResult {
  const refused: Record<string, number> = {}
  const outcomes: Record<string, number> = {}
  let made = 0
  let games = 0
  let accepted = 0
  let lucky = 0
  while (made < decisions) {
    const number = gameSeed(seed, games)
    let inGame = 0
    try {
      const game = new FuzzedGame(subject, number, refused)
      for (; game.outcome === undefined && made < decisions; made++, inGame++) game.decide()
      if (game.outcome !== undefined) {
        game.finish()
        outcomes[game.outcome] = (outcomes[game.outcome] ?? 0) + 1
      }
      accepted += game.accepted
      lucky += game.lucky
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error)
      throw new FuzzFailure(`game ${number}, decision ${inGame}: ${message}`, { cause: error })
    }
    games += 1
  }
  return { decisions: made, games, accepted, lucky, refused, outcomes }
}

/** One game alone, to see a failure again. */
export function fuzzGame<G extends Game>(subject: FuzzSubject<G>, number: number): void {
  const game = new FuzzedGame(subject, number, {})
  while (game.outcome === undefined) game.decide()
  game.finish()
}
