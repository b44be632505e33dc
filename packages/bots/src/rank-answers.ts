import { Bug, FastChance, type Game, nth, type Random } from '@graveshift/kernel'
import { nodesOf, type Question } from './bot.ts'
import { broughtBy, metricsOf } from './brought-by.ts'
import { type Candidate, candidates } from './candidates.ts'
import { lookAtChance, type WinsSeen } from './look-at-chance.ts'
import { type Contender, contender, howFarBehind, Purse } from './race.ts'
import { rounded } from './rounded.ts'
import { type Scene, scenesOf } from './seen.ts'
import { MOST } from './strong-bot.ts'
import { WON } from './win-chance.ts'

const SEEDS = 0x4000_0000
/** More than a bot needs to choose: answers are to be told apart. */
export const COACH_NODES = 20_000
const BEST_GRADE = 100
/** A grade is a share of the best answer's chance to win, or of this chance where that is smaller: next to nothing is next to nothing. */
const LEAST_CHANCE = 100
/** More looks tell hardly more. */
const MOST_LOOKS = 600

/** An answer among all legal ones, the best first. */
export interface RankedAnswer<G extends Game> {
  readonly pick: G['pick']
  /** What it brings, in the order of the ruleset's figures. */
  readonly figures: readonly number[]
  /**
   * 100 for the best answer and those that cannot be told from it. All round: how much of the best answer's chance to
   * win it surely does not lose, in hundredths. For a goal: 0 for the worst.
   */
  readonly grade: number
  /** The grade it has at least, for all that is known. */
  readonly least: number
  /** Answers of one grade share a place: one more than there are with a better grade. */
  readonly place: number
  /** How far behind the best one it is: for a goal in what its figures count, else in thousandths of the chance to win. */
  readonly behind: number
}

export interface Ranking<G extends Game> {
  readonly answers: readonly RankedAnswer<G>[]
  /** Goals for which answers differ; for others every answer is as good. */
  readonly goals: readonly string[]
}

/** What one wants to know of the answers. */
export interface RankRequest<G extends Game> {
  /** All round without one. */
  readonly goal?: string
  /** Answers that are looked at as closely as the best looking ones, such as the one that was given. Nobody else’s grade changes with them. */
  readonly also?: (pick: G['pick']) => boolean
}

interface Weighed<G extends Game> extends Candidate<G> {
  readonly figures: readonly number[]
}

/** From 0 to 100, rounded down: nothing but the best has the best grade, and that has it exactly. */
const gradeOf = (behind: number, farthest: number): number =>
  behind <= 0 || farthest <= 0
    ? BEST_GRADE
    : Math.floor((BEST_GRADE * Math.max(0, farthest - behind)) / farthest)

type Graded<G extends Game> = Omit<RankedAnswer<G>, 'place'>

/** Who brings more of what is counted first comes first. */
function byFigures(one: readonly number[], other: readonly number[]): number {
  const at = one.findIndex((figure, index) => figure !== other[index])
  return at < 0 ? 0 : (other[at] ?? 0) - (one[at] ?? 0)
}

/** Whether the grade tells anything: not where it may be the best as well as the worst. */
export const isGradeKnown = ({ grade, least }: Pick<RankedAnswer<Game>, 'grade' | 'least'>): boolean =>
  grade < BEST_GRADE || least > 0

/** Those of one grade in the order of what they bring, whatever is not clear yet after what is. */
const inOrder = <G extends Game>(graded: readonly Graded<G>[]): Graded<G>[] =>
  graded.toSorted(
    (one, other) =>
      other.grade - one.grade ||
      Number(isGradeKnown(other)) - Number(isGradeKnown(one)) ||
      byFigures(one.figures, other.figures),
  )

/** From the best grade down. */
function placed<G extends Game>(graded: readonly Graded<G>[]): RankedAnswer<G>[] {
  const places = new Map<number, number>()
  return graded.map((each, index) => {
    const place = places.get(each.grade) ?? index + 1
    places.set(each.grade, place)
    return { ...each, place }
  })
}

/** For a goal: what the figures count for it; of equals, the better one all round first. */
function forGoal<G extends Game>(found: readonly Weighed<G>[], weights: readonly number[]): Graded<G>[] {
  const valued = found.map((each) => ({
    ...each,
    value: each.figures.reduce((sum, figure, index) => sum + figure * (weights[index] ?? 0), 0),
  }))
  valued.sort((one, other) => other.value - one.value || other.worth - one.worth)
  const best = nth(valued, 0).value
  const worst = nth(valued, valued.length - 1).value
  return valued.map(({ pick, figures, value }) => ({
    pick,
    figures,
    grade: gradeOf(best - value, best - worst),
    least: gradeOf(best - value, best - worst),
    behind: best - value,
  }))
}

type Apart = ReturnType<typeof howFarBehind>

/** How far each is behind the best for all that is known; at least never less than the one before it. */
function behindThe<G extends Game>(leader: Contender<G>, contenders: readonly Contender<G>[]): Apart[] {
  let farthest = 0
  return contenders.map((each) => {
    const { least, most } = howFarBehind(each, leader)
    farthest = Math.max(farthest, least)
    return { least: farthest, most: Math.max(farthest, most) }
  })
}

/** All round: the best looking answers, and those that are asked about, are played on for the chance to win, under the same luck. */
function allRound<G extends Game>(
  question: Question<G>,
  found: readonly Weighed<G>[],
  determinize: () => Scene<G>,
  random: Random,
  also: (pick: G['pick']) => boolean,
): Graded<G>[] {
  const most = nodesOf(question.budget ?? {}, COACH_NODES)
  const purse = new Purse(question.budget ?? {})
  const contenders = found.slice(0, MOST).map(contender)
  const guests = found
    .slice(MOST)
    .filter(({ pick }) => also(pick))
    .map(contender)
  const seen: WinsSeen<G> = new Map()
  if (found.length > 1)
    for (let looks = 0; looks < MOST_LOOKS && !purse.isSpent(most); looks++) {
      const scene = determinize()
      const luck = random.below(SEEDS)
      lookAtChance(question, scene, contenders, luck, purse, seen)
      // Whoever is asked about takes nobody's looks away.
      lookAtChance(question, scene, guests, luck, new Purse({}), seen)
    }
  contenders.sort((one, other) => other.sum - one.sum || other.worth - one.worth)
  const leader = nth(contenders, 0)
  const looks = Math.max(1, leader.looks.length)
  const rest = found.slice(MOST)
  const apart = behindThe(leader, contenders)
  const last = nth(apart, apart.length - 1).least
  const mean = leader.sum / looks
  const farthest = Math.max(LEAST_CHANCE, mean)
  // What was not played on looked worse than what was. The judgment weighs in thousandths of a logarithm of odds: so
  // much of the chance goes with it.
  const looksBehind = ({ worth }: Weighed<G>) =>
    rounded((Math.max(0, leader.worth - worth) * mean * (WON - mean)) / (WON * WON))
  const graded = (each: Contender<G> & Weighed<G>, { least, most: atMost }: Apart): Graded<G> => ({
    pick: each.pick,
    figures: each.figures,
    grade: gradeOf(least, farthest),
    least: gradeOf(atMost, farthest),
    behind: Math.max(0, rounded(mean - each.sum / looks)),
  })
  const played = contenders.map((each, index) => graded(each, nth(apart, index)))
  const { behind } = nth(played, played.length - 1)
  const asked = new Set(guests.map(({ pick }) => pick))
  return [
    ...played,
    ...guests.map((each) => graded(each, howFarBehind(each, leader))),
    ...rest
      .filter(({ pick }) => !asked.has(pick))
      .map((each) => ({
        pick: each.pick,
        figures: each.figures,
        grade: gradeOf(Math.max(last, looksBehind(each)), farthest),
        least: 0,
        behind: Math.max(behind, looksBehind(each)),
      })),
  ]
}

/** All legal answers, the best first for a goal: all round without one. */
export function rankAnswers<G extends Game>(
  question: Question<G>,
  { goal, also = () => false }: RankRequest<G> = {},
): Ranking<G> {
  const { rules, state, seat, choice, seed } = question
  const { goals } = metricsOf(rules)
  const weights = goal === undefined ? undefined : goals[goal]
  if (goal !== undefined && !weights) throw new Bug(`${rules.id} has no goal '${goal}'`)
  const random = new FastChance(seed)
  const determinize = scenesOf(rules, state, seat, random)
  const scene = determinize()
  const luck = random.below(SEEDS)
  const found = candidates(rules, scene, choice, random).map(
    (each): Weighed<G> => ({ ...each, figures: broughtBy(rules, scene.state, choice, each.pick, luck) }),
  )
  const tells = (each: readonly number[]) =>
    found.some(({ figures }) =>
      each.some((weight, index) => weight !== 0 && figures[index] !== found[0]?.figures[index]),
    )
  return {
    answers: placed(
      weights ? forGoal(found, weights) : inOrder(allRound(question, found, determinize, random, also)),
    ),
    goals: Object.keys(goals).filter((each) => tells(goals[each] ?? [])),
  }
}
