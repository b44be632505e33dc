import { SECOND_EDITION_MODULE } from '@graveshift/second-edition'
import { rulebookOf } from '../../../generic/rulebook.tsx'
import { LANGUAGES } from '../../../i18n/languages.ts'
import type { WordKey } from '../../../i18n/word-keys.ts'
import type { Rulebook } from '../../../learn/rulebook/rulebook.ts'
import terms from './glossary.json'

/** The ledger with a word ahead of each part in the reader's language, and the terms in three. */
export async function secondRulebook(): Promise<Rulebook> {
  const ledger = await rulebookOf(SECOND_EDITION_MODULE)
  return {
    ...ledger,
    sections: ledger.sections.map((section) => ({
      ...section,
      lead: [`rules.second.${section.id}` as WordKey],
    })),
    terms,
    sectionTelling: (word) => terms.find(({ en }) => en === word)?.section,
    alsoCalled: (section) => [
      ...new Set(
        terms
          .filter((term) => term.section === section)
          .flatMap((term) => LANGUAGES.map((language) => term[language])),
      ),
    ],
  }
}
