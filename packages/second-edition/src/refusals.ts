import type { Refusal } from '@graveshift/kernel'
import { NOT_AN_ANSWER, type ZonesReason } from '@graveshift/zones'

/** Reasons of this game alone. */
export const OWN_REFUSALS = [
  'cannot-drive',
  'cannot-open-doors',
  'door-locked',
  'door-open',
  'closed-to-combat',
  'in-a-car',
  'in-play',
  'no-car-here',
  'no-cars-inside',
  'no-door-here',
  'no-driving-here',
  'no-road',
  'no-seat',
  'no-token-here',
  'not-dark',
  'not-driving',
  'not-in-a-car',
  'no-store-here',
  'nothing-to-store',
  'store-needs-peace',
  'too-heavy',
] as const

export function refuse(refused: (typeof OWN_REFUSALS)[number] | ZonesReason, rule: string): Refusal {
  return { refused, rule }
}

export { NOT_AN_ANSWER }
