import {
  answer,
  type Chance,
  cloneState,
  type Game,
  makeSink,
  type Ruleset,
  type State,
} from '@graveshift/kernel'

/** What surely follows from an answer. */
export interface Foreseen<G extends Game> {
  /** Everything up to the first card that would be turned up. */
  readonly events: readonly G['event'][]
  /** Whether a card would be turned up: after that nothing can be taken back. */
  readonly reveals: boolean
}

/** Answers on a copy and looks what happens before luck is needed; the rest is thrown away. */
export function foresee<G extends Game>(
  rules: Ruleset<G>,
  state: State<G>,
  choice: G['choice'],
  pick: G['pick'],
): Foreseen<G> {
  const copy = cloneState(rules, state)
  const sink = makeSink<G>()
  let sure: number | undefined
  const chance: Chance = {
    below() {
      sure ??= sink.events.length
      return 0
    },
  }
  answer(rules, copy, choice, pick, chance, sink)
  return { events: sink.events.slice(0, sure), reveals: sure !== undefined }
}
