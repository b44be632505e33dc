import { type Game, type GameModule, has } from '@graveshift/kernel'
import type { ListedCampaign, ListedGame, Rules } from './listed-game.ts'

const campaignIn = (rules: Rules | ListedGame): ListedCampaign | undefined =>
  has(rules, 'campaign') ? rules.campaign : undefined

/** Rules as a table needs them: with the campaign of their game, for those who play one. */
export async function loadForTable(rules: Rules | ListedGame): Promise<GameModule<Game>> {
  const [module, campaign] = await Promise.all([rules.load(), campaignIn(rules)?.load()])
  return campaign ? { ...module, campaign } : module
}
