import type { Refusal } from '@graveshift/kernel'
import type { ReasonsOf } from '../refusals.ts'

export const MISSION_REASONS = {
  take: ['no-token-here', 'too-heavy', 'no-actions'],
  store: ['no-store-here', 'store-needs-peace', 'nothing-to-store', 'no-actions'],
  companion: ['in-play'],
} as const

type Reasons = typeof MISSION_REASONS

/** The rule by which a game refuses whatever is about its mission. */
export type MissionRefusalRules = ReasonsOf<Reasons, string>

export type MissionRefusals = ReasonsOf<Reasons, Refusal>

/** Reasons for which answers about the mission are refused. */
export const MISSION_REFUSALS: readonly string[] = Object.values(MISSION_REASONS).flat()
