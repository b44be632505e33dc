import { nth } from '@graveshift/kernel'
import {
  asIs,
  COUNT,
  type Field,
  type FormOf,
  listOf,
  objectOf,
  type PickFields,
  type Schema,
  TEXT,
  TRUTH,
} from '@graveshift/kernel/outward'
import { personName, zoneName } from '@graveshift/zones'
import { CARD, PERSON, people, person, ZONE, zone, zones } from '@graveshift/zones/outward'
import type { Effect } from '../missions/effects.ts'
import type { OutwardScene } from '../outward/scene.ts'
import { SPAWN, spawnNames } from '../spawning/outward.ts'
import type { CardChoice } from './card-game.ts'

type Common = 'id' | 'lane' | 'kind' | 'seat'

/** Figures of effects are as the card has them. */
const EFFECT: Schema = { type: 'object', properties: { do: TEXT } as never, required: ['do'] }

const options: Field<readonly (readonly Effect[])[], OutwardScene> = {
  schema: { ...listOf(listOf(EFFECT)), description: 'what each option brings' },
  show: (lists) => lists as never,
}

/** Companion, zone, again and again. */
const shots: Field<readonly number[], OutwardScene> = {
  schema: listOf(objectOf({ companion: PERSON, zone: ZONE })),
  show: (numbers, { kit, board }) =>
    Array.from({ length: numbers.length / 2 }, (_, at) => ({
      companion: personName(board, nth(numbers, 2 * at)),
      zone: zoneName(kit.map, nth(numbers, 2 * at + 1)),
    })),
}

/** Spawn tokens, and where they lie. */
const spawns: Field<readonly number[], OutwardScene> = {
  schema: listOf(objectOf({ spawn: SPAWN, zone: ZONE })),
  show: (able, { kit, board }) =>
    able.map((each) => ({
      spawn: nth(spawnNames(kit), each),
      zone: zoneName(kit.map, nth(board.spawnsAt, each)),
    })),
}

/** How questions of cards are told outside. */
export const CARD_CHOICES: {
  readonly [K in CardChoice['kind']]: FormOf<Extract<CardChoice, { kind: K }>, OutwardScene, Common>
} = {
  option: { person, able: asIs(listOf(COUNT)), options },
  receiver: { able: people },
  'keep-one': { person, cards: asIs(listOf(CARD)) },
  'give-up': { able: people, cards: asIs(listOf(CARD)), may: asIs(TRUTH) },
  'convoy-way': { person, to: zones },
  shot: { able: shots },
  mobile: { zone, able: spawns },
}

/** Answers to them. */
export const CARD_PICKS: Readonly<Record<CardChoice['kind'], Readonly<Record<string, PickFields>>>> = {
  option: { option: [{ option: COUNT }] },
  receiver: { receiver: [{ person: PERSON }] },
  'keep-one': { 'keep-one': [{ card: CARD }] },
  'give-up': { 'give-up': [{ person: PERSON, card: CARD }], 'leave-it': [{}] },
  'convoy-way': { 'convoy-way': [{ to: ZONE }] },
  shot: { shot: [{ companion: PERSON, zone: ZONE }] },
  mobile: { mobile: [{ zone: ZONE }] },
}
