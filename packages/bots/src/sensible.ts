import type { Game, Ruleset, State } from '@graveshift/kernel'

/** All legal answers but the prune ones, unless there are no others. An open choice has at least one. */
export function sensible<G extends Game>(
  { choices, judgement }: Ruleset<G>,
  { board }: State<G>,
  choice: G['choice'],
): [G['pick'], ...G['pick'][]] {
  const all = choices[choice.kind as G['choice']['kind']].list(board, choice as never)
  const some = judgement.prune ? all.filter((pick) => !judgement.prune?.(board, choice, pick)) : all
  return (some.length > 0 ? some : all) as [G['pick'], ...G['pick'][]]
}
