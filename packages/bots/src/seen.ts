import {
  Bug,
  cloneState,
  type Game,
  type Random,
  type Ruleset,
  type Seat,
  type State,
} from '@graveshift/kernel'

/** The game as a seat sees it: what is hidden from it is replaced by something that could be there. */
export function seenBy<G extends Game>(
  rules: Ruleset<G>,
  state: Readonly<State<G>>,
  seat: Seat,
  random: Random,
): State<G> {
  const seen = cloneState(rules, state)
  if (rules.imagine) rules.imagine(seen.board, seat, random)
  else if (rules.concealed(seen.board, seat).length > 0)
    throw new Bug(`${rules.id} hides things and cannot imagine them: no bot may look at it`)
  return seen
}
