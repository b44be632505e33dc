import type { Refusal } from '@graveshift/kernel'
import { NOT_AN_ANSWER, type ZonesReason } from '@graveshift/zones'

/** Reasons of this game alone. */
export const OWN_REFUSALS = [
  'cannot-drive',
  'cannot-open-doors',
  'door-locked',
  'door-open',
  'cannot-put',
  'closed-to-combat',
  'dealt-enough',
  'in-a-car',
  'in-play',
  'no-car-here',
  'no-cars-inside',
  'no-door-here',
  'no-driving-here',
  'no-road',
  'no-seat',
  'no-start-zone',
  'no-token-here',
  'not-dark',
  'not-driving',
  'not-in-a-car',
  'no-store-here',
  'not-turned-up',
  'no-such-seat',
  'nothing-to-store',
  'overfull-pack',
  'store-needs-peace',
  'too-heavy',
  'too-many-cards',
] as const

export function refuse(refused: (typeof OWN_REFUSALS)[number] | ZonesReason, rule: string): Refusal {
  return { refused, rule }
}

export { NOT_AN_ANSWER }
