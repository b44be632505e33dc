import type { Messages } from '@lingui/core'
import type { Language } from './languages.ts'

interface Catalogue {
  readonly messages: Messages
}

type Loaders = Readonly<Record<Language, () => Promise<Catalogue>>>

/** Sets of words, each loaded in one language when first needed. A new set also needs a line in build/words-plugin.ts. */
export const WORD_SETS = {
  shell: {
    en: () => import('virtual:words/shell/en'),
    it: () => import('virtual:words/shell/it'),
    de: () => import('virtual:words/shell/de'),
  },
  'gear-up': {
    en: () => import('virtual:words/gear-up/en'),
    it: () => import('virtual:words/gear-up/it'),
    de: () => import('virtual:words/gear-up/de'),
  },
  after: {
    en: () => import('virtual:words/after/en'),
    it: () => import('virtual:words/after/it'),
    de: () => import('virtual:words/after/de'),
  },
  rules: {
    en: () => import('virtual:words/rules/en'),
    it: () => import('virtual:words/rules/it'),
    de: () => import('virtual:words/rules/de'),
  },
  learn: {
    en: () => import('virtual:words/learn/en'),
    it: () => import('virtual:words/learn/it'),
    de: () => import('virtual:words/learn/de'),
  },
  online: {
    en: () => import('virtual:words/online/en'),
    it: () => import('virtual:words/online/it'),
    de: () => import('virtual:words/online/de'),
  },
  legend: {
    en: () => import('virtual:words/legend/en'),
    it: () => import('virtual:words/legend/it'),
    de: () => import('virtual:words/legend/de'),
  },
  coach: {
    en: () => import('virtual:words/coach/en'),
    it: () => import('virtual:words/coach/it'),
    de: () => import('virtual:words/coach/de'),
  },
  daily: {
    en: () => import('virtual:words/daily/en'),
    it: () => import('virtual:words/daily/it'),
    de: () => import('virtual:words/daily/de'),
  },
} satisfies Readonly<Record<string, Loaders>>

export type WordSet = keyof typeof WORD_SETS
