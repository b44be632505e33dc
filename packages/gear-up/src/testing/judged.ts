import { answer, cloneState, FastChance, type Ruleset, type State } from '@graveshift/kernel'
import type { Choice, GearUp, Pick } from '../game.ts'

/** The answer after which the team stands best: plays well enough to win now and then. */
export function judgedPick(rules: Ruleset<GearUp>, state: State<GearUp>, choice: Choice, luck: number): Pick {
  const picks = rules.choices[choice.kind].list(state.board, choice as never)
  const worths = picks.map((pick) => {
    const after = cloneState(rules, state)
    answer(rules, after, choice, pick, new FastChance(luck))
    return rules.judgement.weigh(after.board, [])
  })
  return picks[worths.indexOf(Math.max(...worths))] as Pick
}
