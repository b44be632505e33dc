import type { CampaignState } from '@graveshift/gears-and-guns'
import { campaignAtRandom } from '../campaigns.ts'
import type { Amounts, Contestant } from '../clock.ts'
import { bytesOf } from '../memory.ts'

const CAMPAIGNS = 60
/** Each so often, as a server holds many of them. */
const TIMES = 20
/** Camp and mission in turn: half of the missions are played. */
const GAMES = 10

/** A campaign that has come half its way, or to its end before. */
function halfway(): CampaignState | undefined {
  let state: CampaignState | undefined
  let games = 0
  for (const each of campaignAtRandom()) {
    state = each
    if (games++ === GAMES) break
  }
  return state
}

// Written down first: what playing leaves behind in memory does not count.
const written = Array.from({ length: CAMPAIGNS }, () => JSON.stringify(halfway()))
const measured: Amounts = {
  campaign: bytesOf((index) => JSON.parse(written[index % CAMPAIGNS] as string), CAMPAIGNS * TIMES),
}

export const contestant: Contestant = () => measured
