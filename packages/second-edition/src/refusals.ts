import type { Refusal } from '@graveshift/kernel'
import { NOT_AN_ANSWER, ZONES_REFUSALS } from '@graveshift/zones'

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
  'no-such-seat',
  'too-many-cards',
] as const

/** Every reason the second edition refuses an answer with, besides the kernel's own. Each has a sentence in the words. */
export const REFUSALS: readonly string[] = [...ZONES_REFUSALS, ...OWN_REFUSALS].sort()

export function refuse(refused: (typeof OWN_REFUSALS)[number], rule: string): Refusal {
  return { refused, rule }
}

export { NOT_AN_ANSWER }
