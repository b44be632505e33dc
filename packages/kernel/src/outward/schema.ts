import type { Json } from '../json.ts'
import type { ValueSpec } from '../option-spec.ts'

/** A JSON Schema (draft 2020-12), as far as what is told outside needs one. */
export interface Schema {
  readonly [keyword: string]: Json | undefined
}

export const TEXT: Schema = { type: 'string' }
export const WHOLE: Schema = { type: 'integer' }
export const COUNT: Schema = { type: 'integer', minimum: 0 }
export const TRUTH: Schema = { type: 'boolean' }
export const ANYTHING: Schema = {}

/** A seat at the table, counted from 0. */
export const SEAT: Schema = { type: 'integer', minimum: 0, title: 'seat' }

/** The name of something, such as a zone or a card. */
export const nameOf = (what: string): Schema => ({ type: 'string', minLength: 1, title: what })

export const oneOf = (values: readonly string[]): Schema => ({ enum: values })

export const listOf = (items: Schema): Schema => ({ type: 'array', items: items as Json })

/** An object with any keys and one kind of value. */
export const mapOf = (values: Schema): Schema => ({ type: 'object', additionalProperties: values as Json })

export const eitherOf = (...schemas: readonly Schema[]): Schema => ({ anyOf: schemas as unknown as Json })

export const orNull = (schema: Schema): Schema => eitherOf(schema, { type: 'null' })

/** An object with these fields and no others; those in `maybe` may be absent. */
export function objectOf(
  fields: Readonly<Record<string, Schema>>,
  maybe: Readonly<Record<string, Schema>> = {},
): Schema {
  return {
    type: 'object',
    properties: { ...fields, ...maybe } as unknown as Json,
    required: Object.keys(fields),
    additionalProperties: false,
  }
}

/** The same, with every field of a type and none besides: the compiler counts them. */
export const recordOf = <T>(
  fields: Readonly<Record<keyof T & string, Schema>>,
  maybe: Readonly<Record<string, Schema>> = {},
): Schema => objectOf(fields, maybe)

function optionSchema(spec: ValueSpec): Schema {
  if (spec.kind === 'flag') return TRUTH
  if (spec.kind === 'count') return COUNT
  return spec.kind === 'one-of' ? oneOf(spec.values) : listOf(oneOf(spec.values))
}

/** What options hold, by their specs. */
export const optionSchemas = <const T extends readonly ValueSpec[]>(
  specs: T,
): Record<T[number]['id'], Schema> =>
  Object.fromEntries(specs.map((spec) => [spec.id, optionSchema(spec)])) as Record<T[number]['id'], Schema>

/** A schema in a few words, for tables on a page. */
export const inWords = (schema: Schema): string =>
  typeof schema.description === 'string'
    ? `${typeInWords(schema)}; ${schema.description}`
    : typeInWords(schema)

function typeInWords(schema: Schema): string {
  const { title, type, enum: values, items, anyOf, additionalProperties, properties } = schema
  if (typeof title === 'string') return title
  if (Array.isArray(values)) return values.map((value) => `\`${String(value)}\``).join(', ')
  if (Array.isArray(anyOf)) return anyOf.map((each) => inWords(each as Schema)).join(' or ')
  if (type === 'array') return `list of ${inWords((items ?? {}) as Schema)}`
  if (type === 'object' && properties)
    return `{${Object.entries(properties)
      .map(([name, each]) => `\`${name}\`: ${inWords(each as Schema)}`)
      .join('; ')}}`
  if (type === 'object') return `by name: ${inWords((additionalProperties ?? {}) as Schema)}`
  if (type === 'integer') return 'number'
  if (type === 'boolean') return 'true or false'
  return typeof type === 'string' ? type.replace('string', 'text') : 'anything'
}
