import { ANYTHING, COUNT, listOf, oneOf, recordOf, type Schema, TRUTH } from '@graveshift/kernel/outward'
import { PERSON } from '@graveshift/zones/outward'
import { type Setup, ZOMBIE_CARD_SETS } from '../board.ts'
import { MISSION } from './mission.ts'

const FIELDS = {
  mission: MISSION,
  teams: listOf(listOf(PERSON)),
  zombieCards: listOf(oneOf(ZOMBIE_CARD_SETS)),
  abominations: oneOf(['plain', 'printed']),
  mostAbominations: COUNT,
  abominationFest: TRUTH,
  darkZones: TRUTH,
  ultrared: TRUTH,
  startingCardsReturn: TRUTH,
  sparedBuildings: TRUTH,
  pressOn: TRUTH,
}

/** A game's setup, completed. */
export const SETUP: Schema = recordOf<Setup>(FIELDS)

/** The options of a running game; one that began in the middle keeps its position as it was written. */
export const OPTIONS: Schema = recordOf<Setup>(FIELDS, { position: ANYTHING })
