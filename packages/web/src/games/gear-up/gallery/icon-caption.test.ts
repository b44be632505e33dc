import de from '@graveshift/gear-up/words/de.json' with { type: 'json' }
import en from '@graveshift/gear-up/words/en.json' with { type: 'json' }
import it from '@graveshift/gear-up/words/it.json' with { type: 'json' }
import { setupI18n } from '@lingui/core'
import { compileMessage } from '@lingui/message-utils/compileMessage'
import { expect, test } from 'vitest'
import shellDe from '../../../../words/de.json' with { type: 'json' }
import shellEn from '../../../../words/en.json' with { type: 'json' }
import shellIt from '../../../../words/it.json' with { type: 'json' }
import { wordsOf } from '../../../i18n/words-of.ts'
import { ICON_NAMES } from '../art/icon.tsx'
import { iconCaption } from './icon-caption.ts'

test.each([
  ['en', { ...en, ...shellEn }],
  ['it', { ...it, ...shellIt }],
  ['de', { ...de, ...shellDe }],
])('every icon has a caption of its own in %s, never its id', (locale, words) => {
  const compiled = Object.fromEntries(Object.entries(words).map(([key, text]) => [key, compileMessage(text)]))
  const said = wordsOf(setupI18n({ locale, messages: { [locale]: compiled } }))
  const captions = ICON_NAMES.map((icon) => iconCaption(said, icon))
  expect(new Set(captions).size).toBe(ICON_NAMES.length)
  expect(captions.filter((caption) => /^[a-z]/.test(caption))).toEqual([])
})
