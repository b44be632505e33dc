import { isReadyToLeave } from '../judge.ts'
import type { Rule } from '../rule.ts'
import { said } from '../sentences.ts'

/** Leaving by the exit is allowed: from the first turn on, or once all goals but `leave` are met. */
export interface ExitRule {
  readonly rule: 'exit'
  readonly open: 'always' | 'goals'
}

export const exit: Rule<ExitRule> = {
  id: 'exit',
  figures: '`open`: `always`, or `goals` once all goals but `leave` are met',
  read: (fields) => ({ rule: 'exit', open: fields.one('open', ['always', 'goals']) }),
  tell: ({ open }) => said('mission-rule.exit', { open }),
  make: ({ open }) => ({ mayLeave: (kit, board) => open === 'always' || isReadyToLeave(kit, board) }),
  lint: ({ mission }) => [[mission.exit !== undefined, 'there is no exit']],
}
