import { type Coming, stagesOf, type ZonesStage } from '@graveshift/zones/testing/zones-stage'
import type { SecondEdition } from '../game.ts'
import { SECOND_EDITION_MODULE } from '../module.ts'

/** Cards that bring nobody at the blue level. */
export const CALM: Coming = { spawn: ['13', '11', '17', '18'] }

/** A game in which a few answers are given on purpose. */
export type Stage = ZonesStage<SecondEdition>

export const STAGES = stagesOf<SecondEdition>(SECOND_EDITION_MODULE, CALM)
