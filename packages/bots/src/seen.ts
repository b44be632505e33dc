import {
  Bug,
  cloneState,
  type Game,
  type Random,
  type Ruleset,
  type Seat,
  type State,
} from '@graveshift/kernel'

/**
 * The game as a seat sees it: what is hidden from it is replaced by something that could be there. Where nothing is,
 * this is the game itself and not a copy, so nobody may change it.
 */
export function seenBy<G extends Game>(
  rules: Ruleset<G>,
  state: Readonly<State<G>>,
  seat: Seat,
  random: Random,
): Readonly<State<G>> {
  if (rules.determinize) {
    const seen = cloneState(rules, state)
    rules.determinize(seen.board, seat, random)
    return seen
  }
  if (rules.concealed(state.board, seat).length > 0)
    throw new Bug(`${rules.id} hides things and cannot determinize them: no bot may look at it`)
  return state
}

/** What a bot looks ahead from, and how the team stands there. */
export interface Scene<G extends Game> {
  readonly state: Readonly<State<G>>
  readonly worth: number
}

/** One scene after the other: what is hidden is determinized anew for each, and where nothing is they are all the same. */
export function scenesOf<G extends Game>(
  rules: Ruleset<G>,
  state: Readonly<State<G>>,
  seat: Seat,
  random: Random,
): () => Scene<G> {
  const next = (): Scene<G> => {
    const seen = seenBy(rules, state, seat, random)
    return { state: seen, worth: rules.judgement.weigh(seen.board, []) }
  }
  if (rules.determinize) return next
  const only = next()
  return () => only
}
