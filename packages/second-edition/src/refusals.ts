import type { Refusal } from '@graveshift/kernel'
import { DOOR_REFUSALS, NOT_AN_ANSWER, ZONES_REFUSALS, type ZonesReason } from '@graveshift/zones'

/** Reasons of this game alone. */
const OWN_REFUSALS = [
  'cannot-drive',
  'closed-to-combat',
  'in-a-car',
  'in-play',
  'no-car-here',
  'no-cars-inside',
  'no-driving-here',
  'no-road',
  'no-seat',
  'no-token-here',
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

/** Every reason for which this game refuses an answer. */
export const REASONS: readonly string[] = [...new Set([...ZONES_REFUSALS, ...DOOR_REFUSALS, ...OWN_REFUSALS])]

export { NOT_AN_ANSWER }
