import {
  answer,
  canonical,
  cloneState,
  FastChance,
  type Game,
  type Json,
  nth,
  type PlayedStep,
  type Ruleset,
  SameLuck,
  type Seat,
  type State,
} from '@graveshift/kernel'
import { type Account, accountOf, type TurnWay } from './account.ts'
import { type Estimate, errorAt, estimateOf, varianceOf, Z } from './estimate.ts'
import { leftToLuck, luckOf } from './luck-of.ts'
import { type Ranking, rankAnswers } from './rank-answers.ts'
import { rootOf, rounded } from './rounded.ts'
import { seenBy } from './seen.ts'
import { luckOfGame, playedOf, playOn, promiseOf, WON } from './win-chance.ts'

/** How closely a game is looked at. The same budget gives the same debrief everywhere. */
export interface DebriefBudget {
  /** Games played on from each point of the curve. */
  readonly games: number
  /** Other lucks that each turn of luck is held against. */
  readonly looks: number
  /** Answers tried out for each decision. */
  readonly nodes: number
  /** Decisions that look costly, each played on in so many pairs of games at first. */
  readonly suspects: number
  readonly trials: number
  /** The costliest of them by then, each played on in so many pairs. */
  readonly accused: number
  readonly pairs: number
}

export const DEBRIEF_BUDGET: DebriefBudget = {
  games: 160,
  looks: 24,
  nodes: 800,
  suspects: 12,
  trials: 24,
  accused: 6,
  pairs: 150,
}

/** A budget so many times as large as usual. */
export const debriefBudget = (effort: number): DebriefBudget => {
  const { games, looks, nodes, suspects, trials, accused, pairs } = DEBRIEF_BUDGET
  const part = (usual: number) => Math.max(2, Math.floor(usual * effort))
  return {
    games: part(games),
    looks: part(looks),
    nodes: part(nodes),
    suspects,
    trials: part(trials),
    accused,
    pairs: part(pairs),
  }
}

/** A point of the curve: the chance to win after a batch of the log, in thousandths. */
export interface CurvePoint extends Estimate {
  readonly seq: number
  /** Turns gone by. */
  readonly at: number
}

export interface CostlyDecision {
  readonly seq: number
  readonly seat: Seat
  readonly at: number
  readonly kind: string
  readonly given: Json
  readonly better: Json
  /** Chance to win that it cost, in thousandths. */
  readonly cost: Estimate
  /** Its place among all answers there were. */
  readonly place: number
  readonly answers: number
}

export interface Debrief {
  readonly curve: readonly CurvePoint[]
  /** Where the way from the first point of the curve to the last one came from. */
  readonly account: Account
  /** The costliest first, three at most; only what cost something for all that is known. */
  readonly costly: readonly CostlyDecision[]
}

export interface DebriefProgress {
  readonly done: number
  readonly of: number
}

const MOST_COSTLY = 3
/** Cheaper than a hundredth of the chance is nothing to talk about. */
const LEAST_COST = 10
/** So many times as many answers are tried out where a decision is about to be told as costly. */
const CLOSER = 5
/** How long the parts take, next to each other. */
const TIME = { point: 6, luck: 2, decision: 2, trial: 4, accused: 20 } as const

/** A game from a step whose answer is given and whose luck is open again: what it promises. */
function playOnFromAnswer<G extends Game>(
  rules: Ruleset<G>,
  { before, seat, choice, seq }: PlayedStep<G>,
  pick: G['pick'],
  game: number,
): number {
  const luck = luckOfGame(seq, game)
  const random = new FastChance(luck)
  // Draw by draw the same for two answers to one question.
  const chance = new SameLuck(luck)
  const state = cloneState(rules, seenBy(rules, before, seat, random))
  answer(rules, state, choice, pick, chance)
  return promiseOf(rules, state, chance, random)
}

const playedFromAnswer = <G extends Game>(
  rules: Ruleset<G>,
  step: PlayedStep<G>,
  pick: G['pick'],
  { from, games }: { readonly from: number; readonly games: number },
): number[] => Array.from({ length: games }, (_, index) => playOnFromAnswer(rules, step, pick, from + index))

/** How much of a chance is left to decide: next to nothing in a game that is as good as over. */
const leftToDecide = ({ mean }: Estimate): number => mean * (WON - mean)

interface Suspect<G extends Game> {
  readonly step: PlayedStep<G>
  readonly better: G['pick']
  readonly score: number
  readonly place: number
  readonly answers: number
  /** Nothing was done where something could be: an attack passed up, say. */
  readonly isIdle: boolean
}

function suspectIn<G extends Game>(
  rules: Ruleset<G>,
  step: PlayedStep<G>,
  open: number,
  nodes: number,
): Suspect<G> | undefined {
  const { before, seat, choice, pick, seq } = step
  const shown = shownIn(rules, step)
  const given = canonical(shown(pick))
  const isGiven = (each: G['pick']) => canonical(shown(each)) === given
  const question = { rules, state: before, seat, choice, seed: seq, budget: { nodes } }
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
    score: mine.behind * open,
    place: mine.place,
    answers: answers.length,
    isIdle: isNothing(mine) && !isNothing(best),
  }
}

const shownIn =
  <G extends Game>(rules: Ruleset<G>, { before, choice }: PlayedStep<G>) =>
  (pick: G['pick']): Json =>
    rules.choices[choice.kind as G['choice']['kind']].show(before.board, choice as never, pick)

/** Those that look costliest, and beside them as many as were spent doing nothing. */
function mostSuspect<G extends Game>(found: readonly Suspect<G>[], most: number): readonly Suspect<G>[] {
  const sorted = found.toSorted((one, other) => other.score - one.score)
  return [...new Set([...sorted.slice(0, most), ...sorted.filter(({ isIdle }) => isIdle).slice(0, most)])]
}

/** What a decision cost, from games played on in pairs: the same luck with the answer given and with the better one. */
function costOf<G extends Game>(
  rules: Ruleset<G>,
  { step, better, place, answers }: Suspect<G>,
  pairs: number,
): CostlyDecision {
  const tried = (pick: G['pick']) => playedFromAnswer(rules, step, pick, { from: 0, games: pairs })
  const given = tried(step.pick)
  const gains = playedOf(tried(better).map((promise, pair) => promise - nth(given, pair)))
  const cost = gains.sum / pairs
  const half = Z * rootOf(varianceOf(gains))
  const shown = shownIn(rules, step)
  return {
    seq: step.seq,
    seat: step.seat,
    at: rules.judgement.clock(step.before.board),
    kind: step.choice.kind,
    given: shown(step.pick),
    better: shown(better),
    cost: { mean: rounded(cost), low: rounded(cost - half), high: rounded(cost + half) },
    place,
    answers,
  }
}

/**
 * Looks back at a game: the chance to win over time, what luck gave and took, and which decisions cost most. Says
 * after each part how far it is, so that whoever waits can be told and may stop it.
 */
export function* debrief<G extends Game>(
  rules: Ruleset<G>,
  steps: readonly PlayedStep<G>[],
  budget: DebriefBudget = DEBRIEF_BUDGET,
): Generator<DebriefProgress, Debrief> {
  const [first] = steps
  const seats = first ? first.before.control.lanes.length - 1 : 0
  const lucky = steps.filter(leftToLuck)
  const clock = (state: Readonly<State<G>>) => rules.judgement.clock(state.board)
  const asked = steps.filter(({ before, choice }) => {
    const rule = rules.choices[choice.kind as G['choice']['kind']]
    return rule.list(before.board, choice as never).length > 1
  })
  const of =
    (1 + 2 * lucky.length) * TIME.point +
    lucky.length * TIME.luck +
    asked.length * TIME.decision +
    2 * budget.suspects * TIME.trial +
    budget.accused * TIME.accused
  let done = 0
  const progress = (time: number): DebriefProgress => {
    done += time
    return { done, of }
  }
  if (!first) return { curve: [], account: accountOf([], { start: 0, seats, error: 0 }), costly: [] }

  // The curve: before the first decision, and after all that luck had a hand in.
  const { games } = budget
  const { winModel } = rules.judgement
  const begun = playOn(rules, first.before, first.seat, { seed: 0, games })
  const start: CurvePoint = { seq: 0, at: clock(first.before), ...estimateOf(begun, winModel) }
  const curve = [start]
  const turns = new Map<number, TurnWay>()
  // Luck is told from what was played; decisions are the rest of the way, which starts somewhere near the first point.
  const measured = errorAt(winModel?.error ?? [], start.mean)
  let variance = measured * measured + varianceOf(begun)
  yield progress(TIME.point)
  for (const step of steps) {
    const isOver = rules.outcome(step.after.board) !== undefined
    const isLucky = leftToLuck(step)
    if (!isLucky && !isOver) continue
    const played = playOn(rules, step.after, step.seat, { seed: step.seq, games: isOver ? 1 : games })
    const point: CurvePoint = { seq: step.seq, at: clock(step.after), ...estimateOf(played, winModel) }
    curve.push(point)
    // What a turn's decisions turn up is told with them, not with the turn that follows.
    const at = clock(step.before)
    const turn = turns.get(at) ?? { at, end: 0, luck: 0, seats: Array.from({ length: seats }, () => 0) }
    turns.set(at, turn)
    turn.end = point.mean
    if (!isLucky) continue
    yield progress(TIME.point)
    // Other luck than that of the curve: a game must not be held against itself.
    const others = playedOf(playedFromAnswer(rules, step, step.pick, { from: games, games }))
    turn.luck += played.sum / played.games - others.sum / games
    variance += varianceOf(others) + varianceOf(played)
    yield progress(TIME.point)
    luckOf(rules, step, { looks: budget.looks, seed: step.seq }).forEach((luck, seat) => {
      turn.seats[seat] = (turn.seats[seat] ?? 0) + luck
    })
    yield progress(TIME.luck)
  }

  const suspects: Suspect<G>[] = []
  for (const step of asked) {
    const point = curve.findLast(({ seq }) => seq < step.seq) ?? start
    const suspect = suspectIn(rules, step, leftToDecide(point), budget.nodes)
    if (suspect) suspects.push(suspect)
    yield progress(TIME.decision)
  }
  const tried: { readonly suspect: Suspect<G>; readonly cost: number }[] = []
  for (const suspect of mostSuspect(suspects, budget.suspects)) {
    tried.push({ suspect, cost: costOf(rules, suspect, budget.trials).cost.mean })
    yield progress(TIME.trial)
  }
  tried.sort((one, other) => other.cost - one.cost)
  const costly: CostlyDecision[] = []
  for (const { suspect } of tried.slice(0, budget.accused)) {
    // Only whoever is behind after a closer look, too, is told what it cost.
    const closer = suspectIn(rules, suspect.step, 1, CLOSER * budget.nodes)
    if (closer && closer.place > 1) costly.push(costOf(rules, closer, budget.pairs))
    yield progress(TIME.accused)
  }
  costly.sort((one, other) => other.cost.mean - one.cost.mean)
  return {
    curve,
    account: accountOf([...turns.values()], {
      start: start.mean,
      seats,
      error: Z * rootOf(variance),
    }),
    costly: costly.filter(({ cost }) => cost.mean >= LEAST_COST && cost.low > 0).slice(0, MOST_COSTLY),
  }
}
