import type { Achievement } from './achievement.ts'
import { BOSS_ACHIEVEMENTS } from './bosses.ts'
import { EFFECT_ACHIEVEMENTS } from './effects.ts'
import { KILL_ACHIEVEMENTS } from './kills.ts'
import { SURVIVAL_ACHIEVEMENTS } from './survival.ts'
import { TABLE_ACHIEVEMENTS } from './tables.ts'
import { VICTORY_ACHIEVEMENTS } from './victories.ts'

/** Achievements by what they are for. */
export const ACHIEVEMENT_GROUPS = [
  { group: 'bosses', achievements: BOSS_ACHIEVEMENTS },
  { group: 'tables', achievements: TABLE_ACHIEVEMENTS },
  { group: 'victories', achievements: VICTORY_ACHIEVEMENTS },
  { group: 'kills', achievements: KILL_ACHIEVEMENTS },
  { group: 'effects', achievements: EFFECT_ACHIEVEMENTS },
  { group: 'survival', achievements: SURVIVAL_ACHIEVEMENTS },
] as const

/** Every achievement; the publisher's are not public, these are our own (GU-ACH-01). */
export const ACHIEVEMENTS: readonly Achievement[] = ACHIEVEMENT_GROUPS.flatMap(
  ({ achievements }) => achievements,
)
