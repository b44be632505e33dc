import {
  answer,
  cloneState,
  FastChance,
  type Game,
  type Json,
  nth,
  type PlayedStep,
  type Ruleset,
  SameLuck,
  type Seat,
} from '@graveshift/kernel'
import { drawsOf } from './candidates.ts'
import { type Estimate, varianceOf, Z } from './estimate.ts'
import { rootOf, rounded } from './rounded.ts'
import { seenBy } from './seen.ts'
import { type Suspect, shownIn } from './suspects.ts'
import { luckOfGame, playedOf, playedOnPromise, WON } from './win-chance.ts'
import { isWinInSight } from './win-in-sight.ts'

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

/** Answers that are compared are looked at alike; luck is told by the states that came of it, whenever they are. */
type Against = 'answers' | 'luck'

/** A game from a step whose answer is given and whose luck is open again: what it promises. */
function playOnFromAnswer<G extends Game>(
  rules: Ruleset<G>,
  { before, seat, choice, seq }: PlayedStep<G>,
  pick: G['pick'],
  game: number,
  against: Against,
): number {
  const luck = luckOfGame(seq, game)
  const random = new FastChance(luck)
  // Draw by draw the same for two answers to one question.
  const chance = new SameLuck(luck)
  const state = cloneState(rules, seenBy(rules, before, seat, random))
  const draws = drawsOf(state)
  const since = rules.judgement.clock(state.board)
  answer(rules, state, choice, pick, chance)
  const mayLook = against === 'luck' || drawsOf(state) === draws
  if (mayLook && isWinInSight(rules, state)) return WON
  return playedOnPromise(rules, state, chance, random, against === 'luck' ? {} : { since })
}

/** Games played on from there, from a number on. */
export const playedFromAnswer = <G extends Game>(
  rules: Ruleset<G>,
  step: PlayedStep<G>,
  pick: G['pick'],
  { from, games }: { readonly from: number; readonly games: number },
  against: Against,
): number[] =>
  Array.from({ length: games }, (_, index) => playOnFromAnswer(rules, step, pick, from + index, against))

/** What a decision cost, from games played on in pairs: the same luck with the answer given and with the better one. */
export function costOf<G extends Game>(
  rules: Ruleset<G>,
  { step, better, place, answers }: Suspect<G>,
  pairs: number,
): CostlyDecision {
  const tried = (pick: G['pick']) => playedFromAnswer(rules, step, pick, { from: 0, games: pairs }, 'answers')
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
