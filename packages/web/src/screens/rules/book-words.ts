import type { Language } from '../../i18n/languages.ts'
import type { Words } from '../../i18n/use-words.ts'
import type { WordKey } from '../../i18n/word-keys.ts'
import type { BookText, Rulebook, Section } from '../../learn/rulebook/rulebook.ts'
import type { SearchEntry } from '../../learn/rulebook/search.ts'

/** A section in the reader's language. */
export interface SectionWords extends SearchEntry {
  readonly section: Section
  readonly also: readonly string[]
  readonly lead: readonly string[]
  readonly paragraphs: readonly string[]
}

export interface RulingWords extends SearchEntry {
  readonly rules: readonly string[]
  readonly isOption: boolean
  /** The language of its text, where it is not the reader's. */
  readonly lang?: Language
}

/** A text of the book in the reader's language, as far as it is there. */
export const textIn = (text: BookText, say: Words['say']): string =>
  typeof text === 'object' ? text.plain : say(text)

/** The whole rulebook in the reader's language. */
export function sectionsIn({ sections, alsoCalled }: Rulebook, { say, language }: Words): SectionWords[] {
  return sections.map((section) => {
    // Multi hit is printed with a number; two is the most common.
    const lead = section.lead.map((key) => say(key, { times: 2 }))
    const text = textIn(section.text, say)
    return {
      id: section.id,
      section,
      title: textIn(section.title, say),
      lead,
      paragraphs: text.split('\n'),
      text: [...lead, text].join(' '),
      numbers: section.rules,
      also: alsoCalled(section.id, language),
    }
  })
}

/** The rulings that hold, in the reader's language. */
export function rulingsIn({ rulings }: Rulebook, { say }: Words): RulingWords[] {
  return rulings
    .filter(({ replacedBy }) => replacedBy === undefined)
    .map(({ id, rules, option, text }) => ({
      id,
      rules,
      isOption: option !== undefined,
      title: text ? '' : say(`ruling.${id}.question` as WordKey),
      text: text?.plain ?? say(`ruling.${id}.ruling` as WordKey),
      ...(text ? { lang: text.lang } : {}),
      numbers: [id],
    }))
}
