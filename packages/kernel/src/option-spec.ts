import type { Json } from './json.ts'
import type { Random } from './rules.ts'

interface Common {
  /** The field of the options. */
  readonly id: string
  /** Its words are `option.<word>.name` and `.text`; the id where nothing is said. */
  readonly word?: string
  /** Rules of the ledger and rulings that it belongs to. */
  readonly rules?: readonly string[]
  /** Which game it is that is played, or how it is played. */
  readonly about: 'table' | 'rules'
  /** It counts only while another option has this value. */
  readonly when?: { readonly option: string; readonly is: Json }
}

export interface FlagSpec extends Common {
  readonly kind: 'flag'
  readonly usual: boolean
  /** What is typed to turn off a flag that is usually on. */
  readonly off?: string
}

export interface OneOfSpec<V extends string = string> extends Common {
  readonly kind: 'one-of'
  readonly values: readonly V[]
  readonly usual: V
  /** The word of a value, with * in its place. */
  readonly naming: string
  /** The word of what a value is about, in the same way. */
  readonly explaining?: string
}

/** Any of them, but at least one; all of them as usual. */
export interface SomeOfSpec<V extends string = string> extends Common {
  readonly kind: 'some-of'
  readonly values: readonly V[]
  readonly naming: string
}

export interface CountSpec extends Common {
  readonly kind: 'count'
  readonly least: number
  readonly most: number
  readonly usual: number
}

/** How many sit at the table. */
export interface SeatsSpec extends Common {
  readonly kind: 'seats'
  readonly least: number
  readonly most: number
  readonly usual: number
}

/** Who is played, in the order of the seats. */
export interface PeopleSpec extends Common {
  readonly kind: 'people'
  readonly values: readonly string[]
  readonly naming: string
  /** How many are wanted by the options so far, as they come from outside. */
  wanted(options: Readonly<Record<string, Json>>): number
  /** Of each group somebody is always among those who are drawn. */
  readonly groups?: readonly (readonly string[])[]
}

/** One of the seats, from 0. */
export interface SeatSpec extends Common {
  readonly kind: 'seat'
  readonly usual: number
}

/** A mission by its id, or one of one's own, whole. */
export interface MissionSpec extends Common {
  readonly kind: 'mission'
  readonly values: readonly string[]
  readonly usual: string
  readonly naming: string
  readonly explaining?: string
}

/**
 * One thing that can be chosen before a game. Readers, command-line flags, questions before a game, fields of setup and
 * lobby, random setups, catalogue and docs all come from these.
 */
export type OptionSpec =
  | FlagSpec
  | OneOfSpec
  | SomeOfSpec
  | CountSpec
  | SeatsSpec
  | PeopleSpec
  | SeatSpec
  | MissionSpec

/** Options that are a value of their own, whatever the others are. */
export type ValueSpec = FlagSpec | OneOfSpec | SomeOfSpec | CountSpec

type ValueOf<S> = S extends { kind: 'flag' }
  ? boolean
  : S extends { kind: 'count' }
    ? number
    : S extends { kind: 'one-of'; values: readonly (infer V)[] }
      ? V
      : S extends { kind: 'some-of'; values: readonly (infer V)[] }
        ? readonly V[]
        : never

/** What options with these specs hold. */
export type OptionValues<T extends readonly ValueSpec[]> = {
  readonly [S in T[number] as S['id']]: ValueOf<S>
}

/** The value of an option where nobody asks for another. */
export function usualValue(spec: ValueSpec): Json {
  return spec.kind === 'some-of' ? spec.values : spec.usual
}

/** Options with these specs, each with the value that is given for it. */
export function optionsBy<const T extends readonly ValueSpec[]>(
  specs: T,
  valueFor: (spec: T[number]) => Json | undefined,
): OptionValues<T> {
  return Object.fromEntries(specs.map((spec) => [spec.id, valueFor(spec)])) as unknown as OptionValues<T>
}

/** Every option as usual. */
export const usualOptions = <const T extends readonly ValueSpec[]>(specs: T): OptionValues<T> =>
  optionsBy(specs, usualValue)

/** These options out of something that holds more. */
export function pickOptions<const T extends readonly ValueSpec[]>(
  specs: T,
  from: OptionValues<T>,
): OptionValues<T> {
  const values = from as Readonly<Record<string, Json>>
  return optionsBy(specs, ({ id }) => values[id])
}

/** Any value an option may have. */
export function randomValue(spec: ValueSpec, random: Random): Json {
  if (spec.kind === 'flag') return random.below(2) === 1
  if (spec.kind === 'count') return spec.least + random.below(spec.most - spec.least + 1)
  if (spec.kind === 'one-of') return spec.values.at(-1 - random.below(spec.values.length)) ?? spec.usual
  const some = spec.values.filter(() => random.below(2) === 1)
  return some.length > 0 ? some : spec.values
}

const inBrackets = (rules: readonly string[] = []): string =>
  rules.length === 0 ? '' : ` (${rules.join(', ')})`

/** What there is to choose from, for programs: a list, or what it must be in words. */
export function optionInWords(spec: ValueSpec): Json {
  if (spec.kind === 'flag') return `true or false${inBrackets(spec.rules)}`
  if (spec.kind === 'count')
    return `${spec.least} to ${spec.most}, ${spec.usual} by default${inBrackets(spec.rules)}`
  return spec.values
}

/** The options by id, each with what there is to choose from. */
export const optionCatalogue = (specs: readonly ValueSpec[]): { readonly [id: string]: Json } =>
  Object.fromEntries(specs.map((spec) => [spec.id, optionInWords(spec)]))

/** The key of what an option is called, or of what it does. */
export const optionWord = ({ id, word = id }: Pick<Common, 'id' | 'word'>, part: 'name' | 'text'): string =>
  `option.${word}.${part}`

/** The key of what a value is called. */
export const valueWord = ({ naming }: { readonly naming: string }, value: string): string =>
  naming.replace('*', value)
