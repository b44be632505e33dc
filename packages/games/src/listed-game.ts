import type { Game, GameModule } from '@graveshift/kernel'
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
}

/** A game as its own package writes it. */
interface Written<G extends Game> {
  readonly id: string
  readonly fewest: number
  readonly most: number
  load(): Promise<GameModule<G>>
  outward(): Promise<Outward<G>>
  readonly words: Readonly<Record<Language, () => Promise<{ readonly default: Catalogue }>>>
}

/**
 * Forgets which game it is. This is the only place where that is done: whoever holds a game of the list passes it only
 * what came from it, so one type will do for all.
 */
export function listed<G extends Game>({ words, ...game }: Written<G>): ListedGame {
  return {
    ...(game as unknown as Omit<ListedGame, 'words'>),
    words: async (language) => (await words[language]()).default,
  }
}
