import { answer, KeyedChance, nth, type State, secretFromSeed, start } from '@graveshift/kernel'
import type { Options, SecondEdition } from '../game.ts'
import { SECOND_EDITION_MODULE } from '../module.ts'

/** A game that was won: its luck, and every answer by its place in the list of legal ones. */
export interface WonGame {
  readonly mission: string
  readonly seed: string
  readonly answers: readonly number[]
}

/** As a table is set up where nobody says otherwise: six survivors, one seat, the draft's rules. */
export function usualOptions(mission: string): Options {
  const options = SECOND_EDITION_MODULE.readOptions({ mission })
  if ('fault' in options) throw new Error(options.message)
  return options
}

/** The luck of a game: every draw hangs on the seed and its number, whatever came before. */
export const luckOfWon = (seed: string): KeyedChance =>
  new KeyedChance(secretFromSeed(seed), { game: seed, rules: 1 })

/** Plays a game again, as far as its answers go. */
export function replayWon({ mission, seed, answers }: WonGame): State<SecondEdition> {
  const options = usualOptions(mission)
  const rules = SECOND_EDITION_MODULE.rulesFor(options)
  const chance = luckOfWon(seed)
  const state = start(rules, options, chance)
  for (const place of answers) {
    const [choice] = state.control.open
    if (!choice) break
    const picks = rules.choices[choice.kind].list(state.board, choice as never)
    answer(rules, state, choice, nth(picks, place), chance)
  }
  return state
}
