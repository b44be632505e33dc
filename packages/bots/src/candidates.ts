import { FastChance, type Game, type Random, type Ruleset, type State } from '@graveshift/kernel'
import { tryOut } from './try-out.ts'

/** An answer worth thinking about, with how the team stands right after it. */
export interface Candidate<G extends Game> {
  readonly pick: G['pick']
  readonly worth: number
  readonly parts: readonly number[]
}

const SEEDS = 0x4000_0000

/** All legal answers, the best looking first. The same luck for all, so that luck does not choose among them. */
export function candidates<G extends Game>(
  rules: Ruleset<G>,
  state: State<G>,
  choice: G['choice'],
  random: Random,
): [Candidate<G>, ...Candidate<G>[]] {
  const luck = random.below(SEEDS)
  const picks = rules.choices[choice.kind as G['choice']['kind']].list(state.board, choice as never)
  const found = picks.map((pick): Candidate<G> => {
    const { worth, parts } = tryOut(rules, state, choice, pick, new FastChance(luck))
    return { pick, worth, parts }
  })
  // Stable, so that equals keep the order of the list.
  found.sort((one, other) => other.worth - one.worth)
  return found as [Candidate<G>, ...Candidate<G>[]]
}
