import { BOSSES_SCENES } from './bosses.ts'
import { EFFECTS_SCENES } from './effects.ts'
import { KILLS_SCENES } from './kills.ts'
import type { Scene } from './scene.ts'
import { SURVIVAL_SCENES } from './survival.ts'
import { TABLES_SCENES } from './tables.ts'
import { VICTORIES_SCENES } from './victories.ts'

/** Scenes for every achievement, and some that just miss one. */
export const SCENES: readonly Scene[] = [
  ...BOSSES_SCENES,
  ...TABLES_SCENES,
  ...VICTORIES_SCENES,
  ...KILLS_SCENES,
  ...EFFECTS_SCENES,
  ...SURVIVAL_SCENES,
]
