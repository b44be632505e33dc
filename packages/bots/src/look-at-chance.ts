import { FastChance, type Game, SameLuck } from '@graveshift/kernel'
import { answerOnCopy } from './answer-on-copy.ts'
import type { Question } from './bot.ts'
import type { Contender, Purse } from './race.ts'
import type { Scene } from './seen.ts'
import { playedOnPromise, WON } from './win-chance.ts'
import { leadsToWin } from './win-in-sight.ts'

/** Contenders after whose answers a win lies on the table, and those that were looked at for it. */
export type WinsSeen<G extends Game> = Map<Contender<G>, boolean>

/**
 * One look at the chance to win: the same luck for all contenders, each played on as the odds are found, so that odds,
 * grades and what a decision cost are one measure. In thousandths of a win.
 */
export function lookAtChance<G extends Game>(
  { rules, choice }: Question<G>,
  { state }: Scene<G>,
  contenders: readonly Contender<G>[],
  luck: number,
  purse: Purse,
  seen: WinsSeen<G>,
): void {
  const since = rules.judgement.clock(state.board)
  for (const contender of contenders) {
    const chance = new SameLuck(luck)
    const after = answerOnCopy(rules, state, choice, contender.pick, chance)
    purse.nodes++
    // Without hidden things it is the same in every look.
    const isWon = seen.get(contender) ?? leadsToWin(rules, state, after)
    if (!rules.determinize) seen.set(contender, isWon)
    const promise = isWon
      ? WON
      : playedOnPromise(rules, after, chance, new FastChance(luck), { since, given: purse })
    contender.looks.push(promise)
    contender.sum += promise
  }
}
