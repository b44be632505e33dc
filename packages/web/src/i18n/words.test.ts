import { compileMessage } from '@lingui/message-utils/compileMessage'
import { expect, test } from 'vitest'
import de from '../../words/de.json' with { type: 'json' }
import en from '../../words/en.json' with { type: 'json' }
import it from '../../words/it.json' with { type: 'json' }
import { PART_NAMES } from '../rescue/part-names.ts'
import { REFUSED_FILES } from '../store/refused-file.ts'

const catalogues: Record<string, Record<string, string>> = { en, it, de }

/** The names of a message's parameters. */
const parameters = (message: string): string[] =>
  [compileMessage(message)]
    .flat()
    .flatMap((part) => (Array.isArray(part) ? [String(part[0])] : []))
    .sort()

test.each(Object.keys(catalogues))(
  '%s has the keys of English, sorted, each with words and the same parameters',
  (language) => {
    const words = catalogues[language] ?? {}
    expect(Object.keys(words)).toEqual(Object.keys(en))
    expect(Object.keys(words)).toEqual(Object.keys(words).toSorted())
    for (const [key, message] of Object.entries(words)) {
      expect(message.trim(), key).not.toBe('')
      expect(parameters(message), key).toEqual(parameters(catalogues.en?.[key] ?? ''))
    }
  },
)

test('every reason to refuse a file has words', () => {
  for (const why of REFUSED_FILES) expect(Object.keys(en)).toContain(`refused-file.${why}`)
})

test('every part that may fail has a name', () => {
  for (const name of PART_NAMES) expect(Object.keys(en)).toContain(`part.${name}`)
})
