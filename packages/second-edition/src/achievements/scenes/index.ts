import { DEED_SCENES } from './deeds.ts'
import { KILL_SCENES } from './kills.ts'
import { MISSION_SCENES } from './missions.ts'
import type { Scene } from './scene.ts'
import { SURVIVAL_SCENES } from './survival.ts'
import { VICTORY_SCENES } from './victories.ts'

/** Scenes for every achievement, and some that just miss one. */
export const SCENES: readonly Scene[] = [
  ...MISSION_SCENES,
  ...VICTORY_SCENES,
  ...KILL_SCENES,
  ...DEED_SCENES,
  ...SURVIVAL_SCENES,
]
