import {
  answer,
  Bug,
  cloneState,
  FastChance,
  type Game,
  type Metrics,
  makeSink,
  type Ruleset,
  type State,
} from '@graveshift/kernel'
import { actionOf, further, MOST_FURTHER, SAMPLES } from './candidates.ts'
import { rolloutPick } from './rollout-pick.ts'

/** What a ruleset counts; a coach cannot do without. */
export function metricsOf<G extends Game>({ id, judgement }: Ruleset<G>): Metrics<G> {
  if (!judgement.metrics) throw new Bug(`${id} counts nothing: it has no coach`)
  return judgement.metrics
}

/**
 * What an answer brings, figure by figure: the rules play it out on a copy, with the rest of its action as far as that
 * costs nothing: what has a price is a decision of its own. What the table does by itself afterwards is left out.
 */
export function broughtBy<G extends Game>(
  rules: Ruleset<G>,
  state: State<G>,
  choice: G['choice'],
  pick: G['pick'],
  luck: number,
): number[] {
  const metrics = metricsOf(rules)
  const chance = new FastChance(luck)
  const after = cloneState(rules, state)
  const action = actionOf(after, choice.lane)
  let board = rules.clone(state.board)
  const countOf = (counted: G['board']): number[] => {
    const figures: number[] = []
    metrics.count(counted, figures)
    return figures
  }
  const before = countOf(board)
  let figures = before
  let next: G['choice'] | undefined = choice
  let answered = pick
  for (let steps = 0; next && steps <= MOST_FURTHER; steps++) {
    const sink = makeSink<G>()
    answer(rules, after, next, answered, chance, sink)
    const beyond = sink.events.findIndex((event) => metrics.isBeyond(event))
    const then = rules.clone(board)
    for (const event of beyond < 0 ? sink.events : sink.events.slice(0, beyond)) rules.evolve(then, event)
    const now = countOf(then)
    if (steps > 0 && now.some((figure, index) => figure < (figures[index] ?? 0))) break
    board = then
    figures = now
    if (beyond >= 0) break
    next = further(after, action)
    if (next) answered = rolloutPick(rules, after, next, chance, SAMPLES)
  }
  return figures.map((figure, index) => figure - (before[index] ?? 0))
}
