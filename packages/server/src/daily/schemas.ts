import { HELPS } from '@graveshift/table'
import { idSchema, jsonSchema, nameSchema, seatSchema, seqSchema } from '@graveshift/table/room'
import * as v from 'valibot'

/** A whole game of six is some 2,000 steps; nobody plays five times as many. */
const MOST_STEPS = 10_000

const game = v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,40}$/))
const day = v.pipe(v.string(), v.regex(/^\d{4}-\d{2}-\d{2}$/))
const seats = v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(20))

export const gameSchema = v.strictObject({ game })
export const daySchema = v.strictObject({ game, day })

/** Help of which the steps tell nothing: the browser says so. */
/** From the least to the most; a game is listed with those that had as much. */
export const DAILY_HELPS = ['none', 'undo', 'odds', 'coach', 'bots'] as const
export type DailyHelp = (typeof DAILY_HELPS)[number]

export const listSchema = v.strictObject({
  seats: v.optional(v.pipe(v.string(), v.regex(/^\d{1,2}$/), v.transform(Number)), '1'),
  help: v.optional(v.picklist(DAILY_HELPS), 'none'),
})

const step = v.union([
  v.strictObject({ do: v.strictTuple([seatSchema, seqSchema, jsonSchema]) }),
  v.strictObject({ undo: seqSchema, by: v.optional(seatSchema) }),
])

export const playedSchema = v.strictObject({
  id: idSchema,
  name: nameSchema,
  seats,
  hash: v.pipe(v.string(), v.regex(/^[0-9a-f]{1,64}$/)),
  help: v.pipe(v.array(v.picklist(HELPS)), v.maxLength(HELPS.length)),
  steps: v.pipe(v.array(step), v.maxLength(MOST_STEPS)),
})
