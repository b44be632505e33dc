import { plainAction } from './plain.ts'

/** Nothing more in this turn; what is left is lost (Z2-ACT-12). The turn itself sees to it. */
export const endAction = plainAction('end', {
  bots: { atSight: -20, worth: () => 0 },
  check: () => undefined,
  perform: () => {},
})
