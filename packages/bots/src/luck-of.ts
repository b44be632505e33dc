import {
  answer,
  cloneState,
  FastChance,
  type Game,
  type PlayedStep,
  type Ruleset,
  type State,
} from '@graveshift/kernel'
import { metricsOf } from './brought-by.ts'
import { drawsOf } from './candidates.ts'
import { rolloutPick } from './rollout-pick.ts'
import { rounded } from './rounded.ts'
import { luckOfGame } from './win-chance.ts'

export const leftToLuck = <G extends Game>({ before, after }: PlayedStep<G>): boolean =>
  drawsOf(after) > drawsOf(before)

const SAMPLES = 8
const MOST_ANSWERS = 60

/** Answers what can be answered without luck, so that blows on their way have landed: gives the state luck must move on. */
function settle<G extends Game>(rules: Ruleset<G>, from: State<G>, random: FastChance): State<G> {
  let state = from
  for (let answers = 0; answers < MOST_ANSWERS; answers++) {
    const next = cloneState(rules, state)
    const choice = next.control.open[0] as G['choice'] | undefined
    if (!choice) break
    answer(rules, next, choice, rolloutPick(rules, next, choice, random, SAMPLES), random)
    if (drawsOf(next) > drawsOf(state)) break
    state = next
  }
  return state
}

/**
 * What luck gave each seat in one step, in hundredths of a point of damage: how it stands with what came, against the
 * mean of how it would stand had the same answer met other luck. Over all that could come it adds up to nothing.
 */
export function luckOf<G extends Game>(
  rules: Ruleset<G>,
  step: PlayedStep<G>,
  { looks, seed }: { readonly looks: number; readonly seed: number },
): number[] {
  const { expectedHealth } = metricsOf(rules)
  const seats = step.before.control.lanes.length - 1
  const luck = Array.from({ length: seats }, () => 0)
  if (!leftToLuck(step)) return luck
  const add = (state: State<G>, sign: 1 | -1, random: FastChance) => {
    const { board } = settle(rules, state, random)
    for (let seat = 0; seat < seats; seat++)
      luck[seat] = (luck[seat] ?? 0) + sign * expectedHealth(board, seat)
  }
  for (let index = 0; index < looks; index++) {
    const random = new FastChance(luckOfGame(seed, index))
    const other = cloneState(rules, step.before)
    answer(rules, other, step.choice, step.pick, random)
    add(other, -1, random)
    add(cloneState(rules, step.after), 1, random)
  }
  return luck.map((sum) => rounded(sum / looks))
}
