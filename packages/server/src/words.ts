import { setupI18n } from '@lingui/core'
import { compileMessage } from '@lingui/message-utils/compileMessage'
import de from '../words/de.json' with { type: 'json' }
import en from '../words/en.json' with { type: 'json' }
import it from '../words/it.json' with { type: 'json' }
import type { Language } from './language.ts'

export type WordKey = keyof typeof en

/** A language that lacks one of the English keys does not pass the type check. */
export const catalogues: Record<Language, Record<WordKey, string>> = { en, it, de }

/** Tells words by key in one language. */
export const wordsIn = (language: Language): ((key: WordKey) => string) => {
  const i18n = setupI18n({ locale: language, messages: catalogues }).setMessagesCompiler(compileMessage)
  return (key) => i18n._(key)
}
