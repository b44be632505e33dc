import type { MissionLanguage } from '@graveshift/zones/missions'
import { CREW } from '../crew.ts'
import type { SecondEdition } from '../game.ts'
import type { SecondKit } from '../second-kit.ts'
import { GOALS } from './goals.ts'
import { RULES } from './rules.ts'

/** What missions of this game are written in. */
export const LANGUAGE: MissionLanguage<SecondEdition, SecondKit> = {
  goals: GOALS,
  rules: RULES,
  survivors: CREW.usual,
}
