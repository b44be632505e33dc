import { cloneState, type Game, type Ruleset, type State } from '@graveshift/kernel'
import { type Contestant, rate } from './clock.ts'
import { midGame, type Setup } from './mix.ts'

type Copy = <G extends Game>(rules: Ruleset<G>, state: State<G>) => State<G>

/** Copies of mid-game states, by hand or by the platform. */
export function clonesOf<G extends Game>(mix: readonly Setup<G>[], copy: Copy = cloneState): Contestant {
  const games = mix.map((setup, index) => ({ rules: setup.rules, state: midGame(setup, index) }))
  let last: State<G> | undefined
  return (milliseconds) =>
    rate(milliseconds, () => {
      for (const { rules, state } of games) last = copy(rules, state)
      if (last?.control.asked !== games.at(-1)?.state.control.asked) throw new Error('not a copy')
      return { clones: games.length }
    })
}
