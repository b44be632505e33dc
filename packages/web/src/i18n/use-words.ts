import { useLingui } from '@lingui/react'
import { useMemo } from 'react'
import { catalogOf } from './i18n.ts'
import { type Words, wordsOf } from './words-of.ts'

export type { Words } from './words-of.ts'

/** Words in the reader's language: of the game around, or of one that is named; else of the house. */
export function useWords(game?: string): Words {
  const { i18n: around } = useLingui()
  const i18n = game === undefined ? around : catalogOf(game)
  const { locale } = i18n
  // biome-ignore lint/correctness/useExhaustiveDependencies: another language has other words
  return useMemo(() => wordsOf(i18n), [i18n, locale])
}

/** Words of several games, for those who list them side by side; they are read anew with every change of language. */
export function useWordsOf(): (game: string) => Words {
  useLingui()
  return (game) => wordsOf(catalogOf(game))
}
