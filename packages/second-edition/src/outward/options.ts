import { ANYTHING, listOf, optionSchemas, recordOf, type Schema } from '@graveshift/kernel/outward'
import { PERSON } from '@graveshift/zones/outward'
import type { Setup } from '../board.ts'
import { RULE_OPTIONS } from '../rule-options.ts'
import { MISSION } from './mission.ts'

const FIELDS = {
  mission: MISSION,
  teams: listOf(listOf(PERSON)),
  ...optionSchemas(RULE_OPTIONS),
}

/** A game's setup, completed. */
export const SETUP: Schema = recordOf<Setup>(FIELDS)

/** The options of a running game; one that began in the middle keeps its position as it was written. */
export const OPTIONS: Schema = recordOf<Setup>(FIELDS, { position: ANYTHING })
