import { QUICK_BOT } from '@graveshift/bots'
import { answer, canonical, start } from '@graveshift/kernel'
import type { GameWithMissions } from '@graveshift/zones/missions'
import { luckOfWon, type WonGame } from '@graveshift/zones/testing/won'
import type { Winnable } from './find.ts'

/** Whoever has not won by then goes round in circles. */
const MOST_ANSWERS = 3_000

/** A game of a bot, as far as it goes; undefined where it does not win. It knows as little as any player. */
export function wonByBot<G extends GameWithMissions>(
  { module, usualOptions }: Winnable<G>,
  mission: string,
  seed: string,
): WonGame | undefined {
  const options = usualOptions(mission)
  const rules = module.rulesFor(options)
  const chance = luckOfWon(seed)
  const state = start(rules, options, chance)
  const answers: number[] = []
  while (answers.length < MOST_ANSWERS) {
    const [choice] = state.control.open
    if (!choice) break
    const seat = choice.seat === 'team' ? 0 : choice.seat
    const rule = rules.choices[choice.kind as G['choice']['kind']]
    const shown = (pick: G['pick']) => canonical(rule.show(state.board, choice as never, pick))
    const { pick } = QUICK_BOT.decide({ rules, state, seat, choice, seed: answers.length })
    const wanted = shown(pick)
    answers.push(rule.list(state.board, choice as never).findIndex((each) => shown(each) === wanted))
    answer(rules, state, choice, pick, chance)
  }
  return state.board.outcome === 'won' ? { mission, seed, answers } : undefined
}
