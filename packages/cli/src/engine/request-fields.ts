import * as v from 'valibot'
import { LANGUAGES, NAMES } from '../words.ts'

export const LONGEST_ID = 1000
const LONGEST_NAME = 100
const LONGEST_SEED = 1000

const text = v.string('must be a text')

/** A whole number from 0 on; that all numbers are whole was seen to before. */
export const count = v.pipe(
  v.number('must be a whole number from 0 on'),
  v.integer('must be a whole number from 0 on'),
  v.minValue(0, 'must be a whole number from 0 on'),
)

/** A whole number from 0 up to a limit. */
export const upTo = (most: number, why: string) => v.pipe(count, v.maxValue(most, why))

/** A yes; whatever goes unsaid is a no. */
export const truth = v.boolean('must be true or false')

export const anything = v.unknown()

export const object = v.pipe(
  v.unknown(),
  v.check((value) => !Array.isArray(value), 'must be an object'),
  v.record(v.string(), v.unknown(), 'must be an object'),
)

export const oneOf = <const T extends readonly string[]>(values: T) =>
  v.picklist(values, `must be one of ${values.join(', ')}`)

export const plainText = text

const named = `must have 1 to ${LONGEST_NAME} characters`

export const name = v.pipe(text, v.minLength(1, named), v.maxLength(LONGEST_NAME, named))

const seeded = `must be a whole number or a text of at most ${LONGEST_SEED} characters`

/** A text, or a number that stands for its digits. */
export const seed = v.union(
  [v.pipe(v.number(), v.integer()), v.pipe(v.string(), v.maxLength(LONGEST_SEED))],
  seeded,
)

/** What any request may have. */
export const COMMON = {
  id: v.union([v.pipe(v.number(), v.integer()), v.pipe(v.string(), v.maxLength(LONGEST_ID))]),
  op: text,
  table: v.optional(name),
  lang: v.optional(oneOf(LANGUAGES)),
  names: v.optional(oneOf(NAMES)),
}
