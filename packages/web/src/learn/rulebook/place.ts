import { RULINGS, type Ruling } from '@graveshift/gear-up'
import { SECTIONS, type Section } from '../../games/gear-up/rulebook/sections.ts'

/** Where an address of the rules leads: `#/rules/<topic>`. */
export type Place =
  | { readonly at: 'top' }
  | { readonly at: 'glossary' }
  | { readonly at: 'rulings' }
  | { readonly at: 'section'; readonly section: Section; readonly rule: string | undefined }
  | { readonly at: 'ruling'; readonly ruling: Ruling }
  | { readonly at: 'unknown'; readonly topic: string }

/** A section by its name or by a rule it tells, a ruling by its number. */
export function placeOf(topic: string | undefined): Place {
  if (topic === undefined || topic === '') return { at: 'top' }
  if (topic === 'glossary' || topic === 'rulings') return { at: topic }
  const named = SECTIONS.find(({ id }) => id === topic)
  if (named) return { at: 'section', section: named, rule: undefined }
  const rule = topic.toUpperCase()
  const telling = SECTIONS.find(({ rules }) => rules.includes(rule))
  if (telling) return { at: 'section', section: telling, rule }
  const ruling = RULINGS.find(({ id }) => id === rule)
  return ruling ? { at: 'ruling', ruling } : { at: 'unknown', topic }
}

/** Rulings that hold, on the rules that a section tells. */
export function rulingsOn(section: Section): Ruling[] {
  return RULINGS.filter(
    ({ rules, replacedBy }) => replacedBy === undefined && rules.some((rule) => section.rules.includes(rule)),
  )
}
