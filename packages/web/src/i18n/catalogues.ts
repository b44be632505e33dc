import { findListed } from '@graveshift/games'
import type { Messages } from '@lingui/core'
import type { Language } from './languages.ts'

interface Catalogue {
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
  // The table's own, and a game's own for its table, come with the words that it is played with.
  [
    '../../words/**/*.json',
    '!../../words/table/*.json',
    '../games/*/words/*/*.json',
    '!../games/*/words/game/*.json',
  ],
  { query: '?words' },
)

/** The words that a game is played with. The list of games has them: build/words-plugin.ts compiles those, too. */
async function gameWords(game: string, language: Language): Promise<Catalogue> {
  const listed = findListed(game)
  if (!listed) throw new Error(`there is no game '${game}'`)
  return { messages: (await listed.words(language)) as Messages }
}

const NO_WORDS: Catalogue = { messages: {} }

/** Where the words of a set lie. */
export function fileOf(game: string | undefined, set: WordSet, language: Language): () => Promise<Catalogue> {
  if (game !== undefined && set === 'game') return () => gameWords(game, language)
  const folder = game === undefined ? `../../words/${set}` : `../games/${game}/words/${set}`
  const file =
    FILES[folder === '../../words/shell' ? `../../words/${language}.json` : `${folder}/${language}.json`]
  // Not every game has every set.
  if (!file && game !== undefined) return async () => NO_WORDS
  if (!file) throw new Error(`there are no words ${folder}/${language}`)
  return file
}
