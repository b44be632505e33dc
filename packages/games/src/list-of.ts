import { type Game, type GameModule, isFault, type Release } from '@graveshift/kernel'
import type { ListedGame, Rules } from './listed-game.ts'

/** What can be asked of a list of games. */
export interface GameList {
  readonly GAMES: readonly ListedGame[]
  findListed(id: string): ListedGame | undefined
  /** Finds any game at once: for those who may be asked about each of them and cannot wait then. */
  loadAll(): Promise<(id: string) => GameModule<Game> | undefined>
  /**
   * What rules are called where several of one game may be loaded: the id of the game, for frozen ones with their
   * version. Rules that nobody here has are called after their game.
   */
  nameOfRules(rules: { readonly id: string; readonly release?: Release | undefined }): string
  /** The rules that are called so. */
  rulesCalled(name: string): Rules | undefined
}

export function listOf(games: readonly ListedGame[]): GameList {
  const findListed = (id: string) => games.find((game) => game.id === id)
  return {
    GAMES: games,
    findListed,
    async loadAll() {
      const loaded = new Map(
        await Promise.all(games.map(async ({ id, load }) => [id, await load()] as const)),
      )
      return (id) => loaded.get(id)
    },
    nameOfRules({ id, release }) {
      const listed = findListed(id)
      const rules = listed?.rulesOf(release)
      return !rules || rules === listed || isFault(rules) ? id : `${id}@${rules.release.version}`
    },
    rulesCalled(name) {
      const [id = '', version] = name.split('@')
      const listed = findListed(id)
      return version === undefined
        ? listed
        : listed?.frozen.find(({ release }) => release.version === version)
    },
  }
}
