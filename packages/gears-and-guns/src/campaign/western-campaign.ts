import { type Campaign, campaignGame, type Game, type GameModule, type Json } from '@graveshift/kernel'
import { Fields, reading } from '@graveshift/zones'
import { afterMission } from './after-mission.ts'
import { afterCamp } from './camp/after-camp.ts'
import { CAMP_MODULE } from './camp/module.ts'
import type { MissionResult } from './mission-result.ts'
import { type MissionStart, missionStart } from './mission-start.ts'
import { readCampaignOptions, readPlayers } from './read-state.ts'
import { type CampaignState, newCampaign } from './state.ts'

/** The game that plays a campaign's missions: how one starts, and what its finished board tells. */
export interface MissionGame<G extends Game> {
  readonly module: GameModule<G>
  options(start: MissionStart): G['options']
  result(board: G['board']): MissionResult
}

const begin = (raw: Json) =>
  reading((): CampaignState => {
    const fields = new Fields(raw, 'bad-campaign')
    const players = readPlayers(fields)
    const options = fields.has('options') ? fields.inner('options') : new Fields({}, 'bad-campaign')
    const state = newCampaign(players, readCampaignOptions(options))
    fields.done()
    return state
  })

/** The campaign: a camp before each mission, ten missions in their order (GG-CMP-08). */
export function westernCampaign<G extends Game>(missions: MissionGame<G>): Campaign<CampaignState> {
  return {
    id: 'gears-and-guns',
    version: 1,
    begin,
    next(state) {
      if (state.stage === 'camp') return campaignGame(CAMP_MODULE, state, afterCamp)
      if (state.stage !== 'mission') return undefined
      return campaignGame(missions.module, missions.options(missionStart(state)), (board) =>
        afterMission(state, missions.result(board)),
      )
    },
    outcome: ({ stage }) => (stage === 'won' || stage === 'lost' ? stage : undefined),
  }
}
