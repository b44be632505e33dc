import { FastChance, type Game, type Random, type State } from '@graveshift/kernel'
import { answerOnCopy } from './answer-on-copy.ts'
import type { Bot, Budget, Decision, Question } from './bot.ts'
import { type Candidate, candidates } from './candidates.ts'
import { type Foresight, lookAhead } from './look-ahead.ts'
import { seenBy } from './seen.ts'
import { whyBest } from './why.ts'

const SEEDS = 0x4000_0000
/** The first look leaves this many answers; each further stage half of them. */
const MOST = 8
const FORESIGHT: Foresight = { turns: 2, glances: 4 }
const DEFAULT_NODES = 6_000
/** Ends of the game count as much better or worse, not as infinitely so: a lucky one must not decide alone. */
const FAR = 20_000

interface Contender<G extends Game> extends Candidate<G> {
  sum: number
  looks: number
}

const mean = <G extends Game>({ sum, looks }: Contender<G>): number => (looks === 0 ? 0 : sum / looks)

/** What was tried out so far, and whether there is budget for more. */
class Purse {
  readonly #spent: () => boolean
  nodes = 0

  constructor({ spent = () => false }: Budget) {
    this.#spent = spent
  }

  isSpent(nodes: number): boolean {
    return this.nodes >= nodes || this.#spent()
  }
}

/** One pass: the same luck for all contenders, so that they are compared and not their luck. */
function pass<G extends Game>(
  { rules, choice }: Question<G>,
  state: State<G>,
  contenders: readonly Contender<G>[],
  luck: number,
  purse: Purse,
): void {
  for (const contender of contenders) {
    const chance = new FastChance(luck)
    const after = answerOnCopy(rules, state, choice, contender.pick, chance)
    purse.nodes += 1 + lookAhead(rules, after, chance, FORESIGHT)
    const worth = rules.judgement.weigh(after.board, [])
    contender.sum += Math.max(-FAR, Math.min(FAR, worth))
    contender.looks += 1
  }
}

/**
 * Sequential halving: the best looking answers are played on under the same luck, the worse half drops out, and the
 * rest are looked at more closely, until one is left or the budget is spent. There is an answer at any time.
 */
function halve<G extends Game>(
  question: Question<G>,
  found: readonly Candidate<G>[],
  imagine: () => State<G>,
  random: Random,
  purse: Purse,
): Candidate<G> | undefined {
  const most = question.budget?.nodes ?? DEFAULT_NODES
  let contenders = found.slice(0, MOST).map((candidate): Contender<G> => ({ ...candidate, sum: 0, looks: 0 }))
  const stages = 32 - Math.clz32(contenders.length - 1)
  for (let stage = 1; contenders.length > 1 && !purse.isSpent(most); stage++) {
    const share = Math.trunc((most * stage) / stages)
    do pass(question, imagine(), contenders, random.below(SEEDS), purse)
    while (!purse.isSpent(share))
    contenders.sort((one, other) => mean(other) - mean(one))
    contenders = contenders.slice(0, contenders.length >> 1)
  }
  return contenders[0]
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
    const best = halve(question, found, imagine, random, purse) ?? found[0]
    const why = whyBest(
      rules,
      best.parts,
      found.map(({ parts }) => parts),
    )
    return { pick: best.pick, why, nodes: purse.nodes }
  },
}
