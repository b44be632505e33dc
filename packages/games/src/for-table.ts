import { type Game, type GameModule, has } from '@graveshift/kernel'
import type { ListedCampaign, ListedGame, Rules } from './listed-game.ts'

const campaignIn = (rules: Rules | ListedGame): ListedCampaign | undefined =>
  has(rules, 'campaign') ? rules.campaign : undefined

/** Finds any game of a list at once, as tables need it: for those who may be asked about each and cannot wait then. */
export async function loadForTables(
  games: readonly ListedGame[],
): Promise<(id: string) => GameModule<Game> | undefined> {
  const loaded = new Map(
    await Promise.all(games.map(async (game) => [game.id, await loadForTable(game)] as const)),
  )
  return (id) => loaded.get(id)
}

/** Rules as a table needs them: with the campaign of their game, for those who play one. */
export async function loadForTable(rules: Rules | ListedGame): Promise<GameModule<Game>> {
  const [module, campaign] = await Promise.all([rules.load(), campaignIn(rules)?.load()])
  return campaign ? { ...module, campaign } : module
}
