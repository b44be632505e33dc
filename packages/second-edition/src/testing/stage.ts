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
import { STREAMS, type Stream, streamOf } from '../streams.ts'
import type { Watcher } from './recorder.ts'

/** Cards that bring nobody at the blue level. */
const CALM = ['13', '11', '17', '18']

const read = (options: ReturnType<typeof SECOND_EDITION_MODULE.readPosition>): Options => {
  if (isFault(options)) throw new Bug(options.message)
  return options
}

/** What is to come of a stream, by its name. */
type Script = Partial<Readonly<Record<Stream, readonly (string | number)[]>>>

/** A game in which a few answers are given on purpose, watched like any other. */
export class Stage {
  readonly state: State<SecondEdition>
  readonly #rules: Ruleset<SecondEdition>
  readonly #watcher: Watcher
  readonly #chance = new ScriptedChance(STREAMS.length, new FastChance(1))

  constructor(watcher: Watcher, rules: Ruleset<SecondEdition>, options: Options, script: Script = {}) {
    this.#watcher = watcher
    this.#rules = rules
    for (const stream of STREAMS)
      this.#chance.script(streamOf(stream), script[stream] ?? (stream === 'spawn' ? CALM : []))
    const sink = makeSink<SecondEdition>()
    this.state = start(rules, options, this.#chance, sink)
    this.#tell(sink.events)
  }

  static position(watcher: Watcher, raw: Json, script?: Script): Stage {
    return Stage.#of(watcher, read(SECOND_EDITION_MODULE.readPosition(raw)), script)
  }

  static game(watcher: Watcher, raw: Json): Stage {
    return Stage.#of(watcher, read(SECOND_EDITION_MODULE.readOptions(raw)))
  }

  static #of(watcher: Watcher, options: Options, script?: Script): Stage {
    return new Stage(watcher, watcher.rulesFor(options), options, script)
  }

  #tell(events: Parameters<Watcher['see']>[0]['events'], refusal?: Refusal): void {
    const nobody = { before: undefined, choice: undefined, pick: undefined }
    this.#watcher.see({ rules: this.#rules, state: this.state, ...nobody, refusal, events })
  }

  #give(choice: Choice, id: number, seat: number, raw: Json): Refusal | undefined {
    const pick = parsePick(this.#rules, this.state, choice, raw)
    if (isRefusal(pick)) return pick
    const before = cloneState(this.#rules, this.state)
    const sink = makeSink<SecondEdition>()
    const refusal = apply(this.#rules, this.state, { seat, choice: id, pick }, this.#chance, sink)
    const { events } = sink
    if (!refusal)
      this.#watcher.see({
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
