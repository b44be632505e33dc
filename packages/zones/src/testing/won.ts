// Without vitest: won games are looked for by a program.
import {
  answer,
  type Game,
  KeyedChance,
  nth,
  type Ruleset,
  type State,
  secretFromSeed,
  start,
} from '@graveshift/kernel'

/** A game that was won: its luck, and every answer by its place in the list of legal ones. */
export interface WonGame {
  readonly mission: string
  readonly seed: string
  readonly answers: readonly number[]
}

/** The luck of a game: every draw hangs on the seed and its number, whatever came before. */
export const luckOfWon = (seed: string): KeyedChance =>
  new KeyedChance(secretFromSeed(seed), { game: seed, rules: 1 })

/** Plays a game again, as far as its answers go. */
export function replayWon<G extends Game>(
  rules: Ruleset<G>,
  options: G['options'],
  { seed, answers }: WonGame,
): State<G> {
  const chance = luckOfWon(seed)
  const state = start(rules, options, chance)
  for (const place of answers) {
    const [choice] = state.control.open
    if (!choice) break
    const rule = rules.choices[choice.kind as G['choice']['kind']]
    const picks = rule.list(state.board, choice as never)
    answer(rules, state, choice, nth(picks, place), chance)
  }
  return state
}
