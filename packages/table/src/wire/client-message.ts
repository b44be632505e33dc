import * as v from 'valibot'
import { type Command, readCommand } from '../room/command.ts'
import { idSchema, jsonSchema, seatSchema, seqSchema } from '../room/schema.ts'

/** Changes when an older client could misunderstand a newer server, or the other way round. */
export const PROTOCOL = 2

const linkSchema = v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/))
const seenSchema = linkSchema

const command = v.pipe(
  jsonSchema,
  v.rawTransform(({ dataset, addIssue, NEVER }): Command => {
    const read = readCommand(dataset.value)
    if (read) return read
    addIssue({ message: 'not an act of this table' })
    return NEVER
  }),
)

/** First of all: who I am and how far I have read. */
const hello = v.strictObject({
  type: v.literal('hello'),
  v: v.pipe(v.number(), v.safeInteger()),
  /** Single use, fetched with the session's cookie. */
  ticket: v.pipe(v.string(), v.maxLength(200)),
  form: v.picklist(['log', 'view']),
  /** The last entry read, -1 for none, and its link. */
  last: v.pipe(v.number(), v.safeInteger(), v.minValue(-1)),
  link: v.optional(linkSchema),
  build: v.optional(v.pipe(v.string(), v.maxLength(100))),
})

/** Something that shall last. Sent again, with the same id, until it is answered. */
const act = v.strictObject({
  type: v.literal('do'),
  id: idSchema,
  basis: v.pipe(v.number(), v.safeInteger(), v.minValue(-1)),
  seen: v.optional(seenSchema),
  /** It was sent by another connection before, where a copy of it may still be on its way. */
  again: v.optional(v.literal(true)),
  act: command,
})

/** What came from an entry on, once more. */
const tail = v.strictObject({ type: v.literal('tail'), from: seqSchema })

/** The longest plan as JSON: it goes to everybody at the table, again and again. */
export const LONGEST_PLAN = 1_000

const planSchema = v.pipe(
  jsonSchema,
  v.check((pick) => JSON.stringify(pick).length <= LONGEST_PLAN, 'is too long for a plan'),
)

/** Something that is told and forgotten. */
const say = v.strictObject({
  type: v.literal('say'),
  what: v.variant('kind', [
    /** Look here: a card, a zombie, a seat, by the game's own word for it. */
    v.strictObject({ kind: v.literal('ping'), at: v.pipe(v.string(), v.maxLength(60)) }),
    /** A phrase by its key; every reader sees it in the own language. */
    v.strictObject({ kind: v.literal('phrase'), phrase: v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,40}$/)) }),
    /** What somebody thinks of doing; null when he does not any more. */
    v.strictObject({
      kind: v.literal('plan'),
      seat: seatSchema,
      choice: seqSchema,
      pick: v.nullable(planSchema),
    }),
  ]),
})

const alive = v.strictObject({ type: v.literal('alive') })

export const clientSchema = v.variant('type', [hello, act, tail, say, alive])

export type ClientMessage = v.InferOutput<typeof clientSchema>
export type Hello = Extract<ClientMessage, { type: 'hello' }>
export type CommandMessage = Extract<ClientMessage, { type: 'do' }>
export type Signal = Extract<ClientMessage, { type: 'say' }>['what']
