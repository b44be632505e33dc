import { answer, type Chance, nth, type Random, type Ruleset, type State } from '@graveshift/kernel'
import type { GameWithMissions } from '@graveshift/zones/missions'

/** One answer in so many is not evaluated: else the same few ways would be tried again and again. */
const WHIM = 6
const ANY = 1 << 30

/** The place of the answer that looks best at first sight, or of any that is not pruned. */
function hasty<G extends GameWithMissions>(
  { judgement }: Ruleset<G>,
  { board }: State<G>,
  choice: G['choice'],
  picks: readonly G['pick'][],
  random: Random,
): number {
  if (picks.length < 2) return 0
  const whim = random.below(WHIM) === 0
  let best = -1
  let most = 0
  for (const [place, pick] of picks.entries()) {
    const worth = whim ? random.below(ANY) : (judgement.evaluateMove?.(board, choice, pick) ?? 0)
    if ((best >= 0 && worth <= most) || judgement.prune?.(board, choice, pick)) continue
    best = place
    most = worth
  }
  return Math.max(0, best)
}

/** All legal answers to an open question. */
export const picksOf = <G extends GameWithMissions>(
  { choices }: Ruleset<G>,
  { board }: State<G>,
  choice: G['choice'],
): readonly G['pick'][] => choices[choice.kind as G['choice']['kind']].list(board, choice as never)

/** Plays a state on until a round begins or the game is over, changing it; adds what it answered to `given`. */
export function playOn<G extends GameWithMissions>(
  rules: Ruleset<G>,
  chance: Chance,
  state: State<G>,
  until: number,
  given: number[],
  random: Random,
): void {
  while (state.board.round < until) {
    const [choice] = state.control.open
    if (!choice) return
    const picks = picksOf(rules, state, choice)
    const place = hasty(rules, state, choice, picks, random)
    answer(rules, state, choice, nth(picks, place), chance)
    given.push(place)
  }
}
