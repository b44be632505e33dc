import type { BossRule } from './boss-rule.ts'
import { deadSox } from './dead-sox.ts'
import { mutation } from './mutation.ts'
import { screamer } from './screamer.ts'
import { superAbomination } from './super-abomination.ts'
import { zombiePyramid } from './zombie-pyramid.ts'
import { zombiphant } from './zombiphant.ts'

/** Every boss rule by the boss's id. */
export const BOSS_RULES: Readonly<Record<string, BossRule>> = {
  'super-abomination': superAbomination,
  'zombie-pyramid': zombiePyramid,
  zombiphant,
  'dead-sox': deadSox,
  screamer,
  mutation,
}
