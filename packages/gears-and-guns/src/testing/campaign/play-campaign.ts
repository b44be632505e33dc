import { FastChance, makeSink, playout, start, usualOptions } from '@graveshift/kernel'
import { afterMission } from '../../campaign/after-mission.ts'
import { afterCamp } from '../../campaign/camp/after-camp.ts'
import type { Camp, CampEvent } from '../../campaign/camp/game.ts'
import { CAMP } from '../../campaign/camp/rules.ts'
import { missionStart } from '../../campaign/mission-start.ts'
import {
  CAMPAIGN_OPTIONS,
  type CampaignOptions,
  type CampaignState,
  newCampaign,
} from '../../campaign/state.ts'
import { chanceResult, type Fortune, PLAIN } from './chance-result.ts'

export const USUAL: CampaignOptions = usualOptions(CAMPAIGN_OPTIONS) as CampaignOptions

export const freshCampaign = (seats: number, options: Partial<CampaignOptions> = {}): CampaignState =>
  newCampaign(
    Array.from({ length: seats }, (_, seat) => `Player ${seat + 1}`),
    { ...USUAL, ...options },
  )

/** A camp answered at random, with all that happened in it. */
export function campAtRandom(
  state: CampaignState,
  seed: number,
): { readonly after: CampaignState; readonly events: readonly CampEvent[] } {
  const chance = new FastChance(seed)
  const sink = makeSink<Camp>()
  const played = start(CAMP, state, chance, sink)
  playout(CAMP, played, chance, new FastChance(~seed), sink)
  return { after: afterCamp(played.board), events: sink.events }
}

/** Missions lost so often are not tried again: a campaign at random must end. */
const MOST_GAMES = 200

/** A whole campaign at random, state by state, missions by chance. */
export function* campaignAtRandom(
  first: CampaignState,
  seed: number,
  fortune: Fortune = PLAIN,
): Generator<CampaignState> {
  const random = new FastChance(seed)
  let state = first
  yield state
  for (let game = 0; game < MOST_GAMES && (state.stage === 'camp' || state.stage === 'mission'); game++) {
    state =
      state.stage === 'camp'
        ? campAtRandom(state, seed + game).after
        : afterMission(state, chanceResult(missionStart(state), random, fortune))
    yield state
  }
}

/** A campaign in camp before this mission, which it came to by chance. */
export function campBefore(
  mission: number,
  seats: number,
  seed: number,
  fortune: Fortune = PLAIN,
): CampaignState {
  for (let tried = seed * 1000; ; tried++)
    for (const state of campaignAtRandom(
      freshCampaign(seats, { mercy: true, ironTrail: true }),
      tried,
      fortune,
    ))
      if (state.stage === 'camp' && state.mission === mission) return state
}
