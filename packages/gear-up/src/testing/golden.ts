import {
  type GoldenGame,
  type GoldenSubject,
  replayGolden as replay,
  traceOf,
} from '@graveshift/kernel/testing/golden'
import { wisestPick } from '@graveshift/kernel/testing/wise-picks'
import type { GearUp, Options } from '../game.ts'
import { GEAR_UP, STANDARD_CONTENT } from '../rules.ts'
import { carefulPick } from './careful.ts'
import { optionsOf } from './random-options.ts'

export const GOLDEN: GoldenSubject<GearUp> = {
  options: optionsOf,
  rulesFor: () => GEAR_UP,
  // Careful players lose: half of the answers are the judgment's, so that some games are won.
  pick: (rules, state, choice, random) =>
    random.below(2) === 0
      ? wisestPick(rules, state, choice, [random.below(0x4000_0000)])
      : carefulPick(STANDARD_CONTENT, rules, state, choice, random),
}

export const replayGolden = (game: GoldenGame<Options>): string | undefined => replay(GOLDEN, game)

export const traceGame = (number: number): string => traceOf(GOLDEN, number)

/** Numbers of the golden games: every seat count and boss four times, each difficulty, with and without options. */
export const GOLDEN_NUMBERS: readonly number[] = Array.from({ length: 24 }, (_, index) => 7 + index * 55)

export const goldenName = ({ survivors, boss, difficulty }: Options): string =>
  `${survivors.length}-${boss}-${difficulty}`
