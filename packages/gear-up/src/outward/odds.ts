import { isRecord, type Json, nth } from '@graveshift/kernel'
import {
  COUNT,
  eitherOf,
  listOf,
  mapOf,
  objectOf,
  oneOf,
  orNull,
  recordOf,
  type Schema,
  SEAT,
  TRUTH,
} from '@graveshift/kernel/outward'
import { COLOURS, LETTERS, TIERS, WALK_SPEEDS } from '../content/types.ts'
import type { Remaining } from '../odds/deck-counts.ts'
import { ICONS } from './catalogue.ts'
import { BODY, bodyNames, CARD, type OutwardScene, ZOMBIE } from './fields.ts'

const distribution = (fields: Readonly<Record<string, Schema>>): Schema =>
  objectOf({ total: COUNT, outcomes: listOf(objectOf({ ...fields, weight: COUNT })) })

const REMAINING = recordOf<Remaining>({ left: COUNT, least: COUNT, most: COUNT })
const AT = objectOf({ round: COUNT, turn: COUNT })
const TYPES = mapOf(objectOf({ left: COUNT, discarded: COUNT }))

const WALKS = distribution({
  speed: oneOf(WALK_SPEEDS),
  moves: listOf(ZOMBIE),
  attacks: listOf(objectOf({ zombie: ZOMBIE, seat: SEAT, damage: COUNT, everyone: TRUTH })),
  damage: listOf(COUNT),
  deadly: listOf(SEAT),
  cards: listOf(CARD),
})

const BLOW = objectOf(
  {
    from: oneOf(['skill', 'attack', 'special-attack']),
    kind: oneOf(['normal', 'unblockable', 'armor-only', 'armor-broken', 'dodge']),
    amounts: listOf(COUNT),
  },
  { body: BODY, walk: oneOf(WALK_SPEEDS) },
)

const SPAWN = { regular: COUNT, special: COUNT }

const each = (names: readonly string[], schema: Schema): Schema =>
  objectOf(Object.fromEntries(names.map((name) => [name, schema])))

/** What `odds` tells. */
export const ODDS: Schema = objectOf({
  walk: objectOf({ known: TRUTH, walks: WALKS }),
  card: orNull(
    eitherOf(
      objectOf({
        kind: oneOf(['spawn']),
        at: AT,
        cards: distribution({ letter: oneOf(LETTERS), ...SPAWN }),
      }),
      objectOf({
        kind: oneOf(['boss']),
        at: AT,
        cards: distribution({
          card: CARD,
          icons: ICONS,
          blows: listOf(BLOW),
          spawn: objectOf(SPAWN),
          tolls: listOf(objectOf({ least: COUNT, most: COUNT, deadly: TRUTH })),
        }),
      }),
    ),
  ),
  decks: objectOf({
    turn: objectOf({
      coming: COUNT,
      out: COUNT,
      cards: listOf(CARD),
      colours: each(COLOURS, REMAINING),
      speeds: each(WALK_SPEEDS, REMAINING),
      companions: REMAINING,
    }),
    spawn: each(LETTERS, COUNT),
    boss: listOf(mapOf(COUNT)),
    zombies: each(TIERS, objectOf({ left: COUNT, discarded: COUNT, types: TYPES })),
  }),
})

/** The odds with the bodies of the boss by name. */
export function showOdds(scene: OutwardScene, odds: Json): Json {
  const names = bodyNames(scene)
  const named = (value: Json | undefined): Json => {
    if (Array.isArray(value)) return (value as readonly Json[]).map(named)
    if (!isRecord(value)) return value ?? null
    return Object.fromEntries(
      Object.entries(value as Readonly<Record<string, Json | undefined>>).map(([field, part]) => [
        field,
        field === 'body' && typeof part === 'number' ? nth(names, part) : named(part),
      ]),
    )
  }
  return named(odds)
}
