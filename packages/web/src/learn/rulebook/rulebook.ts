import type { Ruling } from '@graveshift/kernel'
import type { ComponentType } from 'react'
import type { Language } from '../../i18n/languages.ts'
import type { WordKey } from '../../i18n/word-keys.ts'

/** What is drawn beside a section. */
export interface SectionPicture {
  readonly of: string
  readonly id: string
}

/** Words by their key, or a text that there is in one language only. */
export type BookText = WordKey | { readonly plain: string }

/** A piece of a game's rulebook: its words, and the rules of its ledger that it tells. */
export interface Section {
  /** Also its address, `#/rules/<id>`. */
  readonly id: string
  readonly group: string
  readonly rules: readonly string[]
  readonly title: BookText
  /** Short texts that cards show too. */
  readonly lead: readonly WordKey[]
  readonly text: BookText
  /** The language of its texts, where it is not the reader's. */
  readonly lang?: Language
  readonly picture: SectionPicture | undefined
}

/** A ruling for reading: in its words, or in a text that there is in one language only. */
export interface BookRuling extends Ruling {
  readonly text?: { readonly plain: string; readonly lang: Language }
}

/** A word of the rules in every language. */
export type RuleTerm = Readonly<Record<Language, string>>

/** The rules of a game for reading. */
export interface Rulebook {
  /** What is said of the whole book. */
  readonly about: WordKey
  readonly groups: readonly string[]
  /** In reading order. */
  readonly sections: readonly Section[]
  readonly rulings: readonly BookRuling[]
  readonly terms: readonly RuleTerm[]
  /** The section that tells what a term means, by its English word. */
  sectionTelling(term: string): string | undefined
  /** What a section is also looked for by. */
  alsoCalled(section: string, language: Language): readonly string[]
  readonly Picture: ComponentType<{ readonly picture: SectionPicture }>
}

/** Where an address of the rules leads: `#/rules/<topic>`. */
export type RulePlace =
  | { readonly at: 'top' }
  | { readonly at: 'glossary' }
  | { readonly at: 'rulings' }
  | { readonly at: 'section'; readonly section: Section; readonly rule: string | undefined }
  | { readonly at: 'ruling'; readonly ruling: BookRuling }
  | { readonly at: 'unknown'; readonly topic: string }

type Told = Pick<Rulebook, 'sections' | 'rulings'>

/** A section by its name or by a rule it tells, a ruling by its number. */
export function placeOf({ sections, rulings }: Told, topic: string | undefined): RulePlace {
  if (topic === undefined || topic === '') return { at: 'top' }
  if (topic === 'glossary' || topic === 'rulings') return { at: topic }
  const named = sections.find(({ id }) => id === topic)
  if (named) return { at: 'section', section: named, rule: undefined }
  const rule = topic.toUpperCase()
  const telling = sections.find(({ rules }) => rules.includes(rule))
  if (telling) return { at: 'section', section: telling, rule }
  const ruling = rulings.find(({ id }) => id === rule)
  return ruling ? { at: 'ruling', ruling } : { at: 'unknown', topic }
}

/** Rulings that hold, on the rules that a section tells. */
export function rulingsOn({ rulings }: Pick<Rulebook, 'rulings'>, section: Section): BookRuling[] {
  return rulings.filter(
    ({ rules, replacedBy }) => replacedBy === undefined && rules.some((rule) => section.rules.includes(rule)),
  )
}
