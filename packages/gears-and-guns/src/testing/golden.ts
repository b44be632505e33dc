import {
  type GoldenGame,
  type GoldenSubject,
  replayGolden as replay,
} from '@graveshift/kernel/testing/golden'
import { likeliestPick, variedPick } from '@graveshift/kernel/testing/wise-picks'
import { MISSIONS } from '../content/missions.ts'
import type { Options, Western } from '../game.ts'
import { WESTERN_MODULE } from '../module.ts'
import { optionsOf } from './random-options.ts'
import { positionOf } from './random-position.ts'

const SAMPLES = 6

/** Two of three games begin in the middle, where there are skills, weapons and cards of all kinds. */
const isPosition = (number: number): boolean => number % 3 !== 0

export const GOLDEN: GoldenSubject<Western> = {
  options: (number) => (isPosition(number) ? positionOf(number) : optionsOf(number)),
  rulesFor: WESTERN_MODULE.rulesFor,
  /** Half of the answers are whatever can be done, half the best looking of a few. */
  pick: (rules, state, choice, random) =>
    random.below(2) === 0
      ? variedPick(rules, state, choice, random)
      : likeliestPick(rules, state, choice, random, SAMPLES),
}

export const replayGolden = (game: GoldenGame<Options>): string | undefined => replay(GOLDEN, game)

/** Three for every mission, with seats going round: six times the number of missions and one more comes round to both. */
export const GOLDEN_NUMBERS: readonly number[] = Array.from(
  { length: 3 * MISSIONS.length },
  (_, index) => index * (6 * MISSIONS.length + 1),
)

export const goldenName = ({ mission, teams }: Options): string => `${teams.length}-${mission}`
