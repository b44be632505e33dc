import { setupI18n } from '@lingui/core'
import { compileMessage } from '@lingui/message-utils/compileMessage'
import { type Words, wordsOf } from '../../i18n/words-of.ts'

/** Words out of catalogs as they are written, by language. */
export const wordsByLanguage = (
  catalogues: Readonly<Record<string, Readonly<Record<string, string>>>>,
): Readonly<Record<string, Words>> =>
  Object.fromEntries(
    Object.entries(catalogues).map(([locale, messages]) => {
      const compiled = Object.fromEntries(
        Object.entries(messages).map(([key, message]) => [key, compileMessage(message)]),
      )
      return [locale, wordsOf(setupI18n({ locale, messages: { [locale]: compiled } }))]
    }),
  )
