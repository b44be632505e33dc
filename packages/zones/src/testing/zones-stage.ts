import {
  ASIDE,
  apply,
  Bug,
  cloneState,
  FastChance,
  type GameModule,
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
import type { FuzzSight } from '@graveshift/kernel/testing'
import { accepted } from '@graveshift/kernel/testing/table'
import type { ZonesGame } from '../game.ts'

/** Somebody who looks on while something is played. */
export interface Watcher<G extends ZonesGame> {
  /** The rules that are played by. */
  rulesFor(options: G['options']): Ruleset<G>
  see(sight: FuzzSight<G>): void
}

/** What is to come of a stream, by its name. */
export type Coming = Readonly<Record<string, readonly (string | number)[] | undefined>>

/** A game in which a few answers are given on purpose, watched like any other. */
export class ZonesStage<G extends ZonesGame> {
  readonly state: State<G>
  readonly #rules: Ruleset<G>
  readonly #watcher: Pick<Watcher<G>, 'see'>
  readonly #chance: ScriptedChance

  constructor(
    watcher: Pick<Watcher<G>, 'see'>,
    rules: Ruleset<G>,
    options: G['options'],
    coming: Coming = {},
  ) {
    this.#watcher = watcher
    this.#rules = rules
    this.#chance = new ScriptedChance(rules.streams.length, new FastChance(1))
    rules.streams.forEach((stream, index) => {
      this.#chance.script(index, coming[stream] ?? [])
    })
    const sink = makeSink<G>()
    this.state = start(rules, options, this.#chance, sink)
    this.#tell(sink.events)
  }

  #tell(events: FuzzSight<G>['events'], refusal?: Refusal): void {
    const nobody = { before: undefined, choice: undefined, pick: undefined }
    this.#watcher.see({ rules: this.#rules, state: this.state, ...nobody, refusal, events })
  }

  #give(choice: G['choice'], id: number, seat: number, raw: Json): Refusal | undefined {
    const pick = parsePick(this.#rules, this.state, choice, raw)
    if (isRefusal(pick)) return pick
    const before = cloneState(this.#rules, this.state)
    const sink = makeSink<G>()
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

/** How scenes of a game begin: in the middle, or at the start. What is not scripted comes as `calm` says, then by luck. */
export interface Stages<G extends ZonesGame> {
  position(watcher: Watcher<G>, raw: Json, coming?: Coming): ZonesStage<G>
  game(watcher: Watcher<G>, raw: Json): ZonesStage<G>
}

export function stagesOf<G extends ZonesGame>(
  { readOptions, readPosition }: Pick<GameModule<G>, 'readOptions' | 'readPosition'>,
  calm: Coming,
): Stages<G> {
  const begin = (watcher: Watcher<G>, options: G['options'], coming: Coming = {}) =>
    new ZonesStage(watcher, watcher.rulesFor(options), options, { ...calm, ...coming })
  return {
    position: (watcher, raw, coming) => begin(watcher, accepted(readPosition(raw)), coming),
    game: (watcher, raw) => begin(watcher, accepted(readOptions(raw))),
  }
}
