import {
  type Chance,
  cloneState,
  FastChance,
  type Game,
  type Random,
  type RolloutBudget,
  type Ruleset,
  type Seat,
  type State,
} from '@graveshift/kernel'
import { playByPolicy } from './by-policy.ts'
import { chanceOn } from './known-chance.ts'
import { lookAhead } from './look-ahead.ts'
import { seenBy } from './seen.ts'
import { isWinInSight } from './win-in-sight.ts'

/** Games played on from one state. What each promised is counted in thousandths of a win. */
export interface Played {
  readonly games: number
  readonly sum: number
  readonly squares: number
  /** The game is over: nothing was left to play. */
  readonly isOver: boolean
}

export const NOTHING_PLAYED: Played = { games: 0, sum: 0, squares: 0, isOver: false }

/** More games from the same state. */
export const addPlayed = (one: Played, more: Played): Played => ({
  games: one.games + more.games,
  sum: one.sum + more.sum,
  squares: one.squares + more.squares,
  isOver: more.isOver,
})

/** Games taken together. */
export function playedOf(promises: readonly number[], isOver = false): Played {
  let sum = 0
  let squares = 0
  for (const promise of promises) {
    sum += promise
    squares += promise * promise
  }
  return { games: promises.length, sum, squares, isOver }
}

/** As much as a game can promise. */
export const WON = 1000
/** Where nobody has measured what a board promises: like an attentive player who takes the best of what comes to mind. */
const TO_THE_END: RolloutBudget = { turns: 1_000_000, samples: 16 }
const SPREAD = 0x9e37_79b1

/** The luck of one of many games: neighbors have nothing in common. */
export const luckOfGame = (seed: number, game: number): number => (seed + Math.imul(game, SPREAD)) | 0

/** From when turns count, and where answers given are. */
interface PlayingOn {
  readonly since?: number
  readonly given?: { nodes: number }
}

/**
 * What a game promises from here under this luck, in thousandths of a win, where no win lies on the table. The state is
 * used up. Answers to one question are played on up to the same
 * turn: one that brings the next turn at once would else be in danger for a turn more than its rivals.
 */
export function playedOnPromise<G extends Game>(
  rules: Ruleset<G>,
  state: State<G>,
  chance: Chance,
  random: Random,
  { since, given = { nodes: 0 } }: PlayingOn = {},
): number {
  const { winModel, planning, clock } = rules.judgement
  const before = rules.outcome(state.board)
  if (before !== undefined) return before === 'won' ? WON : 0
  const from = since ?? clock(state.board)
  if (planning && !winModel) {
    given.nodes += playByPolicy(rules, planning, state, chance, from + planning.turns)
    return chanceOn(planning, state.board)
  }
  given.nodes += lookAhead(rules, state, chance, random, winModel?.rolloutBudget ?? TO_THE_END, from)
  const after = rules.outcome(state.board)
  return after === 'won' ? WON : (winModel?.chance(state.board, clock(state.board) - from) ?? 0)
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
  const isWon = !rules.determinize && isWinInSight(rules, state)
  const promises = Array.from({ length: games }, (_, index) => {
    if (isWon) return WON
    const chance = new FastChance(luckOfGame(seed, from + index))
    return playedOnPromise(rules, cloneState(rules, seenBy(rules, state, seat, chance)), chance, chance)
  })
  return playedOf(promises, rules.outcome(state.board) !== undefined)
}
