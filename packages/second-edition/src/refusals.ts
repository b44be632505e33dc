import type { Refusal } from '@graveshift/kernel'
import {
  CAR_REFUSALS,
  COMPANION_REFUSALS,
  DOOR_REFUSALS,
  KID_REFUSALS,
  NOT_AN_ANSWER,
  ZONES_REFUSALS,
  type ZonesReason,
} from '@graveshift/zones'
import { MISSION_REFUSALS } from '@graveshift/zones/missions'

/** Reasons of this game alone. */
const OWN_REFUSALS = ['closed-to-combat', 'in-play'] as const

export function refuse(refused: (typeof OWN_REFUSALS)[number] | ZonesReason, rule: string): Refusal {
  return { refused, rule }
}

/** Every reason for which this game refuses an answer. */
export const REASONS: readonly string[] = [
  ...new Set([
    ...ZONES_REFUSALS,
    ...DOOR_REFUSALS,
    ...CAR_REFUSALS,
    ...KID_REFUSALS,
    ...COMPANION_REFUSALS,
    ...MISSION_REFUSALS,
    ...OWN_REFUSALS,
  ]),
]

export { NOT_AN_ANSWER }
