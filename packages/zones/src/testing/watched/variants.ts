import {
  asJson,
  type Json,
  type OptionValues,
  optionsBy,
  rawOptions,
  type ValueSpec,
} from '@graveshift/kernel'
import type { Variant } from './watched-game.ts'

/** A game but for one mode, or one rule of its mission. */
export interface SetupVariant<T extends readonly ValueSpec[]> extends Variant {
  /** All modes it is played with. */
  readonly modes: OptionValues<T>
  /** The rule that the mission goes without. */
  readonly without: string | undefined
}

/** What a mode is counted as, and what it is where it does not matter. */
function othersOf(spec: ValueSpec, now: Json | undefined): readonly (readonly [key: string, other: Json])[] {
  const { id } = spec
  if (spec.kind === 'flag') return now === true ? [[id, false]] : []
  if (spec.kind === 'count') return now === spec.least ? [] : [[id, spec.least]]
  if (spec.kind === 'one-of') {
    const other = spec.values.find((value) => value !== now)
    return other === undefined ? [] : [[`${id} ${now}`, other]]
  }
  const chosen: readonly unknown[] = Array.isArray(now) ? now : []
  return spec.values
    .filter((part) => !chosen.includes(part))
    .map((part) => [
      `${id} without ${part}`,
      spec.values.filter((each) => each === part || chosen.includes(each)),
    ])
}

/** All modes there are, as they are counted. */
export const modeKeys = (specs: readonly ValueSpec[]): readonly string[] =>
  specs.flatMap((spec) => {
    if (spec.kind === 'flag' || spec.kind === 'count') return [`mode ${spec.id}`]
    const between = spec.kind === 'one-of' ? '' : 'without '
    return spec.values.map((value) => `mode ${spec.id} ${between}${value}`)
  })

/** All games that differ from one by something that is counted: a mode, or a rule of its mission. */
export function variantsOf<const T extends readonly ValueSpec[]>(
  specs: T,
  modes: OptionValues<T>,
  rules: readonly string[],
): readonly SetupVariant<T>[] {
  const now = rawOptions(asJson(modes))
  return [
    ...specs.flatMap((spec) =>
      othersOf(spec, now[spec.id]).map(([key, other]) => ({
        key: `mode ${key}`,
        modes: optionsBy(specs, (each) => (each.id === spec.id ? other : now[each.id])),
        without: undefined,
      })),
    ),
    ...[...new Set(rules)].map((rule) => ({ key: `mission rule ${rule}`, modes, without: rule })),
  ]
}
