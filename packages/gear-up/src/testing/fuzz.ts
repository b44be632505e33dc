import {
  apply,
  canonical,
  cloneState,
  FastChance,
  fold,
  isRefusal,
  type Json,
  makeSink,
  nth,
  parsePick,
  type Ruleset,
  type Sink,
  type State,
  squareName,
  start,
} from '@graveshift/kernel'
import { mutate } from '@graveshift/kernel/testing'
import type { Choice, GearUp, Options, Pick } from '../game.ts'
import { GEAR_UP_MODULE } from '../module.ts'
import { wentBack } from './never-back.ts'
import { forbidden } from './oracle.ts'
import { optionsOf } from './random-options.ts'
import { positionOf } from './random-position.ts'

export interface FuzzResult {
  readonly decisions: number
  readonly games: number
  readonly accepted: number
  /** Accepted although mutated: they happened to be legal, and the oracle agreed. */
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
class FuzzedGame {
  readonly #random: FastChance
  readonly #chance: FastChance
  readonly #options: Options
  readonly #rules: Ruleset<GearUp>
  readonly #sink: Sink<GearUp> = makeSink()
  readonly #state: State<GearUp>
  /** Shown answers from earlier in the game: stale targets, other kinds. */
  readonly #old: Json[] = []
  readonly #refused: Record<string, number>
  #before: string | undefined
  accepted = 0
  lucky = 0

  constructor(seed: number, refused: Record<string, number>) {
    this.#random = new FastChance(~seed)
    this.#chance = new FastChance(seed)
    // Games at random are mostly lost in round 1, so two of three begin in the middle.
    this.#options = seed % 3 === 0 ? optionsOf((seed / 3) | 0) : positionOf((seed / 3) | 0)
    this.#rules = GEAR_UP_MODULE.rulesFor(this.#options)
    this.#refused = refused
    this.#state = start(this.#rules, this.#options, this.#chance, this.#sink)
  }

  #ruleOf(choice: Choice) {
    return this.#rules.choices[choice.kind]
  }

  get outcome(): string | undefined {
    return this.#state.board.outcome
  }

  /** One decision, legal in seven of ten cases. */
  decide(): void {
    const attempt = this.#attempt()
    const choice = this.#state.control.open.find(({ id }) => id === attempt.choice)
    const pick = choice ? parsePick(this.#rules, this.#state, choice, attempt.raw) : ({ do: 'pass' } as Pick)
    const reason = isRefusal(pick) ? pick.refused : this.#apply(attempt, choice, pick)
    if (reason === undefined) return
    if (attempt.legal) throw new FuzzFailure(`a legal answer is refused as ${reason}: ${canonical(attempt)}`)
    this.#refused[reason] = (this.#refused[reason] ?? 0) + 1
  }

  #apply(attempt: Attempt, choice: Choice | undefined, pick: Pick): string | undefined {
    const { board } = this.#state
    const before = this.#rules.clone(board)
    // The state's whole text is taken once and kept until the next answer is accepted.
    if (!attempt.legal) this.#before ??= JSON.stringify(this.#state)
    const happened = this.#sink.events.length
    const refusal = apply(this.#rules, this.#state, { ...attempt, pick }, this.#chance, this.#sink)
    if (refusal) {
      this.#before ??= ''
      if (JSON.stringify(this.#state) !== this.#before || this.#sink.events.length !== happened)
        throw new FuzzFailure(`a refused answer changed the state: ${canonical(attempt)}`)
      return refusal.refused
    }
    this.#before = undefined
    if (!choice) throw new FuzzFailure(`an answer to a closed choice was accepted: ${canonical(attempt)}`)
    this.#accept(attempt, choice, pick, before)
    return undefined
  }

  #accept(attempt: Attempt, choice: Choice, pick: Pick, before: State<GearUp>['board']): void {
    const { board, control } = this.#state
    this.accepted += 1
    if (!attempt.legal) this.lucky += 1
    if (choice.seat !== 'team' && choice.seat !== attempt.seat)
      throw new FuzzFailure(`seat ${attempt.seat} answered for another: ${canonical(choice)}`)
    const wrong =
      forbidden(before, choice, pick) ??
      wentBack(before, board) ??
      this.#rules.broken(board)[0] ??
      this.#stuck(control)
    if (wrong !== undefined)
      throw new FuzzFailure(`${wrong}: ${canonical({ choice, pick: attempt.raw, setup: board.setup })}`)
    if (!attempt.legal && !this.#isListed(before, choice, pick))
      throw new FuzzFailure(`accepted but not listed: ${canonical({ choice, pick: attempt.raw })}`)
    if (this.#random.below(128) === 0) this.#checkLists()
  }

  #stuck(control: State<GearUp>['control']): string | undefined {
    if (this.outcome !== undefined)
      return control.open.length + control.lanes.flat().length > 0 ? 'over and going on' : undefined
    return control.open.length === 0 ? 'stuck' : undefined
  }

  #isListed(board: State<GearUp>['board'], choice: Choice, pick: Pick): boolean {
    const rule = this.#ruleOf(choice)
    const shown = canonical(rule.show(board, choice as never, pick))
    return rule
      .list(board, choice as never)
      .some((legal) => canonical(rule.show(board, choice as never, legal)) === shown)
  }

  /** Everything listed passes the check and the oracle. */
  #checkLists(): void {
    const { board, control } = this.#state
    for (const choice of control.open) {
      const rule = this.#ruleOf(choice)
      const all = rule.list(board, choice as never)
      // The oracle is slow: of a long list it judges every so many-th.
      const stride = 1 + ((all.length / 20) | 0)
      all.forEach((pick, index) => {
        const wrong =
          rule.check(board, choice as never, pick)?.refused ??
          (index % stride === 0 ? forbidden(board, choice, pick) : undefined)
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
      const refusal = apply(this.#rules, clone, { seat: 0, choice: id, pick: { do: 'pass' } }, this.#chance)
      if (refusal?.refused !== 'game-over') throw new FuzzFailure('a finished game accepts answers')
    }
  }

  #attempt(): Attempt {
    const { board, control } = this.#state
    const random = this.#random
    const choice = nth(control.open, random.below(control.open.length))
    const rule = this.#ruleOf(choice)
    const all = random.below(32) === 0 ? rule.list(board, choice as never) : undefined
    const pick = all ? nth(all, random.below(all.length)) : rule.sample(board, choice as never, random)
    const raw = JSON.parse(JSON.stringify(rule.show(board, choice as never, pick))) as Json
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
    const raw = attempt.raw as { readonly [key: string]: Json }
    switch (random.below(8)) {
      case 0:
        return { seat: nth([-1, 7, Number.NaN, random.below(6)], random.below(4)) }
      case 1:
        return { choice: nth([0, -1, attempt.choice + 1, random.below(control.asked)], random.below(4)) }
      case 2:
        return { raw: this.#old.length > 0 ? nth(this.#old, random.below(this.#old.length)) : null }
      case 3:
        return {
          raw: {
            ...raw,
            target: nth(
              [...board.zombies.map(({ id }) => id), -1, -2, -3, -4, 0, 999],
              random.below(board.zombies.length + 6),
            ),
          },
        }
      case 4: {
        // Some squares moved, dropped or added.
        const names = typeof raw.squares === 'string' ? raw.squares.split(' ') : []
        const name = () => squareName(random.below(random.below(2) === 0 ? 24 : 64))
        const changed = names.map((each) => (random.below(3) === 0 ? name() : each))
        if (random.below(2) === 0) changed.push(name())
        return { raw: { ...raw, squares: changed.join(' '), square: name() } }
      }
      case 5:
        return { raw: { ...raw, pay: nth(['armor', 'health', 'life', null], random.below(4)) } }
      default:
        return { raw: mutate(attempt.raw, random) }
    }
  }
}

/** The seed of a run's n-th game: one number names a game wherever it is played. */
const gameSeed = (seed: number, game: number) => (seed * 1_000_003 + game) & 0x7fff_ffff

/** So many decisions on games at random; throws a FuzzFailure that names the game. */
export function fuzz(seed: number, decisions: number): FuzzResult {
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
      const game = new FuzzedGame(number, refused)
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
export function fuzzGame(number: number): void {
  const game = new FuzzedGame(number, {})
  while (game.outcome === undefined) game.decide()
  game.finish()
}
