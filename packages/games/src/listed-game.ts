import type { CampaignModule, Game, GameModule } from '@graveshift/kernel'
import type { Outward, Schema } from '@graveshift/kernel/outward'
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
  readonly campaign?: ListedCampaign
}

/** A campaign whose states are handed back to nobody but itself. */
export type AnyCampaign = CampaignModule<object>

/** The campaign of a game, loaded like the game itself. */
export interface ListedCampaign {
  load(): Promise<AnyCampaign>
  /** The form of its states, as programs outside are told them. */
  schema(): Promise<Schema>
  readonly interlude: Interlude
}

/** A game that is played only between those of a campaign, with the words of the game the campaign is of. */
export interface Interlude {
  readonly id: string
  load(): Promise<GameModule<Game>>
  outward(): Promise<Outward<Game>>
}

/** The files of one package's words. */
export type WordLayer = Readonly<Record<Language, () => Promise<{ readonly default: Catalogue }>>>

/** A game as its own package writes it. */
export interface Written<G extends Game, S extends object = object, I extends Game = Game> {
  readonly id: string
  readonly fewest: number
  readonly most: number
  load(): Promise<GameModule<G>>
  outward(): Promise<Outward<G>>
  /** Its words come last: they count where a package beneath it says the same otherwise. */
  readonly words: readonly WordLayer[]
  readonly campaign?: {
    load(): Promise<CampaignModule<S>>
    schema(): Promise<Schema>
    readonly interlude: {
      readonly id: string
      load(): Promise<GameModule<I>>
      outward(): Promise<Outward<I>>
    }
  }
}

/**
 * Forgets which game it is. This is the only place where that is done: whoever holds a game of the list passes it only
 * what came from it, so one type will do for all.
 */
export function listed<G extends Game, S extends object, I extends Game>({
  words,
  ...game
}: Written<G, S, I>): ListedGame {
  return {
    ...(game as unknown as Omit<ListedGame, 'words'>),
    async words(language) {
      const layers = await Promise.all(words.map((layer) => layer[language]()))
      return Object.assign({}, ...layers.map((layer) => layer.default))
    },
  }
}
