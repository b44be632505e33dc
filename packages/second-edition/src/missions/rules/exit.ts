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
  read: (fields) => ({ rule: 'exit', open: fields.one('open', ['always', 'goals']) }),
  tell: ({ open }) => said('mission-rule.exit', { open }),
  make: ({ open }) => ({ mayLeave: (kit, board) => open === 'always' || isReadyToLeave(kit, board) }),
  lint: ({ mission }) => [[mission.exit !== undefined, 'there is no exit']],
  scene: {
    begins: {
      position: {
        mission: 'small-town',
        survivors: ['amy'],
        turn: 'amy',
        people: [{ id: 'amy', zone: '6R.NE' }],
        taken: [0, 1, 2, 3].map((token) => ({ token, by: 'amy' })),
      },
    },
    answers: [{ do: 'end' }, { do: 'yes' }],
  },
}
