import de from '@graveshift/gear-up/words/de.json' with { type: 'json' }
import en from '@graveshift/gear-up/words/en.json' with { type: 'json' }
import it from '@graveshift/gear-up/words/it.json' with { type: 'json' }
import { setupI18n } from '@lingui/core'
import { compileMessage } from '@lingui/message-utils/compileMessage'
import { expect, test } from 'vitest'
import { wordsOf } from '../../../i18n/words-of.ts'
import { ICON_NAMES } from '../art/icon.tsx'
import gameDe from '../words/game/de.json' with { type: 'json' }
import gameEn from '../words/game/en.json' with { type: 'json' }
import gameIt from '../words/game/it.json' with { type: 'json' }
import { iconCaption } from './icon-caption.ts'

test.each([
  ['en', { ...en, ...gameEn }],
  ['it', { ...it, ...gameIt }],
  ['de', { ...de, ...gameDe }],
])('every icon has a caption of its own in %s, never its id', (locale, words) => {
  const compiled = Object.fromEntries(Object.entries(words).map(([key, text]) => [key, compileMessage(text)]))
  const said = wordsOf(setupI18n({ locale, messages: { [locale]: compiled } }))
  const captions = ICON_NAMES.map((icon) => iconCaption(said, icon))
  expect(new Set(captions).size).toBe(ICON_NAMES.length)
  expect(captions.filter((caption) => /^[a-z]/.test(caption))).toEqual([])
})
