import type { Achievement } from './achievement.ts'
import { BOSS_ACHIEVEMENTS } from './bosses.ts'
import { EFFECT_ACHIEVEMENTS } from './effects.ts'
import { KILL_ACHIEVEMENTS } from './kills.ts'
import { SURVIVAL_ACHIEVEMENTS } from './survival.ts'
import { TABLE_ACHIEVEMENTS } from './tables.ts'
import { VICTORY_ACHIEVEMENTS } from './victories.ts'

/** Achievements by what they are for. */
export const ACHIEVEMENT_GROUPS = {
  bosses: BOSS_ACHIEVEMENTS,
  tables: TABLE_ACHIEVEMENTS,
  victories: VICTORY_ACHIEVEMENTS,
  kills: KILL_ACHIEVEMENTS,
  effects: EFFECT_ACHIEVEMENTS,
  survival: SURVIVAL_ACHIEVEMENTS,
} as const satisfies Readonly<Record<string, readonly Achievement[]>>

/** Every achievement; the publisher's are not public, these are our own (GU-ACH-01). */
export const ACHIEVEMENTS: readonly Achievement[] = Object.values(ACHIEVEMENT_GROUPS).flat()
