import gearUpDe from '@graveshift/gear-up/words/de.json' with { type: 'json' }
import gearUpEn from '@graveshift/gear-up/words/en.json' with { type: 'json' }
import gearUpIt from '@graveshift/gear-up/words/it.json' with { type: 'json' }
import { Bug, type Refusal, type Telling, type Term } from '@graveshift/kernel'
import secondDe from '@graveshift/second-edition/words/de.json' with { type: 'json' }
import secondEn from '@graveshift/second-edition/words/en.json' with { type: 'json' }
import secondIt from '@graveshift/second-edition/words/it.json' with { type: 'json' }
import tableDe from '@graveshift/table/words/de.json' with { type: 'json' }
import tableEn from '@graveshift/table/words/en.json' with { type: 'json' }
import tableIt from '@graveshift/table/words/it.json' with { type: 'json' }
import { setupI18n } from '@lingui/core'
import { compileMessage } from '@lingui/message-utils/compileMessage'
import de from '../words/de.json' with { type: 'json' }
import en from '../words/en.json' with { type: 'json' }
import it from '../words/it.json' with { type: 'json' }

export const LANGUAGES = ['en', 'it', 'de'] as const
export type Language = (typeof LANGUAGES)[number]

type Catalogue = Readonly<Record<string, string>>

/** The words of each game with those of the table and of the command line: two games may call two things by one key. */
const CATALOGUES: Readonly<Record<string, Readonly<Record<Language, Catalogue>>>> = {
  'gear-up': {
    en: { ...gearUpEn, ...tableEn, ...en },
    it: { ...gearUpIt, ...tableIt, ...it },
    de: { ...gearUpDe, ...tableDe, ...de },
  },
  'second-edition': {
    en: { ...secondEn, ...tableEn, ...en },
    it: { ...secondIt, ...tableIt, ...it },
    de: { ...secondDe, ...tableDe, ...de },
  },
}

/** The game that is meant where nobody says. */
export const FIRST_GAME = 'gear-up'

/** What things are called: as in the draft of the rules, or as in the printed game (Z2-OPT-05). */
export const NAMES = ['draft', 'printed'] as const
export type Names = (typeof NAMES)[number]

/** Words that are others in the printed game stand under this, before their key. */
const PRINTED = 'printed.'

/** Whether a game has other names in print. */
export const hasPrintedNames = (game: string): boolean =>
  Object.keys(CATALOGUES[game]?.en ?? {}).some((key) => key.startsWith(PRINTED))

function asPrinted(catalogue: Catalogue): Catalogue {
  const others = Object.entries(catalogue).filter(([key]) => key.startsWith(PRINTED))
  return {
    ...catalogue,
    ...Object.fromEntries(others.map(([key, word]) => [key.slice(PRINTED.length), word])),
  }
}

/** Every word there is while this game is played. */
export function catalogueOf(language: Language, game: string, names: Names = 'draft'): Catalogue {
  const known = CATALOGUES[game]
  if (!known) throw new Bug(`there are no words for ${game}`)
  return names === 'printed' ? asPrinted(known[language]) : known[language]
}

/** The language a tag asks for, such as 'it', 'de-AT' or 'it_IT.UTF-8'; undefined if it is none of ours. */
export function languageFrom(tag: string): Language | undefined {
  const [first] = tag.toLowerCase().split(/[-_.@]/)
  return LANGUAGES.find((language) => language === first)
}

/** Says words by key in one language. */
export interface Words {
  readonly language: Language
  say(word: string, values?: Readonly<Record<string, Term>>): string
  tell(telling: Telling): string
  refuse(refusal: Refusal): string
}

/** Content that a position brings along has no words of its own: it goes by its id. */
function idIn(key: string): string {
  return key.split('.')[1] ?? key
}

function makeWords(language: Language, game: string, names: Names): Words {
  const known = catalogueOf(language, game, names)
  const i18n = setupI18n({ locale: language, messages: { [language]: known } }).setMessagesCompiler(
    compileMessage,
  )
  const term = (value: Term): string | number => (typeof value === 'object' ? tell(value) : value)
  const say: Words['say'] = (word, values) => {
    if (!Object.hasOwn(known, word)) return idIn(word)
    if (!values) return i18n._(word)
    const said: Record<string, string | number> = {}
    for (const [name, value] of Object.entries(values)) said[name] = term(value)
    return i18n._(word, said)
  }
  const tell: Words['tell'] = (telling) => say(telling.word, telling.with)
  return { language, say, tell, refuse: (refusal) => say(`refusal.${refusal.refused}`, refusal.with) }
}

const made = new Map<string, Words>()

/** The words of a game in a language; made once. */
export function wordsIn(language: Language, game: string = FIRST_GAME, names: Names = 'draft'): Words {
  const key = `${language} ${game} ${names}`
  const known = made.get(key)
  if (known) return known
  const words = makeWords(language, game, names)
  made.set(key, words)
  return words
}
