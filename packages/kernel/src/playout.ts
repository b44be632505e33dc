import { answer } from './apply.ts'
import type { Chance } from './chance.ts'
import type { Game, Random, Ruleset } from './rules.ts'
import type { Sink } from './sink.ts'
import type { State } from './state.ts'

/** Answers one open choice at random; false when nothing is open. */
export function randomStep<G extends Game>(
  rules: Ruleset<G>,
  state: State<G>,
  chance: Chance,
  random: Random,
  sink?: Sink<G>,
): boolean {
  const { open } = state.control
  if (open.length === 0) return false
  const choice = open[open.length === 1 ? 0 : random.below(open.length)] as G['choice']
  const rule = rules.choices[choice.kind as G['choice']['kind']]
  answer(rules, state, choice, rule.sample(state.board, choice as never, random), chance, sink)
  return true
}

/** Plays on at random to the end; says how many decisions it took. */
export function playout<G extends Game>(
  rules: Ruleset<G>,
  state: State<G>,
  chance: Chance,
  random: Random,
  sink?: Sink<G>,
): number {
  let decisions = 0
  while (randomStep(rules, state, chance, random, sink)) decisions++
  return decisions
}
