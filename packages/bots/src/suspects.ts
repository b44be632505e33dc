import {
  canonical,
  type Game,
  type Json,
  nth,
  type Planning,
  type PlayedStep,
  type Ruleset,
} from '@graveshift/kernel'
import type { Question } from './bot.ts'
import { type Ranking, rankAnswers } from './rank-answers.ts'
import { rankPlans } from './rank-plans.ts'

/** A decision that looks worse than another. */
export interface Suspect<G extends Game> {
  readonly step: PlayedStep<G>
  readonly better: G['pick']
  readonly score: number
  readonly place: number
  readonly answers: number
  /** Nothing was done where something could be: an attack passed up, say. */
  readonly isIdle: boolean
}

/** All answers ranked, and the given one among them. */
function amongAnswers<G extends Game>(
  question: Question<G>,
  step: PlayedStep<G>,
  isGiven: (pick: G['pick']) => boolean,
): Suspect<G> | undefined {
  const { answers }: Ranking<G> = rankAnswers(question, { also: isGiven })
  const mine = answers.find((each) => isGiven(each.pick))
  // Those of one place are in the order of what they bring: the best by what they come to is among them.
  const best = answers.reduce((one, other) => (other.behind < one.behind ? other : one))
  if (!mine || mine === best || mine.behind <= 0) return undefined
  const isNothing = ({ figures }: { readonly figures: readonly number[] }) =>
    figures.every((each) => each === 0)
  return {
    step,
    better: best.pick,
    score: mine.behind,
    place: mine.place,
    answers: answers.length,
    isIdle: isNothing(mine) && !isNothing(best),
  }
}

const WHOLE = 100

/** The same among plans: what thinking about the question is worth is spent on it. */
function amongPlans<G extends Game>(
  question: Question<G> & { readonly budget: { readonly nodes: number } },
  planning: Planning<G>,
  step: PlayedStep<G>,
  open: number,
  isGiven: (pick: G['pick']) => boolean,
): Suspect<G> | undefined {
  const nodes = Math.floor((question.budget.nodes * planning.effort(question.choice)) / WHOLE)
  const plans = rankPlans({ ...question, budget: { nodes } }, planning, isGiven)
  const best = nth(plans, 0)
  const mine = plans.find(({ pick }) => isGiven(pick))
  if (!mine || mine.place === best.place) return undefined
  const { place, behind } = mine
  return { step, better: best.pick, score: behind * open, place, answers: plans.length, isIdle: false }
}

/**
 * A decision against the best one there was; undefined if it is as good. The question is the coach's: as many nodes
 * give the same grades and places. How much was `open` to decide weighs what the judgment of plans does not know.
 */
export function suspectIn<G extends Game>(
  rules: Ruleset<G>,
  step: PlayedStep<G>,
  nodes: number,
  open = 1,
): Suspect<G> | undefined {
  const { before, seat, choice, pick } = step
  const shown = shownIn(rules, step)
  const given = canonical(shown(pick))
  const isGiven = (each: G['pick']) => canonical(shown(each)) === given
  const question = { rules, state: before, seat, choice, seed: choice.id, budget: { nodes } }
  const { planning } = rules.judgement
  return planning
    ? amongPlans(question, planning, step, open, isGiven)
    : amongAnswers(question, step, isGiven)
}

/** Whether there was anything to decide that is worth thinking about. */
export function isAsked<G extends Game>(
  { choices, judgement }: Ruleset<G>,
  { before, choice }: PlayedStep<G>,
): boolean {
  if (judgement.planning?.effort(choice) === 0) return false
  return choices[choice.kind as G['choice']['kind']].list(before.board, choice as never).length > 1
}

/** Answers to a step's question, as they are written outside. */
export const shownIn =
  <G extends Game>(rules: Ruleset<G>, { before, choice }: PlayedStep<G>) =>
  (pick: G['pick']): Json =>
    rules.choices[choice.kind as G['choice']['kind']].show(before.board, choice as never, pick)

/**
 * Those that look costliest, and beside them as many as were spent doing nothing, and as many of turns whose decisions
 * cost much: no such turn goes without a closer look.
 */
export function mostSuspect<G extends Game>(
  found: readonly Suspect<G>[],
  most: number,
  isCostlyTurn: (step: PlayedStep<G>) => boolean,
): readonly Suspect<G>[] {
  const sorted = found.toSorted((one, other) => other.score - one.score)
  const some = (wanted: (suspect: Suspect<G>) => boolean) => sorted.filter(wanted).slice(0, most)
  return [
    ...new Set([
      ...some(() => true),
      ...some(({ isIdle }) => isIdle),
      ...some(({ step }) => isCostlyTurn(step)),
    ]),
  ]
}
