// Without vitest: whatever sets a scene may use it.
import { apply, parsePick, start } from '../apply.ts'
import { Bug } from '../bug.ts'
import { FastChance, ScriptedChance } from '../chance.ts'
import { type Fault, isFault } from '../fault.ts'
import { hashOf } from '../hash.ts'
import type { Json } from '../json.ts'
import { type Game, isRefusal, type Refusal, type Ruleset, type Seat } from '../rules.ts'
import { makeSink } from '../sink.ts'
import type { State } from '../state.ts'
import { ruleOf, shownPick } from './walk.ts'

type Asked = Seat | 'team'

/** Coming results by the name of their stream. */
type Coming = Readonly<Record<string, readonly (string | number)[] | undefined>>

/** What was read, if it could be. */
export function accepted<T>(read: T | Fault): T {
  if (isFault(read)) throw new Bug(read.message)
  return read
}

/** A game to poke at in tests: answers are given as players give them, refusals come back as values. */
export class TestTable<G extends Game> {
  readonly rules: Ruleset<G>
  readonly state: State<G>
  /** Everything that has happened, in order. */
  readonly events: G['event'][] = []
  readonly #chance: ScriptedChance
  /** Some scenes leave out what they do not need, cards above all: such a board is not held to what is whole. */
  readonly #isWhole: boolean

  constructor(rules: Ruleset<G>, options: G['options'], coming: Coming = {}) {
    this.rules = rules
    this.#chance = new ScriptedChance(rules.streams.length, new FastChance(1))
    this.#script(coming)
    const sink = makeSink<G>()
    this.state = start(rules, options, this.#chance, sink)
    this.events.push(...sink.events)
    this.#isWhole = rules.broken(this.board).length === 0
  }

  get board(): G['board'] {
    return this.state.board
  }

  script(coming: Coming): void {
    this.#script(coming)
  }

  #script(coming: Coming): void {
    for (const [stream, results] of Object.entries(coming))
      if (results) this.#chance.script(this.rules.streams.indexOf(stream), results)
  }

  /** The open choice of a seat, or the team's; without a seat the only one there is. */
  choice(seat?: Asked): G['choice'] {
    const { open } = this.state.control
    const found = seat === undefined ? open[0] : open.find((choice) => choice.seat === seat)
    if (!found || (seat === undefined && open.length > 1))
      throw new Bug(`no such open choice; open: ${JSON.stringify(open)}`)
    return found
  }

  /** Kinds of the open choices by seat, in the order asked. */
  open(): string[] {
    return this.state.control.open.map(({ seat, kind }) => `${seat} ${kind}`)
  }

  /** All legal answers as players see them. */
  picks(seat?: Asked): Json[] {
    const choice = this.choice(seat)
    const picks = ruleOf(this.rules, choice).list(this.board, choice as never)
    return picks.map((pick: G['pick']) => shownPick(this.rules, this.board, choice, pick))
  }

  /** Gives an answer; the refusal if it was refused. */
  answer(raw: Json, seat?: Asked): Refusal | undefined {
    const choice = this.choice(seat)
    const by = choice.seat === 'team' ? (this.rules.leader?.(this.board) ?? 0) : choice.seat
    return this.#give(choice, by, raw)
  }

  /** Does something at any time, besides the questions; the refusal if it was refused. */
  aside(seat: Seat, raw: Json): Refusal | undefined {
    const choice = this.rules.aside?.(this.board, seat)
    if (!choice) throw new Bug('nothing can be done aside')
    return this.#give(choice, seat, raw)
  }

  /** Gives an answer that must be accepted, and leave whole what was whole; what happened comes back. */
  play(raw: Json, seat?: Asked): G['event'][] {
    const before = this.events.length
    const refusal = this.answer(raw, seat)
    if (refusal) throw new Bug(`refused: ${JSON.stringify(refusal)} ${JSON.stringify(this.choice(seat))}`)
    const wrong = this.#isWhole ? this.rules.broken(this.board) : []
    if (wrong.length > 0) throw new Bug(wrong.join('; '))
    return this.events.slice(before)
  }

  /** The reason and rule an answer is refused with, as 'reason RULE-ID'; 'accepted' if it was not. */
  reason(raw: Json, seat?: Asked): string {
    const before = hashOf(this.state)
    const refusal = this.answer(raw, seat)
    if (refusal && hashOf(this.state) !== before) throw new Bug('a refused answer changed the state')
    return refusal ? `${refusal.refused} ${refusal.rule}` : 'accepted'
  }

  /** Events of one type, in order. */
  of<T extends G['event']['type']>(type: T): Extract<G['event'], { type: T }>[] {
    return this.events.filter((event): event is Extract<G['event'], { type: T }> => event.type === type)
  }

  #give(choice: G['choice'], seat: Seat, raw: Json): Refusal | undefined {
    const pick = parsePick(this.rules, this.state, choice, raw)
    if (isRefusal(pick)) return pick
    const sink = makeSink<G>()
    const refusal = apply(this.rules, this.state, { seat, choice: choice.id, pick }, this.#chance, sink)
    this.events.push(...sink.events)
    return refusal
  }
}
