import { useLingui } from '@lingui/react'
import { useMemo } from 'react'
import { type Words, wordsOf } from './words-of.ts'

export type { Words } from './words-of.ts'

export function useWords(): Words {
  const { i18n } = useLingui()
  const { locale } = i18n
  // biome-ignore lint/correctness/useExhaustiveDependencies: another language has other words
  return useMemo(() => wordsOf(i18n), [i18n, locale])
}
