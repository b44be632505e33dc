import { share } from '../closeness.ts'
import type { Goal } from '../goal.ts'
import { MOST } from '../read-figures.ts'
import { said } from '../sentences.ts'

/** The end phase of this round is reached. */
export interface SurviveGoal {
  readonly goal: 'survive'
  readonly rounds: number
}

export const survive: Goal<SurviveGoal> = {
  id: 'survive',
  figures: '`rounds`',
  read: (fields) => ({ goal: 'survive', rounds: fields.count('rounds', 1, MOST) }),
  tell: ({ rounds }) => said('goal.survive', { rounds }),
  on: ['roundBegan', 'phaseBegan'],
  met: (_kit, { round, phase }, { rounds }) => round > rounds || (round === rounds && phase === 'end'),
  count: (_kit, { round, phase }, { rounds }) => ({
    done: Math.max(0, phase === 'end' ? round : round - 1),
    of: rounds,
  }),
  progress: (_kit, { round }, { rounds }) => share(round, rounds),
  lint: ({ lastRound }, { rounds }) => [[rounds <= lastRound, 'it is over before that']],
}
