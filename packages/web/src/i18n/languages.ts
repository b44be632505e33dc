import { type Language, languageFrom } from '@graveshift/games'

export { LANGUAGE_NAMES, LANGUAGES, type Language } from '@graveshift/games'

/** The first of the browser's languages that we speak, else English. */
export function preferredLanguage(tags: readonly string[]): Language {
  for (const tag of tags) {
    const language = languageFrom(tag)
    if (language) return language
  }
  return 'en'
}
