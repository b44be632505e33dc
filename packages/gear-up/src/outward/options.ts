import {
  ANYTHING,
  listOf,
  nameOf,
  optionSchemas,
  recordOf,
  type Schema,
  SEAT,
} from '@graveshift/kernel/outward'
import type { Setup } from '../board.ts'
import { RULE_OPTIONS } from '../options.ts'
import { SURVIVOR } from './fields.ts'

const FIELDS = {
  survivors: listOf(SURVIVOR),
  leader: SEAT,
  difficulty: nameOf('difficulty'),
  boss: nameOf('boss'),
  ...optionSchemas(RULE_OPTIONS),
}

/** A game's setup, completed. */
export const SETUP: Schema = recordOf<Setup>(FIELDS)

/** The options of a running game; one that began in the middle keeps its position as it was written. */
export const OPTIONS: Schema = recordOf<Setup>(FIELDS, { position: ANYTHING })
