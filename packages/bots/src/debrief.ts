import type { Game, PlayedStep, Ruleset, State } from '@graveshift/kernel'
import { type Account, accountOf, type TurnWay } from './account.ts'
import { type CostlyDecision, costOf, playedFromAnswer } from './costly.ts'
import { type DebriefBudget, debriefBudget } from './debrief-budget.ts'
import { type Estimate, errorAt, estimateOf, varianceOf, Z } from './estimate.ts'
import { errorsOf } from './known-chance.ts'
import { leftToLuck, luckOf } from './luck-of.ts'
import { rootOf } from './rounded.ts'
import { isAsked, mostSuspect, type Suspect, suspectIn } from './suspects.ts'
import { playedOf, playOn, WON } from './win-chance.ts'

/** A point of the curve: the chance to win after a batch of the log, in thousandths. */
export interface CurvePoint extends Estimate {
  readonly seq: number
  /** Turns gone by. */
  readonly at: number
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
/** Lists of suspects that are tried, each as long as the budget has it. */
const SUSPECT_LISTS = 3
/** Points that the decisions of a turn must have cost for each of them to be tried. */
const COSTLY_TURN = 5
/** Cheaper than a hundredth of the chance is nothing to talk about. */
const LEAST_COST = 10
/** How long the parts take, next to each other. */
const TIME = { point: 6, luck: 2, decision: 2, trial: 4, accused: 20 } as const

/** How much of a chance is left to decide: next to nothing in a game that is as good as over. */
const leftToDecide = ({ mean }: Estimate): number => mean * (WON - mean)

/**
 * Looks back at a game: the chance to win over time, what luck gave and took, and which decisions cost most. Says
 * after each part how far it is, so that whoever waits can be told and may stop it.
 */
export function* debrief<G extends Game>(
  rules: Ruleset<G>,
  steps: readonly PlayedStep<G>[],
  budget: DebriefBudget = debriefBudget(rules),
): Generator<DebriefProgress, Debrief> {
  const [first] = steps
  const seats = first ? first.before.control.lanes.length - 1 : 0
  const lucky = steps.filter(leftToLuck)
  const clock = (state: Readonly<State<G>>) => rules.judgement.clock(state.board)
  const asked = steps.filter((step) => isAsked(rules, step))
  const of =
    (1 + 2 * lucky.length) * TIME.point +
    lucky.length * TIME.luck +
    asked.length * TIME.decision +
    SUSPECT_LISTS * budget.suspects * TIME.trial +
    budget.accused * TIME.accused
  let done = 0
  const progress = (time: number): DebriefProgress => {
    done += time
    return { done, of }
  }
  if (!first) return { curve: [], account: accountOf([], { start: 0, seats, error: 0 }), costly: [] }

  // The curve: before the first decision, and after all that luck had a hand in.
  const { games } = budget
  const measured = errorsOf(rules.judgement)
  const begun = playOn(rules, first.before, first.seat, { seed: 0, games })
  const start: CurvePoint = { seq: 0, at: clock(first.before), ...estimateOf(begun, measured) }
  const curve = [start]
  const turns = new Map<number, TurnWay>()
  // Luck is told from what was played; decisions are the rest of the way, which starts somewhere near the first point.
  const error = errorAt(measured?.error ?? [], start.mean)
  let variance = error * error + varianceOf(begun)
  yield progress(TIME.point)
  for (const step of steps) {
    const isOver = rules.outcome(step.after.board) !== undefined
    const isLucky = leftToLuck(step)
    if (!isLucky && !isOver) continue
    const played = playOn(rules, step.after, step.seat, { seed: step.seq, games: isOver ? 1 : games })
    const point: CurvePoint = { seq: step.seq, at: clock(step.after), ...estimateOf(played, measured) }
    curve.push(point)
    // What a turn's decisions turn up is told with them, not with the turn that follows.
    const at = clock(step.before)
    const turn = turns.get(at) ?? { at, end: 0, luck: 0, seats: Array.from({ length: seats }, () => 0) }
    turns.set(at, turn)
    turn.end = point.mean
    if (!isLucky) continue
    yield progress(TIME.point)
    // Other luck than that of the curve: a game must not be held against itself.
    const others = playedOf(playedFromAnswer(rules, step, step.pick, { from: games, games }, 'luck'))
    turn.luck += played.sum / played.games - others.sum / games
    variance += varianceOf(others) + varianceOf(played)
    yield progress(TIME.point)
    if (rules.judgement.metrics)
      luckOf(rules, step, { looks: budget.looks, seed: step.seq }).forEach((luck, seat) => {
        turn.seats[seat] = (turn.seats[seat] ?? 0) + luck
      })
    yield progress(TIME.luck)
  }

  const suspects: Suspect<G>[] = []
  for (const step of asked) {
    const point = curve.findLast(({ seq }) => seq < step.seq) ?? start
    const suspect = suspectIn(rules, step, budget.nodes, leftToDecide(point))
    if (suspect) suspects.push(suspect)
    yield progress(TIME.decision)
  }
  const tried: { readonly suspect: Suspect<G>; readonly cost: number }[] = []
  const account = accountOf([...turns.values()], { start: start.mean, seats, error: Z * rootOf(variance) })
  const costlyTurns = new Set(
    account.turns.filter(({ decisions }) => decisions <= -COSTLY_TURN).map(({ at }) => at),
  )
  const isCostlyTurn = ({ before }: PlayedStep<G>) => costlyTurns.has(clock(before))
  for (const suspect of mostSuspect(suspects, budget.suspects, isCostlyTurn)) {
    tried.push({ suspect, cost: costOf(rules, suspect, budget.trials).cost.mean })
    yield progress(TIME.trial)
  }
  tried.sort((one, other) => other.cost - one.cost)
  const costly: CostlyDecision[] = []
  for (const { suspect } of tried.slice(0, budget.accused)) {
    // Only whoever is behind after a look as close as the coach's, too, is told what it cost.
    const closer = suspectIn(rules, suspect.step, budget.closer)
    if (closer && closer.place > 1) costly.push(costOf(rules, closer, budget.pairs))
    yield progress(TIME.accused)
  }
  costly.sort((one, other) => other.cost.mean - one.cost.mean)
  return {
    curve,
    account,
    costly: costly.filter(({ cost }) => cost.mean >= LEAST_COST && cost.low > 0).slice(0, MOST_COSTLY),
  }
}
