import secondDe from '@graveshift/second-edition/words/de.json' with { type: 'json' }
import secondEn from '@graveshift/second-edition/words/en.json' with { type: 'json' }
import secondIt from '@graveshift/second-edition/words/it.json' with { type: 'json' }
import zonesDe from '@graveshift/zones/words/de.json' with { type: 'json' }
import zonesEn from '@graveshift/zones/words/en.json' with { type: 'json' }
import zonesIt from '@graveshift/zones/words/it.json' with { type: 'json' }
import { setupI18n } from '@lingui/core'
import { compileMessage } from '@lingui/message-utils/compileMessage'
import de from '../../../../words/zones/de.json' with { type: 'json' }
import en from '../../../../words/zones/en.json' with { type: 'json' }
import it from '../../../../words/zones/it.json' with { type: 'json' }
import { type Words, wordsOf } from '../../../i18n/words-of.ts'

const CATALOGUES = {
  en: { ...zonesEn, ...secondEn, ...en },
  de: { ...zonesDe, ...secondDe, ...de },
  it: { ...zonesIt, ...secondIt, ...it },
} as const

/** The words of tables of the second edition, by language. */
export const WORDS: Readonly<Record<string, Words>> = Object.fromEntries(
  Object.entries(CATALOGUES).map(([locale, messages]) => {
    const compiled = Object.fromEntries(
      Object.entries(messages).map(([key, message]) => [key, compileMessage(message)]),
    )
    return [locale, wordsOf(setupI18n({ locale, messages: { [locale]: compiled } }))]
  }),
)
