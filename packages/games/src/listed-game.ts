import type { CampaignModule, Game, GameModule } from '@graveshift/kernel'
import type { Outward } from '@graveshift/kernel/outward'
import type { Catalogue, Language } from './languages.ts'

/** One game of the list: light by itself, everything heavy is loaded when first asked for. */
export interface ListedGame {
  readonly id: string
  /** How many seats its tables can have. */
  readonly fewest: number
  readonly most: number
  load(): Promise<GameModule<Game>>
  /** How programs outside are told the game. */
  outward(): Promise<Outward<Game>>
  words(language: Language): Promise<Catalogue>
  /** Absent for games without a campaign. */
  campaign?(): Promise<AnyCampaign>
}

/** A campaign whose states are handed back to nobody but itself. */
export type AnyCampaign = CampaignModule<object>

/** The files of one package's words. */
export type WordLayer = Readonly<Record<Language, () => Promise<{ readonly default: Catalogue }>>>

/** A game as its own package writes it. */
export interface Written<G extends Game, S extends object = object> {
  readonly id: string
  readonly fewest: number
  readonly most: number
  load(): Promise<GameModule<G>>
  outward(): Promise<Outward<G>>
  /** Its words come last: they count where a package beneath it says the same otherwise. */
  readonly words: readonly WordLayer[]
  campaign?(): Promise<CampaignModule<S>>
}

/**
 * Forgets which game it is. This is the only place where that is done: whoever holds a game of the list passes it only
 * what came from it, so one type will do for all.
 */
export function listed<G extends Game, S extends object>({ words, ...game }: Written<G, S>): ListedGame {
  return {
    ...(game as unknown as Omit<ListedGame, 'words'>),
    async words(language) {
      const layers = await Promise.all(words.map((layer) => layer[language]()))
      return Object.assign({}, ...layers.map((layer) => layer.default))
    },
  }
}
