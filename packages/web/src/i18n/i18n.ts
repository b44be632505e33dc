import { setupI18n } from '@lingui/core'
import { whenTriedAgain } from '../rescue/try-again.ts'
import { WORD_SETS, type WordSet } from './catalogues.ts'
import type { Language } from './languages.ts'

export const i18n = setupI18n()

const wanted = new Set<WordSet>(['shell'])
const loaded = new Set<string>()

async function load(set: WordSet, language: Language): Promise<void> {
  const name = `${set}/${language}`
  if (loaded.has(name)) return
  const { messages } = await WORD_SETS[set][language]()
  i18n.load(language, messages)
  loaded.add(name)
}

/** Speaks another language from now on, once all its words in use are there: nothing is ever shown half translated. */
export async function speak(language: Language): Promise<void> {
  await Promise.all([...wanted].map((set) => load(set, language)))
  i18n.activate(language)
  document.documentElement.lang = language
}

const coming = new Map<WordSet, Promise<void>>()

/** Makes a set's words available, now and after every change of language. */
export function needWords(set: WordSet): Promise<void> {
  const known = coming.get(set)
  if (known) return known
  wanted.add(set)
  const promise = load(set, i18n.locale as Language)
  coming.set(set, promise)
  promise.catch(() => whenTriedAgain(() => coming.delete(set)))
  return promise
}
