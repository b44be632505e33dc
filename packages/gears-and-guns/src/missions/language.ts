import type { MissionLanguage } from '@graveshift/zones/missions'
import { TEAM } from '../content/figures.ts'
import type { Western } from '../game.ts'
import type { WesternKit } from '../western-kit.ts'
import { GOALS } from './goals.ts'
import { RULES } from './rules.ts'

/** What missions of this game are written in. */
export const LANGUAGE: MissionLanguage<Western, WesternKit> = { goals: GOALS, rules: RULES, survivors: TEAM }
