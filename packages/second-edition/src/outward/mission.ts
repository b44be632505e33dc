import { eitherOf, listOf, objectOf, oneOf, TRUTH } from '@graveshift/kernel/outward'
import { FACE, missionSchema, planFields, ZONE } from '@graveshift/zones/outward'
import { CAR_KINDS } from '../missions/types.ts'

/** What a mission is played by, besides its board of tiles or of listed zones. */
export const PLAN = planFields({
  tokens: { crates: listOf(eitherOf(FACE, ZONE)) },
  pieces: { cars: listOf(objectOf({ car: oneOf(CAR_KINDS), zone: ZONE })) },
  modes: { dark: TRUTH },
})

/** A mission of the book by its id, or one of one's own, whole. */
export const MISSION = missionSchema(PLAN)
