import { type CampaignState, WESTERN_CAMPAIGN } from '@graveshift/gears-and-guns'
import { FastChance, playout, start } from '@graveshift/kernel'

const PLAYERS = ['Ada', 'Bo', 'Cy']

let seed = 0

/** A campaign answered at random, camps and missions in turn, on the iron trail: a lost mission leads on. */
export function* campaignAtRandom(): Generator<CampaignState> {
  const begun = WESTERN_CAMPAIGN.begin({ players: PLAYERS, options: { ironTrail: true, mercy: true } })
  if ('fault' in begun) throw new Error(begun.message)
  let state = begun
  yield state
  for (let game = WESTERN_CAMPAIGN.next(state); game; game = WESTERN_CAMPAIGN.next(state)) {
    const chance = new FastChance(seed++)
    const rules = game.module.rulesFor(game.options)
    const played = start(rules, game.options, chance)
    playout(rules, played, chance, chance)
    state = game.after(played.board)
    yield state
  }
}
