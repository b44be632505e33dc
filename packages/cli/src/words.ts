import gearUpDe from '@graveshift/gear-up/words/de.json' with { type: 'json' }
import gearUpEn from '@graveshift/gear-up/words/en.json' with { type: 'json' }
import gearUpIt from '@graveshift/gear-up/words/it.json' with { type: 'json' }
import type { Refusal, Telling, Term } from '@graveshift/kernel'
import tableDe from '@graveshift/table/words/de.json' with { type: 'json' }
import tableEn from '@graveshift/table/words/en.json' with { type: 'json' }
import tableIt from '@graveshift/table/words/it.json' with { type: 'json' }
import { setupI18n } from '@lingui/core'
import { compileMessage } from '@lingui/message-utils/compileMessage'
import de from '../words/de.json' with { type: 'json' }
import en from '../words/en.json' with { type: 'json' }
import it from '../words/it.json' with { type: 'json' }

export const LANGUAGES = ['en', 'it', 'de'] as const
export type Language = (typeof LANGUAGES)[number]

export const catalogues: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  en: { ...gearUpEn, ...tableEn, ...en },
  it: { ...gearUpIt, ...tableIt, ...it },
  de: { ...gearUpDe, ...tableDe, ...de },
}

/** The language a tag asks for, such as 'it', 'de-AT' or 'it_IT.UTF-8'; undefined if it is none of ours. */
export function languageFrom(tag: string): Language | undefined {
  const [first] = tag.toLowerCase().split(/[-_.@]/)
  return LANGUAGES.find((language) => language === first)
}

/** Says words by key in one language. */
export interface Words {
  readonly language: Language
  say(word: string, values?: Readonly<Record<string, Term>>): string
  tell(telling: Telling): string
  refuse(refusal: Refusal): string
}

/** Content that a position brings along has no words of its own: it goes by its id. */
function idIn(key: string): string {
  return key.split('.')[1] ?? key
}

function makeWords(language: Language): Words {
  const known = catalogues[language]
  const i18n = setupI18n({ locale: language, messages: { [language]: known } }).setMessagesCompiler(
    compileMessage,
  )
  const term = (value: Term): string | number => (typeof value === 'object' ? tell(value) : value)
  const say: Words['say'] = (word, values) => {
    if (!Object.hasOwn(known, word)) return idIn(word)
    if (!values) return i18n._(word)
    const said: Record<string, string | number> = {}
    for (const [name, value] of Object.entries(values)) said[name] = term(value)
    return i18n._(word, said)
  }
  const tell: Words['tell'] = (telling) => say(telling.word, telling.with)
  return { language, say, tell, refuse: (refusal) => say(`refusal.${refusal.refused}`, refusal.with) }
}

const made = new Map<Language, Words>()

export function wordsIn(language: Language): Words {
  const known = made.get(language)
  if (known) return known
  const words = makeWords(language)
  made.set(language, words)
  return words
}
