import { COUNT, listOf, mapOf, objectOf, oneOf, type Schema, TRUTH } from '@graveshift/kernel/outward'
import { LEVELS } from '../content/types.ts'
import { PERSON, ZONE } from './fields.ts'

const WAYS = objectOf({ of: COUNT, ways: listOf(COUNT) })

const HEADING = {
  zone: ZONE,
  why: oneOf(['attack', 'sight', 'noise', 'none']),
  targets: listOf(ZONE),
  to: listOf(ZONE),
}

/** What `odds` tells; attacks are answers to the question of a turn. */
export const oddsSchema = (act: Schema): Schema =>
  objectOf({
    danger: oneOf(LEVELS),
    attacks: listOf(
      objectOf({
        pick: act,
        dice: COUNT,
        kills: WAYS,
        wounds: WAYS,
        rounded: TRUTH,
        byKind: mapOf(COUNT),
      }),
    ),
    exposure: listOf(objectOf({ zone: ZONE, people: listOf(PERSON), least: COUNT, most: COUNT })),
    headings: listOf(objectOf(HEADING, Object.fromEntries([['then', listOf(objectOf(HEADING))]]))),
  })
