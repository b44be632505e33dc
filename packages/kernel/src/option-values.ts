import { isRecord, type Json } from './json.ts'
import { type OptionSpec, type PeopleSpec, randomValue, usualValue } from './option-spec.ts'
import type { Random } from './rules.ts'

/** Options as they come from outside, by the ids of their specs; what is not there is as usual. */
export type RawOptions = Readonly<Record<string, Json>>

export const rawOptions = (options: Json): RawOptions => (isRecord(options) ? (options as RawOptions) : {})

/** How many sit at the table. */
export function seatsIn(specs: readonly OptionSpec[], options: RawOptions): number {
  const spec = specs.find(({ kind }) => kind === 'seats')
  return spec ? Number(optionNow(spec, options)) : 1
}

/** What an option is now. */
export function optionNow(spec: OptionSpec, options: RawOptions): Json {
  const given = options[spec.id]
  if (given !== undefined) return given
  if (spec.kind === 'people') return spec.values.slice(0, spec.wanted(options))
  if (spec.kind === 'seats' || spec.kind === 'seat' || spec.kind === 'mission') return spec.usual
  return usualValue(spec)
}

/** Whether an option counts, as the others are. */
export function optionCounts(
  specs: readonly OptionSpec[],
  { when }: OptionSpec,
  options: RawOptions,
): boolean {
  const other = when && specs.find(({ id }) => id === when.option)
  return !when || !other || JSON.stringify(optionNow(other, options)) === JSON.stringify(when.is)
}

const isPeople = (spec: OptionSpec): spec is PeopleSpec => spec.kind === 'people'

/** With another value; people who were chosen for another number of them are chosen anew. */
export function withOption(
  specs: readonly OptionSpec[],
  options: RawOptions,
  id: string,
  value: Json,
): RawOptions {
  const changed = { ...options, [id]: value }
  const gone = specs.filter(isPeople).filter((spec) => spec.wanted(changed) !== spec.wanted(options))
  return Object.fromEntries(Object.entries(changed).filter(([key]) => !gone.some((spec) => spec.id === key)))
}

function someOf(values: readonly string[], count: number, random: Random): readonly string[] {
  const left = [...values]
  const most = Math.min(Math.max(0, Math.floor(count) || 0), left.length)
  return Array.from({ length: most }, () => left.splice(random.below(left.length), 1)).flat()
}

/** As many people as are wanted by the options so far, at random. */
export function randomPeople(
  { values, groups = [], wanted }: PeopleSpec,
  options: RawOptions,
  random: Random,
): readonly string[] {
  const count = wanted(options)
  const first = groups.flatMap((group) => someOf(group, 1, random)).slice(0, count)
  const others = values.filter((each) => !first.includes(each))
  const drawn = [...first, ...someOf(others, count - first.length, random)]
  // Those who come first of all sit anywhere.
  return first.length === 0 ? drawn : someOf(drawn, drawn.length, random)
}

/** Which game is played, at random; how it is played, and by how many, is chosen. */
export function randomTable(specs: readonly OptionSpec[], options: RawOptions, random: Random): RawOptions {
  let raw = options
  for (const spec of specs) {
    if (spec.about !== 'table' || spec.kind === 'seats') continue
    const value =
      spec.kind === 'people'
        ? randomPeople(spec, raw, random)
        : spec.kind === 'seat'
          ? random.below(seatsIn(specs, raw))
          : spec.kind === 'mission'
            ? (spec.values[random.below(spec.values.length)] ?? spec.usual)
            : randomValue(spec, random)
    raw = withOption(specs, raw, spec.id, value)
  }
  return raw
}
