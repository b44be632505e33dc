import {
  ANYTHING,
  COUNT,
  eitherOf,
  listOf,
  mapOf,
  nameOf,
  objectOf,
  oneOf,
  recordOf,
  TEXT,
  TRUTH,
} from '@graveshift/kernel/outward'
import { type CardData, type KidData, MODES, type Profile, type ZombieKind } from '@graveshift/zones'
import { DIFFICULTIES } from '@graveshift/zones/missions'
import { CARD, PERSON, SKILL, ZOMBIE } from '@graveshift/zones/outward'
import { PLAN } from './mission.ts'

const AMMO = oneOf(['bullets', 'shells'])

const SURVIVOR = recordOf<Omit<KidData, 'slots'>>({
  id: PERSON,
  kid: TRUTH,
  health: COUNT,
  blue: listOf(SKILL),
  yellow: listOf(SKILL),
  orange: listOf(SKILL),
  red: listOf(SKILL),
})

const PROFILE = recordOf<Profile>({
  mode: oneOf(MODES),
  least: COUNT,
  most: COUNT,
  dice: COUNT,
  accuracy: COUNT,
  damage: COUNT,
  noisy: TRUTH,
})

const CARD_PRINTED = recordOf<Pick<CardData, 'id' | 'kind' | 'profiles'>>(
  { id: CARD, kind: oneOf(['weapon', 'food', 'gear', 'trap', 'bomb']), profiles: listOf(PROFILE) },
  {
    reach: listOf(COUNT),
    dual: TRUTH,
    door: oneOf(['silent', 'noisy']),
    ammo: AMMO,
    reload: TRUTH,
    skills: listOf(SKILL),
    food: COUNT,
    plenty: AMMO,
    inPack: TRUTH,
  },
)

const KIND = recordOf<Omit<ZombieKind, 'abomination'>>(
  { id: ZOMBIE, rank: COUNT, damage: COUNT, points: COUNT, actions: COUNT, figures: COUNT },
  { abomination: TRUTH },
)

const ZOMBIE_CARD = eitherOf(
  objectOf({ id: CARD, kind: ZOMBIE, lines: listOf(COUNT), rush: TRUTH }),
  objectOf({ id: CARD, activates: ZOMBIE }),
)

/** A mission of the book. */
const MISSION = objectOf(
  {
    id: nameOf('mission'),
    number: COUNT,
    difficulty: oneOf(DIFFICULTIES),
    minutes: COUNT,
    ...PLAN.always,
    tiles: listOf(TEXT),
  },
  PLAN.maybe,
)

/** What `games` tells of the second edition. */
export const CATALOGUE = {
  options: mapOf(ANYTHING),
  streams: listOf(TEXT),
  content: objectOf({
    survivors: listOf(SURVIVOR),
    skills: listOf(SKILL),
    cards: listOf(CARD_PRINTED),
    decks: mapOf(mapOf(COUNT)),
    zombies: listOf(KIND),
    abominations: listOf(KIND),
    zombieCards: listOf(ZOMBIE_CARD),
    missions: listOf(MISSION),
  }),
}
