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
  /** The rules that are called so, those of what is played between the games of a campaign among them. */
  rulesCalled(name: string): Rules | undefined
  /** The game in whose campaign, and words, this one is played; of any other itself. */
  ownerOf(id: string): string
}

/** What is played between the games of a campaign goes by the words and the release of its game. */
const interludeOf = ({ campaign, release, words }: ListedGame): readonly Rules[] =>
  campaign ? [{ ...campaign.interlude, release, words }] : []

export function listOf(games: readonly ListedGame[]): GameList {
  const interludes = games.flatMap(interludeOf)
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
    ownerOf: (id) => games.find(({ campaign }) => campaign?.interlude.id === id)?.id ?? id,
    rulesCalled(name) {
      const [id = '', version] = name.split('@')
      const listed = findListed(id)
      return version === undefined
        ? (listed ?? interludes.find((each) => each.id === id))
        : listed?.frozen.find(({ release }) => release.version === version)
    },
  }
}
