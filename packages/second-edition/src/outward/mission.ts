import {
  COUNT,
  eitherOf,
  listOf,
  nameOf,
  objectOf,
  oneOf,
  type Schema,
  TEXT,
  TRUTH,
} from '@graveshift/kernel/outward'
import { DOOR, PERSON, ZOMBIE, ZONE } from '@graveshift/zones/outward'
import { CAR_KINDS } from '../missions/types.ts'
import { TOKEN_COLOUR } from './events.ts'

const FACE = nameOf('tile face')

/** Figures of goals and rules are as the mission has them. */
const figures = (named: string): Schema => ({
  type: 'object',
  properties: { [named]: { type: 'string' } },
  required: [named],
})

/** What a mission is played by, besides its board of tiles or of listed zones. */
export const PLAN = {
  always: {
    start: listOf(ZONE),
    spawns: listOf(objectOf({ zone: ZONE }, { colour: TOKEN_COLOUR })),
    objectives: listOf(
      eitherOf(
        objectOf({ face: FACE }, { colour: TOKEN_COLOUR }),
        objectOf({ zone: ZONE }, { colour: TOKEN_COLOUR }),
      ),
    ),
    crates: listOf(eitherOf(FACE, ZONE)),
    goals: listOf(figures('goal')),
    rules: listOf(figures('rule')),
  },
  maybe: {
    survivors: COUNT,
    exit: ZONE,
    doors: listOf(objectOf({ door: DOOR }, { colour: TOKEN_COLOUR, open: TRUTH })),
    cars: listOf(objectOf({ car: oneOf(CAR_KINDS), zone: ZONE })),
    zombies: listOf(objectOf({ zone: ZONE, kind: ZOMBIE, count: COUNT })),
    companions: listOf(objectOf({ zone: ZONE }, { survivor: PERSON })),
    dark: TRUTH,
  },
}

const LISTED_ZONE = objectOf(
  { name: ZONE, kind: oneOf(['street', 'room']) },
  { dark: TRUTH, building: nameOf('building') },
)

/** A mission of the book by its id, or one of one's own, whole. */
export const MISSION: Schema = eitherOf(
  nameOf('mission'),
  objectOf({ ...PLAN.always, tiles: listOf(TEXT) }, PLAN.maybe),
  objectOf({ ...PLAN.always, zones: listOf(LISTED_ZONE), ways: listOf(TEXT) }, PLAN.maybe),
)
