import type { ValueSpec } from '@graveshift/kernel'
import { wholeNumber } from '@graveshift/kernel/read-by'
import * as v from 'valibot'
import { RULE_OPTIONS, type RuleOptions } from './options.ts'

function schemaOf(spec: ValueSpec): v.GenericSchema {
  if (spec.kind === 'flag') return v.optional(v.boolean(), spec.usual)
  if (spec.kind === 'count')
    return v.optional(wholeNumber(spec.least, spec.most, spec.rules?.[0]), spec.usual)
  if (spec.kind === 'one-of') return v.optional(v.picklist(spec.values), spec.usual)
  return v.optional(v.pipe(v.array(v.picklist(spec.values)), v.minLength(1)), [...spec.values])
}

/** The options of the rules as entries of an object from outside; what is missing is as usual. */
export function ruleOptionEntries(): { [K in keyof RuleOptions]: v.GenericSchema<unknown, RuleOptions[K]> } {
  return Object.fromEntries(RULE_OPTIONS.map((spec) => [spec.id, schemaOf(spec)])) as never
}
