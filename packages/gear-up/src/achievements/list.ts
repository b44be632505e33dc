import type { Achievement } from './achievement.ts'
import { BOSS_ACHIEVEMENTS } from './bosses.ts'
import { EFFECT_ACHIEVEMENTS } from './effects.ts'
import { KILL_ACHIEVEMENTS } from './kills.ts'
import { SURVIVAL_ACHIEVEMENTS } from './survival.ts'
import { TABLE_ACHIEVEMENTS } from './tables.ts'
import { VICTORY_ACHIEVEMENTS } from './victories.ts'

/** Every achievement, listed once; the publisher's are not public, these are our own (GU-ACH-01). */
export const ACHIEVEMENTS: readonly Achievement[] = [
  ...BOSS_ACHIEVEMENTS,
  ...TABLE_ACHIEVEMENTS,
  ...VICTORY_ACHIEVEMENTS,
  ...KILL_ACHIEVEMENTS,
  ...EFFECT_ACHIEVEMENTS,
  ...SURVIVAL_ACHIEVEMENTS,
]
