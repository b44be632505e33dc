import type { Refusal } from '@graveshift/kernel'

export const MISSION_REASONS = {
  take: ['no-token-here', 'too-heavy', 'no-actions'],
  store: ['no-store-here', 'store-needs-peace', 'nothing-to-store', 'no-actions'],
  companion: ['in-play'],
} as const

type ReasonsOf<T> = {
  readonly [W in keyof typeof MISSION_REASONS]: { readonly [R in (typeof MISSION_REASONS)[W][number]]: T }
}

/** The rule by which a game refuses whatever is about its mission. */
export type MissionRefusalRules = ReasonsOf<string>

export type MissionRefusals = ReasonsOf<Refusal>

/** Reasons for which answers about the mission are refused. */
export const MISSION_REFUSALS: readonly string[] = Object.values(MISSION_REASONS).flat()
