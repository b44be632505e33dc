/** The languages that every catalogue of words has; the first is the one that all others are held against. */
export const LANGUAGES = ['en', 'it', 'de'] as const
export type Language = (typeof LANGUAGES)[number]

/** Sentences by key, as written in one language. */
export type Catalogue = Readonly<Record<string, string>>
