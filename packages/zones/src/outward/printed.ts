import {
  COUNT,
  eitherOf,
  listOf,
  nameOf,
  objectOf,
  oneOf,
  recordOf,
  type Schema,
  TEXT,
  TRUTH,
} from '@graveshift/kernel/outward'
import { type CardData, MODES, type Profile, type SurvivorData, type ZombieKind } from '../content/types.ts'
import type { planFields } from '../missions/outward.ts'
import { DIFFICULTIES } from '../missions/plan.ts'
import { CARD, PERSON, SKILL, ZOMBIE } from './fields.ts'

/** What is printed in every game on zones, as `games` tells it. */

type Fields = Readonly<Record<string, Schema>>

/** A survivor, with what the game says of it besides. */
export const survivorPrinted = (more: Fields): Schema =>
  recordOf<Omit<SurvivorData, 'slots'>>({
    id: PERSON,
    ...more,
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

/** A card of one of these kinds, with the fields that only some have. */
export const cardPrinted = (kinds: readonly string[], maybe: Fields): Schema =>
  recordOf<Pick<CardData, 'id' | 'kind' | 'profiles'>>(
    { id: CARD, kind: oneOf(kinds), profiles: listOf(PROFILE) },
    maybe,
  )

export const ZOMBIE_PRINTED = recordOf<Omit<ZombieKind, 'abomination'>>(
  { id: ZOMBIE, rank: COUNT, damage: COUNT, points: COUNT, actions: COUNT, figures: COUNT },
  { abomination: TRUTH },
)

/** A zombie card, with what the game says of it besides. */
export const zombieCardPrinted = (more: Fields): Schema =>
  eitherOf(
    objectOf({ id: CARD, ...more, kind: ZOMBIE, lines: listOf(COUNT), rush: TRUTH }),
    objectOf({ id: CARD, ...more, activates: ZOMBIE }),
  )

/** A mission of the book. */
export const missionPrinted = ({ always, maybe }: ReturnType<typeof planFields>): Schema =>
  objectOf(
    {
      id: nameOf('mission'),
      number: COUNT,
      difficulty: oneOf(DIFFICULTIES),
      minutes: COUNT,
      ...always,
      tiles: listOf(TEXT),
    },
    maybe,
  )
