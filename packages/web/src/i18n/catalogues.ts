import type { Messages } from '@lingui/core'
import type { Language } from './languages.ts'

interface Catalogue {
  readonly messages: Messages
}

/** A set of words is loaded as a whole, in one language. `shell` is the house's own. */
export type HouseSet = 'shell' | 'after' | 'coach' | 'daily' | 'online'

/** Sets that a game may have; `game` is what it is played with. */
export type GameSet = 'game' | 'learn' | 'legend' | 'rules'

export type WordSet = HouseSet | GameSet

/** Compiled by build/words-plugin.ts; a new file is found without being listed. */
const FILES = import.meta.glob<Catalogue>(
  // The table's own come with every game's.
  ['../../words/**/*.json', '!../../words/table/*.json', '../games/*/words/*/*.json'],
  { query: '?words' },
)

/** Where the words of a set lie. */
export function fileOf(game: string | undefined, set: WordSet, language: Language): () => Promise<Catalogue> {
  const folder = game === undefined ? `../../words/${set}` : `../games/${game}/words/${set}`
  const file =
    FILES[folder === '../../words/shell' ? `../../words/${language}.json` : `${folder}/${language}.json`]
  if (!file) throw new Error(`there are no words ${folder}/${language}`)
  return file
}
