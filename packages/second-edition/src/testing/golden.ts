import {
  answer,
  cloneState,
  FastChance,
  nth,
  type Random,
  type Ruleset,
  type State,
} from '@graveshift/kernel'
import {
  type GoldenGame,
  type GoldenSubject,
  replayGolden as replay,
} from '@graveshift/kernel/testing/golden'
import { MISSIONS } from '../content/missions.ts'
import type { Choice, Options, Pick, SecondEdition } from '../game.ts'
import { SECOND_EDITION_MODULE } from '../module.ts'
import { optionsOf } from './random-options.ts'
import { positionOf } from './random-position.ts'

const SAMPLES = 6
const THROWS = 3

/** The answer after which the team stands best, by a few throws of the dice. */
function wisest(
  rules: Ruleset<SecondEdition>,
  state: State<SecondEdition>,
  choice: Choice,
  random: Random,
): Pick {
  const luck = random.below(1_000_000)
  const picks: Pick[] = rules.choices[choice.kind].list(state.board, choice as never)
  let best = nth(picks, 0)
  let most = Number.NEGATIVE_INFINITY
  for (const pick of picks) {
    let worth = 0
    for (let thrown = 0; thrown < THROWS; thrown++) {
      const after = cloneState(rules, state)
      answer(rules, after, choice, pick, new FastChance(luck + thrown))
      worth += rules.judgement.weigh(after.board, [])
    }
    if (worth <= most) continue
    most = worth
    best = pick
  }
  return best
}

/** Every third game begins in the middle, where there are skills and weapons of all kinds. */
const isPosition = (number: number): boolean => number % 3 === 2

export const GOLDEN: GoldenSubject<SecondEdition> = {
  options: (number) => (isPosition(number) ? positionOf(number) : optionsOf(number)),
  rulesFor: SECOND_EDITION_MODULE.rulesFor,
  /** With three seats and more they think, so that some games are won; else the best looking of a few answers. */
  pick(rules, state, choice, random) {
    if (state.board.setup.teams.length > 2) return wisest(rules, state, choice, random)
    const rule = rules.choices[choice.kind]
    const picks = Array.from({ length: SAMPLES }, () => rule.sample(state.board, choice as never, random))
    let best = nth(picks, 0)
    let most = Number.NEGATIVE_INFINITY
    for (const pick of picks) {
      const worth = rules.judgement.evaluateMove?.(state.board, choice, pick) ?? 0
      if (worth <= most) continue
      most = worth
      best = pick
    }
    return best
  },
}

export const replayGolden = (game: GoldenGame<Options>): string | undefined => replay(GOLDEN, game)

/** One for every mission, with seats going round: five times the number of missions is one less than a multiple of six. */
export const GOLDEN_NUMBERS: readonly number[] = MISSIONS.map((_, index) => index * (5 * MISSIONS.length + 1))

export const goldenName = ({ mission, teams }: Options): string => `${teams.length}-${mission}`
