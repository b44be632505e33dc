import type { Json } from '../json.ts'
import { listOf, orNull, type Schema } from './schema.ts'

/** How one value is told outside: by name, where it is a place in a list inside. `S` is where names are looked up. */
export interface Field<V, S> {
  readonly schema: Schema
  /** What it is called outside, where that differs. */
  readonly as?: string
  readonly show: (value: V, scene: S, whole: object) => Json
}

type KeysOf<T> = T extends unknown ? keyof T & string : never
type ValueOf<T, K extends string> = T extends unknown ? (K extends keyof T ? T[K] : undefined) : never

/** A form for every field of a type, but those told elsewhere; `inside` for those told by another field. */
export type FormOf<T, S, Elsewhere extends string = never> = {
  readonly [K in Exclude<KeysOf<T>, Elsewhere>]-?: Field<ValueOf<T, K>, S> | 'inside'
}

/** A form that has lost its types: what tables, schemas and writers go by. */
export type AnyForm<S> = Readonly<Record<string, Field<never, S> | 'inside'>>

/** A value told as it is. */
export const asIs = <V extends Json>(schema: Schema): Field<V, unknown> => ({
  schema,
  show: (value) => value,
})

/** A field with what it means, where its name does not say it. */
export const meaning = <V, S>(field: Field<V, S>, description: string): Field<V, S> => ({
  ...field,
  schema: { ...field.schema, description },
})

/** A list of what has a form. */
export const each = <V, S>({ schema, show }: Field<V, S>): Field<readonly V[], S> => ({
  schema: listOf(schema),
  show: (values, scene, whole) => values.map((value) => show(value, scene, whole)),
})

/** What may be absent is null outside, so that every fact of a type has the same fields. */
export const maybe = <V, S>({ schema, show }: Field<V, S>): Field<V | undefined, S> => ({
  schema: orNull(schema),
  show: (value, scene, whole) => (value === undefined ? null : show(value, scene, whole)),
})

const told = <S>(form: AnyForm<S>): [string, Field<never, S>][] =>
  Object.entries(form).filter((entry): entry is [string, Field<never, S>] => entry[1] !== 'inside')

/** The fields of something as they are told outside. */
export function showBy<S>(form: AnyForm<S>, whole: object, scene: S): Record<string, Json> {
  const shown: Record<string, Json> = {}
  const values = whole as Readonly<Record<string, never>>
  for (const [name, field] of told(form))
    shown[field.as ?? name] = field.show(values[name] as never, scene, whole)
  return shown
}

/** The names of the fields with their schemas, as they are told outside. */
export function fieldsOf<S>(form: AnyForm<S>): Record<string, Schema> {
  return Object.fromEntries(told(form).map(([name, { as, schema }]) => [as ?? name, schema]))
}
