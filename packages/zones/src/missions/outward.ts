import { nth } from '@graveshift/kernel'
import {
  asIs,
  COUNT,
  distinct,
  eitherOf,
  type Field,
  type FormOf,
  listOf,
  meaning,
  nameOf,
  objectOf,
  oneOf,
  type PickFields,
  type Schema,
  TEXT,
  TRUTH,
} from '@graveshift/kernel/outward'
import { DOOR } from '../features/doors/outward.ts'
import type { Kit } from '../kit.ts'
import { zoneName } from '../map/board.ts'
import { CARD, PERSON, person, somebody, ZOMBIE, ZONE, type ZonesScene } from '../outward/fields.ts'
import type { MissionBoard, MissionEvent } from './mission-game.ts'
import { TOKEN_COLOURS } from './plan.ts'

interface MissionScene extends ZonesScene {
  readonly board: MissionBoard
}

type Forms = {
  readonly [T in MissionEvent['type']]: FormOf<Extract<MissionEvent, { type: T }>, MissionScene, 'type'>
}

export const TOKEN = nameOf('token')
export const TOKEN_COLOUR = oneOf(TOKEN_COLOURS)

/** What tokens are called outside: by kind and zone, such as `objective-1V.a`. */
export const tokenNames = ({ map }: Pick<Kit, 'map'>, { tokens }: MissionBoard): string[] =>
  distinct(tokens.map(({ kind, zone }) => `${kind}-${zoneName(map, zone)}`))

const token: Field<number, MissionScene> = {
  schema: TOKEN,
  show: (value, { kit, board }) => nth(tokenNames(kit, board), value),
}

/** How missions are told outside. */
export const MISSION_EVENTS: Forms = {
  tokenTaken: { token, person: somebody },
  woken: { colour: asIs(TOKEN_COLOUR) },
  stored: { person, card: asIs<string>(CARD) },
  tallied: { what: meaning(asIs(TEXT), 'as in the view’s `tally`'), count: asIs(COUNT) },
}

/** Answers to which companion waits somewhere. */
export const COMPANION_PICKS: Readonly<Record<string, PickFields>> = { companion: [{ id: PERSON }] }

export const FACE = nameOf('tile face')

/** Figures of goals and rules are as the mission has them. */
export const figures = (named: string): Schema => ({
  type: 'object',
  properties: { [named]: { type: 'string' } },
  required: [named],
})

type Fields = Readonly<Record<string, Schema>>

/** What a game's missions say besides: of tokens that all have, and of pieces and modes that some have. */
interface MorePlan {
  readonly tokens: Fields
  readonly pieces: Fields
  readonly modes: Fields
}

/** What a mission is played by, besides its board of tiles or of listed zones. */
export const planFields = ({ tokens, pieces, modes }: MorePlan) => ({
  always: {
    start: listOf(ZONE),
    spawns: listOf(objectOf({ zone: ZONE }, { colour: TOKEN_COLOUR })),
    objectives: listOf(
      eitherOf(
        objectOf({ face: FACE }, { colour: TOKEN_COLOUR }),
        objectOf({ zone: ZONE }, { colour: TOKEN_COLOUR }),
      ),
    ),
    ...tokens,
    goals: listOf(figures('goal')),
    rules: listOf(figures('rule')),
  },
  maybe: {
    survivors: COUNT,
    exit: ZONE,
    doors: listOf(objectOf({ door: DOOR }, { colour: TOKEN_COLOUR, open: TRUTH })),
    ...pieces,
    zombies: listOf(objectOf({ zone: ZONE, kind: ZOMBIE, count: COUNT })),
    companions: listOf(objectOf({ zone: ZONE }, { survivor: PERSON })),
    ...modes,
  },
})

const LISTED_ZONE = objectOf(
  { name: ZONE, kind: oneOf(['street', 'room']) },
  { dark: TRUTH, building: nameOf('building') },
)

/** A mission of the book by its id, or one of one's own, whole. */
export const missionSchema = ({ always, maybe }: ReturnType<typeof planFields>): Schema =>
  eitherOf(
    nameOf('mission'),
    objectOf({ ...always, tiles: listOf(TEXT) }, maybe),
    objectOf({ ...always, zones: listOf(LISTED_ZONE), ways: listOf(TEXT) }, maybe),
  )
