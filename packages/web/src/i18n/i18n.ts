import { type I18n, type Messages, setupI18n } from '@lingui/core'
import { whenTriedAgain } from '../rescue/try-again.ts'
import { fileOf, type GameSet, type HouseSet } from './catalogues.ts'
import type { Language } from './languages.ts'

// One catalog for the house and one for each game. A game's own holds the house's words too, so that its table finds
// all it says in one place; no game's words are in another's, where they would be taken for its own.

export const i18n = setupI18n()

/** Words of a game, or of the house where no game is named. */
export type WantedWords =
  | { readonly game?: undefined; readonly set: HouseSet }
  | { readonly game: string; readonly set: GameSet }

const ofGames = new Map<string, I18n>()
const wanted = new Map<string, WantedWords>()
const loaded = new Map<string, { readonly wanted: WantedWords; language: Language; messages: Messages }>()

const nameOf = ({ game, set }: WantedWords): string => (game === undefined ? set : `${game}/${set}`)

wanted.set('shell', { set: 'shell' })

/** The catalog of a game; the house's words come with it. */
export function catalogOf(game: string): I18n {
  const known = ofGames.get(game)
  if (known) return known
  const made = setupI18n()
  ofGames.set(game, made)
  for (const { wanted: of, language, messages } of loaded.values())
    if (of.game === undefined) made.load(language, { ...messages })
  made.activate(i18n.locale)
  return made
}

async function load(want: WantedWords, language: Language): Promise<void> {
  const name = `${nameOf(want)}/${language}`
  if (loaded.has(name)) return
  const { messages } = await fileOf(want.game, want.set, language)()
  const catalogs = want.game === undefined ? [i18n, ...ofGames.values()] : [catalogOf(want.game)]
  loaded.set(name, { wanted: want, language, messages })
  // A copy for each: a catalog keeps the first object it is given, and writes all that follows into it.
  for (const catalog of catalogs) catalog.load(language, { ...messages })
}

let asked: Language | undefined

/** Speaks another language from now on, once all its words in use are there: nothing is ever shown half translated. */
export async function speak(language: Language): Promise<void> {
  asked = language
  // What is wanted meanwhile must be there, too.
  for (let known = 0; known < wanted.size; ) {
    known = wanted.size
    await Promise.all([...wanted.values()].map((want) => load(want, language)))
  }
  // Somebody may have chosen another one in the meantime.
  if (asked !== language) return
  for (const catalog of [...ofGames.values(), i18n]) catalog.activate(language)
  document.documentElement.lang = language
}

const coming = new Map<string, Promise<void>>()

/** Makes a set's words available, now and after every change of language. */
export function needWords(want: WantedWords): Promise<void> {
  const name = nameOf(want)
  const known = coming.get(name)
  if (known) return known
  wanted.set(name, want)
  const promise = load(want, i18n.locale as Language)
  coming.set(name, promise)
  promise.catch(() => whenTriedAgain(() => coming.delete(name)))
  return promise
}
