import {
  FastChance,
  type Foresight,
  type Game,
  nth,
  type Random,
  SameLuck,
  type State,
} from '@graveshift/kernel'
import { answerOnCopy } from './answer-on-copy.ts'
import type { Bot, Budget, Decision, Question } from './bot.ts'
import { type Candidate, candidates } from './candidates.ts'
import { lookAhead } from './look-ahead.ts'
import { seenBy } from './seen.ts'
import { whyBest } from './why.ts'

const SEEDS = 0x4000_0000
/** So many of the best looking answers are played on. */
export const MOST = 8
const FORESIGHT: Foresight = { turns: 2, glances: 4 }
const DEFAULT_NODES = 3_000
/** Ends of the game count as much better or worse, not as infinitely so: a lucky one must not decide alone. */
const FAR = 20_000
/** Looks before anybody is out of the race, and standard errors that somebody must be behind for it. */
const LEAST_LOOKS = 8
const BEHIND = 3

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
  state: State<G>,
  contenders: readonly Contender<G>[],
  luck: number,
  purse: Purse,
): void {
  const now = rules.judgement.weigh(state.board, [])
  for (const contender of contenders) {
    const chance = new SameLuck(luck)
    const after = answerOnCopy(rules, state, choice, contender.pick, chance)
    purse.nodes +=
      1 + lookAhead(rules, after, chance, new FastChance(luck), rules.judgement.foresight ?? FORESIGHT)
    const gained = rules.judgement.weigh(after.board, []) - now
    const worth = Math.max(-FAR, Math.min(FAR, gained))
    contender.looks.push(worth)
    contender.sum += worth
  }
}

/** Whether luck cannot explain any more how far somebody is behind the leader. */
export function isBeaten<G extends Game>(one: Contender<G>, leader: Contender<G>): boolean {
  const count = one.looks.length
  if (one === leader || count < LEAST_LOOKS) return false
  const mean = (leader.sum - one.sum) / count
  let squares = 0
  one.looks.forEach((worth, index) => {
    const apart = nth(leader.looks, index) - worth - mean
    squares += apart * apart
  })
  // Two answers that never make a difference are one.
  return squares === 0 || mean * mean * count * (count - 1) > BEHIND * BEHIND * squares
}

/**
 * Sequential halving: the best looking answers are played on under the same luck, the worse half drops out, and the
 * rest are looked at more closely, until one is left or the budget is spent. Whoever is clearly beaten drops out at
 * once, so that easy questions are answered fast. There is an answer at any time.
 */
function race<G extends Game>(
  question: Question<G>,
  found: readonly [Candidate<G>, ...Candidate<G>[]],
  imagine: () => State<G>,
  random: Random,
  purse: Purse,
): Candidate<G> {
  const most = question.budget?.nodes ?? DEFAULT_NODES
  let contenders = found
    .slice(0, MOST)
    .map((candidate): Contender<G> => ({ ...candidate, looks: [], sum: 0 }))
  const stages = 32 - Math.clz32(contenders.length - 1)
  for (let stage = 1; contenders.length > 1 && !purse.isSpent(most); ) {
    look(question, imagine(), contenders, random.below(SEEDS), purse)
    contenders.sort((one, other) => other.sum - one.sum)
    const leader = nth(contenders, 0)
    contenders = contenders.filter((one) => !isBeaten(one, leader))
    if (purse.nodes * stages < most * stage) continue
    contenders = contenders.slice(0, Math.max(1, contenders.length >> 1))
    stage++
  }
  return contenders[0] ?? found[0]
}

export const STRONG_BOT: Bot = {
  id: 'strong',
  decide<G extends Game>(question: Question<G>): Decision<G> {
    const { rules, state, seat, choice, seed, budget = {} } = question
    const random = new FastChance(seed)
    const imagine = () => seenBy(rules, state, seat, random)
    const found = candidates(rules, imagine(), choice, random)
    const purse = new Purse(budget)
    purse.nodes = found.length
    const best = race(question, found, imagine, random, purse)
    const why = whyBest(
      rules,
      best.parts,
      found.map(({ parts }) => parts),
    )
    return { pick: best.pick, why, nodes: purse.nodes }
  },
}
