import { ownerOf, rulesCalled } from '@graveshift/games'
import type { Messages } from '@lingui/core'
import type { Language } from './languages.ts'

export interface Catalogue {
  readonly messages: Messages
}

/** A set of words is loaded as a whole, in one language. `shell` is the house's own. */
export type HouseSet =
  | 'shell'
  | 'after'
  | 'campaign'
  | 'coach'
  | 'daily'
  | 'learn'
  | 'online'
  | 'missions'
  | 'rules'
  | 'zone-legend'
  | 'zones'

/** Sets that a game may have; `game` is what it is played with. */
export type GameSet = 'camp' | 'game' | 'learn' | 'legend' | 'rules'

export type WordSet = HouseSet | GameSet

/** Compiled by build/words-plugin.ts; a new file is found without being listed. */
const FILES = import.meta.glob<Catalogue>(
  // The table's own come with the words that a game is played with.
  ['../../words/**/*.json', '!../../words/table/*.json'],
  { query: '?words' },
)

const NO_WORDS: Catalogue = { messages: {} }

/** The words that a game is played with. The list of games has them: build/words-plugin.ts compiles those, too. */
async function gameWords(game: string, language: Language): Promise<Catalogue> {
  const rules = rulesCalled(game)
  if (!rules) throw new Error(`there is no game '${game}'`)
  const present = rulesCalled(rules.id)
  if (!present || present === rules) return { messages: (await rules.words(language)) as Messages }
  // What is said around a frozen game may be newer than its own words, and is found beneath them.
  const { FROZEN_FILES } = await import('./frozen-files.ts')
  const own = FROZEN_FILES[`../../../../releases/${rules.release.version}/${rules.id}/words.${language}.json`]
  const [around, words] = await Promise.all([present.words(language), own?.() ?? NO_WORDS])
  return { messages: { ...(around as Messages), ...words.messages } }
}

/** Other words of a game. Their list is fetched with them: the first load would have to name every file. */
async function otherWords(game: string, set: WordSet, language: Language): Promise<Catalogue> {
  const { GAME_FILES } = await import('./game-files.ts')
  // Not every game has every set.
  const [id = game] = game.split('@')
  return GAME_FILES[`../games/${ownerOf(id)}/words/${set}/${language}.json`]?.() ?? NO_WORDS
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
