import { DEAD_SOX } from './bosses/dead-sox.ts'
import { MUTATION } from './bosses/mutation.ts'
import { SCREAMER } from './bosses/screamer.ts'
import { SUPER_ABOMINATION } from './bosses/super-abomination.ts'
import { ZOMBIE_PYRAMID } from './bosses/zombie-pyramid.ts'
import { ZOMBIPHANT } from './bosses/zombiphant.ts'
import type { BossData } from './types.ts'

/** The first one is the advice to newcomers (GU-SET-05). */
export const BOSSES: readonly BossData[] = [
  SUPER_ABOMINATION,
  ZOMBIE_PYRAMID,
  ZOMBIPHANT,
  DEAD_SOX,
  SCREAMER,
  MUTATION,
]
