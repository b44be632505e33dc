import { type Fault, fault, isRecord, type Json } from '@graveshift/kernel'

/** Says what there is instead, so that nobody has to look it up. */
export const unknown = (what: string, id: string, known: readonly string[]): Fault =>
  fault(`unknown-${what}`, `there is no ${what} '${id}'; there are ${known.join(', ')}`)

/** Something from outside that is not as it must be; caught where reading began. */
class Wrong extends Error {
  readonly fault: Fault

  constructor(code: string, message: string) {
    super(message)
    this.fault = fault(code, message)
  }
}

/** The fields of an object from outside, each asked for once; what nobody asked for is a mistake. */
export class Fields {
  readonly #raw: Readonly<Record<string, unknown>>
  readonly #asked = new Set<string>()
  readonly #code: string
  readonly #path: string

  constructor(raw: Json | undefined, code: string, path = '') {
    if (raw !== undefined && raw !== null && !isRecord(raw))
      throw new Wrong(code, path === '' ? 'must be an object' : `${path}: must be an object`)
    this.#raw = isRecord(raw) ? raw : {}
    this.#code = code
    this.#path = path
  }

  wrong(field: string, must: string): never {
    throw new Wrong(this.#code, `${this.#path}${this.#path === '' ? '' : '.'}${field}: ${must}`)
  }

  has(field: string): boolean {
    return this.#raw[field] !== undefined
  }

  raw(field: string): Json | undefined {
    this.#asked.add(field)
    return this.#raw[field] as Json | undefined
  }

  text(field: string): string | undefined {
    const value = this.raw(field)
    if (value === undefined || typeof value === 'string') return value
    return this.wrong(field, 'must be a text')
  }

  /** A text that must be there. */
  name(field: string): string {
    return this.text(field) ?? this.wrong(field, 'must be a text')
  }

  flag(field: string, otherwise: boolean): boolean {
    const value = this.raw(field)
    if (value === undefined) return otherwise
    return typeof value === 'boolean' ? value : this.wrong(field, 'must be true or false')
  }

  /** A whole number within bounds; the rule is the one that sets them. */
  whole(field: string, least: number, most: number, otherwise: number, rule?: string): number {
    const value = this.raw(field)
    if (value === undefined) return otherwise
    if (typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most) return value
    const by = rule === undefined ? '' : ` (${rule})`
    return this.wrong(field, `must be a whole number from ${least} to ${most}${by}`)
  }

  /** A whole number that must be there. */
  count(field: string, least: number, most: number): number {
    return this.has(field)
      ? this.whole(field, least, most, least)
      : this.wrong(field, `must be a whole number from ${least} to ${most}`)
  }

  oneOf<T extends string>(field: string, known: readonly T[], otherwise: T): T {
    return this.has(field) ? this.one(field, known) : otherwise
  }

  /** One of these, which must be there. */
  one<T extends string>(field: string, known: readonly T[]): T {
    const value = this.raw(field)
    return known.find((each) => each === value) ?? this.wrong(field, `must be one of ${known.join(', ')}`)
  }

  texts(field: string, most: number): readonly string[] | undefined {
    const value = this.raw(field)
    if (value === undefined) return undefined
    if (!Array.isArray(value) || value.length > most || !value.every((item) => typeof item === 'string'))
      return this.wrong(field, `must be a list of at most ${most} texts`)
    return value as readonly string[]
  }

  /** A list of at least one text. */
  names(field: string, most: number): readonly string[] {
    const names = this.texts(field, most) ?? []
    return names.length > 0 ? names : this.wrong(field, `must be a list of 1 to ${most} texts`)
  }

  /** The fields of an object inside this one. */
  inner(field: string): Fields {
    const raw = this.raw(field)
    if (!isRecord(raw)) return this.wrong(field, 'must be an object')
    return new Fields(raw as Json, this.#code, this.#path === '' ? field : `${this.#path}.${field}`)
  }

  /** A list of objects, each read whole: no field may be left over. */
  objects<T>(field: string, most: number, read: (fields: Fields) => T): readonly T[] {
    return this.each(field, most, (item, path) => {
      const fields = new Fields(item, this.#code, path)
      const made = read(fields)
      fields.done()
      return made
    })
  }

  /** A list of things, each read by a reader that knows its place. */
  each<T>(field: string, most: number, read: (item: Json, path: string) => T): readonly T[] {
    const value = this.raw(field)
    if (value === undefined) return []
    if (!Array.isArray(value) || value.length > most)
      return this.wrong(field, `must be a list of at most ${most}`)
    const path = this.#path === '' ? field : `${this.#path}.${field}`
    return (value as readonly Json[]).map((item, index) => read(item, `${path}.${index}`))
  }

  /** The names in an object, each with what it holds. */
  entries(field: string): readonly (readonly [string, Json])[] {
    const value = this.raw(field)
    if (value === undefined) return []
    if (!isRecord(value)) return this.wrong(field, 'must be an object')
    return Object.entries(value) as [string, Json][]
  }

  /** Nothing is left that nobody asked for. */
  done(): void {
    for (const field of Object.keys(this.#raw))
      if (!this.#asked.has(field)) this.wrong(field, 'is no field of this')
  }
}

/** Reads something; the first thing wrong comes back as a fault. */
export function reading<T>(read: () => T): T | Fault {
  try {
    return read()
  } catch (error) {
    if (error instanceof Wrong) return error.fault
    throw error
  }
}
