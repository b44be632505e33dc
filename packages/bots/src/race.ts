import { FastChance, type Game, nth, type RolloutBudget, SameLuck } from '@graveshift/kernel'
import { answerOnCopy } from './answer-on-copy.ts'
import type { Budget, Decision, Question } from './bot.ts'
import type { Candidate } from './candidates.ts'
import { lookAhead } from './look-ahead.ts'
import { rootOf } from './rounded.ts'
import type { Scene } from './seen.ts'
import { whyBest } from './why.ts'

const BUDGET: RolloutBudget = { turns: 2, samples: 4 }
/** Ends of the game count as much better or worse, not as infinitely so: a lucky one must not decide alone. */
const FAR = 20_000
/** Looks before anybody is out of the race, and standard errors that somebody must be behind for it. */
const LEAST_LOOKS = 8
const BEHIND = 3
/** The same where nobody drops out, and it is only told who is behind. */
const SURE = 2

/** An answer in a race against others: each is played on under the same luck, look after look. */
export interface Contender<G extends Game> extends Candidate<G> {
  /** How the team stood after each look, one luck after the other. */
  readonly looks: number[]
  sum: number
}

/** What was tried out so far, and whether there is budget for more. */
export class Purse {
  readonly #spent: () => boolean
  nodes = 0

  constructor({ spent = () => false }: Budget) {
    this.#spent = spent
  }

  isSpent(nodes: number): boolean {
    return this.nodes >= nodes || this.#spent()
  }
}

/** One look: the same luck for all contenders, so that they are compared and not their luck. */
export function look<G extends Game>(
  { rules, choice }: Question<G>,
  { state, worth: now }: Scene<G>,
  contenders: readonly Contender<G>[],
  luck: number,
  purse: Purse,
): void {
  for (const contender of contenders) {
    const chance = new SameLuck(luck)
    const after = answerOnCopy(rules, state, choice, contender.pick, chance)
    purse.nodes +=
      1 + lookAhead(rules, after, chance, new FastChance(luck), rules.judgement.rolloutBudget ?? BUDGET)
    const gained = rules.judgement.weigh(after.board, []) - now
    const worth = Math.max(-FAR, Math.min(FAR, gained))
    contender.looks.push(worth)
    contender.sum += worth
  }
}

function squaresApart<G extends Game>(one: Contender<G>, leader: Contender<G>, mean: number): number {
  let squares = 0
  one.looks.forEach((worth, index) => {
    const apart = nth(leader.looks, index) - worth - mean
    squares += apart * apart
  })
  return squares
}

/** Whether luck cannot explain any more how far somebody is behind the leader. */
export function isBeaten<G extends Game>(one: Contender<G>, leader: Contender<G>): boolean {
  const count = one.looks.length
  if (one === leader || count < LEAST_LOOKS) return false
  const mean = (leader.sum - one.sum) / count
  const squares = squaresApart(one, leader, mean)
  // Two answers that never make a difference are one.
  return squares === 0 || mean * mean * count * (count - 1) > BEHIND * BEHIND * squares
}

/** How far somebody is behind the leader at least and at most, in 39 of 40 cases each; after a single look as far as it seems. */
export function howFarBehind<G extends Game>(
  one: Contender<G>,
  leader: Contender<G>,
): { readonly least: number; readonly most: number } {
  const count = one.looks.length
  if (count < 2) {
    const seems = count === 0 ? Math.max(0, leader.worth - one.worth) : leader.sum - one.sum
    return { least: seems, most: seems }
  }
  const mean = (leader.sum - one.sum) / count
  const half = SURE * rootOf(squaresApart(one, leader, mean) / (count * (count - 1)))
  return { least: Math.max(0, mean - half), most: mean + half }
}

/** An answer at the start of a race. */
export const contender = <C>(candidate: C): C & { looks: number[]; sum: number } => ({
  ...candidate,
  looks: [],
  sum: 0,
})

/** The winner of a race, with what speaks for it. */
export const decisionFor = <G extends Game>(
  { rules }: Question<G>,
  best: Candidate<G>,
  found: readonly Candidate<G>[],
  { nodes }: Purse,
): Decision<G> => ({
  pick: best.pick,
  why: whyBest(
    rules,
    best.parts,
    found.map(({ parts }) => parts),
  ),
  nodes,
})
