import { COMMON, survivorsOf, victory, wonEarly, wonLate } from '@graveshift/zones/achievements'
import type { Achievement, Moment } from './achievement.ts'

/** How it was won. */
export const VICTORY_ACHIEVEMENTS: readonly Achievement[] = [
  COMMON.unscathed,
  victory<Moment>('by-a-thread', (moment) => survivorsOf(moment).some(({ health }) => health === 1)),
  wonEarly('home-early', 8),
  wonLate('until-dawn', 20),
  COMMON.lowProfile,
  COMMON.noShotFired,
  COMMON.throughTheCrowd,
]
