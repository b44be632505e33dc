import type { Compilable } from 'kysely'

/** A query compiled once, to be run with other values each time. Plain data, so that another thread can run it. */
export interface Statement<A, R> {
  /** Under which a server keeps it prepared. */
  readonly name: string
  readonly sql: string
  /** What goes into each place: an argument by its name, or always the same. */
  readonly places: readonly Place[]
  /** Never there: they carry the types of arguments and rows. */
  readonly args?: A
  readonly row?: R
}

export type Value = string | number | null

type Place = { readonly key: string } | { readonly value: Value }

/** Stands for an argument while a query is compiled. */
class Hole {
  readonly key: string
  constructor(key: string) {
    this.key = key
  }
}

/** `prepare<Args>('name')((args) => query with args in the places of values)` */
export const prepare =
  <A extends object>(name: string) =>
  <R>(build: (args: A) => Compilable<R>): Statement<A, R> => {
    const holes = new Proxy({} as A, { get: (_, key) => new Hole(String(key)) })
    const { sql, parameters } = build(holes).compile()
    const places = parameters.map((one) => (one instanceof Hole ? { key: one.key } : { value: asValue(one) }))
    return { name, sql, places }
  }

export function valuesOf<A, R>({ places }: Statement<A, R>, args: A): Value[] {
  return places.map((place) => ('key' in place ? asValue(args[place.key as keyof A]) : place.value))
}

function asValue(value: unknown): Value {
  if (typeof value === 'string' || typeof value === 'number' || value === null) return value
  throw new TypeError(`a ${typeof value} is no value for a database`)
}
