import {
  apply,
  Bug,
  FastChance,
  isFault,
  isRefusal,
  type Json,
  makeSink,
  parsePick,
  type Refusal,
  type Ruleset,
  ScriptedChance,
  type State,
  start,
} from '@graveshift/kernel'
import type { Event } from './board.ts'
import type { Choice, GearUp, Options } from './game.ts'
import { GEAR_UP_MODULE } from './module.ts'
import { STREAMS, type Stream, streamOf } from './streams.ts'

/** Coming cards by stream. */
export type Script = { readonly [S in Stream]?: readonly string[] }

/** A game to poke at in tests: answers are given as players give them, refusals come back as values. */
export class TestTable {
  readonly rules: Ruleset<GearUp>
  readonly state: State<GearUp>
  /** Everything that has happened, in order. */
  readonly events: Event[] = []
  readonly #chance: ScriptedChance

  constructor(options: Options, script: Script) {
    this.rules = GEAR_UP_MODULE.rulesFor(options)
    this.#chance = new ScriptedChance(STREAMS.length, new FastChance(1))
    this.script(script)
    const sink = makeSink<GearUp>()
    this.state = start(this.rules, options, this.#chance, sink)
    this.events.push(...sink.events)
  }

  get board() {
    return this.state.board
  }

  script(script: Script): void {
    for (const stream of STREAMS) {
      const coming = script[stream]
      if (coming) this.#chance.script(streamOf(stream), coming)
    }
  }

  /** The open choice of a seat, or the team's. */
  choice(seat: number | 'team'): Choice {
    const found = this.state.control.open.find((choice) => choice.seat === seat)
    if (!found) throw new Bug(`no open choice of ${seat}; open: ${JSON.stringify(this.state.control.open)}`)
    return found
  }

  /** Kinds of the open choices by seat, in the order asked. */
  open(): string[] {
    return this.state.control.open.map(({ seat, kind }) => `${seat} ${kind}`)
  }

  /** All legal answers as players see them. */
  list(seat: number | 'team'): Json[] {
    const choice = this.choice(seat)
    const rule = this.rules.choices[choice.kind]
    return rule.list(this.board, choice as never).map((pick) => rule.show(this.board, choice as never, pick))
  }

  /** Gives an answer; the refusal if it was refused. */
  attempt(seat: number | 'team', pick: Json): Refusal | undefined {
    const choice = this.choice(seat)
    const parsed = parsePick(this.rules, this.state, choice, pick)
    if (isRefusal(parsed)) return parsed
    const sink = makeSink<GearUp>()
    const by = seat === 'team' ? this.board.setup.leader : seat
    const refusal = apply(
      this.rules,
      this.state,
      { seat: by, choice: choice.id, pick: parsed },
      this.#chance,
      sink,
    )
    this.events.push(...sink.events)
    return refusal
  }

  /** Gives an answer that must be accepted; what happened comes back. */
  do(seat: number | 'team', pick: Json): Event[] {
    const before = this.events.length
    const refusal = this.attempt(seat, pick)
    if (refusal) throw new Bug(`refused: ${JSON.stringify(refusal)}`)
    return this.events.slice(before)
  }

  /** The reason and rule an answer is refused with, as 'reason RULE-ID'; 'accepted' if it was not. */
  refusal(seat: number | 'team', pick: Json): string {
    const refusal = this.attempt(seat, pick)
    return refusal ? `${refusal.refused} ${refusal.rule}` : 'accepted'
  }

  /** Events of one type, in order. */
  of<T extends Event['type']>(type: T): Extract<Event, { type: T }>[] {
    return this.events.filter((event): event is Extract<Event, { type: T }> => event.type === type)
  }
}

/** A table in the middle of a game. */
export function position(raw: Json, script: Script = {}): TestTable {
  const options = GEAR_UP_MODULE.readPosition(raw)
  if (isFault(options)) throw new Bug(options.message)
  return new TestTable(options, script)
}

/** A table from the start of a game. */
export function game(raw: Json, script: Script = {}): TestTable {
  const options = GEAR_UP_MODULE.readOptions(raw)
  if (isFault(options)) throw new Bug(options.message)
  return new TestTable(options, script)
}
