import type { Refusal } from '@graveshift/kernel'
import { NOT_AN_ANSWER } from '@graveshift/zones'

/** Reasons of this game alone. */
const OWN_REFUSALS = [
  'cannot-open-doors',
  'door-locked',
  'door-open',
  'cannot-put',
  'dealt-enough',
  'no-door-here',
  'no-token-here',
  'not-dark',
  'no-store-here',
  'not-turned-up',
  'no-such-seat',
  'nothing-to-store',
  'store-needs-peace',
  'too-heavy',
  'too-many-cards',
] as const

export function refuse(refused: (typeof OWN_REFUSALS)[number], rule: string): Refusal {
  return { refused, rule }
}

export { NOT_AN_ANSWER }
