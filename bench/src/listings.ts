import { answer, FastChance, type Game, makeSink, nth, start } from '@graveshift/kernel'
import { type Contestant, rate } from './clock.ts'
import type { Setup } from './mix.ts'

/** One game of each setup; for each decision all legal answers are listed and one of them is taken. */
export function listingsOf<G extends Game>(mix: readonly Setup<G>[]): Contestant {
  let seed = 0
  return (milliseconds) =>
    rate(milliseconds, () => {
      let decisions = 0
      let answers = 0
      for (const { rules, options } of mix) {
        const chance = new FastChance(seed++)
        const sink = makeSink<G>()
        const state = start(rules, options, chance, sink)
        const { open } = state.control
        while (open.length > 0) {
          const choice: G['choice'] = nth(open, chance.below(open.length))
          const rule = rules.choices[choice.kind as G['choice']['kind']]
          const picks = rule.list(state.board, choice as never)
          answers += picks.length
          answer(rules, state, choice, nth(picks, chance.below(picks.length)), chance, sink)
          decisions++
        }
        if (rules.outcome(state.board) === undefined) throw new Error(`game ${seed - 1} did not end`)
      }
      return { games: mix.length, decisions, answers }
    })
}
