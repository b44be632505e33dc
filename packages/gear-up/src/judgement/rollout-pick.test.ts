import { answer, type ChoiceRule, canonical, FastChance, nth, type Random, start } from '@graveshift/kernel'
import { expect, test } from 'vitest'
import type { Board } from '../board.ts'
import type { Choice, GearUp, Pick } from '../game.ts'
import { GEAR_UP } from '../rules.ts'
import { optionsOf } from '../testing/random-options.ts'

const GAMES = 144
const SAMPLES = [1, 4, 16]

/** What a rollout pick stands for: answers sampled and evaluated one by one, the first of the best. */
function oneByOne(board: Board, choice: Choice, random: Random, samples: number): Pick {
  const rule: ChoiceRule<GearUp, never, Pick> = GEAR_UP.choices[choice.kind]
  const evaluate = (pick: Pick) => GEAR_UP.judgement.evaluateMove?.(board, choice, pick) ?? Number.NaN
  const seen = Array.from({ length: samples }, () => rule.sample(board, choice as never, random))
  return seen.reduce((best, pick) => (evaluate(pick) > evaluate(best) ? pick : best))
}

test('a rollout pick is what samples and values give one by one, and takes the same random numbers', () => {
  const kinds = new Set<string>()
  const wrong: Choice[] = []
  for (let seed = 0; seed < GAMES; seed++) {
    const chance = new FastChance(seed)
    const state = start(GEAR_UP, optionsOf(seed), chance)
    const { board, control } = state
    for (let made = 0; control.open.length > 0; made++) {
      const choice = nth(control.open, chance.below(control.open.length))
      const samples = nth(SAMPLES, made % SAMPLES.length)
      const [one, other] = [new FastChance(made), new FastChance(made)]
      const pick = GEAR_UP.judgement.rolloutPick?.(board, choice, one, samples)
      // Compared as text and held against one list: a hundred thousand expectations would take seconds.
      const same = canonical(pick) === canonical(oneByOne(board, choice, other, samples))
      if (!same || one.below(1000) !== other.below(1000)) wrong.push(choice)
      kinds.add(choice.kind)
      answer(GEAR_UP, state, choice, pick as Pick, chance)
    }
  }
  expect(wrong).toEqual([])
  expect([...kinds].sort()).toEqual(Object.keys(GEAR_UP.choices).sort())
})
