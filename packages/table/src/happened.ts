import {
  type Drawn,
  type Game,
  hashOf,
  type Json,
  type Ruleset,
  type Sink,
  type State,
} from '@graveshift/kernel'
import type { Forced } from './batch.ts'

/** A pick as the outside writes it. */
export function showPick<G extends Game>(
  rules: Ruleset<G>,
  state: State<G>,
  choice: G['choice'],
  pick: G['pick'],
): Json {
  return rules.choices[choice.kind as G['choice']['kind']].show(state.board, choice as never, pick)
}

/** What a command came to, for its batch: the body that setup and commands share. */
export function happened<G extends Game>(
  rules: Ruleset<G>,
  state: State<G>,
  { events, forced, drawn }: Sink<G>,
  scripted: readonly number[],
  /** Where it is known already; hashing costs more than the rest. */
  hash = hashOf(state),
) {
  return {
    events: events as readonly G['event'][],
    forced: forced.map(
      ({ choice, pick }): Forced => ({
        choice: choice.id,
        kind: choice.kind,
        seat: choice.seat,
        pick: showPick(rules, state, choice, pick),
      }),
    ),
    drawn: drawn as readonly Drawn[],
    ...(scripted.length > 0 ? { scripted: [...scripted] } : {}),
    hash,
  }
}
