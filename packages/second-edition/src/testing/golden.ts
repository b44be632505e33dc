import {
  type GoldenGame,
  type GoldenSubject,
  replayGolden as replay,
} from '@graveshift/kernel/testing/golden'
import { likeliestPick, wisestPick } from '@graveshift/kernel/testing/wise-picks'
import { MISSIONS } from '../content/missions.ts'
import type { Options, SecondEdition } from '../game.ts'
import { SECOND_EDITION_MODULE } from '../module.ts'
import { optionsOf } from './random-options.ts'
import { positionOf } from './random-position.ts'

const SAMPLES = 6

/** Every third game begins in the middle, where there are skills and weapons of all kinds. */
const isPosition = (number: number): boolean => number % 3 === 2

export const GOLDEN: GoldenSubject<SecondEdition> = {
  options: (number) => (isPosition(number) ? positionOf(number) : optionsOf(number)),
  rulesFor: SECOND_EDITION_MODULE.rulesFor,
  /** With three seats and more they think, so that some games are won; else the best looking of a few answers. */
  pick(rules, state, choice, random) {
    if (state.board.setup.teams.length < 3) return likeliestPick(rules, state, choice, random, SAMPLES)
    const luck = random.below(1_000_000)
    return wisestPick(rules, state, choice, [luck, luck + 1, luck + 2])
  },
}

export const replayGolden = (game: GoldenGame<Options>): string | undefined => replay(GOLDEN, game)

/** One for every mission, with seats going round: five times the number of missions is one less than a multiple of six. */
export const GOLDEN_NUMBERS: readonly number[] = MISSIONS.map((_, index) => index * (5 * MISSIONS.length + 1))

export const goldenName = ({ mission, teams }: Options): string => `${teams.length}-${mission}`
