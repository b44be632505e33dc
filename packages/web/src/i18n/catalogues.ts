import { findListed } from '@graveshift/games'
import type { Messages } from '@lingui/core'
import type { Language } from './languages.ts'

export interface Catalogue {
  readonly messages: Messages
}

/** A set of words is loaded as a whole, in one language. `shell` is the house's own. */
export type HouseSet =
  | 'shell'
  | 'after'
  | 'coach'
  | 'daily'
  | 'learn'
  | 'online'
  | 'missions'
  | 'rules'
  | 'zones'

/** Sets that a game may have; `game` is what it is played with. */
export type GameSet = 'game' | 'learn' | 'legend' | 'rules'

export type WordSet = HouseSet | GameSet

/** Compiled by build/words-plugin.ts; a new file is found without being listed. */
const FILES = import.meta.glob<Catalogue>(
  // The table's own come with the words that a game is played with.
  ['../../words/**/*.json', '!../../words/table/*.json'],
  { query: '?words' },
)

/** The words that a game is played with. The list of games has them: build/words-plugin.ts compiles those, too. */
async function gameWords(game: string, language: Language): Promise<Catalogue> {
  const listed = findListed(game)
  if (!listed) throw new Error(`there is no game '${game}'`)
  return { messages: (await listed.words(language)) as Messages }
}

const NO_WORDS: Catalogue = { messages: {} }

/** Other words of a game. Their list is fetched with them: the first load would have to name every file. */
async function otherWords(game: string, set: WordSet, language: Language): Promise<Catalogue> {
  const { GAME_FILES } = await import('./game-files.ts')
  // Not every game has every set.
  return GAME_FILES[`../games/${game}/words/${set}/${language}.json`]?.() ?? NO_WORDS
}

/** Where the words of a set lie. */
export function fileOf(game: string | undefined, set: WordSet, language: Language): () => Promise<Catalogue> {
  if (game !== undefined)
    return () => (set === 'game' ? gameWords(game, language) : otherWords(game, set, language))
  const folder = '../../words'
  const file = FILES[set === 'shell' ? `${folder}/${language}.json` : `${folder}/${set}/${language}.json`]
  if (!file) throw new Error(`there are no words ${set}/${language}`)
  return file
}
