import { ANYTHING, listOf, nameOf, optionSchemas, recordOf, type Schema } from '@graveshift/kernel/outward'
import { PERSON } from '@graveshift/zones/outward'
import type { Setup } from '../board.ts'
import { RULE_OPTIONS } from '../rule-options.ts'
import { CAMPAIGN_PART } from '../sheets/outward.ts'

const FIELDS = {
  mission: nameOf('mission'),
  teams: listOf(listOf(PERSON)),
  ...optionSchemas(RULE_OPTIONS),
}

/** A game's setup, completed. */
export const SETUP: Schema = recordOf<Omit<Setup, 'campaign'>>(FIELDS, { campaign: CAMPAIGN_PART })

/** The options of a running game; one that began in the middle keeps its position as it was written. */
export const OPTIONS: Schema = recordOf<Omit<Setup, 'campaign'>>(FIELDS, {
  campaign: CAMPAIGN_PART,
  position: ANYTHING,
})
