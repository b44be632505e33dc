import { plainAction } from './plain.ts'

/** Nothing more in this turn; what is left is lost (Z2-ACT-12). The turn itself sees to it. */
export const endAction = plainAction('end', { check: () => undefined, perform: () => {} })
