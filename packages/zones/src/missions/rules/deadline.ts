import { NONE } from '../../board.ts'
import { emit } from '../../emit.ts'
import { MOST } from '../read-figures.ts'
import type { Rule } from '../rule.ts'
import { said } from '../sentences.ts'

/** Lost when the end phase of this round is over and the game is not won. */
export interface DeadlineRule {
  readonly rule: 'deadline'
  readonly rounds: number
}

export const deadline: Rule<DeadlineRule> = {
  id: 'deadline',
  figures: 'lost after so many `rounds`',
  read: (fields) => ({ rule: 'deadline', rounds: fields.count('rounds', 1, MOST) }),
  tell: ({ rounds }) => said('mission-rule.deadline', { rounds }),
  make: ({ rounds }) => ({
    lastRound: rounds,
    roundOver(kit, table) {
      if (table.board.round >= rounds) emit(kit, table, { type: 'lost', why: 'deadline', person: NONE })
    },
  }),
  lint: (_facts, { rounds }) => [[rounds > 0, 'it is over before it begins']],
  lastRound: ({ rounds }) => rounds,
  loses: true,
}
