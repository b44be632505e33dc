import { type Catalogue, GAMES, LANGUAGES, type Language, type Rules } from '@graveshift/games'
import { Bug, type Refusal, type Telling, type Term } from '@graveshift/kernel'
import tableDe from '@graveshift/table/words/de.json' with { type: 'json' }
import tableEn from '@graveshift/table/words/en.json' with { type: 'json' }
import tableIt from '@graveshift/table/words/it.json' with { type: 'json' }
import { setupI18n } from '@lingui/core'
import { compileMessage } from '@lingui/message-utils/compileMessage'
import de from '../words/de.json' with { type: 'json' }
import en from '../words/en.json' with { type: 'json' }
import it from '../words/it.json' with { type: 'json' }

export { LANGUAGE_NAMES, LANGUAGES, type Language, languageFrom } from '@graveshift/games'

/** The words of the table and of the command line. */
const OWN: Readonly<Record<Language, Catalogue>> = {
  en: { ...tableEn, ...en },
  it: { ...tableIt, ...it },
  de: { ...tableDe, ...de },
}

/** A game's words in all languages, with our own. */
async function catalogueWith({
  words,
}: Pick<Rules, 'words'>): Promise<Readonly<Record<Language, Catalogue>>> {
  const [en, it, de] = await Promise.all(
    LANGUAGES.map(async (language) => ({ ...(await words(language)), ...OWN[language] })),
  )
  if (!en || !it || !de) throw new Bug('a language is missing')
  return { en, it, de }
}

/** The words of each game with our own: two games may call two things by one key. Its campaign speaks as it does. */
const CATALOGUES = new Map<string, Readonly<Record<Language, Catalogue>>>(
  (
    await Promise.all(
      GAMES.map(async ({ id, campaign, ...game }) => {
        const catalogue = await catalogueWith(game)
        const ids = campaign ? [id, campaign.interlude.id] : [id]
        return ids.map((each) => [each, catalogue] as const)
      }),
    )
  ).flat(),
)

/** The words that frozen rules were told in, under their name. */
export async function addWords(name: string, rules: Pick<Rules, 'words'>): Promise<void> {
  CATALOGUES.set(name, await catalogueWith(rules))
}

/** The game that is meant where nobody says. */
export const FIRST_GAME = GAMES[0]?.id ?? ''

/** What things are called: as in the draft of the rules, or as in the printed game (Z2-OPT-05). */
export const NAMES = ['draft', 'printed'] as const
export type Names = (typeof NAMES)[number]

/** Words that are others in the printed game stand under this, before their key. */
const PRINTED = 'printed.'

/** Whether a game has other names in print. */
export const hasPrintedNames = (game: string): boolean =>
  Object.keys(CATALOGUES.get(game)?.en ?? {}).some((key) => key.startsWith(PRINTED))

function asPrinted(catalogue: Catalogue): Catalogue {
  const others = Object.entries(catalogue).filter(([key]) => key.startsWith(PRINTED))
  return {
    ...catalogue,
    ...Object.fromEntries(others.map(([key, word]) => [key.slice(PRINTED.length), word])),
  }
}

/** Every word there is while this game is played. */
export function catalogueOf(language: Language, game: string, names: Names = 'draft'): Catalogue {
  const known = CATALOGUES.get(game)
  if (!known) throw new Bug(`there are no words for ${game}`)
  return names === 'printed' ? asPrinted(known[language]) : known[language]
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
