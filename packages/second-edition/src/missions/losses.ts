import { lossesOf } from '@graveshift/zones/missions'
import { GOALS } from './goals.ts'
import { RULES } from './rules.ts'

/** Why games are lost (Z2-RND-05). */
export const LOSSES = lossesOf(GOALS, RULES)
