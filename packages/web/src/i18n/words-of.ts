import type { Refusal, Telling, Term } from '@graveshift/kernel'
import type { I18n } from '@lingui/core'
import type { Language } from './languages.ts'
import type { WordKey } from './word-keys.ts'

type Values = Readonly<Record<string, Term>>

/** Says words by key in the reader's language. */
export interface Words {
  readonly language: Language
  say(key: WordKey, values?: Values): string
  /** A key made from an id, such as a survivor's name. What has no words goes by its id. */
  name(kind: string, id: string, part?: 'name' | 'text' | 'about' | 'good' | 'rule' | 'skill'): string
  /** What the engine tells, by key and parameters. */
  tell(telling: Telling): string
  refuse(refusal: Refusal): string
}

/** The words of one language, as they are loaded. */
export function wordsOf(i18n: I18n): Words {
  const has = (key: string): boolean => Object.hasOwn(i18n.messages, key)
  const term = (value: Term): string | number => (typeof value === 'object' ? tell(value) : value)
  const look = (key: string, values?: Values): string => {
    // Content that a position brings along has no words of its own.
    if (!has(key)) return key.split('.')[1] ?? key
    const said: Record<string, string | number> = {}
    for (const [name, value] of Object.entries(values ?? {})) said[name] = term(value)
    return i18n._(key, said)
  }
  const tell = (telling: Telling): string => look(telling.word, telling.with)
  return {
    language: i18n.locale as Language,
    say: look,
    name: (kind, id, part) => look(part ? `${kind}.${id}.${part}` : `${kind}.${id}`),
    tell,
    refuse: (refusal) => look(`refusal.${refusal.refused}`, refusal.with),
  }
}
