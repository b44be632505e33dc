import {
  ASIDE,
  apply,
  Bug,
  cloneState,
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
import type { Choice, Options, SecondEdition } from '../game.ts'
import { SECOND_EDITION_MODULE } from '../module.ts'
import { STREAMS, streamOf } from '../streams.ts'
import type { Observer } from './observer.ts'

/** Cards that bring nobody at the blue level. */
const CALM = ['13', '11', '17', '18']

const read = (options: ReturnType<typeof SECOND_EDITION_MODULE.readPosition>): Options => {
  if (isFault(options)) throw new Bug(options.message)
  return options
}

/** A game in which a few answers are given on purpose, watched like any other. */
export class Stage {
  readonly state: State<SecondEdition>
  readonly #rules: Ruleset<SecondEdition>
  readonly #observer: Observer
  readonly #chance = new ScriptedChance(STREAMS.length, new FastChance(1))

  constructor(observer: Observer, rules: Ruleset<SecondEdition>, options: Options) {
    this.#observer = observer
    this.#rules = rules
    this.#chance.script(streamOf('spawn'), CALM)
    const sink = makeSink<SecondEdition>()
    this.state = start(rules, options, this.#chance, sink)
    this.#tell(sink.events)
  }

  static position(observer: Observer, raw: Json): Stage {
    const options = read(SECOND_EDITION_MODULE.readPosition(raw))
    return new Stage(observer, SECOND_EDITION_MODULE.rulesFor(options), options)
  }

  static game(observer: Observer, raw: Json): Stage {
    const options = read(SECOND_EDITION_MODULE.readOptions(raw))
    return new Stage(observer, SECOND_EDITION_MODULE.rulesFor(options), options)
  }

  #tell(events: Parameters<Observer['see']>[0]['events'], refusal?: Refusal): void {
    const nobody = { before: undefined, choice: undefined, pick: undefined }
    this.#observer.see({ rules: this.#rules, state: this.state, ...nobody, refusal, events })
  }

  #give(choice: Choice, id: number, seat: number, raw: Json): Refusal | undefined {
    const pick = parsePick(this.#rules, this.state, choice, raw)
    if (isRefusal(pick)) return pick
    const before = cloneState(this.#rules, this.state)
    const sink = makeSink<SecondEdition>()
    const refusal = apply(this.#rules, this.state, { seat, choice: id, pick }, this.#chance, sink)
    const { events } = sink
    if (!refusal)
      this.#observer.see({
        rules: this.#rules,
        state: this.state,
        before,
        choice,
        pick,
        refusal: undefined,
        events,
      })
    return refusal
  }

  #answer(raw: Json): Refusal | undefined {
    const [choice] = this.state.control.open
    if (!choice) throw new Bug('nothing is asked')
    return this.#give(choice, choice.id, choice.seat === 'team' ? this.state.board.first : choice.seat, raw)
  }

  /** Answers what is asked first; it must be accepted. */
  do(raw: Json): this {
    const refusal = this.#answer(raw)
    if (refusal) throw new Bug(`${JSON.stringify(raw)} is refused: ${refusal.refused}`)
    return this
  }

  /** Answers what is asked first; it must be refused. */
  refused(raw: Json): this {
    const refusal = this.#answer(raw)
    if (!refusal) throw new Bug(`${JSON.stringify(raw)} is accepted`)
    this.#tell([], refusal)
    return this
  }

  /** Does something besides the questions. */
  aside(seat: number, raw: Json): this {
    const choice = this.#rules.aside?.(this.state.board, seat)
    if (!choice) throw new Bug('nothing can be done aside')
    const refusal = this.#give(choice, ASIDE, seat, raw)
    if (refusal) throw new Bug(`${JSON.stringify(raw)} is refused: ${refusal.refused}`)
    return this
  }
}
