import { has, isRecord, type Json, secretFromHex } from '@graveshift/kernel'
import * as v from 'valibot'
import { HELPS, sortedHelp } from './help.ts'
import { FORMAT, VERSION } from './record.ts'

// The form of what stands in files and links; whether it is a true game is for those who play it again.

const MOST_ITEMS = 10_000
const MOST_BATCHES = 100_000
const MOST_PLAYERS = 100

const COUNT = 'must be a whole number from 0 on'
export const countSchema = v.pipe(v.number(COUNT), v.safeInteger(COUNT), v.minValue(0, COUNT))

const hex = (digits: number) =>
  v.pipe(v.string(), v.regex(new RegExp(`^[0-9a-f]{${digits}}$`), `must be ${digits} hex digits`))

export const hashSchema = hex(32)

/** Anything: it was looked at that it is plain, and the rules look at what it means. */
export const jsonSchema = v.custom<Json>(() => true)

export const listOf = <S extends v.GenericSchema>(item: S, most = MOST_ITEMS) =>
  v.pipe(v.array(item), v.maxLength(most))

const drawnSchema = v.pipe(
  v.strictTuple([countSchema, countSchema, countSchema]),
  v.check(([, n, result]) => result < n, 'must be a draw: a stream, n, and a result below n'),
)
export const drawnListSchema = listOf(drawnSchema)
export const scriptedSchema = listOf(countSchema)

const shareSchema = v.strictObject({
  room: v.string(),
  round: countSchema,
  nonces: listOf(hex(32), MOST_PLAYERS),
})

const segmentSchema = v.strictObject({
  from: countSchema,
  commitment: hex(64),
  secret: v.exactOptional(
    v.pipe(
      v.string(),
      v.check((secret) => secretFromHex(secret) !== undefined, 'must be 32 bytes in hex'),
    ),
  ),
  seed: v.exactOptional(v.string()),
  share: v.exactOptional(shareSchema),
})

export const chanceSchema = v.pipe(
  listOf(segmentSchema, MOST_BATCHES),
  v.minLength(1),
  v.check(
    (segments) => segments.every(({ from }, at) => from > (segments[at - 1]?.from ?? -1)),
    'must be in order, each from a later batch on',
  ),
  v.check(([first]) => first?.from === 0, 'must begin with the first batch'),
)

/** Help by its names, in order, each once: a game without any does not mention it. */
export const helpSchema = v.pipe(
  listOf(v.picklist(HELPS)),
  v.minLength(1),
  v.check((help) => help.join() === sortedHelp(help).join(), 'must be in order, each once'),
)

const forcedSchema = v.strictObject({
  choice: countSchema,
  kind: v.string(),
  seat: v.union([v.literal('team'), countSchema], 'must be a seat or team'),
  pick: jsonSchema,
})

/** Compared with those the rules make, whole: nothing else of them is relied upon. */
const eventSchema = v.looseObject({ type: v.string() })

const setup = {
  seq: countSchema,
  events: listOf(eventSchema),
  forced: listOf(forcedSchema),
  drawn: drawnListSchema,
  scripted: v.exactOptional(scriptedSchema),
  hash: hashSchema,
  link: hashSchema,
}
const setupSchema = v.strictObject(setup)
const commandSchema = v.strictObject({
  ...setup,
  seat: countSchema,
  choice: countSchema,
  kind: v.string(),
  pick: jsonSchema,
})
const undoSchema = v.strictObject({
  seq: countSchema,
  undo: countSchema,
  by: v.exactOptional(countSchema),
  hash: hashSchema,
  link: hashSchema,
})

const batchSchema = v.lazy((raw): typeof setupSchema | typeof commandSchema | typeof undoSchema => {
  if (isRecord(raw) && has(raw, 'undo')) return undoSchema
  return isRecord(raw) && has(raw, 'choice') ? commandSchema : setupSchema
})

/** It is told in reports: nothing may follow it that looks like their next line. */
const addressSchema = v.pipe(
  v.string(),
  v.regex(/^(?:https?:\/\/[^\s\p{C}]{1,300})?$/u, 'must be an address'),
)

export const signedSchema = v.strictObject({ by: addressSchema, key: v.string(), signature: v.string() })

/** The rules a game says it was played by. */
export const releaseSchema = v.strictObject({
  version: v.pipe(v.string(), v.regex(/^\d{1,4}\.\d{1,4}\.\d{1,4}(?:-dev)?$/, 'must be a version')),
  hash: v.exactOptional(hex(64)),
})

export const recordSchema = v.pipe(
  v.strictObject({
    format: v.literal(FORMAT),
    version: v.picklist([1, VERSION]),
    for: v.picklist(['host', 'players']),
    game: v.string(),
    rules: countSchema,
    release: v.exactOptional(releaseSchema),
    options: jsonSchema,
    chance: chanceSchema,
    script: v.exactOptional(
      v.record(v.string(), listOf(v.union([v.string(), v.number()], 'must be a text or a number'))),
    ),
    help: v.exactOptional(helpSchema),
    batches: v.pipe(listOf(batchSchema, MOST_BATCHES), v.minLength(1)),
    seal: hashSchema,
    signed: v.exactOptional(signedSchema),
  }),
  v.check(
    ({ version, release }) => (version === 1) === (release === undefined),
    'must be of the form it says',
  ),
)
