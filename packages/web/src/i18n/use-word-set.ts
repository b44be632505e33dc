import { use } from 'react'
import type { WordSet } from './catalogues.ts'
import { needWords } from './i18n.ts'

/** Waits, by suspending, until a set of words is there. */
export function useWordSet(set: WordSet): void {
  use(needWords(set))
}
