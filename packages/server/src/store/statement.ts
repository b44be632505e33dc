import type { Compilable } from 'kysely'

/** A query compiled once, to be run with other values each time. */
export interface Statement<A, R> {
  /** Under which a server keeps it prepared. */
  readonly name: string
  readonly sql: string
  values(args: A): Value[]
  /** Never there: it carries the type of the rows. */
  readonly row?: R
}

export type Value = string | number | null

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
    return {
      name,
      sql,
      values: (args) =>
        parameters.map((one) => asValue(one instanceof Hole ? args[one.key as keyof A] : one)),
    }
  }

function asValue(value: unknown): Value {
  if (typeof value === 'string' || typeof value === 'number' || value === null) return value
  throw new TypeError(`a ${typeof value} is no value for a database`)
}
