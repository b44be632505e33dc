import { readFileSync } from 'node:fs'
import { type CompiledMessage, compileMessageOrThrow } from '@lingui/message-utils/compileMessage'
import { expect, test } from 'vitest'
import type { Telling } from '../module.ts'

export const LANGUAGES = ['en', 'it', 'de'] as const
type Language = (typeof LANGUAGES)[number]
type Catalogue = Readonly<Record<string, string>>
type Catalogues = Readonly<Record<Language, Catalogue>>

/** Reasons of the kernel and of the table, which every game's words say too. */
export const HOST_REFUSALS =
  'game-over stale-choice not-your-choice stray-field nothing-to-undo beyond-horizon'.split(' ')

/** The catalogs in a folder. */
export function readCatalogues(folder: URL): Catalogues {
  const read = (language: Language): Catalogue =>
    JSON.parse(readFileSync(new URL(`${language}.json`, folder), 'utf8'))
  return { en: read('en'), it: read('it'), de: read('de') }
}

/** Words over those of a package beneath, which count where nothing else is said. */
export const over = (beneath: Catalogues, own: Catalogues): Catalogues => ({
  en: { ...beneath.en, ...own.en },
  it: { ...beneath.it, ...own.it },
  de: { ...beneath.de, ...own.de },
})

/** The keys of things that have a word each, or several that end otherwise. */
export const keysOf = (prefix: string, ids: readonly string[], ...ends: readonly string[]): string[] =>
  ids.flatMap((id) => (ends.length === 0 ? [`${prefix}.${id}`] : ends.map((end) => `${prefix}.${id}.${end}`)))

function collect(message: CompiledMessage, found: Set<string>): Set<string> {
  for (const token of message) {
    if (typeof token === 'string') continue
    const [name, type, cases] = token
    found.add(name)
    if (type === 'plural' || type === 'select')
      for (const inner of Object.values(cases as Record<string, CompiledMessage | undefined>))
        if (Array.isArray(inner)) collect(inner, found)
  }
  return found
}

/** Names of the values a message takes, those inside plurals and selects included. */
export const parametersOf = (message = ''): string[] =>
  [...collect(compileMessageOrThrow(message), new Set())].sort()

/** A sentence and all sentences inside it. */
function wordsWithin(telling: Telling): Telling[] {
  const inner = Object.values(telling.with ?? {}).filter((term) => typeof term === 'object')
  return [telling, ...inner.flatMap(wordsWithin)]
}

interface Wanted {
  /** Keys that must be there. */
  readonly required: ReadonlySet<string>
  /** Keys that may be there besides: they are tested elsewhere. */
  readonly others?: RegExp
  /** Everything that was told: its words must be there and take just those values. Absent while nothing tells. */
  readonly tellings?: readonly Telling[]
  /** The words of a package beneath this one, which has a test of its own. */
  readonly beneath?: Catalogues
}

const NOTHING: Catalogues = { en: {}, it: {}, de: {} }

/** What holds for the catalog of every game in one language; to be called inside its `describe`. */
export function testWords(
  words: Catalogues,
  language: Language,
  { required, others, tellings, beneath = NOTHING }: Wanted,
): void {
  const own = words[language]
  const all = over(beneath, words)[language]

  test('every word that is needed is there, in the order of English, and no other', () => {
    expect([...required].filter((key) => !Object.hasOwn(all, key))).toEqual([])
    expect(Object.keys(own).filter((key) => !required.has(key) && !others?.test(key))).toEqual([])
    expect(Object.keys(own)).toEqual(Object.keys(words.en))
  })

  test('each message says something, and takes the same values as the English one', () => {
    for (const [key, message] of Object.entries(own)) {
      expect(message.trim(), key).not.toBe('')
      expect(parametersOf(message), key).toEqual(parametersOf(words.en[key]))
    }
  })

  test('what a package beneath says is said again only where it is said otherwise', () => {
    const isCopied = (key: string) => LANGUAGES.every((each) => words[each][key] === beneath[each][key])
    expect(Object.keys(own).filter(isCopied)).toEqual([])
  })

  if (tellings)
    test('everything that is told has its words, and the values they take', () => {
      const parameters = new Map<string, string>()
      for (const { word, with: values = {} } of tellings.flatMap(wordsWithin)) {
        if (!Object.hasOwn(all, word)) expect.fail(`no word ${word}`)
        const wanted = parameters.get(word) ?? parametersOf(all[word]).join()
        parameters.set(word, wanted)
        if (Object.keys(values).sort().join() !== wanted) expect.fail(`${word} takes ${wanted}`)
      }
    })

  // A text that stands at the end is sentences itself.
  test('what the log says are whole sentences, which may be read one after another', () => {
    const open = Object.keys(own).filter(
      (key) => key.startsWith('log.') && !/(?:[.!]}*|{text})$/.test(own[key] ?? ''),
    )
    expect(open).toEqual([])
  })

  test('a straight apostrophe, which quotes in ICU messages, is nowhere', () => {
    expect(Object.keys(own).filter((key) => own[key]?.includes("'"))).toEqual([])
  })
}
