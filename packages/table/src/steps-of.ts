import {
  answer,
  Bug,
  cloneState,
  findChoice,
  type Game,
  type GameModule,
  isRefusal,
  type PlayedStep,
  parsePick,
  type State,
  start,
} from '@graveshift/kernel'
import { type BatchOf, isCommand } from './batch.ts'
import { lineOfPlay } from './line-of-play.ts'
import { RecordedLuck } from './luck.ts'

/**
 * A game once more, decision by decision, with the luck it had; what was taken back is left out. For a log that was
 * checked already: nothing of it is checked again.
 */
export function stepsOf<G extends Game>(
  module: GameModule<G>,
  options: G['options'],
  log: readonly BatchOf<G>[],
): readonly PlayedStep<G>[] {
  const rules = module.rulesFor(options)
  const luck = new RecordedLuck()
  const steps: PlayedStep<G>[] = []
  let state: State<G> | undefined
  for (const batch of lineOfPlay(log)) {
    luck.expect(batch.drawn, batch.scripted ?? [])
    if (!isCommand(batch)) {
      state = start(rules, options, luck)
      continue
    }
    const { seq, seat } = batch
    const choice = state && findChoice(rules, state, seat, batch.choice)
    const pick = state && choice && !isRefusal(choice) && parsePick(rules, state, choice, batch.pick)
    if (!state || !choice || isRefusal(choice) || !pick || isRefusal(pick))
      throw new Bug(`batch ${seq} of a checked log cannot be played`)
    const before = state
    state = cloneState(rules, before)
    answer(rules, state, choice, pick, luck)
    steps.push({ seq, seat, before, choice, pick, after: state })
  }
  return steps
}
