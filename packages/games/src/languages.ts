/** The languages that every catalogue of words has; the first is the one that all others are held against. */
export const LANGUAGES = ['en', 'it', 'de'] as const
export type Language = (typeof LANGUAGES)[number]

/** Each language by its own name: whoever looks for theirs cannot read the others. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  en: 'English',
  it: 'Italiano',
  de: 'Deutsch',
}

/** The language a tag asks for, such as 'it', 'de-AT' or 'it_IT.UTF-8'; undefined if it is none of ours. */
export function languageFrom(tag: string): Language | undefined {
  const [first] = tag.toLowerCase().split(/[-_.@]/)
  return LANGUAGES.find((language) => language === first)
}

/** Sentences by key, as written in one language. */
export type Catalogue = Readonly<Record<string, string>>
