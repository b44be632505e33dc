import type { Game, GameModule } from '@graveshift/kernel'
import type { ListedGame } from './listed-game.ts'

/** What can be asked of a list of games. */
export interface GameList {
  readonly GAMES: readonly ListedGame[]
  findListed(id: string): ListedGame | undefined
  /** Finds any game at once: for those who may be asked about each of them and cannot wait then. */
  loadAll(): Promise<(id: string) => GameModule<Game> | undefined>
}

export function listOf(games: readonly ListedGame[]): GameList {
  return {
    GAMES: games,
    findListed: (id) => games.find((game) => game.id === id),
    async loadAll() {
      const loaded = new Map(
        await Promise.all(games.map(async ({ id, load }) => [id, await load()] as const)),
      )
      return (id) => loaded.get(id)
    },
  }
}
