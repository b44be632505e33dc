import type { Game, Ruleset } from '@graveshift/kernel'
import { COACH_NODES } from './rank-answers.ts'

/** How closely a game is looked at. The same budget gives the same debrief everywhere. */
export interface DebriefBudget {
  /** Games played on from each point of the curve. */
  readonly games: number
  /** Other lucks that each turn of luck is held against. */
  readonly looks: number
  /** Answers tried out for each decision. */
  readonly nodes: number
  /** The same for those that are about to be told as costly: as many as the coach tries. */
  readonly closer: number
  /** Decisions that look costly, each played on in so many pairs of games at first. */
  readonly suspects: number
  readonly trials: number
  /** The costliest of them by then, each played on in so many pairs. */
  readonly accused: number
  readonly pairs: number
}

const USUAL: DebriefBudget = {
  games: 160,
  looks: 24,
  nodes: 2_000,
  closer: COACH_NODES,
  suspects: 12,
  trials: 60,
  accused: 8,
  pairs: 300,
}

/** Where whole rounds are played on by a policy a look is long, and what it promises differs less from look to look. */
const PLANNED: DebriefBudget = { ...USUAL, games: 40, nodes: 4_000, trials: 24, accused: 6, pairs: 100 }

/** The budget that is usual for a game, or so many times as large. */
export function debriefBudget<G extends Game>({ judgement }: Ruleset<G>, effort = 1): DebriefBudget {
  const { games, looks, nodes, closer, suspects, trials, accused, pairs } = judgement.planning
    ? PLANNED
    : USUAL
  const part = (usual: number) => Math.max(2, Math.floor(usual * effort))
  return {
    games: part(games),
    looks: part(looks),
    nodes: part(nodes),
    closer: part(closer),
    suspects,
    trials: part(trials),
    accused,
    pairs: part(pairs),
  }
}
