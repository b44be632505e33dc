export const LANGUAGES = ['en', 'it', 'de'] as const
export type Language = (typeof LANGUAGES)[number]

/** Each language by its own name: whoever looks for theirs cannot read the others. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  en: 'English',
  it: 'Italiano',
  de: 'Deutsch',
}

/** The language a tag asks for, such as 'it' or 'de-AT'; undefined if it is none of ours. */
export function languageFrom(tag: string): Language | undefined {
  const [first] = tag.toLowerCase().split('-')
  return LANGUAGES.find((language) => language === first)
}

/** The first of the browser's languages that we speak, else English. */
export function preferredLanguage(tags: readonly string[]): Language {
  for (const tag of tags) {
    const language = languageFrom(tag)
    if (language) return language
  }
  return 'en'
}
