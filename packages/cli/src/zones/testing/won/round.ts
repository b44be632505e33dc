import {
  answer,
  type Chance,
  cloneState,
  nth,
  type Random,
  type Ruleset,
  type State,
} from '@graveshift/kernel'
import type { GameWithMissions } from '@graveshift/zones/missions'
import type { Course } from './course.ts'
import { picksOf, playOn } from './hasty.ts'
import { worthsOf } from './tempers.ts'

/** One way through a round: where it ends, the answers it took, and how that looks to each temper. */
export interface Way<G extends GameWithMissions> {
  readonly state: State<G>
  readonly given: readonly number[]
  readonly worths: readonly number[]
}

/**
 * Ways through the coming round of a course. At every question each answer is played on hastily to the end of the round,
 * zombies and all, under the very luck that will come; then the answer is given that the best way so far begins with.
 */
export function* waysThrough<G extends GameWithMissions>(
  rules: Ruleset<G>,
  chance: Chance,
  { state: before }: Course<G>,
  temper: number,
  random: Random,
): Generator<Way<G>> {
  const until = before.board.round + 1
  const play = (state: State<G>, first: readonly number[]): Way<G> => {
    const given = [...first]
    playOn(rules, chance, state, until, given, random)
    return { state, given, worths: worthsOf(rules, state.board) }
  }
  const state = cloneState(rules, before)
  const given: number[] = []
  let best = play(cloneState(rules, before), given)
  yield best
  while (state.board.round < until) {
    const [choice] = state.control.open
    if (!choice) return
    const picks = picksOf(rules, state, choice)
    for (const [place, pick] of picks.entries()) {
      if (picks.length < 2 || rules.judgement.prune?.(state.board, choice, pick)) continue
      const tried = cloneState(rules, state)
      answer(rules, tried, choice, pick, chance)
      const way = play(tried, [...given, place])
      if (nth(way.worths, temper) > nth(best.worths, temper)) best = way
      yield way
    }
    const place = nth(best.given, given.length)
    answer(rules, state, choice, nth(picks, place), chance)
    given.push(place)
  }
}
