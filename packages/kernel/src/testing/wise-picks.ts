// Without vitest: the browser plays golden games too.
import { answer } from '../apply.ts'
import { nth } from '../bug.ts'
import { FastChance } from '../chance.ts'
import { isRecord } from '../json.ts'
import type { Game, Random, Ruleset } from '../rules.ts'
import { cloneState, type State } from '../state.ts'
import { ruleOf } from './walk.ts'

/** The first of those that are worth most. */
function best<P>(picks: readonly P[], worthOf: (pick: P) => number): P {
  const worths = picks.map(worthOf)
  return nth(picks, worths.indexOf(Math.max(...worths)))
}

/** The answer after which the team stands best, all these lucks together: plays well enough to win now and then. */
export const wisestPick = <G extends Game>(
  rules: Ruleset<G>,
  state: State<G>,
  choice: G['choice'],
  lucks: readonly number[],
): G['pick'] =>
  best<G['pick']>(ruleOf(rules, choice).list(state.board, choice as never), (pick) =>
    lucks.reduce((worth, luck) => {
      const after = cloneState(rules, state)
      answer(rules, after, choice, pick, new FastChance(luck))
      return worth + rules.judgement.weigh(after.board, [])
    }, 0),
  )

/** The best looking of a few answers. */
export function likeliestPick<G extends Game>(
  rules: Ruleset<G>,
  { board }: State<G>,
  choice: G['choice'],
  random: Random,
  samples: number,
): G['pick'] {
  const rule = ruleOf(rules, choice)
  const picks: G['pick'][] = Array.from({ length: samples }, () =>
    rule.sample(board, choice as never, random),
  )
  return best(picks, (pick) => rules.judgement.evaluateMove?.(board, choice, pick) ?? 0)
}

/** Any answer, each sort of answer as likely as any other: sees what is seldom done. */
export function variedPick<G extends Game>(
  rules: Ruleset<G>,
  { board }: State<G>,
  choice: G['choice'],
  random: Random,
): G['pick'] {
  const rule = ruleOf(rules, choice)
  const sorts = new Map<string, G['pick'][]>()
  for (const pick of rule.list(board, choice as never)) {
    const shown = rule.show(board, choice as never, pick)
    const sort = isRecord(shown) ? String(shown.do) : ''
    sorts.set(sort, [...(sorts.get(sort) ?? []), pick])
  }
  const picks = nth([...sorts.values()], random.below(sorts.size))
  return nth(picks, random.below(picks.length))
}
