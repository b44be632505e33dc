import { isRecord, type Json } from '@graveshift/kernel'
import { LANGUAGES, type Language, NAMES, type Names } from '../words.ts'
import { badRequest } from './complaint.ts'

const LONGEST_NAME = 100
const LONGEST_SEED = 1000

/** The fields of a request, each read by what it must be; anything else is the sender's mistake. */
export class Request {
  readonly #fields: Readonly<Record<string, Json | undefined>>

  constructor(fields: Readonly<Record<string, Json | undefined>>) {
    this.#fields = fields
  }

  has(name: string): boolean {
    return this.#fields[name] !== undefined
  }

  /** Refuses every field besides these and those that any request may have. */
  only(...fields: readonly string[]): void {
    const known = ['id', 'op', 'table', 'lang', 'names', ...fields]
    const unknown = Object.keys(this.#fields).find((name) => !known.includes(name))
    if (unknown === undefined) return
    // Survivors, boss and the like beside 'options' are the usual slip.
    const hint = `the choices for a game go into '${fields[0]}'`
    throw badRequest(`unknown field '${unknown}'; ${hint}, and the fields here are ${known.join(', ')}`)
  }

  /** Whatever stands there. */
  any(name: string): Json {
    const value = this.#fields[name]
    if (value === undefined) throw badRequest(`'${name}' is missing`)
    return value
  }

  text(name: string): string {
    const value = this.any(name)
    if (typeof value !== 'string') throw badRequest(`'${name}' must be a text`)
    return value
  }

  name(field: string): string | undefined {
    if (!this.has(field)) return undefined
    const value = this.text(field)
    if (value.length === 0 || value.length > LONGEST_NAME)
      throw badRequest(`'${field}' must have 1 to ${LONGEST_NAME} characters`)
    return value
  }

  count(name: string): number | undefined {
    if (!this.has(name)) return undefined
    const value = this.any(name)
    if (typeof value !== 'number' || value < 0) throw badRequest(`'${name}' must be a whole number from 0 on`)
    return value
  }

  /** A yes; whatever goes unsaid is a no. */
  truth(name: string): boolean {
    if (!this.has(name)) return false
    const value = this.any(name)
    if (typeof value !== 'boolean') throw badRequest(`'${name}' must be true or false`)
    return value
  }

  object(name: string): Readonly<Record<string, Json | undefined>> {
    const value = this.any(name)
    if (!isRecord(value)) throw badRequest(`'${name}' must be an object`)
    return value as Readonly<Record<string, Json | undefined>>
  }

  one<T extends string>(name: string, known: readonly T[]): T | undefined {
    if (!this.has(name)) return undefined
    const value = this.any(name)
    const found = known.find((each) => each === value)
    if (found === undefined) throw badRequest(`'${name}' must be one of ${known.join(', ')}`)
    return found
  }

  /** A seed: a text, or a number that stands for its digits. */
  seed(): string | undefined {
    if (!this.has('seed')) return undefined
    const value = this.any('seed')
    if (typeof value === 'number') return String(value)
    if (typeof value !== 'string' || value.length > LONGEST_SEED)
      throw badRequest(`'seed' must be a whole number or a text of at most ${LONGEST_SEED} characters`)
    return value
  }

  language(): Language | undefined {
    return this.one('lang', LANGUAGES)
  }

  names(): Names | undefined {
    return this.one('names', NAMES)
  }
}
