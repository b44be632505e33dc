import { type Json, type OptionValues, optionsBy, type ValueSpec } from '@graveshift/kernel'
import type { Fields } from './fault.ts'

function readValue(fields: Fields, spec: ValueSpec): Json {
  if (spec.kind === 'flag') return fields.flag(spec.id, spec.usual)
  if (spec.kind === 'count') return fields.whole(spec.id, spec.least, spec.most, spec.usual)
  if (spec.kind === 'one-of') return fields.oneOf(spec.id, spec.values, spec.usual)
  const named = fields.texts(spec.id, spec.values.length) ?? spec.values
  if (named.some((value) => !spec.values.includes(value)))
    fields.wrong(spec.id, `must be some of ${spec.values.join(', ')}`)
  return spec.values.filter((value) => named.includes(value))
}

/** Options of the rules among the fields of an object; what is not said is as usual. */
export const readOptionValues = <const T extends readonly ValueSpec[]>(
  fields: Fields,
  specs: T,
): OptionValues<T> => optionsBy(specs, (spec) => readValue(fields, spec))
