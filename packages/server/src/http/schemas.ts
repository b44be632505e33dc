import {
  idSchema,
  jsonSchema,
  languageSchema,
  nameSchema,
  personSchema,
  titleSchema,
} from '@graveshift/table/room'
import * as v from 'valibot'

// What a page may send. Nothing else is let in: strict objects, every text with its longest.

const key = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{22}$/))

export const roomSchema = v.strictObject({ room: idSchema })

export const openSchema = v.strictObject({
  game: v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,40}$/)),
  /** The options are those of the game's campaign. */
  campaign: v.optional(v.boolean()),
  options: v.optional(jsonSchema),
  title: v.optional(titleSchema),
  name: nameSchema,
  language: languageSchema,
  id: idSchema,
})

export const joinSchema = v.strictObject({ key, id: idSchema, name: nameSchema, language: languageSchema })

export const keySchema = v.strictObject({ key })

export const rekeySchema = v.strictObject({
  kind: v.picklist(['invite', 'watch', 'seat']),
  person: v.optional(personSchema),
  id: idSchema,
})

export const nothingSchema = v.strictObject({})

/** A key of the table; or one of a single game, which is followed by the number of that game. */
export const recordSchema = v.strictObject({
  key: v.optional(v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{22}(?:[1-9][0-9]{0,5})?$/))),
})

/** Of the table, where a whole campaign is asked for. */
export const campaignSchema = v.strictObject({ key: v.optional(key) })

export const removeSchema = v.strictObject({ id: idSchema })
