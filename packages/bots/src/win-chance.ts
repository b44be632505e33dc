import {
  type Chance,
  cloneState,
  FastChance,
  type Game,
  type Random,
  type Ruleset,
  type Seat,
  type State,
} from '@graveshift/kernel'
import { lookAhead } from './look-ahead.ts'
import { rootOf, rounded } from './rounded.ts'
import { seenBy } from './seen.ts'

/** Games played on from one state, and how many of them were won. */
export interface Played {
  readonly wins: number
  readonly games: number
}

/** A share with the interval that holds the true one in 19 of 20 cases, all in thousandths. */
export interface Estimate {
  readonly mean: number
  readonly low: number
  readonly high: number
}

/** How games are played on: like an attentive player who takes the best of what comes to mind. Slower play is not much better. */
const TO_THE_END = { turns: 1_000_000, glances: 16 }
/** Of a normal distribution, for 95 of a hundred. */
const Z = 1.96
const SPREAD = 0x9e37_79b1

/** The luck of one of many games: neighbours have nothing in common. */
export const luckOfGame = (seed: number, game: number): number => (seed + Math.imul(game, SPREAD)) | 0

/** How a game that is played on under this luck ends: won or not. The state is used up. */
export function isWonFrom<G extends Game>(
  rules: Ruleset<G>,
  state: State<G>,
  chance: Chance,
  random: Random,
): boolean {
  lookAhead(rules, state, chance, random, TO_THE_END)
  return rules.outcome(state.board) === 'won'
}

/**
 * Plays games on from here, as a seat sees it. Game by game the luck follows from the seed, so that games in several
 * portions are the same games.
 */
export function playOn<G extends Game>(
  rules: Ruleset<G>,
  state: Readonly<State<G>>,
  seat: Seat,
  { seed, from = 0, games }: { readonly seed: number; readonly from?: number; readonly games: number },
): Played {
  let wins = 0
  for (let game = from; game < from + games; game++) {
    const chance = new FastChance(luckOfGame(seed, game))
    if (isWonFrom(rules, cloneState(rules, seenBy(rules, state, seat, chance)), chance, chance)) wins++
  }
  return { wins, games }
}

/** Wilson's interval: sound for few games and for chances near 0 and 1 too. */
export function estimateOf({ wins, games }: Played): Estimate {
  if (games === 0) return { mean: 500, low: 0, high: 1000 }
  const share = wins / games
  const square = (Z * Z) / games
  const centre = (share + square / 2) / (1 + square)
  const half = (Z * rootOf((share * (1 - share)) / games + square / (4 * games))) / (1 + square)
  const thousandths = (value: number) => rounded(1000 * Math.max(0, Math.min(1, value)))
  return { mean: thousandths(share), low: thousandths(centre - half), high: thousandths(centre + half) }
}
