import { LANGUAGES, type Language } from '../../../i18n/languages.ts'
import terms from './glossary.json'
import synonyms from './synonyms.json'

/**
 * What a section is also looked for by: other words of the reader's language, and the glossary's terms in all three,
 * for whoever has the box in another one.
 */
export function alsoCalled(section: string, language: Language): string[] {
  const others = synonyms.find((each) => each.section === section)?.[language] ?? []
  const inAll = terms
    .filter((term) => term.section === section)
    .flatMap((term) => LANGUAGES.map((each) => term[each]))
  return [...new Set([...others, ...inAll])]
}
